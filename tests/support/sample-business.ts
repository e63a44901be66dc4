import type { Page } from 'playwright-core';
import { addDays } from '@/core/local-date';
import { WEEKDAYS, weekdayOf } from '@/core/opening-hours';
import { localDate } from '@/core/wall-clock';
import { allTemplates } from '@/templates/all-templates';
import { templatePage } from '@/templates/template';
import { withAccount } from './with-account';

const { salon, restaurant, construction } = allTemplates.en;
const today = localDate(new Date(), 'Europe/Bratislava');
/** Ahead, whatever day it is. */
const monday = addDays(today, 14 - WEEKDAYS.indexOf(weekdayOf(today)));
const customer = { customerName: 'Elena Pastierová', customerEmail: 'elena@example.com' };

/** The salon's page with a section of every type on it. */
export const everySection = withAccount(
  templatePage(
    {
      ...salon,
      sections: [
        ...salon.sections,
        ...construction.sections.filter(({ type }) => type === 'heading'),
        ...restaurant.sections.filter(({ type }) => type === 'products'),
      ],
    },
    Date.now(),
  ),
  { accountHolder: 'Salón Mirabelka', swiftCode: 'TATRSKBX' },
);

/** What visitors send to it, by the path below the website's. */
const received = {
  contact: { name: 'Tibor Hrachovec', email: 'tibor@example.com', message: 'Máte v sobotu voľno?' },
  booking: { ...customer, serviceId: 'womens-cut', date: monday, time: '10:00' },
  orders: {
    ...customer,
    productId: 'herbs',
    quantity: 2,
    shippingAddress: 'Lipová 12, 040 01 Košice',
    totalAmount: '25.80',
  },
};

export interface Business {
  id: number;
  /** The first day of the week in which it has a booking. */
  monday: string;
}

/** Publishes that page for the owner who is signed in, who gets a message, a booking and an order. */
export async function openBusiness({ request }: Page, slug: string): Promise<Business> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const website = { title: 'Salón Mirabelka', slug, pageData: everySection, isPublished: true };
  const { id } = await post('/api/websites', website);
  for (const [path, data] of Object.entries(received)) await post(`/api/public/${slug}/${path}`, data);
  return { id, monday };
}
