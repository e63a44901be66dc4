import { expect, it } from 'vitest';
import { getPageMark, HOST_MARK, ORIGIN_MARK, SUPPORT_MARK } from '@/core/page-marks';
import { fillPage, type PageSettings } from './client-assets';

const BARE: PageSettings = {
  publicUrl: 'https://pages.example.com:8443',
  supportEmail: null,
  pagesElsewhere: { about: null, contact: null, blog: null },
  gtagId: null,
};
const fill = (html: string, settings: Partial<PageSettings> = {}, isTagged = false) =>
  fillPage(html, { ...BARE, ...settings }, isTagged);

it('puts the address and the host in every place that has a mark', () => {
  expect(
    fill(
      `<link href="${ORIGIN_MARK}/privacy"><i>${HOST_MARK}/salon</i><meta content="${ORIGIN_MARK}/a.jpg">`,
    ),
  ).toBe(
    '<link href="https://pages.example.com:8443/privacy"><i>pages.example.com:8443/salon</i><meta content="https://pages.example.com:8443/a.jpg">',
  );
});

it('puts settings in as text', () => {
  const about = 'https://example.com/?a=$&b="><b>';
  expect(
    fill(`<a href="${getPageMark('about')}">x</a>`, { pagesElsewhere: { ...BARE.pagesElsewhere, about } }),
  ).toBe('<a href="https://example.com/?a=$&amp;b=&quot;&gt;&lt;b&gt;">x</a>');
});

it('has what hangs on a setting only where it is there, and what stands in for it only where it is not', () => {
  const page = `<nav><a href="${getPageMark('blog')}" data-when="blog">Blog<span> (new)</span></a><a href="/x">X</a></nav><p data-when="support">Write to <a href="mailto:${SUPPORT_MARK}">us</a>.</p><p data-unless="support">Nobody.</p>`;
  expect(fill(page)).toBe('<nav><a href="/x">X</a></nav><p>Nobody.</p>');
  const settings = {
    supportEmail: 'help@example.com',
    pagesElsewhere: { ...BARE.pagesElsewhere, blog: 'https://example.com/blog' },
  };
  expect(fill(page, settings)).toBe(
    '<nav><a href="https://example.com/blog">Blog<span> (new)</span></a><a href="/x">X</a></nav><p>Write to <a href="mailto:help@example.com">us</a>.</p>',
  );
});

it('says in the head what scripts ask for', () => {
  const listNames = (html: string) =>
    [...html.matchAll(/<meta name="([\w-]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]);
  const host = ['public-host', 'pages.example.com:8443'];
  expect(listNames(fill('<head></head>'))).toEqual([host]);
  expect(listNames(fill('<head></head>', {}, true))).toEqual([host]);
  const settings = { supportEmail: 'help@example.com', gtagId: 'G-ABC123' };
  const support = ['support-email', 'help@example.com'];
  expect(listNames(fill('<head></head>', settings, true))).toEqual([host, support, ['gtag-id', 'G-ABC123']]);
  expect(listNames(fill('<head></head>', settings))).toEqual([host, support, ['gtag-elsewhere', 'yes']]);
});
