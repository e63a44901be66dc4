import { expect, it } from 'vitest';
import { parsePage } from '@/sections/page/page';
import { renderSite } from './render-site';

function render(title: string, description: string, heroTitle: string): string {
  const hero = { id: 'hero-1', type: 'hero', title: '', content: { title: heroTitle }, order: 0 };
  return renderSite({
    site: {
      title,
      description,
      logoUrl: null,
      slug: 'karol',
      language: 'en',
      page: parsePage({ sections: [hero], theme: { look: 'halftone' } }),
    },
    origin: 'https://example.com',
    assets: { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' },
  }).html;
}

const headOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('<!-- -->', '');
const footOf = (html: string) => /<p class="(l-foot-name[^"]*)"/.exec(html)?.[1];

it('heads the page with a short tagline where the hero says the name', () => {
  expect(headOf(render('Karol', 'Barber, Žilina', 'Karol'))).toBe(
    '<span class="s-hide">Karol: </span>Barber, Žilina',
  );
});

it.each([
  ['the hero says something else', 'Barber, Žilina', 'Sit down'],
  ['there is no tagline', '', 'Karol'],
  ['the tagline is long', 'Cuts, fades and hot-towel shaves', 'Karol'],
])('heads the page with the name where %s', (_case, description, heroTitle) => {
  expect(headOf(render('Karol', description, heroTitle))).toBe('Karol');
});

it('ends the page with the name as wide as the page, where it can be', () => {
  expect(footOf(render('Karol', '', 'Karol'))).toBe('l-foot-name s-wide-name s-n19');
  expect(footOf(render('Kaderníctvo Hedviga', '', 'Hedviga'))).toBe('l-foot-name');
});
