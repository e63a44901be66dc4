import type { ServicesContent } from '@/sections/types/services/definition';

type Row = readonly [title: string, price: string, description?: string];

/** The content of a price list: a row for each name, price and what belongs to it. */
export function priceList(...rows: Row[]): ServicesContent {
  return {
    services: rows.map(([title, price, description = ''], index) => ({
      id: `service-${index + 1}`,
      title,
      description,
      price,
    })),
  };
}
