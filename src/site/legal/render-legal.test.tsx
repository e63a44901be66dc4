import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { fillLegal } from '@/core/legal';
import { lookNames, type Theme } from '@/core/theme';
import { renderSite } from '../render-site';
import { toSite } from '../site';
import { renderLegal } from './render-legal';

const assets = { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' };
const entry = { text: 'Zora', address: '', isElsewhere: false };
const bakery = { title: 'Bäckerei', description: '', logoUrl: null, slug: 'bakery', language: 'de' } as const;
const drawn = (theme?: Theme) => ({ ...bakery, pageData: { sections: [], ...(theme && { theme }) } });

function footerOf(legal: Parameters<typeof fillLegal>[0], theme?: Theme): string {
  const site = toSite({ ...drawn(theme), legal });
  return (
    /<footer.*<\/footer>/s.exec(renderSite({ site, origin: 'https://example.com', assets }).html)?.[0] ?? ''
  );
}
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);

describe('a footer', () => {
  it.each([undefined, ...lookNames])('leads to what is given, with the look %s', (look) => {
    const theme = look && { look };
    expect(linksIn(footerOf(null, theme))).toEqual(['Datenschutz', 'Nach oben']);
    expect(linksIn(footerOf({ imprint: entry, terms: entry }, theme))).toEqual([
      'Impressum',
      'AGB',
      'Datenschutz',
      'Nach oben',
    ]);
    expect(linksIn(footerOf({ privacy: entry }, theme))).toEqual([
      'Datenschutz',
      'Datenschutz bei Verandly',
      'Nach oben',
    ]);
  });
});

describe('a legal page', () => {
  const draw = (text: string, theme?: Theme) =>
    renderLegal({
      site: toSite(drawn(theme)),
      ...({ kind: 'imprint', year: 2026 } as const),
      text,
    }).html;

  it.each([undefined, ...lookNames])('is small with the look %s', (look) => {
    expect(gzipSync(draw('Zora', look && { look })).length).toBeLessThan(20_000);
  });

  it('keeps the breaks of an address and ends a paragraph at an empty line', () => {
    const html = draw('Zora\r\nHauptweg 1\r\n\r\n \r\nzora@example.com');
    expect(html).toContain('<p>Zora\r\nHauptweg 1</p><p><a href="mailto:zora@example.com"');
    expect(html).toContain('<title>Impressum – Bäckerei</title>');
  });
});
