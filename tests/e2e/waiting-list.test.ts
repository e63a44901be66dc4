import { buildBookingPage, buildEveryDay, salon } from '@tests/support/booking-page';
import { TODAY } from '@tests/support/days-ahead';
import { holdCalls } from '@tests/support/hold-calls';
import { readMailFiles } from '@tests/support/mail-files';
import { openBusiness } from '@tests/support/sample-business';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import type { WaitlistEntry } from '@/contracts/waitlist';
import { addDays } from '@/core/dates';
import { formatFullDay } from '@/core/locale/format';

const stage = startStage();

/** One visit of eight hours fills a day. */
const section = {
  ...salon,
  workingHours: buildEveryDay('09:00', '17:00'),
  isOneAtATime: true,
  isAutoConfirmed: true,
  services: [
    { id: 'all', name: 'Svadobný účes', duration: 480, price: 0, description: '' },
    { id: 'cut', name: 'Strih', duration: 60, price: 0, description: '' },
  ],
};

async function waitForLink(email: string, kind: RegExp): Promise<string> {
  const find = async () => {
    const mails = await readMailFiles(stage.product.dataDir, email);
    return mails.map(({ text }) => kind.exec(text ?? '')?.[0]).find(Boolean);
  };
  await expect.poll(find, { timeout: 60_000 }).toBeDefined();
  return (await find()) as string;
}

it('who finds a day full waits for it, and books it by the mail when the owner cancels', {
  timeout: 180_000,
}, async () => {
  const slug = 'waiting-list';
  const email = `${slug}@example.com`;
  const owner = await stage.owner(`${slug}-owner`, DESKTOP);
  const website = { title: 'Salón', slug, pageData: buildBookingPage(section), isPublished: true };
  const { id } = await (await owner.page.request.post('/api/websites', { data: website })).json();
  const day = addDays(TODAY, 9);
  const filled = await owner.page.request.post(`/api/websites/${id}/bookings`, {
    data: { serviceId: 'all', date: day, time: '09:00', customerName: 'Nevesta' },
  });
  expect(filled.status()).toBe(201);
  const booking = (await filled.json()).id;

  const customer = await stage.visitor(PHONE);
  const { page } = customer;
  await page.goto(`/${slug}`);
  await page.getByText('Strih').click();
  const turnTo = async () => {
    if (!day.startsWith(TODAY.slice(0, 7))) await page.getByRole('button', { name: 'Next month' }).click();
  };
  await turnTo();
  await page.getByRole('button', { name: `${formatFullDay('en', day)}, fully booked` }).click();
  await page.getByText('Everything is taken on this day.').waitFor();
  await page.getByLabel('Full name').fill('Milada');
  await page.getByLabel('Email').fill(email);
  await customer.expectAccessible('the form of a full day');
  await page.getByRole('button', { name: "Tell me when it's free" }).click();
  await page.getByText("One more step: we've sent you an email.").waitFor();

  await page.goto(await waitForLink(email, /\S+\/waitlist\/join\/\S+/));
  await customer.expectAccessible('the question whether to be told');
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
  await page.getByRole('heading', { name: "You're on the waiting list" }).waitFor();

  const admin = owner.page;
  await admin.goto(`/admin/${id}?view=day&date=${day}#bookings`);
  await admin.getByText('1 person is waiting for a place on this day').waitFor();
  await admin.getByRole('button', { name: "Show who's waiting" }).click();
  await admin.getByRole('button', { name: 'Remove Milada from the waiting list' }).click();
  await admin.getByRole('button', { name: 'Undo: Milada goes back on the waiting list' }).click();
  await admin.getByRole('button', { name: 'Enter a booking for Milada' }).waitFor();
  await owner.expectAccessible('the waiting list');
  await admin.keyboard.press('Escape');
  const cancelled = await admin.request.put(`/api/bookings/${booking}`, { data: { status: 'cancelled' } });
  expect(cancelled.status()).toBe(200);

  const link = await waitForLink(email, new RegExp(`\\S+/${slug}\\?day=\\S+`));
  await admin.getByText(/^Something is free on .* 1 person is waiting for it\.$/).waitFor();
  await page.goto(link);
  await page.getByRole('radio', { name: '10:30' }).check();
  await page.getByLabel('Full name').fill('Milada');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText('Your booking is confirmed.').waitFor();
  // The customer has booked and waits no more; the other device sees it without a reload.
  await expect.poll(() => admin.getByRole('button', { name: "Show who's waiting" }).count()).toBe(0);
  customer.expectSilence();
});

it('each removal from the waiting list that fails is told, and undone', async () => {
  const owner = await stage.owner('removals', DESKTOP, [/removed$/]);
  const { page } = owner;
  const { id } = await openBusiness(page, 'removals');
  const waits: WaitlistEntry = {
    ...{ id: 1, name: 'Milada', email: 'milada@example.com', phone: null, customerKey: null },
    ...{ sectionId: 'salon', service: 'Strih', serviceId: 'cut', moreServiceIds: [], personId: null },
    ...{ personName: null, date: addDays(TODAY, 9), endDate: null, guests: null },
    ...{ hasFree: false, toldAt: null, createdAt: `${TODAY}T08:00:00.000Z` },
  };
  const waiting = [waits, { ...waits, id: 2, name: 'Tibor', email: 'tibor@example.com' }];
  await page.route(/\/waitlist$/, (route) => route.fulfill({ json: waiting }));
  await page.goto(`/admin/${id}#bookings`);
  await page.getByRole('button', { name: 'Waiting list (2)' }).click();
  const removals = await holdCalls(page, /\/waitlist\/\d\/removed$/);
  for (const name of ['Milada', 'Tibor'])
    await page.getByRole('button', { name: `Remove ${name} from the waiting list` }).click();
  const [first, second] = [await removals.next(), await removals.next()];
  await second.fulfill({ json: { removed: true } });
  await page.getByRole('button', { name: 'Undo: Tibor goes back on the waiting list' }).waitFor();
  await first.abort();
  await page.getByText("We couldn't change the waiting list").waitFor();
  await page.getByRole('button', { name: 'Remove Milada from the waiting list' }).waitFor();
  await page.getByRole('button', { name: 'Undo: Tibor goes back on the waiting list' }).waitFor();
  await owner.expectAccessible('a removal from the waiting list that failed');
});
