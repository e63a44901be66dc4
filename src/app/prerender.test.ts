import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getPageMark, HOST_MARK, PAGES_ELSEWHERE } from '@/core/page-marks';
import { lookNames, themeChoices } from '@/core/theme';
import { prerender, prerenderStyles } from './prerender';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Verandly</title>
    <link rel="preload" href="/fonts/figtree.woff2" as="font" crossorigin />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

const own = { script: '/assets/static-4.js', styles: ['/assets/static-5.css', '/assets/sites-6.css'] };
const pages = prerender(shell, own);
const linksOf = (html: string) => [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
const target = (html: string, text: string) =>
  linksOf(html)
    .filter(([, , content]) => content?.includes(text))
    .map(([, href]) => href);
/** Lists the selectors of a sheet, without at-rules and the steps of animations. */
const selectorsOf = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !/^(@|from|to|\d)/.test(selector));

describe('the pages rendered at build time', () => {
  it('leave the shell of the app as it is', () => {
    expect(pages.app).toBe(shell);
  });

  it.each(['landing', 'privacy', 'not-found'] as const)(
    '%s loads the style sheet and fonts but not the app',
    (name) => {
      expect(pages[name]).toContain('<link rel="stylesheet" crossorigin href="/assets/index-3.css">');
      expect(pages[name]).toContain('href="/fonts/figtree.woff2"');
      expect(pages[name]).not.toMatch(/index-1|modulepreload|javascript:|\son[a-z]+=/i);
    },
  );

  it('load one script and the sheets of their own; not found none', () => {
    const scripts = (html: string) => html.match(/<script[^>]*>/g);
    for (const page of [pages.landing, pages.privacy]) {
      expect(scripts(page)).toEqual(['<script type="module" src="/assets/static-4.js">']);
      for (const href of own.styles) expect(page).toContain(`<link rel="stylesheet" href="${href}">`);
    }
    expect(scripts(pages['not-found'])).toBe(null);
    expect(pages['not-found']).not.toContain('/assets/static-5.css');
  });

  it.each(['landing', 'privacy', 'not-found'] as const)(
    '%s has no inline styles, which the policy refuses',
    (name) => {
      expect(pages[name]).not.toMatch(/\sstyle=|<style/);
    },
  );

  it('landing says what it is and what it costs', () => {
    expect(pages.landing).toContain('<title>A welcoming website for your business · Verandly</title>');
    expect(pages.landing).toContain('A welcoming website for your business.</h1>');
    expect(pages.landing.replace(/<[^>]+>/g, '')).toContain('€11,99 per month');
    expect(pages.landing).toContain('7-day free trial');
  });

  it('landing leads to sign-in and registration', () => {
    expect(target(pages.landing, 'Login')).toEqual(['/login']);
    expect(target(pages.landing, 'Sign Up')).toEqual(['/register']);
    expect(target(pages.landing, 'Start 7-day trial')).toEqual(['/register', '/register']);
    expect(target(pages.landing, 'Start for free')).toEqual(['/register']);
  });

  it('landing has a place for what its bar leads to, and each id once', () => {
    const ids = [...pages.landing.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining(['features', 'pricing', 'examples']));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('landing has one main heading, however many pages it draws', () => {
    expect(pages.landing.match(/<h1\b/g)).toHaveLength(1);
    expect(pages.landing.match(/class="site"/g)).toHaveLength(7);
  });

  it('landing leaves room for the numbers and the host that the server knows', () => {
    for (const name of ['totalUsers', 'totalWebsites'])
      expect(pages.landing).toContain(`<b data-stat="${name}"><span class="skeleton"`);
    // It stands in the hero, in the editor, and in the admin to try.
    expect(pages.landing.split(`${HOST_MARK}/lunaria-studio`)).toHaveLength(4);
  });

  it('landing names the size of every picture and fetches at once only what is seen first', () => {
    const images = pages.landing.match(/<img\b[^>]*>/g) ?? [];
    // The sheet gives the frame of a drawing its shape.
    const pictures = images.filter((image) => !image.includes('/images/looks/'));
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+"/);
    expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toHaveLength(2);
    expect(pages.landing.match(/srcSet=/gi)?.length).toBe(2 * pictures.length);
  });

  it('the sheet of the drawn websites speaks of nothing else, and of their styles only', () => {
    const css = prerenderStyles();
    expect(css).toContain('.s-hero');
    expect(
      selectorsOf(css).filter((selector) => !/^(html\[data-slug\]|.*\.(s(ite)?|l)\b)/s.test(selector)),
    ).toEqual([]);
    const drawn = lookNames.filter((name) => css.includes(`[data-look=${name}]`));
    expect(drawn).toEqual(['ribbon', 'linocut', 'blueprint', 'ridge']);
    expect(themeChoices.palette.filter((name) => css.includes(`[data-palette=${name}]`))).toEqual([]);
  });

  it('landing holds the admin to try, with the text of every tab', () => {
    const [, demo = ''] = pages.landing.split('data-island="admin-demo"');
    for (const text of ['Conor Hartley', 'Balayage and toning', 'Gift voucher', 'Last 7 days']) {
      expect(demo).toContain(text);
    }
  });

  it('privacy has an anchor for each of its contents, and says for whom the service is not', () => {
    const anchors = linksOf(pages.privacy).flatMap(([, href]) =>
      href?.startsWith('#') ? [href.slice(1)] : [],
    );
    expect(anchors.length).toBeGreaterThan(10);
    for (const anchor of anchors) expect(pages.privacy).toContain(` id="${anchor}"`);
    expect(pages.privacy).toContain('The service is not for children under 13.');
    expect(pages.privacy).not.toMatch(/privacy\.\w+\.\w+/);
  });

  it.each(['landing', 'privacy'] as const)('%s asks for nothing before its script is there', (name) => {
    expect(pages[name]).toMatch(/<section class="cookies"[^>]* hidden=""/);
    const settings = pages[name].match(/<button[^>]*data-cookie-settings[^>]*>/g) ?? [];
    expect(settings.length).toBeGreaterThan(0);
    for (const button of settings) expect(button).toContain('hidden=""');
  });

  it.each(['landing', 'privacy'] as const)(
    '%s ends with the privacy policy and pages of another site',
    (name) => {
      const footer = pages[name].slice(pages[name].indexOf('<footer class="front-foot'));
      expect(target(footer, 'Privacy')).toEqual(['/privacy']);
      const external = linksOf(footer).filter(([, href]) => href?.startsWith('%'));
      expect(external.map(([, href]) => href)).toEqual(PAGES_ELSEWHERE.map(getPageMark));
      for (const [link] of external) expect(link).toContain('rel="noopener" data-when="');
    },
  );

  it('not found says so and leads home', () => {
    expect(pages['not-found']).toContain('<title>Page not found · Verandly</title>');
    expect(pages['not-found']).toContain('404');
    expect(target(pages['not-found'], 'Back to homepage')).toEqual(['/']);
  });

  it('landing has one address, and a picture beside shared links', () => {
    expect(pages.landing).toContain('<link rel="canonical" href="%PUBLIC_URL%/"/>');
    expect(pages.landing).toContain('<meta property="og:site_name" content="Verandly"/>');
    const picture = /<meta property="og:image" content="%PUBLIC_URL%([^"]+)"/.exec(pages.landing)?.[1];
    expect(existsSync(`public${picture}`)).toBe(true);
  });

  it('landing and privacy say where they are in each language', () => {
    const alternates = [
      ...pages.privacy.matchAll(/<link rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/g),
    ];
    expect(alternates.map(([, language, href]) => [language, href])).toEqual([
      ['x-default', '%PUBLIC_URL%/privacy'],
      ['en', '%PUBLIC_URL%/privacy'],
      ['sk', '%PUBLIC_URL%/privacy?lang=sk'],
      ['cs', '%PUBLIC_URL%/privacy?lang=cs'],
      ['de', '%PUBLIC_URL%/privacy?lang=de'],
    ]);
    expect(pages.landing.match(/<link rel="alternate"/g)).toHaveLength(5);
    expect(pages.landing).toContain('<a href="?lang=de" hrefLang="de" lang="de"');
  });

  it('not found is for no search engine', () => {
    expect(pages['not-found']).toContain('<meta name="robots" content="noindex"/>');
    expect(pages['not-found']).not.toContain('canonical');
    expect(pages.landing).not.toContain('noindex');
  });

  it('refuses a shell without the place for the markup', () => {
    expect(() => prerender('<html></html>', own)).toThrow('index.html has no');
  });
});
