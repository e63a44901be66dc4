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

/** Whether a section has something to show; where it has not, the public page leaves it out. */
export function hasContent(type: SectionType, content: unknown): boolean {
  return (rules[type] as (content: unknown) => boolean)(content);
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
