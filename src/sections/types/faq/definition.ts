import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { countCharacters } from '@/core/text';
import { hasLines } from '@/core/text-format';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';
import { fitted } from '../../definition/text-format-schema';

const MAX_QUESTIONS = 60;
const PERSON_MAX_LENGTH = 80;

const content = createContentSchemas(({ itemId, requiredText, format, line, list }) => {
  const question = z.object({
    id: itemId,
    question: requiredText(key('validation.faqQuestion')),
    answer: requiredText(key('validation.faqAnswer')),
    answerFormat: format,
  });
  return z.object({
    questions: z._default(
      list(question.check(fitted('answer')), MAX_QUESTIONS, key('validation.tooManyFaqs')),
      [],
    ),
    /** This person answers, where the questions are laid out as a talk. */
    answeredBy: z._default(line(PERSON_MAX_LENGTH), ''),
  });
});
export type FaqContent = z.infer<typeof content.saved>;
export type FaqQuestion = FaqContent['questions'][number];

const SPLIT_MIN = 2;
const SPLIT_MAX = 6;
/** A longer list of questions is read faster where they are folded. */
const PROPOSED_SPLIT_MAX = 4;
const TALK_MAX = 12;
const SHORT_QUESTION_MAX_LENGTH = 120;
const SHORT_ANSWER_MAX_LENGTH = 300;
const MOBILE_PREVIEW_QUESTIONS = 6;

function areShort({ questions }: FaqContent): boolean {
  return questions.every(
    ({ question, answer, answerFormat }) =>
      countCharacters(question.trim()) <= SHORT_QUESTION_MAX_LENGTH &&
      !hasLines(answerFormat, 'heading') &&
      countCharacters(answer.trim()) <= SHORT_ANSWER_MAX_LENGTH,
  );
}

const fitsSplit = (written: FaqContent) =>
  written.questions.length >= SPLIT_MIN && written.questions.length <= SPLIT_MAX && areShort(written);

const fitsTalk = (written: FaqContent) =>
  written.answeredBy.trim() !== '' && written.questions.length <= TALK_MAX && areShort(written);

export const faq = defineSection({
  type: 'faq',
  icon: CircleQuestionMark,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: t('sectionTypes.faq.defaultTitle'),
    content: { questions: [], answeredBy: '' },
  }),
  shownTitle: (title) => title,
  summary: (title, { questions }) => title || questions.map(({ question }) => question).join(' '),
  titleRole: 'name',
  isEmpty: ({ questions }) => questions.length === 0,
  layouts: [
    { name: 'fold' },
    { name: 'talk', fits: fitsTalk, suits: () => true },
    { name: 'split', fits: fitsSplit, suits: ({ questions }) => questions.length <= PROPOSED_SPLIT_MAX },
  ],
  mobilePreview: ({ questions, ...rest }) => ({
    ...rest,
    questions: questions.slice(0, MOBILE_PREVIEW_QUESTIONS),
  }),
  onServer: import.meta.env.SSR ? { questions: ({ questions }) => questions } : undefined,
});
