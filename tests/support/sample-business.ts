import { MONDAY } from '@tests/support/days-ahead';
import type { Page as BrowserPage } from 'playwright-core';
import { addDays } from '@/core/dates';
import { DEFAULT_LOCALE, type Locale } from '@/core/locale/locale';
import { parsePriceCents } from '@/core/money';
import { sectionFixtures } from '@/sections/page/fixtures';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';
import { withAccount } from './with-account';

/** On this day, salons of every country are open. */
const day = addDays(MONDAY, 2);
const customer = { customerName: 'Elena Slivková', customerEmail: 'elena@example.com' };

const TITLE = 'Mirabelka Košice';

/** Makes the salon's page in a language, with everything that visitors can read, press and send. */
export function makeEverySection(language: Locale) {
  const { salon, restaurant, construction } = allTemplates[language];
  const sections = [
    ...salon.sections,
    ...construction.sections.filter(({ type }) => type === 'heading' || type === 'article'),
    ...restaurant.sections.filter(({ type }) => type === 'products'),
  ];
  // No template has a poll.
  const { title, content } = sectionFixtures.poll.typical;
  sections.push({ type: 'poll', title, content });
  const page = createTemplatePage({ ...salon, sections }, Date.now());
  return withAccount(page, { accountHolder: TITLE, swiftCode: 'TATRSKBX' });
}

/** Visitors send this to the page, each by its path below the website's. */
const received = {
  contact: { name: 'Tibor Jablonský', email: 'tibor@example.com', message: 'Máte v sobotu voľno?' },
  booking: { ...customer, serviceId: 'womens-cut', date: day, time: '10:00' },
  orders: {
    ...customer,
    productId: 'herbs',
    quantity: 2,
    shippingAddress: 'Lipová 12, 040 01 Košice',
  },
};

export interface Business {
  id: number;
  /** The booking is in the week of this Monday. */
  monday: string;
  /** The booking is on this day. */
  day: string;
}

/** Publishes that page for the owner who is signed in, and sends a message, a booking and an order. */
export async function openBusiness(
  { request }: BrowserPage,
  slug: string,
  language: Locale = DEFAULT_LOCALE,
): Promise<Business> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const pageData = makeEverySection(language);
  const { id } = await post('/api/websites', { title: TITLE, slug, language, pageData, isPublished: true });
  const { productId, quantity } = received.orders;
  const totalAmount = (quantity * getPrice(language, productId)).toFixed(2);
  for (const [path, data] of Object.entries(received)) {
    await post(`/api/public/${slug}/${path}`, path === 'orders' ? { ...data, totalAmount } : data);
  }
  return { id, monday: MONDAY, day };
}

/** Returns the price of one product, in euros. */
function getPrice(language: Locale, id: string): number {
  const products = allTemplates[language].restaurant.sections.flatMap((section) =>
    section.type === 'products' ? section.content.products : [],
  );
  return (parsePriceCents(products.find((product) => product.id === id)?.price ?? '') ?? 0) / 100;
}
