import { type Business, EMPTY_BUSINESS } from '@/core/business';
import { isOfType } from '../definition/define-section';
import { contactInfo } from '../types/contact-info/definition';
import type { Page } from './page';

/** A contact section and the business both have these facts. */
const SHARED = ['name', 'phone', 'email', 'address'] as const;

/** Returns what the first contact section of a page says about the business. */
export function getBusinessOfPage({ sections }: Pick<Page, 'sections'>): Business {
  const first = sections.find((section) => isOfType(contactInfo, section));
  const business = { ...EMPTY_BUSINESS };
  if (first) for (const field of SHARED) business[field] = first.content[field].trim();
  return business;
}

/** Returns a page whose contact sections say what the business says where they have no words of their own. */
export function fillContact<Filled extends Pick<Page, 'sections'>>(page: Filled, business: Business): Filled {
  const sections = page.sections.map((section) => {
    if (!isOfType(contactInfo, section)) return section;
    const content = { ...section.content };
    for (const field of SHARED) if (content[field].trim() === '') content[field] = business[field];
    return { ...section, content };
  });
  return { ...page, sections };
}
