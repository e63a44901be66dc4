import { expect, it } from 'vitest';
import type { LookName } from '@/core/theme';
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

interface Reach {
  phone?: string;
  email?: string;
  address?: string;
  findUs?: string;
}

/** Renders a page in a look, with a contact section that says how the business is reached. */
function renderReached(
  look: LookName,
  title: string,
  { phone = '', email = '', address = '', findUs = 'Find us' }: Reach,
): string {
  const sections = [
    { type: 'hero', title: '', content: { title: 'Hello' } },
    { type: 'services', title: 'What it costs, about', content: { services: [{ id: '1', title: 'Cut' }] } },
    { type: 'contact-info', title: findUs, content: { phone, email, address } },
  ].map((section, order) => ({ ...section, id: `${section.type}-1`, order }));
  return renderSite({
    site: {
      title,
      description: '',
      logoUrl: null,
      slug: 'karol',
      language: 'en',
      page: parsePage({ sections, theme: { look } }),
    },
    origin: 'https://example.com',
    assets: { loaderUrl: '/assets/loader.js', hydrateUrl: '/assets/hydrate.js' },
  }).html;
}

const PHONE = '+421 900 000 184';
const headerOf = (html: string) => /<div class="l-top" data-layout="(\w+)"/.exec(html)?.[1];
const telephoneOf = (html: string) => /<a class="(l-tel[^"]*)" href="(tel:[^"]*)"/.exec(html)?.slice(1);
const dockOf = (html: string) => /<nav class="l-dock"(?: data-layout="(\w+)")?/.exec(html);
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

it('has the telephone in the header that begins with it, and on phones only once', () => {
  const call = (reach: { phone?: string; address?: string }) =>
    telephoneOf(renderReached('handmade', 'Jurga', reach));
  expect(call({ phone: PHONE })).toEqual(['l-tel', 'tel:+421900000184']);
  expect(call({ phone: PHONE, address: 'Závodie 184' })).toEqual(['l-tel is-docked', 'tel:+421900000184']);
  expect(call({ address: 'Závodie 184' })).toBeUndefined();
});

it('ends the page with how the business is reached, by mail too', () => {
  const reach = /<p class="l-reach">.*?<\/p>/.exec(
    renderReached('ridge', 'Ostrva', { email: 'ostrva@example.com' }),
  )?.[0];
  expect(reach).toContain('href="mailto:ostrva@example.com"');
  expect(renderReached('ridge', 'Ostrva', {})).not.toContain('<p class="l-reach">');
});

it('has a rail beside the page, unless the name is too long for one', () => {
  expect(headerOf(renderReached('noir', 'Lichthof 9', {}))).toBe('rail');
  expect(headerOf(renderReached('noir', 'Apartments and rooms around a quiet courtyard', {}))).toBe('bar');
});

it('has its links in the menu on small screens where they do not fit into one line', () => {
  const isCrowded = (look: LookName, name: string, findUs: string) =>
    / data-crowded=""/.test(renderReached(look, name, { phone: PHONE, address: 'Závodie 184', findUs }));
  expect(isCrowded('linocut', 'Karol', 'Find us')).toBe(false);
  const name = 'Apartments and rooms around a quiet courtyard';
  expect(isCrowded('linocut', name, 'How you find us in the yard')).toBe(true);
  expect(isCrowded('ridge', 'Ostrva', 'How you find us')).toBe(true);
});

it('floats what a phone has at its lower edge where the look is calm, and has none for one link', () => {
  const reach = { phone: PHONE, address: 'Závodie 184' };
  expect(dockOf(renderReached('ridge', 'Ostrva', reach))?.[1]).toBe('pill');
  expect(dockOf(renderReached('noir', 'Lichthof 9', reach))?.[1]).toBeUndefined();
  expect(dockOf(renderReached('ridge', 'Ostrva', { phone: PHONE }))).toBeNull();
});

it('says of a name in capitals that it is wider than others', () => {
  expect(footOf(renderReached('noir', 'Lichthof', {}))).toBe('l-foot-name s-wide-name s-n28');
  expect(footOf(renderReached('noir', 'LICHTHOF', {}))).toBe('l-foot-name s-wide-name s-n28 is-capitals');
});
