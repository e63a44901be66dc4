import * as z from 'zod/mini';
import { longText, requiredText } from '@/core/fields';
import { key } from '@/core/messages';
import { defineSection } from '../section';

export const MIN_POLL_OPTIONS = 3;
export const MAX_POLL_OPTIONS = 6;

const content = z.object({
  question: z._default(longText, ''),
  options: z
    .array(requiredText(key('validation.pollOption')))
    .check(
      z.minLength(MIN_POLL_OPTIONS, key('validation.pollOptions')),
      z.maxLength(MAX_POLL_OPTIONS, key('validation.pollOptions')),
    ),
});
export type PollContent = z.infer<typeof content>;

export const poll = defineSection({
  type: 'poll',
  form: 'panel',
  isOffered: true,
  feature: 'poll',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      question: t('sections.poll.defaultQuestion'),
      options: [
        t('sections.poll.defaultOption1'),
        t('sections.poll.defaultOption2'),
        t('sections.poll.defaultOption3'),
      ],
    },
  }),
  shownTitle: (_title, { question }) => question,
  summary: (_title, { question }) => question,
  countItems: ({ options }) => options.length,
});
