import { safeImageUrl } from '@/core/link';
import { CURRENCY, decimalEuros, parsePriceCents } from '@/core/money';
import { isSampleAccount } from '@/core/sample-account';
import { shorten } from '@/core/text';
import type { BookedService } from '@/sections/booking/schema';
import { isNightPrice } from '@/sections/booking/service-limits';
import type { Product } from '@/sections/products/schema';
import type { Service } from '@/sections/services/schema';
import type { PlacedSection } from '../page-layout';
import { typedSections } from '../typed-sections';

/** A page must not grow by half for machines that read no further. */
const MAX_OFFERS = 50;
const TEXT_MAX_LENGTH = 300;

/** The price lists of a page. */
export function offerCatalogs(sections: readonly PlacedSection[]) {
  const catalogs = typedSections(sections, 'services').map(({ title, content }) => ({
    '@type': 'OfferCatalog',
    name: line(title),
    itemListElement: content.services.slice(0, MAX_OFFERS).map(serviceOffer),
  }));
  return catalogs.length > 0 ? catalogs : undefined;
}

/** What visitors can book and order on a page. */
export function offers(sections: readonly PlacedSection[], origin: string) {
  const booked = typedSections(sections, 'booking').flatMap(({ content }) =>
    content.services.map(content.bookingType === 'daily' ? stayOffer : appointmentOffer),
  );
  const sold = typedSections(sections, 'products').flatMap(({ content }) =>
    content.products
      .filter((product) => !isSampleAccount(product))
      .map((product) => productOffer(product, origin)),
  );
  const made = [...booked, ...sold].slice(0, MAX_OFFERS);
  return made.length > 0 ? made : undefined;
}

function serviceOffer({ title, description, price }: Service) {
  const service = { '@type': 'Service', name: line(title), description: line(description) };
  return { '@type': 'Offer', itemOffered: service, ...priceIn(price) };
}

function appointmentOffer({ name, description }: BookedService) {
  const service = { '@type': 'Service', name: line(name), description: line(description) };
  return { '@type': 'Offer', itemOffered: service };
}

function stayOffer({ name, description, price }: BookedService) {
  const stay = { '@type': 'Service', name: line(name), description: line(description) };
  const perNight = { '@type': 'UnitPriceSpecification', ...euros(price * 100), unitCode: 'DAY' };
  const hasPrice = price > 0 && isNightPrice(price);
  return { '@type': 'Offer', itemOffered: stay, priceSpecification: hasPrice ? perNight : undefined };
}

function productOffer({ name, description, price, images }: Product, origin: string) {
  const pictures = images.map(safeImageUrl).filter((url) => url !== null);
  const image = pictures.length > 0 ? pictures.map((url) => new URL(url, origin).href) : undefined;
  const product = { '@type': 'Product', name: line(name), description: line(description), image };
  return { '@type': 'Offer', itemOffered: product, ...priceIn(price) };
}

/** Nothing where the owner wrote words: 'by agreement' and 'from 45 €' are no price. */
function priceIn(text: string) {
  const cents = parsePriceCents(text);
  return cents === null ? {} : euros(cents);
}

function euros(cents: number) {
  return { price: decimalEuros(cents), priceCurrency: CURRENCY };
}

function line(text: string): string | undefined {
  return shorten(text.replace(/\s+/g, ' ').trim(), TEXT_MAX_LENGTH) || undefined;
}
