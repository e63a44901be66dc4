import { buildBookingPage, buildEveryDay, cottage, salon } from '@tests/support/booking-page';
import { TODAY } from '@tests/support/days-ahead';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import type { WatchedPage } from '@tests/support/watched-page';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';

const stage = startStage();

const TOMORROW = addDays(TODAY, 1);
const CALLS = /\/api\/(websites|bookings)\//;
/** A booking of this section is confirmed at once. */
const sure = { ...salon, workingHours: buildEveryDay('00:00', '23:30'), isAutoConfirmed: true };
const asked = { ...sure, isAutoConfirmed: false };

interface Shop extends WatchedPage {
  websiteId: number;
  slug: string;
}

async function openShop(slug: string, device: BrowserContextOptions): Promise<Shop> {
  const owner = await stage.owner(slug, device, [CALLS]);
  const others = visitorSections.filter(({ type }) => type !== 'booking');
  const sections = [...others, ...buildBookingPage(asked, sure).sections].map((section, order) => ({
    ...section,
    order,
  }));
  const data = { title: 'Salón', slug, pageData: { sections }, isPublished: true };
  const { id } = await (await owner.page.request.post('/api/websites', { data })).json();
  return Object.assign(owner, { websiteId: id, slug });
}

async function send({ slug }: Shop, path: keyof typeof visitorCalls, changes: object = {}) {
  const visitor = await stage.visitor(PHONE);
  const data = { ...visitorCalls[path], ...changes };
  const answer = await visitor.page.request.post(`/api/public/${slug}/${path}`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id as number;
}

const book = (shop: Shop, customerName: string, changes: object = {}) =>
  send(shop, 'booking', {
    sectionId: 'booking-0',
    date: TOMORROW,
    customerName,
    customerEmail: `${customerName.toLowerCase()}@example.com`,
    ...changes,
  });
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const line = (place: Locator, text: string) => place.getByRole('listitem').filter({ hasText: text });

it('on a phone the day begins with who comes, who waits and what is new', async () => {
  const shop = await openShop('today-phone', PHONE);
  const { page, websiteId } = shop;
  await page.goto(`/admin/${websiteId}`);
  await page.getByText('Nobody is waiting for you.').first().waitFor();
  await page.getByText('A free day').waitFor();
  await shop.expectAccessible('a free day');

  const { page: request } = shop;
  const entered = { sectionId: 'booking-0', serviceId: 'cut', date: TODAY, time: '23:00' };
  const url = `/api/websites/${websiteId}/bookings`;
  await request.request.post(url, { data: { ...entered, customerName: 'Jolana' } });
  await book(shop, 'Zora', { time: '10:00', notes: 'Skôr kratšie.' });
  await book(shop, 'Elena', { time: '11:00', sectionId: 'booking-1' });
  await send(shop, 'contact', { name: 'Marek', message: 'Robíte aj detské strihy?' });
  await send(shop, 'poll-vote');

  // The card of the website leads to the bookings that wait there.
  await page.goto('/');
  const waits = page.getByRole('link', { name: '1 booking is waiting for you' });
  await waits.waitFor();
  await shop.expectAccessible('a card with what waits');
  await waits.click();
  await page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Zora' }).waitFor();
  await expect
    .poll(() => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Elena' }).count())
    .toBe(0);
  await page.goto(`/admin/${websiteId}`);
  await expect.poll(() => page.title()).toMatch(/^\(2\) /);

  // No press is needed: the day's visits are there when the admin opens.
  await line(part(page, 'Today'), 'Jolana').getByText('23:00').waitFor();
  await page.getByText('One visit today, it ends at 24:00.').waitFor();
  await shop.expectAccessible('a day with visits');

  const waiting = part(page, 'Waiting for you');
  await page.getByRole('button', { name: '2 wait for you' }).click();
  await expect.poll(() => waiting.evaluate((card) => card === document.activeElement)).toBe(true);
  await line(waiting, 'Zora').getByText('Skôr kratšie.').waitFor();
  await line(waiting, 'Zora').getByRole('button', { name: 'Confirm: Zora' }).click();
  await expect.poll(() => line(waiting, 'Zora').count()).toBe(0);
  await page.getByRole('button', { name: 'Undo the change: Zora' }).click();
  await page.getByText('Taken back').first().waitFor();
  await line(waiting, 'Zora').getByRole('button', { name: 'Decline: Zora' }).click();
  await page.getByRole('button', { name: 'Decline and tell Zora' }).click();
  await expect.poll(() => line(waiting, 'Zora').count()).toBe(0);
  await line(waiting, 'Marek').getByRole('button', { name: 'No answer needed: Marek' }).click();
  await waiting.getByText('Nobody is waiting for you.').waitFor();

  // The reply that is being written stays when another device has read the message.
  const id = await send(shop, 'contact', { name: 'Jana' });
  await line(waiting, 'Jana').getByRole('button', { name: 'Reply to Jana' }).click();
  const reply = page.getByRole('dialog').getByLabel('Your reply');
  await reply.fill('Áno.');
  const read = { data: { isRead: true } };
  await page.request.patch(`/api/websites/${websiteId}/contact-submissions/${id}`, read);
  await waiting.getByText('Nobody is waiting for you.').waitFor();
  await expect.poll(() => reply.inputValue()).toBe('Áno.');
  await reply.fill('');
  await page.keyboard.press('Escape');

  const news = part(page, "What's new");
  await line(news, '1 new vote: Kedy otvoriť?').waitFor();
  await line(news, 'New booking: Elena').getByRole('button').click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Elena' }).waitFor();
  await page.keyboard.press('Escape');
  await news.getByRole('button', { name: 'Mark as seen' }).click();
  await news.getByText('Nothing new since you last looked.').waitFor();
  await page.reload();
  await news.getByText('Nothing new since you last looked.').waitFor();
});

it('free time is booked and blocked from the day, and a paid order is sent', async () => {
  const shop = await openShop('today-desk', DESKTOP);
  const { page, websiteId } = shop;
  await send(shop, 'orders');
  const order = await send(shop, 'orders');
  const url = `/api/websites/${websiteId}/orders/${order}`;
  await page.request.patch(url, { data: { status: 'paid' } });
  await page.goto(`/admin/${websiteId}`);
  await line(part(page, 'Waiting for you'), 'is paid').waitFor();
  await shop.expectAccessible('a day with an order');

  await page.getByRole('button', { name: 'Block time', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('heading', { name: 'Block time' }).waitFor();
  await page.keyboard.press('Escape');
  const free = part(page, 'Today').getByRole('button', { name: /Book$/ });
  // Near midnight no free time is left on this day.
  if ((await free.count()) > 0) {
    await free.first().click();
    await page.getByRole('dialog').getByRole('heading', { name: 'New booking' }).waitFor();
    await page.keyboard.press('Escape');
  }

  const waiting = part(page, 'Waiting for you');
  // Both lines lead to the order itself, and the day stays where it is.
  const opened = page.getByRole('dialog').getByRole('heading', { name: /^Order \d+/ });
  await line(part(page, "What's new"), 'New order:').getByRole('button').press('Enter');
  await opened.waitFor();
  await page.keyboard.press('Escape');
  await line(waiting, 'is paid')
    .getByRole('button', { name: /^Open order/ })
    .click();
  await opened.waitFor();
  await shop.expectAccessible('an order that is opened from the day');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark as shipped/ })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark as delivered/ })
    .waitFor();
  // The order waits no longer, and its sheet stays open.
  await expect.poll(() => line(waiting, 'is paid').count()).toBe(0);
  await opened.waitFor();
  await page.keyboard.press('Escape');
  expect((await (await page.request.get(`/api/websites/${websiteId}/orders`)).json())[0].status).toBe(
    'shipped',
  );
  await page.getByRole('tab', { name: /^Orders/ }).click();
  await page.getByRole('tabpanel').getByRole('listitem').getByText('Shipped').waitFor();
});

