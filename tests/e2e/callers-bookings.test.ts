import { besideToday } from '@tests/support/beside-today';
import { bookingPage, bookingRequest, cottage, everyDay, salon } from '@tests/support/booking-page';
import { switchToFree } from '@tests/support/choose-plan';
import { countPresses } from '@tests/support/count-presses';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { getWeekday, WEEKDAYS } from '@/core/locale/weekdays';
import { localDate } from '@/core/wall-clock';
import type { BookingContent } from '@/sections/types/booking/definition';

const stage = startStage();

const today = localDate(new Date(), 'Europe/Bratislava');
const TOMORROW = addDays(today, 1);
const CALLS = /\/api\/websites\//;

interface Diary extends WatchedPage {
  websiteId: number;
  slug: string;
}

const open: BookingContent = { ...salon, workingHours: everyDay('09:00', '17:00') };

async function openDiary(
  slug: string,
  device: BrowserContextOptions,
  ...contents: BookingContent[]
): Promise<Diary> {
  const owner = await stage.owner(slug, device, [CALLS]);
  const pageData = bookingPage(...(contents.length > 0 ? contents : [open]));
  const data = { title: 'Salón', slug, pageData, isPublished: true };
  const { id } = await (await owner.page.request.post('/api/websites', { data })).json();
  await owner.page.goto(`/admin/${id}#bookings`);
  return Object.assign(owner, { websiteId: id, slug });
}

const press = (page: Page, name: string | RegExp) =>
  besideToday(page, page.getByRole('button', { name, exact: true })).click();
const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const row = (page: Page, name: string) => page.locator('.row').filter({ hasText: name });
const sheet = (page: Page) => page.getByRole('dialog');
const isShut = (page: Page) => expect.poll(() => page.locator('dialog').count()).toBe(0);
/** The day of tomorrow among those to press. */
const tomorrow = (page: Page) => sheet(page).locator('.days .slot').nth(1);
const showWeek = ({ page, websiteId }: Diary) =>
  page.goto(`/admin/${websiteId}?view=week&date=${TOMORROW}#bookings`);

describe('a caller on a phone', () => {
  it('is booked at the next free time by a name, once, and at any other time', async () => {
    const diary = await openDiary('caller-phone', PHONE);
    const { page } = diary;
    await page.locator('.today__acts').waitFor();
    const presses = await countPresses(page);
    // Today, with which the admin begins, has the button.
    await page.locator('.today__acts').getByRole('button', { name: 'Booking' }).click();
    await expect.poll(() => sheet(page).getByRole('heading', { name: 'New booking' }).isVisible()).toBe(true);
    await sheet(page)
      .getByRole('button', { name: /^Book .*\d\d:\d\d$/ })
      .waitFor();
    await diary.expectAccessible('new booking');
    await tomorrow(page).click();
    await sheet(page).getByRole('button', { name: '10:00', exact: true }).click();
    await page.getByLabel('Name').fill('Eva Volajúca');
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/bookings')) calls += 1;
    });
    await sheet(page)
      .getByRole('button', { name: /^Book / })
      .dblclick();
    await sees(page, 'Booking added');
    await isShut(page);
    expect(calls).toBe(1);
    // The second press of the double one is none that is needed.
    expect((await presses()) - 1).toBeLessThanOrEqual(6);
    await row(page, 'Eva Volajúca').getByText('Confirmed').waitFor();
    await expect.poll(() => row(page, 'Eva Volajúca').locator('a').count()).toBe(0);
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(/undefined|null/);

    await press(page, 'Booking');
    await tomorrow(page).click();
    await expect
      .poll(() => sheet(page).getByRole('button', { name: '10:00', exact: true }).isDisabled())
      .toBe(true);
    await press(page, 'Other time');
    await page.getByLabel('Any time').fill('19:15');
    await sees(page, 'This is outside your opening hours.');
    await expect.poll(() => page.getByLabel('Send the customer an email').count()).toBe(0);
    await page.getByLabel('Name').fill('Marek Neskorý');
    await page.getByLabel('Phone').fill('+421 900 000 118');
    await page.getByLabel('Email').fill('marek@example.com');
    await expect.poll(() => page.getByLabel('Send the customer an email').isChecked()).toBe(false);
    await sheet(page)
      .getByRole('button', { name: /, 19:15$/ })
      .click();
    await row(page, 'Marek Neskorý').getByText('19:15 – 20:15').waitFor();
    diary.expectSilence();
  });

  it('asks before the past, keeps what was typed without a connection, and says what was taken meanwhile', async () => {
    const diary = await openDiary('caller-taken', PHONE);
    const { page, slug } = diary;
    await press(page, 'Booking');
    await press(page, 'Other');
    await page.getByLabel('Date').fill(addDays(today, -1));
    await press(page, 'Other time');
    await page.getByLabel('Any time').fill('10:00');
    await page.getByLabel('Name').fill('Zora Včerajšia');
    await sheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, /is over\. Do you want to write it down/);
    await press(page, 'Back');
    await tomorrow(page).click();
    await sheet(page).getByRole('button', { name: '11:00', exact: true }).click();

    await page.context().setOffline(true);
    await sheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, "We can't reach the server.");
    await page.context().setOffline(false);
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zora Včerajšia');

    // The page learns of it when it is told, and this is before.
    await page.route(/\/events$/, (route) => route.abort());
    const data = bookingRequest({ date: TOMORROW, time: '11:00' });
    await page.route(/\/bookings$/, async (route) => {
      if (route.request().method() === 'POST')
        await page.request.post(`/api/public/${slug}/booking`, { data });
      await route.fallback();
    });
    await sheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, "There's already another booking at this time.");
    await page.unroute(/\/bookings$/);
    await expect
      .poll(() => sheet(page).getByRole('button', { name: '11:00', exact: true }).isDisabled())
      .toBe(true);
    await sheet(page).getByRole('button', { name: '14:00', exact: true }).click();
    await sheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await row(page, 'Zora Včerajšia').waitFor();
  });

  it('books a stay', async () => {
    const diary = await openDiary('caller-stay', PHONE, cottage);
    const { page } = diary;
    await press(page, 'Booking');
    await page.getByLabel('Arrival').fill(TOMORROW);
    await page.getByLabel('Name').fill('Hosť');
    await sheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, 'Departure must be at least one night after arrival');
    await page.getByLabel('Departure').fill(addDays(TOMORROW, 2));
    await sees(page, '2 nights');
    await sheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await row(page, 'Hosť').getByText('2 nights, €128.00').waitFor();
  });
});

