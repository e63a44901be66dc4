import ChartBarBig from 'lucide-react/icons/chart-bar-big';
import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { countCharacters } from '@/core/text';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

export const MIN_POLL_OPTIONS = 3;
export const MAX_POLL_OPTIONS = 6;
/** A longer answer needs a row of its own. */
const TILE_MAX_LENGTH = 28;

const content = createContentSchemas(({ text, requiredText, atSave }) =>
  z.object({
    question: z._default(text, ''),
    options: atSave(z.array(requiredText(key('validation.pollOption'))), (list) =>
      list.check(
        z.minLength(MIN_POLL_OPTIONS, key('validation.pollOptions')),
        z.maxLength(MAX_POLL_OPTIONS, key('validation.pollOptions')),
      ),
    ),
  }),
);
export type PollContent = z.infer<typeof content.saved>;

export const poll = defineSection({
  type: 'poll',
  icon: ChartBarBig,
  feature: 'poll',
  content,
  defaults: (t) => ({
    title: '',
    content: {
      question: t('sectionTypes.poll.defaultQuestion'),
      options: [
        t('sectionTypes.poll.defaultOption1'),
        t('sectionTypes.poll.defaultOption2'),
        t('sectionTypes.poll.defaultOption3'),
      ],
    },
  }),
  shownTitle: (_title, { question }) => question,
  titleSteps: ['content', 'question'],
  summary: (_title, { question }) => question,
  titleRole: 'name',
  inMenu: 'never',
  isEmpty: ({ question, options }) => [question, ...options].every((text) => text.trim() === ''),
  layouts: [
    { name: 'list' },
    {
      name: 'tiles',
      fits: ({ options }) => options.every((option) => countCharacters(option.trim()) <= TILE_MAX_LENGTH),
    },
  ],
  countItems: ({ options }) => options.length,
  onServer: import.meta.env.SSR ? { records: (content) => ({ poll: content }) } : undefined,
});
