import type { Section } from '@/contracts/page-data';
import { getEntitlements, type Tier, type VisitorFeature, visitorFeatures } from '@/core/plans';
import { readContent } from './read-content';
import { findDefinition, type SectionContent, type SectionType } from './registry';
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

/** Whether a plan lets visitors use sections of a type: what they do there belongs to the plan, whatever is stored. */
export function isOpenToVisitors(type: string, tier: Tier): boolean {
  return closedFeatures([type], tier).length === 0;
}

/** What sections of these types offer to visitors and a plan does not have. */
export function closedFeatures(types: readonly string[], tier: Tier): VisitorFeature[] {
  const asked = types.map((type) => findDefinition(type)?.feature);
  return visitorFeatures.filter((feature) => asked.includes(feature) && !getEntitlements(tier).can(feature));
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
