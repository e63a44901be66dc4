import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prerender } from './prerender';

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

const pages = prerender(shell, '/assets/static-4.js');
const linksOf = (html: string) => [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
const target = (html: string, text: string) =>
  linksOf(html)
    .filter(([, , content]) => content?.includes(text))
    .map(([, href]) => href);

describe('the pages rendered at build time', () => {
  it('leave the shell of the app as it is', () => {
    expect(pages.app).toBe(shell);
  });

  it.each(['landing', 'not-found'] as const)('%s loads the style sheet and fonts but not the app', (name) => {
    expect(pages[name]).toContain('<link rel="stylesheet" crossorigin href="/assets/index-3.css">');
    expect(pages[name]).toContain('href="/fonts/figtree.woff2"');
    expect(pages[name]).not.toMatch(/index-1|modulepreload|javascript:|\son[a-z]+=/i);
  });

  it('load one script of their own; not found none', () => {
    const scripts = (html: string) => html.match(/<script[^>]*>/g);
    expect(scripts(pages.landing)).toEqual(['<script type="module" src="/assets/static-4.js">']);
    expect(scripts(pages['not-found'])).toBe(null);
  });

  it.each(['landing', 'not-found'] as const)('%s has no inline styles, which the policy refuses', (name) => {
    expect(pages[name]).not.toMatch(/\sstyle=|<style/);
  });

  it('landing says what it is and what it costs', () => {
    expect(pages.landing).toContain('<title>A welcoming website for your business · Verandly</title>');
    expect(pages.landing).toContain('A welcoming website for your business.</h1>');
    expect(pages.landing.replace(/<[^>]+>/g, '')).toContain('€11,99 per month');
    expect(pages.landing).toContain('7-day free trial');
  });

  it('landing leads to sign-in and registration', () => {
    expect(target(pages.landing, 'Login')).toEqual(['/login', '/login']);
    expect(target(pages.landing, 'Sign Up')).toEqual(['/register', '/register']);
    expect(target(pages.landing, 'Start 7-day trial')).toEqual(['/register', '/register']);
    expect(target(pages.landing, 'Start for free')).toEqual(['/register']);
  });

  it('landing names the size of every picture', () => {
    const pictures = pages.landing.match(/<img\b[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toMatch(/width="\d+" height="\d+" alt="/);
  });

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

  it('not found is for no search engine', () => {
    expect(pages['not-found']).toContain('<meta name="robots" content="noindex"/>');
    expect(pages['not-found']).not.toContain('canonical');
    expect(pages.landing).not.toContain('noindex');
  });

  it('refuses a shell without the place for the markup', () => {
    expect(() => prerender('<html></html>', '')).toThrow('index.html has no');
  });
});
