import * as cs from '@messages/cs';
import * as de from '@messages/de';
import * as en from '@messages/en';
import * as sk from '@messages/sk';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import type { StoredSection } from '@/contracts/page-data';
import { LOCALES } from '@/core/locale/locale';
import type { Translate } from '@/sections/definition/define-section';
import { definitions, getDefinition, type SectionType, sectionTypes } from '@/sections/page/definitions';
import { listSections, parsePage, type Section } from '@/sections/page/page';
import { allTemplates } from '@/templates/all-templates';
import { fitTemplate } from '@/templates/fit-template';
import { templatePage } from '@/templates/trades/template';
import { templateNames } from '@/templates/trades/templates';
import { freshItemIds } from './fresh-item-ids';
import { findSamples, loadSamples } from './samples';

const NOW_MS = 1_795_253_000_000;
const t = createTranslator({ locale: 'en', messages: en });
const samples = await loadSamples();

const samplesOf = (sections: readonly Section[]) => findSamples(sections, samples).map(({ id }) => id);
const namesOf = (sections: Section[]) => [...new Set(findSamples(sections, samples).map(({ type }) => type))];

/** A section of a type as the palette adds it, with changes of its content. */
function added(type: SectionType, changes: object = {}, translate: Translate = t): Section {
  const { title, content } = definitions[type].create(translate);
  return parse({ id: `${type}-1`, type, title, content: { ...content, ...changes }, order: 0 });
}

function parse(section: StoredSection): Section {
  const [parsed] = parsePage({ sections: [section] }).sections;
  if (!parsed) throw new Error('A page of one section has one');
  return parsed;
}

/** A section of the salon as it is on a page. */
function ofSalon<Type extends SectionType>(type: Type) {
  const [section] = listSections(templatePage(allTemplates.en.salon, NOW_MS), type);
  if (!section) throw new Error(`The salon has no ${type}`);
  return section;
}

describe('a new section', () => {
  it('is a sample where visitors would read what the editor wrote', () => {
    const sections = sectionTypes.map((type) => added(type));
    expect(namesOf(sections)).toEqual(
      expect.arrayContaining(['heading', 'description', 'article', 'band', 'poll', 'hero']),
    );
    expect(samplesOf(sections)).toHaveLength(6);
  });

  it.each([sk, cs, de])('is one in whatever language its owner had: %#', (messages) => {
    const translate: Translate = createTranslator({ locale: messages.locale, messages });
    expect(samplesOf(sectionTypes.map((type) => added(type, {}, translate)))).toHaveLength(6);
  });

  it('is none when a word of it was changed', () => {
    expect(samplesOf([added('heading', { text: 'Vlasy, ktoré držia' })])).toEqual([]);
    expect(samplesOf([added('article', { title: 'O nás' })])).toEqual([]);
    expect(samplesOf([added('poll', { options: ['Option 1', 'Option 2', 'V piatok'] })])).toEqual([]);
    expect(samplesOf([added('hero', { title: 'Salón Mirabelka' })])).toEqual([]);
    expect(samplesOf([added('hero', { imageUrl: 'https://example.com/hair.jpg' })])).toEqual([]);
  });

  it('is none while visitors do not get it, nor where it claims nothing', () => {
    expect(samplesOf([added('gallery'), added('services'), added('products'), added('contact')])).toEqual([]);
  });

  it('is one whatever its title is', () => {
    expect(samplesOf([{ ...added('description'), title: 'O nás' }])).toEqual(['description-1']);
  });
});

const claimsSomething = (section: Section) =>
  section.type !== 'unknown' && !getDefinition(section.type).isNeverSample;

describe('a section of a template', () => {
  it.each(templateNames)('is a sample on a page just begun from %s, whatever plan and language', (name) => {
    for (const tier of ['free', 'standard', 'trial'] as const) {
      for (const language of LOCALES) {
        const { template } = fitTemplate(allTemplates[language][name], tier);
        const { sections } = templatePage(template, NOW_MS);
        const asked = sections.filter((each) => claimsSomething(each)).map(({ id }) => id);
        expect(samplesOf(sections)).toEqual(asked);
      }
    }
  });

  it('is one on whatever day its daily menu is served', () => {
    const { sections } = templatePage(allTemplates.en.restaurant, NOW_MS, '2027-01-04');
    const daily = listSections({ sections }, 'menu').filter(({ content }) => content.days);
    expect(daily).toHaveLength(1);
    expect(samplesOf(daily)).toEqual(daily.map(({ id }) => id));
  });

  it('is one with other ids in it, and where its button leads somewhere else', () => {
    const booking = ofSalon('booking');
    expect(samplesOf([{ ...booking, content: freshItemIds(booking.content, NOW_MS) }])).toEqual([booking.id]);
    const hero = ofSalon('hero');
    expect(samplesOf([{ ...hero, content: { ...hero.content, buttonUrl: '#contact-info-7' } }])).toEqual([
      hero.id,
    ]);
  });

  it('is none when the owner has changed, added or removed something', () => {
    const info = ofSalon('contact-info');
    expect(samplesOf([{ ...info, content: { ...info.content, phone: '+421 905 111 222' } }])).toEqual([]);
    const prices = ofSalon('services');
    const [first, ...others] = prices.content.services;
    expect(samplesOf([{ ...prices, content: { services: others } }])).toEqual([]);
    expect(
      samplesOf([
        { ...prices, content: { services: first ? [{ ...first, price: '40 €' }, ...others] : [] } },
      ]),
    ).toEqual([]);
    const hero = ofSalon('hero');
    expect(samplesOf([{ ...hero, content: { ...hero.content, buttonUrl: 'https://example.com' } }])).toEqual(
      [],
    );
  });

  it('is none of another type', () => {
    const { content } = ofSalon('description');
    expect(samplesOf([added('heading', content)])).toEqual([]);
  });
});

it('products are one as long as customers would pay to the sample account, whatever else was changed', () => {
  const [shop] = listSections(templatePage(allTemplates.en.restaurant, NOW_MS), 'products');
  if (!shop) throw new Error('The restaurant sells something');
  const [first, ...others] = shop.content.products;
  const own = { accountNumber: 'SK00', accountHolder: 'Pekáreň', swiftCode: 'TATRSKBX' };
  expect(
    samplesOf([
      { ...shop, content: { title: '', products: first ? [{ ...first, price: '9 €' }, ...others] : [] } },
    ]),
  ).toEqual([shop.id]);
  const products = shop.content.products.map((product) => ({ ...product, ...own }));
  expect(samplesOf([{ ...shop, content: { title: '', products } }])).toEqual([]);
});

it('an unknown section is left to its owner', () => {
  expect(
    samplesOf([parse({ id: 'map-1', type: 'map', title: '', content: { text: 'Your headline' }, order: 0 })]),
  ).toEqual([]);
});
