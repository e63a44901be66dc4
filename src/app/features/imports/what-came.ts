import { useText } from './use-text';

interface Came {
  customers: number;
  bookings: number;
}

/** Says how many customers and bookings there are; the text is empty for none. */
export function useCameText() {
  const t = useText();
  return (
    { customers, bookings }: Came,
    both: 'imports.past.both' | 'imports.start.both' = 'imports.past.both',
  ) => {
    const texts = {
      customers: t('imports.start.customers', { count: customers }),
      bookings: t('imports.start.bookings', { count: bookings }),
    };
    if (customers > 0 && bookings > 0) return t(both, texts);
    if (customers === 0 && bookings === 0) return '';
    return customers > 0 ? texts.customers : texts.bookings;
  };
}
