import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import type { SectionType } from './definitions';
import { sectionFixtures } from './fixtures';
import { findLockedFeature, type LimitedPage, parsePage } from './page';

const section = (type: SectionType, id = `${type}-1`): StoredSection => ({
  id,
  type,
  title: '',
  content: structuredClone(sectionFixtures[type].typical.content) as StoredSection['content'],
  order: 0,
});

const page = (...sections: StoredSection[]): LimitedPage => ({
  description: '',
  logoUrl: null,
  page: parsePage({ sections: sections.map((section, order) => ({ ...section, order })) }),
});
const described = (length: number) => ({ ...page(), description: '🌷'.repeat(length) });
const withLogo = (logoUrl: string | null) => ({ ...page(), logoUrl });
const styled = (palette: 'pine' | 'night' | 'mallow') => ({
  ...page(),
  page: { sections: [], theme: { palette } },
});

function gallery(count: number, id = 'gallery-1', from = 0): StoredSection {
  const images = Array.from({ length: count }, (_, index) => ({
    url: `/p/${from + index}.jpg`,
    caption: '',
  }));
  return { ...section('gallery', id), content: { images } };
}

const networks = ['facebook', 'instagram', 'twitter', 'linkedin', 'youtube', 'tiktok', 'other'];
function social(count: number, id = 'social-1'): StoredSection {
  const links = Object.fromEntries(networks.slice(0, count).map((name) => [name, `https://${name}.example`]));
  return { ...section('social', id), content: { title: '', description: '', links } };
}
/** Makes as many links as asked for, seven in a section. */
const socials = (count: number) =>
  Array.from({ length: Math.ceil(count / 7) }, (_, index) =>
    social(Math.min(7, count - 7 * index), `social-${index}`),
  );

const needs = (feature: string, requiredTier: string) => ({ feature, requiredTier });

const basic: SectionType[] = [
  'heading',
  'description',
  'article',
  'services',
  'contact-info',
  'gallery',
  'faq',
  'hours',
  'logos',
  'band',
  'hero',
];
const standard: SectionType[] = ['contact', 'reviews', 'rooms', 'projects', 'downloads', 'poll', 'booking'];

describe('section types', () => {
  it.each(basic)('%s belongs to every plan, but not to one that has ended', (type) => {
    for (const tier of ['free', 'standard', 'premium', 'trial'] as const) {
      expect(findLockedFeature(tier, page(section(type)))).toBeNull();
    }
    for (const tier of ['expired'] as const) {
      expect(findLockedFeature(tier, page(section(type)))).toEqual(needs('basicSections', 'standard'));
    }
  });

  it.each(standard)('%s comes with standard', (type) => {
    expect(findLockedFeature('free', page(section(type)))).toEqual(needs(type, 'standard'));
    expect(findLockedFeature('expired', page(section(type)))).toEqual(needs(type, 'standard'));
    for (const tier of ['standard', 'premium', 'trial'] as const) {
      expect(findLockedFeature(tier, page(section(type)))).toBeNull();
    }
  });

  it('products come with premium', () => {
    for (const tier of ['free', 'standard', 'expired'] as const) {
      expect(findLockedFeature(tier, page(section('products')))).toEqual(needs('products', 'premium'));
    }
    for (const tier of ['premium', 'trial'] as const) {
      expect(findLockedFeature(tier, page(section('products')))).toBeNull();
    }
  });

  it('nobody knows are nobody’s limit', () => {
    const unknown = { ...section('heading', 'map-1'), type: 'map' };
    expect(findLockedFeature('free', page(unknown))).toBeNull();
  });
});

describe('what is counted', () => {
  it.each([
    ['free', 50, 'standard'],
    ['standard', 200, 'premium'],
    ['premium', 9999, 'premium'],
    ['trial', 9999, 'premium'],
    ['expired', 0, 'standard'],
  ] as const)('%s describes a website in %s characters', (tier, limit, requiredTier) => {
    expect(findLockedFeature(tier, described(limit))).toBeNull();
    expect(findLockedFeature(tier, described(limit + 1))).toEqual(
      needs('descriptionCharacters', requiredTier),
    );
  });

  it.each([
    ['free', 3, 'standard'],
    ['standard', 5, 'premium'],
    ['premium', 999, 'premium'],
    ['trial', 999, 'premium'],
  ] as const)('%s shows %s pictures, in all galleries together', (tier, limit, requiredTier) => {
    expect(findLockedFeature(tier, page(gallery(limit)))).toBeNull();
    const two = page(gallery(limit), gallery(1, 'gallery-2', limit));
    expect(findLockedFeature(tier, two)).toEqual(needs('galleryImages', requiredTier));
  });

  it.each([
    ['free', 1, 'standard'],
    ['standard', 5, 'premium'],
    ['premium', 20, 'premium'],
    ['trial', 20, 'premium'],
  ] as const)('%s links to %s networks, in all sections together', (tier, limit, requiredTier) => {
    expect(findLockedFeature(tier, page(...socials(limit)))).toBeNull();
    expect(findLockedFeature(tier, page(...socials(limit + 1)))).toEqual(needs('socialLinks', requiredTier));
  });

  it('names the plan that allows all that is asked for', () => {
    expect(findLockedFeature('free', page(gallery(6)))).toEqual(needs('galleryImages', 'premium'));
    expect(findLockedFeature('free', described(201))).toEqual(needs('descriptionCharacters', 'premium'));
  });

  it('counts no link that is empty', () => {
    const { content, ...rest } = social(1);
    const empty = { ...rest, content: { ...content, links: { facebook: 'https://a.example', other: ' ' } } };
    expect(findLockedFeature('free', page(empty))).toBeNull();
  });
});

