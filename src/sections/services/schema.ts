import * as z from 'zod/mini';
import { longText, requiredText } from '@/core/fields';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const MAX_SERVICES = 300;

const service = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(80)),
  title: requiredText(key('validation.serviceTitle')),
  description: z._default(longText, ''),
  /** As the owner writes it: `32 €`, `from 45 €`, `by agreement`. */
  price: z._default(z.string().check(z.maxLength(60, key('validation.tooLong'))), ''),
});
export type Service = z.infer<typeof service>;

const content = z.object({
  services: z._default(
    z.array(service).check(z.maxLength(MAX_SERVICES, key('validation.tooManyServices'))),
    [],
  ),
});
export type ServicesContent = z.infer<typeof content>;

export const services = defineSection({
  type: 'services',
  form: 'reading',
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sections.services.defaultTitle'), content: { services: [] } }),
  shownTitle: (title) => title,
  summary: (title, { services: list }) => title || list.map((item) => item.title).join(', '),
});
