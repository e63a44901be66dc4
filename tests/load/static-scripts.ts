import { readFile } from 'node:fs/promises';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The scripts that these sources cannot do without, as paths of the built client: what they import late is not among them. */
export async function listStaticScripts(sources: string[]): Promise<Set<string>> {
  const manifest: Record<string, Chunk> = JSON.parse(
    await readFile('dist/client/.vite/manifest.json', 'utf8'),
  );
  const files = new Set<string>();
  const walk = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  for (const source of sources) walk(source);
  return files;
}