/** A house that asks its guests three things, of which visitors must answer the first. */
const asking: BookingContent = {
  ...cottage,
  questions: [
    {
      id: 'car',
      kind: 'choice',
      label: 'How do you come?',
      options: ['By car', 'By train'],
      isRequired: true,
    },
    { id: 'dog', kind: 'tick', label: 'We bring a dog' },
    { id: 'late', kind: 'text', label: 'When do you arrive?' },
  ],
};

it('a caller is asked what visitors are asked, as far as the owner likes, and says more later', async () => {
  const diary = await openDiary('caller-asked', PHONE, asking);
  const { page } = diary;
  await press(page, 'Booking');
  await page.getByLabel('Arrival', { exact: true }).fill(TOMORROW);
  await page.getByLabel('Departure').fill(addDays(TOMORROW, 2));
  await page.getByLabel('Name').fill('Hosť');
  await sheet(page).getByLabel('We bring a dog').check();
  await diary.expectAccessible('a booking with questions');
  await sheet(page)
    .getByRole('button', { name: /^Book / })
    .click();
  await row(page, 'Hosť').getByText('We bring a dog: Yes').waitFor();
  await expect.poll(() => row(page, 'Hosť').getByText('How do you come?').count()).toBe(0);

  await showWeek(diary);
  await page.locator('.agenda .bk').first().click();
  await press(page, 'Guests and answers');
  await expect.poll(() => page.getByLabel('We bring a dog').isChecked()).toBe(true);
  const guests = sheet(page).getByRole('spinbutton');
  await guests.fill('0');
  await press(page, 'Save');
  await sees(page, 'Please enter a number from 1 to');
  await guests.fill('3');
  await page.getByLabel('How do you come?').selectOption('By train');
  await page.getByLabel('We bring a dog').uncheck();
  await page.getByLabel('When do you arrive?').fill('at nine');
  await diary.expectAccessible('guests and answers');
  // Without a connection all that was typed stays.
  await page.context().setOffline(true);
  await press(page, 'Save');
  await sees(page, "We can't reach the server.");
  await page.context().setOffline(false);
  await press(page, 'Save');
  await sees(page, 'Changes saved');
  await isShut(page);
  await page.locator('.agenda .bk').first().click();
  for (const line of ['How do you come? By train', 'We bring a dog: No', 'When do you arrive? at nine'])
    await sheet(page).getByText(line).waitFor();
  await sheet(page).getByText('3 guests').waitFor();
});

