import type { Theme } from '@/core/theme';
import type { TypedContent } from '@/sections/page/page';

/** A section as a template holds it: its place is its place in the list, its id is given on the page that it goes to. */
export type TemplateSection = TypedContent & { title: string };

/** A whole page of a trade, with sample text and pictures that the owner replaces. */
export interface Template {
  /** The picture that the choice shows. */
  cover: string;
  /** Of the website; short enough for every plan. */
  description: string;
  theme: Theme;
  /** A button's address may name a section of the page by its type: `#booking`. */
  sections: TemplateSection[];
}
