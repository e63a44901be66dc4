import { getCallPath } from '@/contracts/endpoint';
import { getCurrentUser } from '@/contracts/endpoints/accounts';
import { getWebsite, listWebsites } from '@/contracts/endpoints/websites';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/core/locale/locale';

/** Owners spend their day on these screens; each is listed with the sources that it begins with. */
const SCREENS = {
  dashboard: ['src/app/screens/dashboard-screen.tsx'],
  admin: ['src/app/screens/admin-screen.tsx'],
  editor: ['src/app/screens/editor-screen.tsx', 'src/app/features/editor/components/parts.ts'],
} as const;
export type LinkedScreen = keyof typeof SCREENS;

/** Holds what is read here of Vite's manifest: an entry for each source that a page asks for, and for each shared script. */
export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/**
 * Writes the header `Link` of a screen: its scripts and sheets, so that a browser asks for all of them at once, and not
 * for each only when another one names it.
 */
export type LinkFiles = (screen: LinkedScreen, locale: Locale) => string;

/** Reads the files of each screen from the manifest; those of a language stand in a folder of their own. */
export function linkScreens(manifest: Manifest): LinkFiles {
  const links = new Map<string, string>();
  for (const [screen, sources] of Object.entries(SCREENS)) {
    const files = listFiles(manifest, ['index.html', ...sources]);
    for (const locale of LOCALES) {
      const folder = locale === DEFAULT_LOCALE ? '/assets/' : `/assets/${locale}/`;
      const written = files.map((file) => linkFile(`/${file}`.replace('/assets/', folder)));
      links.set(`${screen} ${locale}`, written.join(', '));
    }
  }
  return (screen, locale) => links.get(`${screen} ${locale}`) ?? '';
}

/**
 * Writes a `Link` header for the calls that a signed-in owner's screen makes at once; `id` is the website that its
 * address names.
 */
export function linkCalls(screen: LinkedScreen, id?: string): string {
  const paths: string[] = [getCurrentUser.path];
  if (screen === 'dashboard') paths.push(listWebsites.path);
  if (screen === 'editor' && id && /^\d{1,15}$/.test(id))
    paths.push(getCallPath(getWebsite, { params: { id: Number(id) } }));
  return paths.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin`).join(', ');
}

/** Lists the scripts that some sources cannot do without, and their sheets, in the order in which they run. */
function listFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (source: string) => {
    const { file, imports = [], css = [] } = manifest[source] ?? {};
    if (!file || files.has(file)) return;
    files.add(file);
    for (const imported of imports) add(imported);
    for (const sheet of css) files.add(sheet);
  };
  for (const source of sources) add(source);
  return [...files];
}

const linkFile = (address: string) =>
  address.endsWith('.css')
    ? `<${address}>; rel=preload; as=style; crossorigin`
    : `<${address}>; rel=modulepreload`;
