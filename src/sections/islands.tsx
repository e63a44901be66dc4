import type { ReactNode } from 'react';
import type { BookingFormProps } from './booking/island';
import type { ContactFormProps } from './contact/island';
import type { GalleryGridProps } from './gallery/island';
import type { PollFormProps } from './poll/island';
import type { ProductListProps } from './products/island';
import type { SectionType } from './registry';

type LoadIsland = (props: unknown) => Promise<ReactNode>;

const islands = {
  contact: async (props) => {
    const { ContactForm } = await import('./contact/island');
    return <ContactForm {...(props as ContactFormProps)} />;
  },
  gallery: async (props) => {
    const { GalleryGrid } = await import('./gallery/island');
    return <GalleryGrid {...(props as GalleryGridProps)} />;
  },
  poll: async (props) => {
    const { PollForm } = await import('./poll/island');
    return <PollForm {...(props as PollFormProps)} />;
  },
  booking: async (props) => {
    const { BookingForm } = await import('./booking/island');
    return <BookingForm {...(props as BookingFormProps)} />;
  },
  products: async (props) => {
    const { ProductList } = await import('./products/island');
    return <ProductList {...(props as ProductListProps)} />;
  },
} satisfies Partial<Record<SectionType, LoadIsland>>;

/** Loads the interactive part of a section type and gives it the props that the server wrote; null for a type without. */
export async function loadIsland(type: string, props: unknown): Promise<ReactNode> {
  const load: LoadIsland | undefined = Object.hasOwn(islands, type)
    ? islands[type as keyof typeof islands]
    : undefined;
  return load ? load(props) : null;
}
