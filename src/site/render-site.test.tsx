import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PublicSite } from '@/contracts/endpoints/websites';
import type { PaletteName } from '@/core/theme';
import { MARKUP } from '@/sections/definition/section-fixtures';
import { type SectionType, sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures } from '@/sections/page/fixtures';
import { type RenderSiteInput, renderSite, toScriptJson } from './render-site';
import { toSite } from './site';

type Section = PublicSite['pageData']['sections'][number];

const assets = { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' };

function section(type: SectionType, name: 'typical' | 'extreme' = 'typical'): Omit<Section, 'order'> {
  return { id: `${type}-1`, type, ...sectionFixtures[type][name] };
}

function site(sections: Omit<Section, 'order'>[] = [], changes: Partial<PublicSite> = {}): PublicSite {
  return {
    title: 'Bakery',
    description: 'Bread from four ovens',
    logoUrl: null,
    slug: 'bakery',
    language: 'en',
    pageData: { sections: sections.map((item, order) => ({ ...item, order })) },
    ...changes,
  };
}

function render(page: PublicSite, input: Partial<RenderSiteInput> = {}) {
  return renderSite({ site: toSite(page), origin: 'https://example.com', assets, ...input });
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/<section [^>]*?id="([^"]+)"/g)].map(([, id]) => id ?? '');
}

describe('the document', () => {
  it('says what the page is, to people and to machines', () => {
    const { html } = render(site());
    expect(html).toMatch(/^<!doctype html><html lang="en"/);
    expect(html).toContain('<title>Bakery</title>');
    expect(html).toContain('<meta name="description" content="Bread from four ovens"/>');
    expect(html).toContain('<link rel="canonical" href="https://example.com/bakery"/>');
    expect(html).toContain('<meta property="og:title" content="Bakery"/>');
    expect(html).not.toContain('noindex');
  });

  it('says how a shared link looks', () => {
    const { html } = render(site([section('gallery')]));
    const named = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(named('og:type')).toBe('website');
    expect(named('og:url')).toBe('https://example.com/bakery');
    expect(named('og:site_name')).toBe('Bakery');
    expect(named('og:locale')).toBe('en_GB');
    expect(named('og:image')).toMatch(/^https:\/\//);
    expect(named('og:image:alt')).toBeTruthy();
    expect(named('twitter:card')).toBe('summary_large_image');
    expect(named('twitter:image')).toBe(named('og:image'));
  });

  it('shows the logo in the page and beside its name in browsers, else the mark of the product', () => {
    const logoUrl = '/uploads/abcdefghijklmnop-120x60.webp';
    const { html } = render(site([], { logoUrl }));
    expect(html).toContain(`<link rel="icon" href="${logoUrl}"/>`);
    expect(html).toContain('width="120" height="60"');
    expect(html).toContain('alt="Logo of Bakery"');
    expect(render(site()).html).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg"/>');
  });

  it('gives the logo a plate on which it is seen in the colours of the page', () => {
    const plateOf = (palette: PaletteName) => {
      const pageData = { sections: [], theme: { palette } };
      const logoUrl = '/uploads/abcdefghijklmnop-120x60-l100.webp';
      return /<img [^>]*data-plate="(\w+)"/.exec(render(site([], { logoUrl, pageData })).html)?.[1];
    };
    expect([plateOf('mallow'), plateOf('pine')]).toEqual(['dark', undefined]);
  });

  it('has one inlined style sheet, and the hash of exactly that', () => {
    const { html, styleHash } = render(site([section('hero')]));
    const sheets = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? '');
    expect(sheets).toHaveLength(1);
    expect(
      createHash('sha256')
        .update(sheets[0] ?? '')
        .digest('base64'),
    ).toBe(styleHash);
  });

  it('carries the styles of the types on it, and of no other', () => {
    const { html } = render(site([section('services')]));
    expect(html).toContain('.s-prices');
    expect(html).not.toContain('.s-hero h2');
  });

  it.each(['typical', 'extreme'] as const)('needs no inline script and no style attribute: %s', (name) => {
    const { html } = render(site(sectionTypes.map((type) => section(type, name))));
    expect(html).not.toMatch(/\sstyle="|\son[a-z]+="|javascript:/i);
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes?.trim());
    expect(scripts).toEqual([
      // The policy allows two blocks of data, the business and the questions.
      ...Array(2).fill('type="application/ld+json"'),
      'type="module" src="/assets/loader.js"',
      // These are the props of the six islands.
      ...Array(6).fill('type="application/json"'),
    ]);
  });

  it('shows markup in the name, the description and the logo’s address as text', () => {
    const { html } = render(
      site([], { title: MARKUP, description: MARKUP, logoUrl: `javascript:${MARKUP}` }),
    );
    expect(html).not.toContain('<img');
    expect(html.match(/<script/g)).toHaveLength(2);
    expect(html).toContain('"name":"\\u003cimg src=x');
    expect(html).toContain(`<title>&lt;img src=x`);
  });
});

