import type { Theme } from '@/core/theme';
import type { SectionContent, SectionType } from '@/sections/registry';
import type { PictureName } from './template-picture';

/** A section as a template holds it: its place is its place in the list, its id is given on the page that it goes to. */
export type TemplateSection = {
  [Type in SectionType]: { type: Type; title: string; content: SectionContent<Type> };
}[SectionType];

/** A whole page of a trade, with sample text and pictures that the owner replaces. */
export interface Template {
  /** What the choice shows of it. */
  cover: PictureName;
  /** Of the website; short enough for every plan. */
  description: string;
  theme: Theme;
  /** A button's address may name a section of the page by its type: `#booking`. */
  sections: TemplateSection[];
}
