import type { Section } from '@/contracts/page-data';
import { readContent } from './read-content';
import type { SectionContent, SectionType } from './registry';
import { shownLinks } from './social/shown-links';

const rules: { [Type in SectionType]: (content: SectionContent<Type>) => boolean } = {
  heading: ({ text }) => isFilled(text),
  description: ({ text }) => isFilled(text),
  article: ({ title, content }) => isFilled(title) || isFilled(content),
  services: ({ services }) => services.length > 0,
  'contact-info': (facts) => Object.values(facts).some(isFilled),
  gallery: ({ images }) => images.length > 0,
  contact: () => true,
  poll: ({ question, options }) => isFilled(question) || options.some(isFilled),
  booking: ({ services }) => services.length > 0,
  products: ({ products }) => products.length > 0,
  social: (content) => isFilled(content.description) || shownLinks(content).length > 0,
  hero: ({ title, subtitle, imageUrl }) => isFilled(title) || isFilled(subtitle) || isFilled(imageUrl),
};

/** Whether visitors get a section: the public page leaves out what has nothing to show, and unknown types. */
export function isForVisitors(section: Section): boolean {
  const read = readContent(section);
  return read !== null && (rules[read.type] as (content: unknown) => boolean)(read.content);
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
