import { describe, expect, it } from 'vitest';
import { type FaqContent, faq } from './definition';

function asked(count: number, { answerLength = 20, answeredBy = '' } = {}): FaqContent {
  const questions = Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    question: 'Is there parking?',
    answer: 'a'.repeat(answerLength),
  }));
  return { questions, answeredBy };
}
const fitting = (content: FaqContent) =>
  faq.layouts?.filter(({ fits }) => fits?.(content, '') !== false).map(({ name }) => name);
const problems = (content: object) =>
  faq.content.saved.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('the layouts of questions', () => {
  it('fold as many as there are', () => {
    expect(fitting(asked(1))).toEqual(['fold']);
    expect(fitting(asked(60))).toEqual(['fold']);
  });

  it('split two to six with short answers', () => {
    expect(fitting(asked(2))).toEqual(['fold', 'split']);
    expect(fitting(asked(6, { answerLength: 300 }))).toEqual(['fold', 'split']);
    expect(fitting(asked(7))).toEqual(['fold']);
    expect(fitting(asked(6, { answerLength: 301 }))).toEqual(['fold']);
  });

  it('let one person talk who has a name', () => {
    expect(fitting(asked(1, { answeredBy: 'Eva' }))).toEqual(['fold', 'talk']);
    expect(fitting(asked(12, { answeredBy: 'Eva' }))).toEqual(['fold', 'talk']);
    expect(fitting(asked(13, { answeredBy: 'Eva' }))).toEqual(['fold']);
    expect(fitting(asked(3, { answeredBy: ' ' }))).toEqual(['fold', 'split']);
  });
});

it('a question has an answer', () => {
  expect(problems({ questions: [{ id: '1', question: ' ', answer: '' }] })).toEqual([
    ['questions.0.question', 'validation.faqQuestion'],
    ['questions.0.answer', 'validation.faqAnswer'],
  ]);
});

it('a section takes sixty questions', () => {
  expect(problems(asked(60))).toEqual([]);
  expect(problems(asked(61))).toEqual([['questions', 'validation.tooManyFaqs']]);
});
