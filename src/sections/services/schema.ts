import { z } from 'zod';
import { longText } from '@/core/fields';
import { key } from '@/core/messages';
import { defineSection } from '../section';

const MAX_SERVICES = 300;

const service = z.object({
  id: z.string().min(1).max(80),
  title: longText.refine((title) => title.trim() !== '', key('validation.serviceTitle')),
  description: longText.default(''),
  /** As the owner writes it: `32 €`, `from 45 €`, `by agreement`. */
  price: z.string().max(60, key('validation.tooLong')).default(''),
});
export type Service = z.infer<typeof service>;

const content = z.object({
  services: z.array(service).max(MAX_SERVICES, key('validation.tooManyServices')).default([]),
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
