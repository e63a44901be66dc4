import List from 'lucide-react/icons/list';
import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { contentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const MAX_SERVICES = 300;

const content = contentSchemas(({ itemId, requiredText, text, line, list }) => {
  const service = z.object({
    id: itemId,
    title: requiredText(key('validation.serviceTitle')),
    description: z._default(text, ''),
    /** As the owner writes it: `32 €`, `from 45 €`, `by agreement`. */
    price: z._default(line(60), ''),
  });
  return z.object({
    services: z._default(list(service, MAX_SERVICES, key('validation.tooManyServices')), []),
  });
});
export type ServicesContent = z.infer<typeof content.saved>;
export type Service = ServicesContent['services'][number];

export const services = defineSection({
  type: 'services',
  icon: List,
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sections.services.defaultTitle'), content: { services: [] } }),
  shownTitle: (title) => title,
  summary: (title, { services: list }) => title || list.map((item) => item.title).join(', '),
  titleRole: 'name',
  isEmpty: ({ services: list }) => list.length === 0,
  emptyHint: 'noServices',
  onServer: import.meta.env.SSR
    ? {
        businessFacts: ({ services: list }) => ({
          kind: 'service',
          priceList: list.map(({ title, description, price }) => ({ name: title, description, price })),
        }),
      }
    : undefined,
});
