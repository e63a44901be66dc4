import { readFile } from 'node:fs/promises';

interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * Lists the scripts that these sources need at once, as paths of the built client; scripts that they import late are
 * left out.
 */
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
