import Clock from 'lucide-react/icons/clock';
import * as z from 'zod/mini';
import { contentSchemas } from '../../definition/content-schemas';
import { defineSection } from '../../definition/define-section';

const content = contentSchemas(({ text }) =>
  z.object({
    /** The note adds what the hours alone do not say. */
    note: z._default(text, ''),
  }),
);
export type HoursContent = z.infer<typeof content.saved>;

export const hours = defineSection({
  type: 'hours',
  icon: Clock,
  isOffered: true,
  feature: 'basicSections',
  content,
  defaults: (t) => ({ title: t('sectionTypes.hours.defaultTitle'), content: { note: '' } }),
  shownTitle: (title) => title,
  summary: (title, { note }) => title || note,
  titleRole: 'name',
  // A note says nothing without the hours that it is about.
  isEmpty: (_content, hasHours) => !hasHours,
  emptyHint: 'noHours',
  usesHours: () => true,
  statesHours: () => true,
  ground: 'tint',
  layouts: [{ name: 'table' }, { name: 'bars' }, { name: 'line' }, { name: 'tiles' }],
  onServer: import.meta.env.SSR ? { businessFacts: () => ({ showsWebsiteHours: true }) } : undefined,
});
