import { describe, expect, it } from 'vitest';
import {
  fillLegal,
  findLegalText,
  type LegalEntry,
  listGivenLegal,
  listLegalLinks,
  orderLegalKinds,
  toSecureLink,
} from './legal';

const text = (words: string): LegalEntry => ({ text: words, address: '', isElsewhere: false });
const there = (address: string): LegalEntry => ({ text: 'kept', address, isElsewhere: true });
const page = { slug: 'mirabelka', language: 'sk' } as const;

it('fills what is not stored, as in a row from before or a copy', () => {
  const empty = text('');
  expect(fillLegal(null)).toEqual({ imprint: empty, privacy: empty, terms: empty });
  expect(fillLegal({ terms: text('Dodanie') })).toEqual({
    imprint: empty,
    privacy: empty,
    terms: text('Dodanie'),
  });
});

describe('links of a footer', () => {
  it('lead to a page of ours for a text, and elsewhere for an address', () => {
    const legal = fillLegal({ imprint: text('Zora'), terms: there('www.example.com/agb') });
    expect(listLegalLinks(legal, page)).toEqual([
      { kind: 'terms', href: 'https://www.example.com/agb' },
      { kind: 'imprint', href: '/mirabelka/imprint' },
    ]);
    expect(listGivenLegal(legal)).toEqual(['imprint', 'terms']);
  });

  it('are none for nothing, blanks and an address that is refused', () => {
    const legal = fillLegal({
      imprint: text(' \n'),
      privacy: there(''),
      terms: there('javascript:alert(1)'),
    });
    expect(listLegalLinks(legal, page)).toEqual([]);
    expect(listLegalLinks(null, page)).toEqual([]);
  });

  it('begin with the imprint in German', () => {
    expect(orderLegalKinds('de')).toEqual(['imprint', 'privacy', 'terms']);
    expect(orderLegalKinds('cs')).toEqual(['terms', 'privacy', 'imprint']);
  });
});

it.each([
  ['https://example.com/agb', 'https://example.com/agb'],
  ['example.com/agb', 'https://example.com/agb'],
  ['http://example.com/agb', null],
  ['agb@example.com', null],
  ['tel:+421900000123', null],
  ['//example.com', null],
  ['https://bank@example.com', null],
])('takes %s for %s', (address, link) => {
  expect(toSecureLink(address)).toBe(link);
});

it('shows no text while the address counts', () => {
  expect(findLegalText(fillLegal({ terms: there('https://example.com') }), 'terms')).toBeNull();
  expect(findLegalText(fillLegal({ terms: text('Dodanie') }), 'terms')).toBe('Dodanie');
});
