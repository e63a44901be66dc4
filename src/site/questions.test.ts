import { listSchemaProblems } from '@tests/support/schema-org-terms';
import { describe, expect, it } from 'vitest';
import { sectionFixtures } from '@/sections/page/fixtures';
import { parsePage } from '@/sections/page/page';
import { layOutPage } from './page-layout';
import { describeQuestions } from './questions';

type Pair = { question: string; answer: string };

/** Describes a page with a section of questions for each list, as machines read it. */
function describeQuestionsOn(...lists: Pair[][]) {
  const sections = lists.map((pairs, order) => ({
    id: `faq-${order}`,
    type: 'faq',
    title: '',
    order,
    content: { questions: pairs.map((pair, index) => ({ id: `${index}`, ...pair })) },
  }));
  const layout = layOutPage(parsePage({ sections }).sections, { mode: 'public' });
  return describeQuestions({
    sections: layout.sections,
    url: 'https://example.com/bakery',
    language: 'en',
  });
}
const dog = { question: 'Can I bring\n the dog?', answer: 'Yes.\nThere is a bowl.' };

describe('the questions of a page', () => {
  it('are none where no section asks any', () => {
    expect(describeQuestionsOn()).toBeNull();
    expect(describeQuestionsOn([])).toBeNull();
    expect(describeQuestionsOn([{ question: ' ', answer: 'Yes' }])).toBeNull();
  });

  it('are one page of questions, also of several sections', () => {
    const page = describeQuestionsOn([dog], [{ question: 'By card?', answer: 'Yes, gladly' }]);
    expect(page).toEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      '@id': 'https://example.com/bakery#questions',
      url: 'https://example.com/bakery',
      inLanguage: 'en',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Can I bring the dog?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes. There is a bowl.' },
        },
        {
          '@type': 'Question',
          name: 'By card?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, gladly' },
        },
      ],
    });
  });

  it.each(['typical', 'extreme'] as const)('keep to the terms of schema.org: %s', (name) => {
    const { questions } = sectionFixtures.faq[name].content;
    const page = describeQuestionsOn(questions, questions);
    expect(page && listSchemaProblems(page)).toEqual([]);
    expect(page?.mainEntity.length).toBeLessThanOrEqual(60);
  });
});
