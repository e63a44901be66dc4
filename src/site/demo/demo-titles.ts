import type { Locale } from '@/core/locale/locale';
import type { TemplateName } from '@/templates/trades/templates';

/** These templates can be seen as somebody's website. */
export const demoNames = ['salon', 'restaurant', 'construction'] as const satisfies TemplateName[];

export type DemoName = (typeof demoNames)[number];

/** No business has these names. */
export const demoTitles: Record<Locale, Record<DemoName, string>> = {
  en: { salon: 'Lunaria Studio', restaurant: 'Three Pears', construction: 'Hradba Builders' },
  sk: { salon: 'Salón Lunária', restaurant: 'Tri hrušky', construction: 'Stavby Hradba' },
  cs: { salon: 'Salon Měsíčnice', restaurant: 'U Tří hrušek', construction: 'Stavby Hradba' },
  de: { salon: 'Studio Lunaria', restaurant: 'Gasthaus Drei Birnen', construction: 'Lindwall Bau' },
};