describe('the sections', () => {
  it('stand in their order, whatever order they are stored in', () => {
    const page = site([section('heading'), section('services'), section('social')]);
    page.pageData.sections.reverse();
    expect(idsOf(render(page).html)).toEqual(['heading-1', 'services-1', 'social-1']);
  });

  it('with nothing to show, of unknown types and of a wrong shape are left out', () => {
    const page = site([
      { id: 'services-1', type: 'services', title: 'Empty', content: { services: [] } },
      { id: 'future-1', type: 'future', title: 'Unknown', content: { text: 'Unknown' } },
      { id: 'article-1', type: 'article', title: '', content: { title: ['no'] } },
      section('description'),
    ]);
    const { html } = render(page);
    expect(idsOf(html)).toEqual(['description-1']);
    expect(html).not.toMatch(/Empty|Unknown/);
  });

  it('are being prepared when there are none', () => {
    expect(render(site()).html).toContain('Page content is being prepared...');
    expect(render(site([section('heading')])).html).not.toContain('being prepared');
  });

  it('leave out a title that the heading above says already', () => {
    const heading = { ...section('heading'), content: { text: 'Price list' } };
    const { html } = render(site([heading, section('services')]));
    expect(html).toContain('class="s s-flow s-services is-untitled"');
    expect(html.match(/<h2[^>]*>Price list<\/h2>/g)).toHaveLength(1);
  });

  it('where visitors can do something are left out when the plan has ended', () => {
    const forms = ['contact', 'poll', 'booking', 'products'] as const;
    const page = site([section('description'), ...forms.map((type) => section(type))]);
    expect(idsOf(render(page).html)).toHaveLength(5);
    expect(idsOf(render(page, { tier: 'expired' }).html)).toEqual(['description-1']);
    expect(render(page, { tier: 'expired' }).html).not.toContain('#contact-1');
  });
});

describe('a place on the page that a hero leads to', () => {
  const hero = (buttonUrl: string) => ({
    ...section('hero'),
    content: { ...section('hero').content, buttonUrl },
  });
  const button = (html: string) => /<a class="s-btn" href="([^"]+)" rel="noopener">/.exec(html)?.[1];

  it.each(['#contact', '#Contact', '#contact-1'])('%s is the first contact form', (buttonUrl) => {
    const second = { ...section('contact'), id: 'contact-2' };
    const { html } = render(site([hero(buttonUrl), section('contact'), second]));
    expect(button(html)).toBe('#contact-1');
    expect(idsOf(html)).toContain('contact-1');
  });

  it('can be a section with a name of its own', () => {
    const second = { ...section('contact'), id: 'contact-2' };
    expect(button(render(site([hero('#contact-2'), section('contact'), second])).html)).toBe('#contact-2');
  });

  it('that visitors do not find has no button', () => {
    const page = site([hero('#contact'), section('contact')]);
    expect(button(render(page, { tier: 'expired' }).html)).toBeUndefined();
    expect(button(render(site([hero('#gallery')])).html)).toBeUndefined();
    expect(button(render(site([hero('https://example.com/menu')])).html)).toBe('https://example.com/menu');
  });
});

describe('islands', () => {
  it('are complete without a script, their props beside them', () => {
    const { html } = render(site([section('contact')]));
    expect(html).toContain('<div data-island="contact" data-id="contact-1"><form');
    const json = /<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ slug: 'bakery', hasPhone: true });
  });

  it('have ids of their own', () => {
    const other = { ...section('contact'), id: 'contact-2' };
    const { html } = render(site([section('contact'), other]));
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the header and the footer', () => {
  it('name the sections and end with the action', () => {
    const { html } = render(site([section('services'), section('contact')]), { year: 2026 });
    const nav = /<nav class="s-nav".*?<\/nav>/.exec(html)?.[0] ?? '';
    expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '#services-1',
      '#contact-1',
    ]);
    expect(html).toContain('© 2026 Bakery');
  });

  it('name the action also where its section has no title', () => {
    const untitled = { ...section('booking'), content: { ...section('booking').content, title: '' } };
    expect(render(site([untitled])).html).toContain('<a class="s-btn" href="#booking-1">Booking</a>');
  });

  it('show the first letter where there is no logo', () => {
    expect(render(site([], { title: '„ľan“' })).html).toMatch(/class="s-mark"[^>]*>Ľ</);
  });

  it('shows a sign in the place of the logo, by a rule of its own only', () => {
    const { html } = render(site([], { logoUrl: '/images/signs/cup-1.svg' }));
    expect(html).toContain('<span class="s-sign is-cup" aria-hidden="true"></span>');
    expect(html).toContain('.s-sign.is-cup{--sign:url(/images/signs/cup-1.svg)}');
    expect(html).not.toContain('is-bed');
    expect(html).toContain('<link rel="icon" href="/images/signs/cup-1.svg"/>');
    expect(html).not.toContain('"logo":');
    expect(render(site()).html).not.toContain('s-sign');
  });

  it('make way for a hero that opens the page', () => {
    const opening = render(site([section('hero'), section('services')])).html;
    expect(opening).toMatch(/<div class="site"[^>]*data-opening="hero"/);
    expect(opening.match(/Bread from four ovens<\/p>/g)).toHaveLength(2);
    expect(opening).toContain('fetchPriority="high"');
    const later = render(site([section('services'), section('hero')])).html;
    expect(later).not.toMatch(/<div class="site"[^>]*data-opening/);
    expect(later).toContain('loading="lazy"');
  });
});

it('tells the owner that a draft is one, and machines to pass by', () => {
  const { html } = render(site(), { draft: { editorUrl: '/editor/7', isPublished: false } });
  expect(html).toContain('Draft preview');
  expect(html).toContain('href="/editor/7"');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<html[^>]* data-draft=""/);
});

it('says that visitors read another version, and lets the forms of a draft be tried only', () => {
  const draft = { editorUrl: '/editor/7', isPublished: true };
  const { html } = render(site([section('poll'), section('booking')]), { draft });
  expect(html).toContain('Only you can see these changes until you save them.');
  expect(html.match(/"slug":"draft\//g)).toHaveLength(2);
  expect(html).toContain('"isPreview":true');
});

it('writes JSON that cannot end the script element that it stands in, and reads back as it was', () => {
  const value = { text: '</script><!-- \u2028\u2029 & "quoted"' };
  const json = toScriptJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
