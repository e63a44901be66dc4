import Send from 'lucide-react/icons/send';
import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { createContentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

/** The form always asks for these. */
export const LOCKED_CONTACT_FIELDS = ['name', 'email', 'message'] as const;

const ANSWERED_BY_MAX_LENGTH = 120;

const content = createContentSchemas(({ text, line, atSave }) =>
  z.object({
    title: z._default(text, ''),
    fields: z._default(
      atSave(z.array(z.enum(['name', 'email', 'message', 'phone'])), (list) =>
        list.check(
          z.maxLength(8),
          z.refine(
            (fields) => LOCKED_CONTACT_FIELDS.every((field) => fields.includes(field)),
            key('validation.contactFields'),
          ),
        ),
      ),
      [...LOCKED_CONTACT_FIELDS],
    ),
    /** The line says who answers, and how soon. It stands beside a form that is laid out as a panel. */
    answeredBy: z.optional(line(ANSWERED_BY_MAX_LENGTH)),
  }),
);
export type ContactContent = z.infer<typeof content.saved>;

export const contact = defineSection({
  type: 'contact',
  icon: Send,
  feature: 'contact',
  content,
  defaults: (t) => ({
    title: '',
    content: { title: t('sectionTypes.contact.defaultTitle'), fields: [...LOCKED_CONTACT_FIELDS] },
  }),
  shownTitle: (_title, { title }) => title,
  titleSteps: ['content', 'title'],
  summary: (_title, { title }) => title,
  titleRole: 'name',
  isEmpty: () => false,
  layouts: [
    { name: 'form' },
    { name: 'panel', fits: ({ answeredBy = '' }) => answeredBy.trim() !== '', suits: () => true },
    { name: 'letter' },
  ],
  visitorAction: { rank: 3, label: 'actionContact', isTitled: false },
});
