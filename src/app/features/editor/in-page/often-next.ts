import { parseSign, signsOfTrades } from '@/core/signs';
import type { LookName } from '@/core/theme';
import { type Trade, trades } from '@/core/trades';
import type { Section } from '@/sections/page/definitions';
import type { EditorPage } from '../state/editor-state';

/** Pages of a trade often have sections of these types; the most useful type stands first. */
const usual = {
  beauty: [
    ...(['booking', 'services', 'gallery', 'reviews', 'hours', 'contact-info'] as const),
    ...(['team', 'faq', 'products', 'band', 'poll'] as const),
  ],
  food: [
    ...(['menu', 'hours', 'booking', 'gallery', 'contact-info', 'reviews'] as const),
    ...(['band', 'faq', 'team', 'products', 'downloads', 'poll'] as const),
  ],
  building: [
    ...(['projects', 'services', 'reviews', 'contact', 'logos', 'faq'] as const),
    ...(['contact-info', 'team', 'downloads', 'gallery', 'band'] as const),
  ],
  stays: [
    ...(['rooms', 'booking', 'gallery', 'reviews', 'contact-info', 'faq'] as const),
    ...(['services', 'band', 'downloads', 'hours', 'team', 'poll'] as const),
  ],
  any: [
    ...(['contact-info', 'gallery', 'reviews', 'faq', 'services', 'hours'] as const),
    ...(['contact', 'team', 'band', 'downloads', 'poll'] as const),
  ],
};

export type ProposedType = (typeof usual)[keyof typeof usual][number];

interface OftenNext {
  /** It is `any` where nothing on the page tells the trade. */
  trade: keyof typeof usual;
  types: readonly ProposedType[];
}

/** Proposes what a page of its trade often has and this one lacks. */
export function listOftenNext(page: Pick<EditorPage, 'sections' | 'logoUrl' | 'theme'>): OftenNext {
  const trade = findTrade(page) ?? 'any';
  const has = new Set<string>(page.sections.map(({ type }) => type));
  return { trade, types: usual[trade].filter((type) => !has.has(type)) };
}

/** A look is a weak hint, since owners choose it freely. */
const tradeOfLook: Record<LookName, Trade> = {
  ribbon: 'beauty',
  halftone: 'beauty',
  linocut: 'food',
  awning: 'food',
  blueprint: 'building',
  handmade: 'building',
  ridge: 'stays',
  noir: 'stays',
};

const SIGN = 3;
const SECTION = 2;
const HINT = 1;

/** Finds the trade of a page by its sections, its sign and its look; null where that is not sure. */
function findTrade({
  sections,
  logoUrl,
  theme,
}: Pick<EditorPage, 'sections' | 'logoUrl' | 'theme'>): Trade | null {
  const points: Record<Trade, number> = { beauty: 0, food: 0, building: 0, stays: 0 };
  const sign = parseSign(logoUrl);
  const tradeOfSign = trades.find((trade) => signsOfTrades[trade].some((name) => name === sign));
  if (tradeOfSign) points[tradeOfSign] += SIGN;
  if (theme.look) points[tradeOfLook[theme.look]] += HINT;
  const has = (test: (section: Section) => boolean) => (sections.some(test) ? 1 : 0);
  points.food += SECTION * has(({ type }) => type === 'menu');
  points.building += SECTION * has(({ type }) => type === 'projects');
  points.stays += SECTION * has(({ type }) => type === 'rooms');
  points.stays += SECTION * has((section) => isBooking(section, 'daily'));
  points.beauty += HINT * has((section) => isBooking(section, 'hourly'));
  points.beauty += HINT * has(({ type }) => type === 'services');
  const [first, second] = [...trades].sort((a, b) => points[b] - points[a]);
  if (!first || !second || points[first] < SECTION || points[first] === points[second]) return null;
  return first;
}

const isBooking = (section: Section, kind: 'daily' | 'hourly') =>
  section.type === 'booking' && section.content.bookingType === kind;
