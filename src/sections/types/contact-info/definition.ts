import MapPin from 'lucide-react/icons/map-pin';
import * as z from 'zod/mini';
import { emailProblem } from '@/core/email';
import { phoneLink, safeLink } from '@/core/link';
import { key } from '@/core/messages';
import { contentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const content = contentSchemas(({ text, atSave }) =>
  z.object({
    name: z._default(text, ''),
    email: z._default(
      atSave(text, (field) =>
        field.check(
          z.refine(
            (email) => email === '' || emailProblem(email.trim()) === null,
            key('validation.emailFormat'),
          ),
        ),
      ),
      '',
    ),
    phone: z._default(text, ''),
    website: z._default(
      atSave(text, (field) =>
        field.check(z.refine((url) => url === '' || safeLink(url) !== null, key('validation.link'))),
      ),
      '',
    ),
    address: z._default(text, ''),
    hours: z._default(text, ''),
    /** The website's opening hours stand in place of the text, once they are set. */
    showsHours: z.optional(z.boolean()),
    description: z._default(text, ''),
  }),
);
export type ContactInfoContent = z.infer<typeof content.saved>;

export const contactInfo = defineSection({
  type: 'contact-info',
  icon: MapPin,
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({
    title: t('sections.contact-info.defaultTitle'),
    content: {
      name: '',
      email: '',
      phone: '',
      website: '',
      address: '',
      hours: '',
      showsHours: true,
      description: '',
    },
  }),
  shownTitle: (title) => title,
  summary: (title, { name, phone, email }) => title || name || phone || email,
  ground: 'tint',
  inMenu: 'always',
  titleRole: 'name',
  // Hours alone are no way to find anybody.
  isEmpty: ({ showsHours, ...facts }) => Object.values(facts).every((text) => text.trim() === ''),
  usesHours: ({ showsHours }) => showsHours === true,
  onServer: import.meta.env.SSR
    ? {
        businessFacts: ({ phone, email, address, showsHours }) => ({
          showsWebsiteHours: showsHours,
          phone: phoneLink(phone) ? phone.trim() : undefined,
          email: email.trim() !== '' && emailProblem(email.trim()) === null ? email.trim() : undefined,
          address: address.trim() || undefined,
        }),
      }
    : undefined,
});
