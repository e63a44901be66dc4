import type { PublicSite } from '@/contracts/public-site';
import { safeImageUrl } from '@/core/link';
import { shownLinks } from '@/sections/social/shown-links';
import type { PlacedSection } from '../page-layout';
import { typedSections } from '../typed-sections';
import { businessType } from './business-type';
import { contactFacts } from './contact-facts';
import { offerCatalogs, offers } from './offers';
import { openingHours } from './opening-hours';

interface BusinessPage {
  site: PublicSite;
  sections: readonly PlacedSection[];
  origin: string;
  url: string;
  description: string;
  imageUrl: string;
}

/** The business behind a page in schema.org's terms: only what stands on the page. JSON leaves out what is undefined. */
export function describeBusiness({ site, sections, origin, url, description, imageUrl }: BusinessPage) {
  const logo = safeImageUrl(site.logoUrl ?? '');
  return {
    '@context': 'https://schema.org',
    '@type': businessType(sections),
    '@id': url,
    name: site.title,
    url,
    description,
    image: imageUrl,
    logo: logo ? new URL(logo, origin).href : undefined,
    ...contactFacts(sections),
    openingHoursSpecification: openingHours(sections),
    hasOfferCatalog: offerCatalogs(sections),
    makesOffer: offers(sections, origin),
    sameAs: profiles(sections),
  };
}

function profiles(sections: readonly PlacedSection[]): string[] | undefined {
  const links = typedSections(sections, 'social').flatMap(({ content }) => shownLinks(content));
  const addresses = links.map(({ href }) => href).filter((href) => /^https?:/i.test(href));
  return addresses.length > 0 ? [...new Set(addresses)] : undefined;
}