it('an address with a tab opens there, and what comes in above moves nothing', async () => {
  const shop = await openShop('today-tab', PHONE);
  const { page, websiteId } = shop;
  for (const name of ['Eva', 'Viera', 'Nina'])
    await book(shop, name, {
      time: '10:00',
      sectionId: 'booking-1',
      serviceId: name === 'Eva' ? 'cut' : 'colour',
      date: addDays(TOMORROW, name.length),
    });
  await page.goto(`/admin/${websiteId}#bookings`);
  const rows = page.getByRole('tabpanel').getByRole('listitem');
  await rows.first().waitFor();
  const measureTabTop = () =>
    page
      .getByRole('tab', { name: /^Bookings/ })
      .evaluate((tab) => Math.round(tab.getBoundingClientRect().top));
  await expect.poll(measureTabTop).toBeLessThan(300);
  await expect.poll(measureTabTop).toBeGreaterThanOrEqual(0);
  await part(page, 'Waiting for you').getByText('Nobody is waiting for you.').waitFor({ state: 'attached' });
  // The owner scrolls the page: from here on it stays where it is.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollBy(0, -40);
      }),
  );
  const before = await measureTabTop();
  await send(shop, 'contact', { name: 'Marek', message: 'Robíte aj detské strihy?' });
  await line(part(page, 'Waiting for you'), 'Marek').waitFor({ state: 'attached' });
  await expect.poll(async () => Math.abs((await measureTabTop()) - before)).toBeLessThanOrEqual(2);
});

it('a guest house sees who arrives and who leaves; what cannot be read says so', async () => {
  const owner = await stage.owner('today-stays', PHONE, [CALLS]);
  const { page } = owner;
  const rooms = { ...cottage, workingHours: buildEveryDay('00:00', '00:00') };
  const data = {
    title: 'Penzión',
    slug: 'today-stays',
    pageData: buildBookingPage(rooms),
    isPublished: true,
  };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  const stay = { sectionId: 'booking-0', time: '12:00' };
  const enter = (serviceId: string, date: string, endDate: string, customerName: string) =>
    page.request.post(`/api/websites/${id}/bookings`, {
      data: { ...stay, serviceId, date, endDate, customerName },
    });
  await enter('attic', TODAY, TOMORROW, 'Hana Vlčková');
  await page.route(/\/today$/, (route) => route.abort());
  await page.goto(`/admin/${id}`);
  await page.getByText('One arrival today.').waitFor({ state: 'detached' });
  await line(part(page, 'Today'), 'Hana Vlčková').getByText('Arrival, Podkrovie').waitFor();
  const waiting = part(page, 'Waiting for you');
  await waiting.getByText("We couldn't load this list").waitFor();
  await owner.expectAccessible('a day that could not be read');
  // The list comes because the owner asks for it; it would also come by itself, and take the button away.
  await waiting.getByRole('button', { name: 'Try again' }).evaluate((button) => {
    button.addEventListener('click', () => document.body.setAttribute('data-asked', ''), { capture: true });
  });
  await page.unroute(/\/today$/);
  await page.route(/\/today$/, async (route) => {
    const isAsked = await page.evaluate(() => document.body.hasAttribute('data-asked'));
    await (isAsked ? route.continue() : route.abort());
  });
  await waiting.getByRole('button', { name: 'Try again' }).click();
  await waiting.getByText('Nobody is waiting for you.').waitFor();
  await page.getByText('One arrival today.').waitFor();
});