describe('a logo and a style', () => {
  it.each([
    ['free', 'standard'],
    ['expired', 'standard'],
  ] as const)('%s has no logo', (tier, requiredTier) => {
    expect(findLockedFeature(tier, withLogo('/uploads/a.webp'))).toEqual(needs('logo', requiredTier));
    expect(findLockedFeature('standard', withLogo('/uploads/a.webp'))).toBeNull();
  });

  it.each(['free', 'standard', 'expired'] as const)('%s has the standard style only', (tier) => {
    expect(findLockedFeature(tier, styled('pine'))).toBeNull();
    expect(findLockedFeature(tier, styled('night'))).toEqual(needs('customStyle', 'premium'));
    expect(findLockedFeature('trial', styled('night'))).toBeNull();
  });
});

describe('what is stored from a better plan', () => {
  it('may stay, in another order and with other words', () => {
    const contact = section('contact');
    const before = { ...page(contact, gallery(9), social(7)), description: 'x'.repeat(300), logoUrl: '/a' };
    const words = { ...contact, content: { ...contact.content, title: 'Napíšte nám' } };
    const links = { ...social(7), title: 'Sledujte nás' };
    const after = { ...page(links, gallery(9), words), description: 'y'.repeat(300), logoUrl: '/a' };
    expect(findLockedFeature('free', after, before)).toBeNull();
    expect(findLockedFeature('expired', after, before)).toBeNull();
  });

  it('may go', () => {
    const before = { ...page(section('contact'), gallery(9)), description: 'x'.repeat(300), logoUrl: '/a' };
    const after = { ...page(gallery(8)), description: 'x'.repeat(299) };
    expect(findLockedFeature('free', after, before)).toBeNull();
    expect(findLockedFeature('free', before, after)).toEqual(needs('contact', 'standard'));
  });

  it('takes no second section of its type, nor another type under its id', () => {
    const before = page(section('contact'));
    const second = page(section('contact'), section('contact', 'contact-2'));
    expect(findLockedFeature('free', second, before)).toEqual(needs('contact', 'standard'));
    const other = page(section('poll', 'contact-1'));
    expect(findLockedFeature('free', other, before)).toEqual(needs('poll', 'standard'));
  });

  it('takes no further thing into a section that is locked', () => {
    const products = section('products');
    const [first] = (products.content as { products: object[] }).products;
    const more = {
      ...products,
      content: { ...products.content, products: [first, first, first, first, first] },
    };
    const fewer = { ...products, content: { ...products.content, products: [] } };
    expect(findLockedFeature('standard', page(more), page(products))).toEqual(needs('products', 'premium'));
    expect(findLockedFeature('standard', page(fewer), page(products))).toBeNull();
    expect(findLockedFeature('premium', page(more), page(products))).toBeNull();
  });

  it('takes no other picture while it is over the limit, also not for one that goes', () => {
    const before = page(gallery(6));
    expect(findLockedFeature('free', page(gallery(7)), before)).toEqual(needs('galleryImages', 'premium'));
    expect(findLockedFeature('free', page(gallery(5, 'gallery-1', 2)), before)).toEqual(
      needs('galleryImages', 'standard'),
    );
    expect(findLockedFeature('free', page(gallery(3, 'gallery-1', 4)), before)).toBeNull();
    const twice = page(gallery(3), gallery(3, 'gallery-2'));
    expect(findLockedFeature('free', twice, before)).toEqual(needs('galleryImages', 'premium'));
  });

  it('keeps a link that leads elsewhere now, and takes no other network', () => {
    const before = page(social(3));
    const moved = social(3);
    moved.content = {
      ...moved.content,
      links: { ...(moved.content.links as object), facebook: 'https://b.example' },
    };
    expect(findLockedFeature('free', page(moved), before)).toBeNull();
    expect(findLockedFeature('free', page(social(4)), before)).toEqual(needs('socialLinks', 'standard'));
    const copied = page(social(3), social(1, 'social-2'));
    expect(findLockedFeature('free', copied, before)).toEqual(needs('socialLinks', 'standard'));
  });

  it('lets a description become shorter, not longer', () => {
    expect(findLockedFeature('free', described(100), described(100))).toBeNull();
    expect(findLockedFeature('free', described(99), described(100))).toBeNull();
    expect(findLockedFeature('free', described(101), described(100))).not.toBeNull();
  });

  it('lets a logo and a style stay or go, not change', () => {
    expect(findLockedFeature('free', withLogo('/a'), withLogo('/a'))).toBeNull();
    expect(findLockedFeature('free', withLogo(null), withLogo('/a'))).toBeNull();
    expect(findLockedFeature('free', withLogo('/b'), withLogo('/a'))).toEqual(needs('logo', 'standard'));
    expect(findLockedFeature('free', styled('night'), styled('night'))).toBeNull();
    expect(findLockedFeature('free', styled('pine'), styled('night'))).toBeNull();
    expect(findLockedFeature('free', styled('mallow'), styled('night'))).not.toBeNull();
  });
});
