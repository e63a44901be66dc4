import { addDays } from '@/core/dates';
import { toSafeImageUrl } from '@/core/link';
import { CURRENCY } from '@/core/locale/locale';
import { WEEKDAYS, type Weekday } from '@/core/locale/weekdays';
import { parsePriceCents, toDecimalEuros } from '@/core/money';
import { findDayHoursProblem, type WeekHours } from '@/core/opening-hours';
import { withoutFocus } from '@/core/picture-focus';
import { parseSign } from '@/core/signs';
import { shorten, splitParagraphs, toOneLine } from '@/core/text';
import { getDateOf } from '@/core/wall-clock';
import {
  getIntervalsOn,
  listAnnouncements,
  listClosedHolidays,
  type Opening,
  SHOWN_DAYS_BEFORE,
} from '@/core/website-hours';
import type { BusinessFacts, OfferFacts } from '@/sections/definition/define-section';
import { getDefinition } from '@/sections/page/definitions';
import type { PlacedSection } from './page-layout';
import type { Site } from './site';

interface BusinessPage {
  site: Site;
  /** Only sections that are shown are here. */
  sections: readonly PlacedSection[];
  origin: string;
  url: string;
  description: string;
  imageUrl: string;
}

/** A section says this about the business, beside its title as it is shown. */
interface TitledFacts extends BusinessFacts {
  title: string;
}

/** A page must not grow by half for machines that read no further. */
const MAX_OFFERS = 50;
const LINE_MAX_LENGTH = 300;
const STREET_MAX_LENGTH = 200;
/** No address is longer, so the rest of a text in its place does not count. */
const ADDRESS_MAX_LENGTH = 500;
/** Looks like `032 00 Dolina`, `811 01` or `81101 Bratislava - Staré Mesto`. */
const POSTAL_LINE = /^(?<code>\d{3} ?\d{2})(?:\s+(?<place>\D.*))?$/;

/**
 * Describes the business behind a page in schema.org's terms, by its sections and by the details that its owner gave once.
 * JSON leaves out what is undefined.
 */
export function describeBusiness({ site, sections, origin, url, description, imageUrl }: BusinessPage) {
  // A sign does not tell the business from others, which may have it, too.
  const logo = parseSign(site.logoUrl ?? '') ? null : toSafeImageUrl(site.logoUrl ?? '');
  const facts = sections.flatMap(listFacts);
  return {
    '@context': 'https://schema.org',
    '@type': getBusinessType(facts),
    '@id': url,
    name: site.business?.name || site.title,
    legalName: site.business?.sellerName || undefined,
    taxID: site.business?.taxNumber || undefined,
    vatID: site.business?.vatNumber || undefined,
    url,
    description,
    mainEntityOfPage: { '@type': 'WebPage', url, inLanguage: site.language },
    image: imageUrl,
    logo: logo ? new URL(logo, origin).href : undefined,
    telephone: facts.map(({ phone }) => phone).find(Boolean) ?? (site.business?.phone || undefined),
    email: facts.map(({ email }) => email).find(Boolean) ?? (site.business?.email || undefined),
    address:
      facts.map(({ address = '' }) => describeAddress(address)).find(Boolean) ??
      describeAddress(site.business?.address ?? ''),
    ...describeHours(site.opening, facts),
    hasMenu: getBusinessType(facts) === 'Restaurant' ? describeMenus(facts) : undefined,
    hasOfferCatalog: describeCatalogs(facts, origin),
    makesOffer: describeOffers(facts, origin),
    employee: describeEmployees(facts, origin),
    sameAs: listProfiles(facts),
  };
}

function listFacts({ section, title, layout }: PlacedSection): TitledFacts[] {
  if (section.type === 'unknown') return [];
  const facts = getDefinition(section.type).onServer?.businessFacts?.(section.content, layout);
  return facts ? [{ title, ...facts }] : [];
}

type BusinessType = 'LodgingBusiness' | 'Restaurant' | 'Store' | 'LocalBusiness';

/** Returns the kind of business, as far as a page shows it: who lets rooms, who cooks, who only sells. */
function getBusinessType(facts: readonly TitledFacts[]): BusinessType {
  const kinds = new Set(facts.map(({ kind }) => kind));
  if (kinds.has('lodging')) return 'LodgingBusiness';
  if (facts.some(({ menu }) => menu)) return 'Restaurant';
  return kinds.has('shop') && !kinds.has('service') ? 'Store' : 'LocalBusiness';
}

