import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const CATALOGUE = '/messages/en.json';
const NAMESPACE = '?namespace=';

/** Words of the public page: its views fill them themselves (`src/sections/visitor-kit/fill-words.ts`). */
const AS_WRITTEN = ['site'];

/** A namespace of the catalogue, or a part of it. */
export interface Texts {
  [key: string]: string | Texts;
}

/**
 * What a browser loads of the texts: parsed already, so that it needs no parser, and each namespace a module of its
 * own, so that a screen brings only what it says. Only in a build: the server and the tests read the catalogue itself.
 */
export function compileTexts(): Plugin {
  return {
    name: 'compile-texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (source === 'use-intl/format-message') {
        return this.resolve('use-intl/format-message/format-only', importer, { skipSelf: true });
      }
      return source.includes(NAMESPACE) ? source : null;
    },
    async load(id) {
      const [file = '', namespace] = id.split(NAMESPACE);
      if (!file.endsWith(CATALOGUE)) return null;
      const catalogue: Record<string, Texts> = JSON.parse(await readFile(file, 'utf8'));
      const code = namespace
        ? `export default ${JSON.stringify(await compileNamespace(namespace, catalogue[namespace] ?? {}))};`
        : Object.keys(catalogue)
            .map((name) => `export { default as ${name} } from ${JSON.stringify(file + NAMESPACE + name)};`)
            .join('\n');
      return { code, moduleType: 'js', moduleSideEffects: false };
    },
  };
}

/** Messages that need no values stay texts, the others become what use-intl's `format-only` reads. */
export async function compileNamespace(namespace: string, texts: Texts): Promise<unknown> {
  return AS_WRITTEN.includes(namespace) ? texts : compileAll(texts, await loadCompiler());
}

type Compile = (message: string) => unknown;

function compileAll(texts: string | Texts, compile: Compile): unknown {
  if (typeof texts === 'string') return compile(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileAll(text, compile)]));
}

/** Of the version that the installed use-intl formats with, wherever that has been put. */
async function loadCompiler(): Promise<Compile> {
  const require = createRequire(createRequire(import.meta.url).resolve('use-intl'));
  const { default: compile } = await import(pathToFileURL(require.resolve('icu-minify/compile')).href);
  return compile;
}
