import * as z from 'zod/mini';
import { emailProblem } from '@/core/email';
import { longText } from '@/core/fields';
import { safeLink } from '@/core/link';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const content = z.object({
  name: z._default(longText, ''),
  email: z._default(
    longText.check(
      z.refine((email) => email === '' || emailProblem(email.trim()) === null, key('validation.emailFormat')),
    ),
    '',
  ),
  phone: z._default(longText, ''),
  website: z._default(
    longText.check(z.refine((url) => url === '' || safeLink(url) !== null, key('validation.link'))),
    '',
  ),
  address: z._default(longText, ''),
  hours: z._default(longText, ''),
  description: z._default(longText, ''),
});
export type ContactInfoContent = z.infer<typeof content>;

export const contactInfo = defineSection({
  type: 'contact-info',
  form: 'reading',
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: t('sections.contact-info.defaultTitle'),
    content: { name: '', email: '', phone: '', website: '', address: '', hours: '', description: '' },
  }),
  shownTitle: (title) => title,
  summary: (title, { name, phone, email }) => title || name || phone || email,
});
