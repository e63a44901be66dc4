import { expect, it } from 'vitest';
import {
  answerLine,
  changeAnswers,
  collectAnswers,
  findKeptAnswer,
  listAnswerErrors,
  MAX_ANSWER_LENGTH,
  type Question,
} from './questions';

const hair: Question = {
  id: 'hair',
  kind: 'choice',
  label: 'Vlasy ',
  options: ['krátke', ' dlhé '],
  isRequired: true,
};
const allergy: Question = { id: 'allergy', kind: 'text', label: 'Alergia?' };
const terms: Question = { id: 'terms', kind: 'tick', label: 'Prídem načas', isRequired: true };
const all = [hair, allergy, terms];

it('keeps right answers with their questions, and nothing of what was left empty', () => {
  const given = { hair: 'dlhé', allergy: '  ', terms: true, other: 'x' };
  expect(listAnswerErrors(all, given).size).toBe(0);
  expect(collectAnswers(all, given)).toEqual([
    { question: 'Vlasy', answer: 'dlhé' },
    { question: 'Prídem načas', answer: true },
  ]);
});

it('keeps a tick that was left out as no', () => {
  expect(collectAnswers([{ ...terms, isRequired: false }], {})).toEqual([
    { question: 'Prídem načas', answer: false },
  ]);
});

it.each([
  ['nothing where an answer is asked for', {}, { hair: 'validation.required', terms: 'validation.tick' }],
  ['an option that is not offered', { hair: 'ryšavé', terms: true }, { hair: 'validation.optionGone' }],
  ['the wrong kind', { hair: true, terms: 'yes' }, { hair: 'validation.required', terms: 'validation.tick' }],
  [
    'a text that is too long',
    { hair: 'dlhé', terms: true, allergy: 'x'.repeat(MAX_ANSWER_LENGTH + 1) },
    { allergy: 'validation.tooLong' },
  ],
])('refuses %s', (_case, given, errors) => {
  expect(Object.fromEntries(listAnswerErrors(all, given))).toEqual(errors);
});

it('reads no answer from what every object has', () => {
  const named: Question = { id: 'constructor', kind: 'text', label: 'Meno' };
  expect(collectAnswers([named], {})).toEqual([]);
});

it.each([
  ['Farba', 'hnedá', 'Farba: hnedá'],
  ['Máte alergiu?', 'na orechy', 'Máte alergiu? na orechy'],
  ['Prídem načas', true, 'Prídem načas: áno'],
  ['Parkovanie?', false, 'Parkovanie? nie'],
])('writes %j and %j in one line', (question, answer, line) => {
  expect(answerLine({ question, answer }, { yes: 'áno', no: 'nie' })).toBe(line);
});

it('changes the answers that an owner gives anew, and leaves the others where the form has them', () => {
  const kept = [
    { question: 'Alergia?', answer: 'amoniak' },
    { question: 'Kedysi', answer: 'áno' },
  ];
  expect(changeAnswers(kept, all, { hair: 'dlhé' })).toEqual([
    { question: 'Vlasy', answer: 'dlhé' },
    ...kept,
  ]);
  expect(changeAnswers(kept, all, { allergy: ' ', terms: false })).toEqual([
    { question: 'Prídem načas', answer: false },
    { question: 'Kedysi', answer: 'áno' },
  ]);
});

it('finds what is kept of a question, if it is still one of that kind', () => {
  const kept = [{ question: 'Vlasy', answer: 'dlhé' }];
  expect(findKeptAnswer(kept, hair)).toBe('dlhé');
  expect(findKeptAnswer(kept, { ...hair, kind: 'tick' })).toBeUndefined();
  expect(findKeptAnswer(kept, allergy)).toBeUndefined();
  expect(findKeptAnswer(kept, terms)).toBeUndefined();
});
