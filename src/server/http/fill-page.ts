import { HOST_MARK, ORIGIN_MARK, PAGES_ELSEWHERE, pageMark, SUPPORT_MARK } from '@/core/page-marks';
import type { Config } from '../settings/config';

/** What of the configuration stands in pages that were drawn at build time. */
export type PageSettings = Pick<Config, 'publicUrl' | 'supportEmail' | 'pagesElsewhere' | 'gtagId'>;

/**
 * Puts into a page what was not known when it was drawn. Its head says what its scripts ask for: the host, support's
 * address, and the tag of Google that they may load with consent, or that other screens have one.
 */
export function fillPage(
  html: string,
  { publicUrl, supportEmail, pagesElsewhere, gtagId }: PageSettings,
  isTagged: boolean,
): string {
  const { host } = new URL(publicUrl);
  const settings = { support: supportEmail, ...pagesElsewhere };
  const facts = {
    'public-host': host,
    'support-email': supportEmail,
    [isTagged ? 'gtag-id' : 'gtag-elsewhere']: isTagged ? gtagId : gtagId && 'yes',
  };
  const chosen = chooseElements(html, settings);
  const marked = PAGES_ELSEWHERE.reduce(
    (page, name) => fillMark(page, pageMark(name), pagesElsewhere[name]),
    fillMark(chosen, SUPPORT_MARK, supportEmail),
  );
  return fillMark(fillMark(marked, ORIGIN_MARK, publicUrl), HOST_MARK, host).replace(
    '</head>',
    () => `${metaElements(facts)}</head>`,
  );
}

function fillMark(html: string, mark: string, value: string | null): string {
  return html.replaceAll(mark, () => escapeHtml(value ?? ''));
}

/** Takes out the elements that wait for a setting which is not there, or for its absence. */
function chooseElements(html: string, settings: Record<string, string | null>): string {
  return html.replace(
    /<(\w+)\b([^>]*?) data-(when|unless)="(\w+)"([^>]*>[\s\S]*?<\/\1>)/g,
    (_element, tag: string, before: string, rule: string, setting: string, rest: string) => {
      const isThere = (settings[setting] ?? null) !== null;
      return isThere === (rule === 'when') ? `<${tag}${before}${rest}` : '';
    },
  );
}

function metaElements(facts: Record<string, string | null>): string {
  return Object.entries(facts)
    .map(([name, value]) =>
      value === null ? '' : `  <meta name="${name}" content="${escapeHtml(value)}" />\n  `,
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
