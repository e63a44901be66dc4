import article from './article/article.css?inline';
import contact from './contact/contact.css?inline';
import contactInfo from './contact-info/contact-info.css?inline';
import description from './description/description.css?inline';
import heading from './heading/heading.css?inline';
import hero from './hero/hero.css?inline';
import type { SectionType } from './registry';
import services from './services/services.css?inline';
import social from './social/social.css?inline';

/** The style sheet of each type. A page carries those of the types that are on it, after the base sheet. */
export const sectionStyles: Record<SectionType, string> = {
  heading,
  description,
  article,
  services,
  'contact-info': contactInfo,
  contact,
  social,
  hero,
};