/** Describes an address as its owner writes it, in lines or with commas; its parts are told apart by the postal code. */
export function describeAddress(text: string) {
  const lines = splitParagraphs(text.trim().slice(0, ADDRESS_MAX_LENGTH))
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (lines.length === 0) return undefined;
  const postal = lines.findIndex((line) => POSTAL_LINE.test(line));
  const street = (postal === -1 ? lines : lines.slice(0, postal)).join(', ');
  const groups = POSTAL_LINE.exec(lines[postal] ?? '')?.groups;
  return {
    '@type': 'PostalAddress',
    streetAddress: shorten(street, STREET_MAX_LENGTH) || undefined,
    postalCode: groups?.code,
    addressLocality: groups?.place,
  };
}

/** Says when visitors can come: by the website's hours where the page shows them, else by the first section that says it. */
function describeHours(opening: Opening | undefined, facts: readonly TitledFacts[]) {
  if (!opening || !facts.some(({ showsWebsiteHours }) => showsWebsiteHours))
    return { openingHoursSpecification: describeFirstHours(facts) };
  const { hours, wallTime } = opening;
  const today = getDateOf(wallTime);
  const daysByHours = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS)
    for (const { start, end } of hours.week[day]) {
      const text = `${start} ${end}`;
      daysByHours.set(text, [...(daysByHours.get(text) ?? []), day]);
    }
  const announced = listAnnouncements(hours, today);
  const holidays = listHolidaysToCome(opening)
    .filter((date) => !announced.some(({ from, until }) => from <= date && date <= until))
    .map((date) => ({ from: date, until: date, intervals: [] }));
  const special = [...announced, ...holidays].flatMap(({ from, until, intervals }) =>
    // Search engines read a day that opens and closes at midnight as closed.
    (intervals.length > 0 ? intervals : [{ start: '00:00', end: '00:00' }]).map(({ start, end }) => ({
      '@type': 'OpeningHoursSpecification',
      opens: start,
      closes: end,
      validFrom: from,
      validThrough: until,
    })),
  );
  return {
    openingHoursSpecification: describeWeek(daysByHours),
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

/** Lists the public holidays of the next weeks on which the business is closed. */
function listHolidaysToCome({ hours, wallTime }: Opening): string[] {
  const today = getDateOf(wallTime);
  const dates = Array.from({ length: SHOWN_DAYS_BEFORE + 1 }, (_, index) => addDays(today, index));
  const closed = listClosedHolidays(hours, new Set(dates.map((date) => Number(date.slice(0, 4)))));
  const intervals = getIntervalsOn(hours, dates);
  return dates.filter((date) => closed.has(date) && intervals.get(date)?.length === 0);
}

function describeFirstHours(facts: readonly TitledFacts[]) {
  const week = facts.map(({ openingHours }) => openingHours).find(Boolean);
  return describeWeek(week ? groupByHours(week) : new Map());
}

/** Puts days with the same hours together. */
function describeWeek(daysByHours: ReadonlyMap<string, readonly Weekday[]>) {
  const hours = Array.from(daysByHours, ([text, days]) => {
    const [opens, closes] = text.split(' ');
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: days.map(toSchemaDay), opens, closes };
  });
  return hours.length > 0 ? hours : undefined;
}

function groupByHours(week: WeekHours): Map<string, Weekday[]> {
  const daysByHours = new Map<string, Weekday[]>();
  for (const day of WEEKDAYS) {
    const { enabled, start, end } = week[day];
    if (!enabled || findDayHoursProblem(week[day])) continue;
    const hours = `${start} ${end}`;
    daysByHours.set(hours, [...(daysByHours.get(hours) ?? []), day]);
  }
  return daysByHours;
}

