import type { Locale } from '@/core/locale/locale';
import type { TemplateName } from '@/templates/trades/templates';

/** These templates, one of each trade, can be seen as somebody's website. */
export const demoNames = [
  'salon',
  'restaurant',
  'construction',
  'accommodation',
] as const satisfies TemplateName[];

export type DemoName = (typeof demoNames)[number];

/** No business has these names. The pictures of all templates bear them, too. */
export const sampleTitles: Record<Locale, Record<TemplateName, string>> = {
  en: {
    salon: 'Lunaria Studio',
    barber: 'Karol & Razor',
    restaurant: 'Three Pears',
    cafe: 'Café Squiggle',
    construction: 'Hradba Builders',
    craftsman: 'Matúš Vzorový',
    accommodation: 'Rowanberry House',
    apartment: 'Court Nine',
  },
  sk: {
    salon: 'Salón Lunária',
    barber: 'Karol a britva',
    restaurant: 'Tri hrušky',
    cafe: 'Kaviareň Obláčik',
    construction: 'Stavby Hradba',
    craftsman: 'Matúš Vzorový',
    accommodation: 'Penzión Oskoruška',
    apartment: 'Dvor deväť',
  },
  cs: {
    salon: 'Salon Měsíčnice',
    barber: 'Karel a břitva',
    restaurant: 'U Tří hrušek',
    cafe: 'Kavárna Obláček',
    construction: 'Stavby Hradba',
    craftsman: 'Matouš Vzorný',
    accommodation: 'Penzion Oskeruška',
    apartment: 'Dvůr devět',
  },
  de: {
    salon: 'Studio Lunaria',
    barber: 'Karl & Klinge',
    restaurant: 'Gasthaus Drei Birnen',
    cafe: 'Café Wölkchen',
    construction: 'Lindwall Bau',
    craftsman: 'Matthias Muster',
    accommodation: 'Haus Vogelbeere',
    apartment: 'Lichthof Neun',
  },
};
