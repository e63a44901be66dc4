import type { ReactNode } from 'react';
import type { ContactFormProps } from './contact/island';
import type { GalleryGridProps } from './gallery/island';
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
} satisfies Partial<Record<SectionType, LoadIsland>>;

/** Loads the interactive part of a section type and gives it the props that the server wrote; null for a type without. */
export async function loadIsland(type: string, props: unknown): Promise<ReactNode> {
  const load: LoadIsland | undefined = Object.hasOwn(islands, type)
    ? islands[type as keyof typeof islands]
    : undefined;
  return load ? load(props) : null;
}