describe('blocked time', () => {
  it('is a day in four presses, comes back with its block, and two devices agree', async () => {
    const diary = await openDiary('block-phone', PHONE);
    const { page, slug } = diary;
    const data = bookingRequest({ date: TOMORROW, time: '10:00', customerName: 'Elena' });
    await page.request.post(`/api/public/${slug}/booking`, { data });
    const other = await page.context().newPage();
    await other.goto(`/admin/${diary.websiteId}?view=week&date=${TOMORROW}#bookings`);
    await other.locator('.agenda').waitFor();

    const presses = await countPresses(page);
    await press(page, 'Booking');
    await press(page, 'Block time');
    await tomorrow(page).click();
    await sees(page, '1 booking is in this time.');
    await diary.expectAccessible('block time');
    await sheet(page)
      .getByRole('button', { name: /^Block .+\/\d+$/ })
      .click();
    await sees(page, '1 booking in it stays');
    await isShut(page);
    expect(await presses()).toBeLessThanOrEqual(4);

    const block = other.locator('.blk');
    await block.waitFor();
    await block.click();
    await other.getByRole('button', { name: 'Back' }).click();
    await isShut(other);
    await showWeek(diary);
    await page.locator('.blk').click();
    await diary.expectAccessible('a block');
    await press(page, 'Remove block');
    await sees(page, 'Block removed');
    await expect.poll(() => block.count()).toBe(0);
    await page.getByRole('button', { name: /^Undo: block/ }).click();
    await block.waitFor();
    await page.locator('.blk').waitFor();
    await other.close();

    // With a plan that has no bookings the button says which one has.
    await switchToFree(page);
    await page.reload();
    await press(page, 'Booking');
    await page.getByRole('dialog', { name: 'Feature is locked' }).waitFor();
  });

  it('is a part of a day with its words, drawn by its hours; a press in the week begins there', async () => {
    const diary = await openDiary('block-desktop', DESKTOP);
    const { page } = diary;
    await showWeek(diary);
    // The first day of the week may be over, and what is over cannot be blocked.
    const column = page.locator('.dgrid__col').nth(WEEKDAYS.indexOf(getWeekday(TOMORROW)));
    await column.click({ position: { x: 10, y: 56 * 4 + 10 } });
    await press(page, 'Block time');
    await expect.poll(() => page.getByLabel('From').inputValue()).toBe('13:00');
    await page.getByLabel('Until', { exact: true }).fill('12:00');
    await press(page, 'Block');
    await sees(page, 'The end must be later than the beginning');
    await page.getByLabel('Until', { exact: true }).fill('15:00');
    await page.getByLabel('What is it for?').fill('Zubár');
    await sheet(page)
      .getByRole('button', { name: /13:00 – 15:00$/ })
      .click();
    await page.locator('.blk').filter({ hasText: 'Zubár' }).waitFor();
    await expect.poll(() => page.locator('.blk').innerText()).toMatch(/13:00 – 15:00/);
    await diary.expectAccessible('a week with a block');
  });
});

it('a sheet closes by Escape, Back, pulling down and a press beside, until something was typed', async () => {
  const diary = await openDiary('sheet-phone', PHONE);
  const { page } = diary;
  const address = page.url();
  const openSheet = () => press(page, 'Booking');
  await openSheet();
  await page.keyboard.press('Escape');
  await isShut(page);
  const isOpener = () =>
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: 'Booking', exact: true })
      .evaluate((button) => button === document.activeElement);
  await expect.poll(isOpener).toBe(true);
  await openSheet();
  await page.goBack();
  await isShut(page);
  expect(page.url()).toBe(address);
  await openSheet();
  await page.mouse.click(180, 5);
  await isShut(page);
  await openSheet();
  // A finger that slips leaves the sheet where it is.
  await pullDown(page, 40);
  await expect
    .poll(() => page.locator('.sheet').evaluate((one) => getComputedStyle(one).translate))
    .toBe('none');
  await pullDown(page, 200);
  await isShut(page);
  await openSheet();
  await page.getByLabel('Name').fill('Eva');
  await page.mouse.click(180, 5);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Eva');
  await press(page, 'Close');
  await isShut(page);
});

/** Pulls the sheet down by its head, as a finger does. */
async function pullDown(page: Page, by: number): Promise<void> {
  const head = page.locator('.sheet__head');
  const { x, y } = (await head.boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const at = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: y + 20 + down }],
    });
  await at('touchStart', 0);
  await at('touchMove', by / 2);
  await at('touchMove', by);
  await at('touchEnd', by);
  await touch.detach();
}

it('a week keeps to the hours of the website and names what is closed', async () => {
  const diary = await openDiary('hours-in-week', DESKTOP, { ...open, hours: 'website' });
  const { page, websiteId } = diary;
  const { hours } = await (await page.request.get(`/api/websites/${websiteId}/hours`)).json();
  const special = {
    id: 'a',
    from: TOMORROW,
    until: TOMORROW,
    intervals: [],
    note: 'Školenie',
    isShown: false,
    isYearly: false,
  };
  await page.request.put(`/api/websites/${websiteId}/hours`, { data: { ...hours, specialDays: [special] } });
  await showWeek(diary);
  await page.locator('.dgrid__col.is-closed').getByText('Školenie').waitFor();
});
