import { shorten, toOneLine } from '@/core/text';
import type { QuestionFacts } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import type { PlacedSection } from './page-layout';

interface QuestionPage {
  /** Only sections that are shown are here. */
  sections: readonly PlacedSection[];
  url: string;
  language: string;
}

/** Machines read no further, and a page must not grow by half for them. */
const MAX_QUESTIONS = 60;
const QUESTION_MAX_LENGTH = 300;
const ANSWER_MAX_LENGTH = 1000;

/**
 * Describes the questions that a page answers in schema.org's terms, as one page of questions for all its sections; null
 * where there are none.
 */
export function describeQuestions({ sections, url, language }: QuestionPage) {
  const answered = sections
    .flatMap(listQuestions)
    .map(({ question, answer }) => ({
      name: shorten(toOneLine(question), QUESTION_MAX_LENGTH),
      text: shorten(toOneLine(answer), ANSWER_MAX_LENGTH),
    }))
    .filter(({ name, text }) => name !== '' && text !== '')
    .slice(0, MAX_QUESTIONS);
  if (answered.length === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    url,
    inLanguage: language,
    mainEntity: answered.map(({ name, text }) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

function listQuestions({ section }: PlacedSection): readonly QuestionFacts[] {
  if (section.type === 'unknown') return [];
  return getDefinition(section.type).onServer?.questions?.(section.content) ?? [];
}