function toSchemaDay(day: Weekday): string {
  return `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

function describeMenus(facts: readonly TitledFacts[]) {
  const found = facts.flatMap(({ title, menu }) => {
    let left = MAX_OFFERS;
    const sections = (menu?.sections ?? []).flatMap(({ name, items }) => {
      const listed = items.slice(0, left);
      left -= listed.length;
      if (listed.length === 0) return [];
      return { '@type': 'MenuSection', name: toLine(name), hasMenuItem: listed.map(describeDish) };
    });
    return sections.length > 0 ? { '@type': 'Menu', name: toLine(title), hasMenuSection: sections } : [];
  });
  return found.length > 0 ? found : undefined;
}

function describeDish({ name, description, price = '' }: OfferFacts) {
  const amount = describeMenuPrice(price);
  return {
    '@type': 'MenuItem',
    name: toLine(name),
    description: toLine(description),
    offers: amount && { '@type': 'Offer', ...amount },
  };
}

/** Describes a price that says its currency: a menu may be in either of two, and a bare number does not say in which. */
function describeMenuPrice(text: string) {
  const price = text.trim();
  if (/€|eur/i.test(price)) {
    const cents = parsePriceCents(price);
    return cents === null ? undefined : describeEuros(cents);
  }
  if (!/(?:Kč|CZK)$/i.test(price)) return undefined;
  // A Czech price may look like `189,- Kč`.
  const cents = parsePriceCents(price.replace(/(?:,[-–—]{1,2})? ?(?:Kč|CZK)$/i, ''));
  return cents === null ? undefined : { price: toDecimalEuros(cents), priceCurrency: 'CZK' };
}

function describeCatalogs(facts: readonly TitledFacts[], origin: string) {
  const catalogs = facts.flatMap(({ title, priceList }) =>
    priceList
      ? {
          '@type': 'OfferCatalog',
          name: toLine(title),
          itemListElement: priceList
            .slice(0, MAX_OFFERS)
            .map((offer) => describeOffer(offer, 'Service', origin)),
        }
      : [],
  );
  return catalogs.length > 0 ? catalogs : undefined;
}

/** Lists what visitors can book, then what they can order. */
function describeOffers(facts: readonly TitledFacts[], origin: string) {
  const goods = facts.filter(({ kind }) => kind === 'shop');
  const services = facts.filter(({ kind }) => kind !== 'shop');
  const made = [
    ...services.flatMap(({ offers = [] }) => offers.map((offer) => describeOffer(offer, 'Service', origin))),
    ...goods.flatMap(({ offers = [] }) => offers.map((offer) => describeOffer(offer, 'Product', origin))),
  ].slice(0, MAX_OFFERS);
  return made.length > 0 ? made : undefined;
}

function describeOffer(offer: OfferFacts, type: 'Service' | 'Product', origin: string) {
  const { name, description, price = '', nightCents, imageUrls = [] } = offer;
  const images = imageUrls.map(toFileAddress).filter((url) => url !== null);
  const item = {
    '@type': type,
    name: toLine(name),
    description: toLine(description),
    image: images.length > 0 ? images.map((url) => new URL(url, origin).href) : undefined,
  };
  // A text such as 'by agreement' or 'from 45 €' is no price.
  const cents = parsePriceCents(price);
  return {
    '@type': 'Offer',
    itemOffered: item,
    ...(cents !== null && describeEuros(cents)),
    priceSpecification:
      nightCents === undefined
        ? undefined
        : { '@type': 'UnitPriceSpecification', ...describeEuros(nightCents), unitCode: 'DAY' },
  };
}

/** Returns the address of the whole picture, whatever part of it pages show. */
function toFileAddress(imageUrl: string): string | null {
  const src = toSafeImageUrl(imageUrl);
  return src && withoutFocus(src);
}

/** Describes each person with a name, and puts the texts about one of them there. */
function describeEmployees(facts: readonly TitledFacts[], origin: string) {
  const people = facts
    .flatMap(({ employees: listed = [] }) => listed)
    .flatMap(({ name, role, description, imageUrl }) => {
      const image = toFileAddress(imageUrl);
      if (name.trim() === '') return [];
      return {
        '@type': 'Person',
        name: toLine(name),
        jobTitle: toLine(role),
        description: toLine(description),
        image: image ? new URL(image, origin).href : undefined,
      };
    });
  return people.length > 0 ? people : undefined;
}

function describeEuros(cents: number) {
  return { price: toDecimalEuros(cents), priceCurrency: CURRENCY };
}

function listProfiles(facts: readonly TitledFacts[]): string[] | undefined {
  const addresses = facts.flatMap(({ links = [] }) => links).filter((href) => /^https?:/i.test(href));
  return addresses.length > 0 ? [...new Set(addresses)] : undefined;
}

function toLine(text: string): string | undefined {
  return shorten(toOneLine(text), LINE_MAX_LENGTH) || undefined;
}
