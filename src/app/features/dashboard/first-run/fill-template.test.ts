import * as messages from '@messages/sk';
import { expect, test } from 'vitest';
import { createTranslate } from '@/app/entities/section-texts';
import { fillContact } from '@/sections/page/business-of-page';
import { collectSampleFacts, listFacts as listSectionFacts } from '@/sections/readiness/sample-facts';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage, type Template } from '@/templates/trades/template';
import { templateNames } from '@/templates/trades/templates';
import { type Answers, createEmptyRun } from './answers';
import { fillTemplate } from './fill-template';
import { listFacts, toBusiness } from './list-facts';

const t = createTranslate(messages.sectionTypes);
const answers: Answers = {
  ...createEmptyRun('sk').answers,
  kind: 'beauty',
  title: 'Salón Mirabelka',
  town: 'Horná Lipová',
  wishes: ['call', 'book', 'find'],
  phone: '\u202a+421 900 000 118\u202c',
  crew: 'several',
  street: 'Dlhá 5',
  days: ['monday', 'friday'],
  intervals: [
    { start: '08:00', end: '12:00' },
    { start: '13:00', end: '16:00' },
  ],
};
const { salon, cafe, construction, apartment } = allTemplates.sk;
const fill = (template: Template, changes: Partial<Answers> = {}) =>
  fillTemplate(template, { ...answers, ...changes }, t);
const typesOf = ({ sections }: Template) => sections.map(({ type }) => type);
const find = <Type extends Template['sections'][number]['type']>({ sections }: Template, type: Type) =>
  sections.find((section): section is Extract<typeof section, { type: Type }> => section.type === type);

test.each(templateNames)('no contact of ours is left in %s', (name) => {
  const filled = fill(allTemplates.sk[name]);
  const known = collectSampleFacts(allTemplates.sk[name].sections, []);
  const page = fillContact(createTemplatePage(filled, 0), toBusiness(answers, answers.title));
  const contact = page.sections.find(({ type }) => type === 'contact-info');
  if (!contact) throw new Error('The template has no contact section.');
  const { facts, samples } = listSectionFacts(contact, known);
  expect(samples).toEqual([]);
  const texts = ['Salón Mirabelka', 'Dlhá 5\nHorná Lipová', '+421 900 000 118'];
  expect(facts.map(({ text }) => text)).toEqual(texts);
  expect(typesOf(filled)).not.toContain('social');
  expect(filled.description).toBe('Horná Lipová');
});

test('the page has what visitors should be able to do, and nothing else of it', () => {
  expect(typesOf(fill(salon))).toContain('booking');
  const quiet = fill(salon, { wishes: ['call'], days: [] });
  expect(typesOf(quiet)).not.toContain('booking');
  expect(typesOf(quiet)).not.toContain('hours');
  expect(typesOf(fill(cafe))).not.toContain('products');
  expect(typesOf(fill(cafe, { wishes: ['order'] }))).toContain('products');
});

test('what the template lacks is added before the contact', () => {
  const types = typesOf(fill(construction, { wishes: ['book', 'order'] }));
  const at = types.indexOf('booking');
  expect(types.slice(at, at + 3)).toEqual(['booking', 'products', 'contact']);
});

test('a button whose section is left out names the contact, to which it leads', () => {
  const button = (template: Template) => find(template, 'hero')?.content.buttonText;
  expect(button(fill(salon, { wishes: [] }))).toBe(messages.sectionTypes['contact-info'].defaultTitle);
  expect(button(fill(salon))).toBe(button(salon));
});

test('bookings know who takes them and when; nights have no hours', () => {
  const { content } = find(fill(salon), 'booking') ?? {};
  expect(content?.isOneAtATime).toBe(false);
  expect(content?.workingHours).toMatchObject({
    monday: { enabled: true, start: '08:00', end: '16:00' },
    tuesday: { enabled: false },
  });
  expect(find(fill(apartment), 'booking')?.content).toEqual(find(apartment, 'booking')?.content);
});

test('an unanswered third question leaves the sections as they are', () => {
  const left = fill(salon, { wishes: null, days: [], phone: '', crew: null });
  expect(typesOf(left)).toEqual(typesOf(salon).filter((type) => type !== 'social'));
});

test('words and town stand below the name; without them the words of the template do', () => {
  expect(fill(salon, { words: 'Výcvik psov' }).description).toBe('Výcvik psov, Horná Lipová');
  expect(fill(salon, { town: ' ' }).description).toBe(salon.description);
});

test('the business and its hours are what was answered, in plain text', () => {
  const { business, hours } = listFacts(answers, 'Mirabelka');
  expect(business).toMatchObject({
    name: 'Mirabelka',
    phone: '+421 900 000 118',
    address: 'Dlhá 5\nHorná Lipová',
    email: '',
  });
  expect(hours).toMatchObject({ isOwn: true, week: { friday: answers.intervals, sunday: [] } });
  expect(listFacts({ ...answers, days: [] }, 'Mirabelka').hours).toBeUndefined();
  expect(toBusiness(answers, 'x'.repeat(101)).name).toBe('');
});
