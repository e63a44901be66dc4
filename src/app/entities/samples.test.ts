import * as cs from '@messages/cs';
import * as de from '@messages/de';
import * as en from '@messages/en';
import * as sk from '@messages/sk';
import { createTranslator } from 'use-intl/core';
import { describe, expect, it } from 'vitest';
import { renewItemIds } from '@/app/features/editor/state/fresh-item-ids';
import { LOCALES } from '@/core/locale/locale';
import type { Translate } from '@/sections/definition/define-section';
import {
  definitions,
  isForVisitors,
  type Section,
  type SectionType,
  sectionTypes,
} from '@/sections/page/definitions';
import { listSections, parsePage } from '@/sections/page/page';
import { countFacts, listGaps } from '@/sections/readiness/list-gaps';
import { listFacts } from '@/sections/readiness/sample-facts';
import { allTemplates } from '@/templates/all-templates';
import { fitTemplate } from '@/templates/fit-template';
import { createTemplatePage } from '@/templates/trades/template';
import { templateNames } from '@/templates/trades/templates';
import { loadSamples } from './samples';

const NOW_MS = 1_795_253_000_000;
const t = createTranslator({ locale: 'en', messages: en });
const samples = await loadSamples();

/** Creates a section of a type as the palette adds it, with changes of its content. */
function added(type: SectionType, changes: object = {}, translate: Translate = t): Section {
  const { title, content } = definitions[type].create(translate);
  const stored = { id: `${type}-1`, type, title, content: { ...content, ...changes }, order: 0 };
  const [parsed] = parsePage({ sections: [stored] }).sections;
  if (!parsed) throw new Error('A page of one section has one');
  return parsed;
}

/** Returns a section of the salon as it is on a page. */
function ofSalon<Type extends SectionType>(type: Type) {
  const [section] = listSections(createTemplatePage(allTemplates.en.salon, NOW_MS), type);
  if (!section) throw new Error(`The salon has no ${type}`);
  return section;
}

const pathsOf = (section: Section) => listFacts(section, samples).samples.map(({ path }) => path);

describe('a new section', () => {
  it('has samples where visitors would read what the editor wrote', () => {
    const types = sectionTypes.filter((type) => pathsOf(added(type)).length > 0);
    expect(types.sort()).toEqual(['article', 'band', 'description', 'heading', 'hero', 'poll']);
  });

  it.each([sk, cs, de])('has them in whatever language its owner had: %#', (messages) => {
    const translate: Translate = createTranslator({ locale: messages.locale, messages });
    expect(pathsOf(added('poll', {}, translate))).toHaveLength(4);
  });

  it('keeps those that its owner has not touched', () => {
    expect(pathsOf(added('heading', { text: 'Vlasy, ktoré držia' }))).toEqual([]);
    expect(pathsOf(added('article', { title: 'O nás' }))).toEqual(['content.content']);
    expect(pathsOf(added('poll', { options: ['Option 1', 'Option 2', 'V piatok'] }))).toEqual([
      'content.question',
      'content.options.0',
      'content.options.1',
    ]);
  });
});

describe('a page just begun from a template', () => {
  it.each(templateNames)('is all samples: %s, whatever plan and language', (name) => {
    for (const tier of ['free', 'standard', 'trial'] as const) {
      for (const language of LOCALES) {
        const { template } = fitTemplate(allTemplates[language][name], tier);
        const page = { ...createTemplatePage(template, NOW_MS), description: template.description };
        expect(countFacts(page, {}, samples).own).toBe(0);
        const told = listGaps(page, {}, samples).filter(({ kind }) => kind === 'sample');
        const having = page.sections.filter((section) => listFacts(section, samples).facts.length > 0);
        expect(told.map(({ sectionId }) => sectionId)).toEqual([null, ...having.map(({ id }) => id)]);
        expect(told.slice(1).every(({ isWhole }) => isWhole)).toBe(true);
      }
    }
  });

  it('has facts in each of its sections, but for a form', () => {
    for (const name of templateNames) {
      const silent = createTemplatePage(allTemplates.en[name], NOW_MS).sections.filter(
        (section) => isForVisitors(section) && listFacts(section, samples).facts.length === 0,
      );
      expect(silent.filter(({ type }) => type !== 'contact')).toEqual([]);
    }
  });
});

describe('a section of a template', () => {
  it('keeps the samples that its owner has not touched, fact by fact', () => {
    const info = ofSalon('contact-info');
    const all = pathsOf(info);
    expect(all).toEqual(expect.arrayContaining(['content.address', 'content.phone', 'content.email']));
    const changed = { ...info, content: { ...info.content, phone: '+421 900 111 222' } };
    expect(pathsOf(changed)).toEqual(all.filter((path) => path !== 'content.phone'));
  });

  it('keeps the price of an item that has another name now', () => {
    const prices = ofSalon('services');
    const [first, ...others] = prices.content.services;
    if (!first) throw new Error('The salon has prices');
    const renamed = { ...prices, content: { services: [{ ...first, title: 'Balayage' }, ...others] } };
    expect(pathsOf(renamed)).toContain('content.services.0.price');
    expect(pathsOf(renamed)).not.toContain('content.services.0.title');
  });

  it('keeps them in a copy, whose items have other ids', () => {
    const booking = ofSalon('booking');
    const copy = { ...booking, content: renewItemIds(booking.content, NOW_MS) };
    expect(pathsOf(copy)).toEqual(pathsOf(booking));
  });

  it("leaves an owner's own item alone that costs as much as one of ours", () => {
    const prices = ofSalon('services');
    const [first] = prices.content.services;
    if (!first) throw new Error('The salon has prices');
    const own = { id: 'service-1795253000001', title: 'Melír', description: '', price: first.price };
    expect(pathsOf({ ...prices, content: { services: [own] } })).toEqual([]);
  });

  it('has weeks that count until one of them is changed, whenever they were made', () => {
    for (const today of ['2026-11-24', '2027-03-01']) {
      const page = createTemplatePage(allTemplates.de.craftsman, NOW_MS, today);
      const [section] = listSections(page, 'hours');
      if (!section) throw new Error('The craftsman has weeks');
      expect(pathsOf(section)).toEqual(['content.note', 'content.weeks']);
      const own = { ...section, content: { ...section.content, note: 'Jeden Sonntag neu' } };
      const gaps = listGaps({ sections: [own], description: '' }, {}, samples);
      expect(gaps.filter(({ kind }) => kind === 'sample')).toEqual([
        {
          kind: 'sample',
          path: 'content.weeks',
          label: 'sections.hours.weeks',
          item: '',
          text: undefined,
          sectionId: section.id,
        },
      ]);
      const [first, ...others] = section.content.weeks ?? [];
      if (!first) throw new Error('There is a first week');
      const changed = { ...section.content, weeks: [{ ...first, state: 'free' as const }, ...others] };
      expect(pathsOf({ ...section, content: changed })).toEqual(['content.note']);
    }
  });

  it('has none that belong to another type', () => {
    expect(pathsOf(added('heading', ofSalon('description').content))).toEqual([]);
  });
});
