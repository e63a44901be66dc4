import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/core/locale/locale.ts';

const FOLDER = path.join(import.meta.dirname, '../messages');
/** The application gets its texts from this module, as `@messages`, and does not name a language. */
const INDEX = path.join(FOLDER, DEFAULT_LOCALE, 'index.ts');
const NAMESPACE = '\0messages/';

/**
 * The views of the public page fill in the values of these words themselves (`src/sections/visitor-kit/fill-words.ts`).
 */
const AS_WRITTEN = ['site'];

/**
 * The mark stands for texts in a script until the languages are written: it has the namespace, and a hash of it in all
 * languages.
 */
const TEXTS_MARK = /\b__TEXTS_([a-zA-Z]+)_[0-9a-f]{8}__/g;
const LOCALE_MARK = /\b__LOCALE__\b/g;

/** Holds a namespace of the messages, or a part of one. */
export interface Texts {
  [key: string]: string | Texts;
}

/**
 * Writes the browser's scripts in each language: a script with texts is written once for each, the default language's
 * into `assets/`, those of `sk` under the same names into `assets/sk/`. So a screen brings the texts of one language
 * only, already parsed, and only the namespaces that it names. Scripts load each other by relative addresses and so
 * stay in their language. This happens only in a build: the server and the tests read the messages themselves.
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
      return source.startsWith(NAMESPACE) ? source : null;
    },
    async load(id) {
      const js = (code: string) => ({ code, moduleType: 'js' as const, moduleSideEffects: false });
      if (id.startsWith(NAMESPACE)) {
        const namespace = id.slice(NAMESPACE.length);
        return js(`export default __TEXTS_${namespace}_${await hashNamespace(namespace)}__;`);
      }
      if (id !== INDEX) return null;
      const exported = (await listNamespaces()).map(
        (name) => `export { default as ${name} } from ${JSON.stringify(NAMESPACE + name)};`,
      );
      return js(['export const locale = __LOCALE__;', ...exported].join('\n'));
    },
    generateBundle: {
      // It runs after Vite has written into each script what it loads beside another, because the copies need that as
      // well.
      order: 'post',
      async handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !/__(TEXTS|LOCALE)_/.test(chunk.code)) continue;
          const { code, fileName } = chunk;
          for (const locale of LOCALES) {
            const written = await writeTexts(code, locale);
            if (locale === DEFAULT_LOCALE) chunk.code = written;
            else this.emitFile({ type: 'asset', fileName: fileNameIn(fileName, locale), source: written });
          }
        }
      },
    },
  };
}

/** Returns, for example, `assets/sk/editor.js` for `assets/editor.js` in Slovak. */
function fileNameIn(fileName: string, locale: Locale): string {
  return path.posix.join(path.posix.dirname(fileName), locale, path.posix.basename(fileName));
}

async function writeTexts(code: string, locale: Locale): Promise<string> {
  const texts = new Map<string, string>();
  for (const [mark, namespace = ''] of code.matchAll(TEXTS_MARK)) {
    texts.set(mark, toSource(await compileNamespace(namespace, await readNamespace(namespace, locale))));
  }
  return code
    .replace(TEXTS_MARK, (mark) => texts.get(mark) ?? mark)
    .replace(LOCALE_MARK, JSON.stringify(locale));
}

async function readNamespace(namespace: string, locale: Locale): Promise<Texts> {
  return JSON.parse(await readFile(path.join(FOLDER, locale, `${namespace}.json`), 'utf8'));
}

async function listNamespaces(): Promise<string[]> {
  const index = await readFile(INDEX, 'utf8');
  return Array.from(index.matchAll(/ as (\w+) \} from /g), ([, name = '']) => name);
}

/** Makes the hash for the mark, so that a script gets another name when a text of any language changes. */
async function hashNamespace(namespace: string): Promise<string> {
  const hash = createHash('sha256');
  for (const locale of LOCALES) hash.update(JSON.stringify(await readNamespace(namespace, locale)));
  return hash.digest('hex').slice(0, 8);
}

/** Compiles messages with values to what use-intl's `format-only` reads; the others stay texts. */
export async function compileNamespace(namespace: string, texts: Texts): Promise<unknown> {
  return AS_WRITTEN.includes(namespace) ? texts : compileAll(texts, await loadCompiler());
}

type Compile = (message: string) => unknown;

function compileAll(texts: string | Texts, compile: Compile): unknown {
  if (typeof texts === 'string') return compile(texts);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileAll(text, compile)]));
}

/** Writes JSON, but leaves out the quotation marks of keys where they are not needed. */
function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${/^[a-z_]\w*$/i.test(key) ? key : JSON.stringify(key)}:${toSource(item)}`,
  );
  return `{${entries.join(',')}}`;
}

/** Loads the compiler of the version with which the installed use-intl formats, wherever that lies. */
async function loadCompiler(): Promise<Compile> {
  const require = createRequire(createRequire(import.meta.url).resolve('use-intl'));
  const { default: compile } = await import(pathToFileURL(require.resolve('icu-minify/compile')).href);
  return compile;
}
