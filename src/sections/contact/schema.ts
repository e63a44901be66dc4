import * as z from 'zod/mini';
import { longText } from '@/core/fields';
import { key } from '@/core/messages';
import { defineSection } from '../section';

/** The form asks for these always. */
export const LOCKED_CONTACT_FIELDS = ['name', 'email', 'message'] as const;
const contactField = z.enum(['name', 'email', 'message', 'phone']);

const content = z.object({
  title: z._default(longText, ''),
  fields: z._default(
    z.array(contactField).check(
      z.maxLength(8),
      z.refine(
        (fields) => LOCKED_CONTACT_FIELDS.every((field) => fields.includes(field)),
        key('validation.contactFields'),
      ),
    ),
    [...LOCKED_CONTACT_FIELDS],
  ),
});
export type ContactContent = z.infer<typeof content>;

export const contact = defineSection({
  type: 'contact',
  form: 'panel',
  isOffered: true,
  feature: 'contact',
  content,
  defaults: (t) => ({
    title: '',
    content: { title: t('sections.contact.defaultTitle'), fields: [...LOCKED_CONTACT_FIELDS] },
  }),
  shownTitle: (_title, { title }) => title,
  summary: (_title, { title }) => title,
});
