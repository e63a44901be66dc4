import { z } from 'zod';
import { emailProblem } from '@/core/email';
import { longText } from '@/core/fields';
import { safeLink } from '@/core/link';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const content = z.object({
  name: longText.default(''),
  email: longText
    .refine((email) => email === '' || emailProblem(email.trim()) === null, key('validation.emailFormat'))
    .default(''),
  phone: longText.default(''),
  website: longText.refine((url) => url === '' || safeLink(url) !== null, key('validation.link')).default(''),
  address: longText.default(''),
  hours: longText.default(''),
  description: longText.default(''),
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
