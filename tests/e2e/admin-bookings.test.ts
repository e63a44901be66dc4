import { besideToday } from '@tests/support/beside-today';
import { bookingPage, bookingRequest, cottage, salon } from '@tests/support/booking-page';
import { mailedLink, readMailFiles } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import type { WatchedPage } from '@tests/support/watched-page';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { formatDay, formatFullDay } from '@/core/locale/format';
import { getWeekday, WEEKDAYS } from '@/core/locale/weekdays';
import { localDate } from '@/core/wall-clock';

const stage = startStage();

const today = localDate(new Date(), 'Europe/Bratislava');
/** Of a week that lies ahead whatever day it is. */
const MONDAY = addDays(today, 14 - WEEKDAYS.indexOf(getWeekday(today)));
const TUESDAY = addDays(MONDAY, 1);

const CALLS = /\/api\/(bookings|websites)\//;

interface Diary extends WatchedPage {
  websiteId: number;
  slug: string;
}

/** An owner whose published page takes visits and stays. */
async function openDiary(slug: string, device: BrowserContextOptions): Promise<Diary> {
  const owner = await stage.owner(slug, device, [CALLS]);
  const data = { title: 'Salón', slug, pageData: bookingPage(salon, cottage), isPublished: true };
  const { id } = await (await owner.page.request.post('/api/websites', { data })).json();
  return Object.assign(owner, { websiteId: id, slug });
}

async function book({ page, slug }: Diary, changes: object): Promise<number> {
  const data = bookingRequest({ date: TUESDAY, ...changes });
  const answer = await page.request.post(`/api/public/${slug}/booking`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const visit = (customerName: string, time: string) => ({ customerName, time });
const stay = (customerName: string) => ({
  customerName,
  serviceId: 'attic',
  time: '12:00',
  endDate: addDays(TUESDAY, 3),
});

const showList = ({ page, websiteId }: Diary) => page.goto(`/admin/${websiteId}#bookings`);
const showWeek = ({ page, websiteId }: Diary) =>
  page.goto(`/admin/${websiteId}?view=week&date=${TUESDAY}#bookings`);
const row = (page: Page, name: string) => page.locator('.row').filter({ hasText: name });
const press = (page: Page, name: string | RegExp) =>
  besideToday(page, page.getByRole('button', { name })).click();
const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const pending = (page: Page) => page.getByRole('tab', { name: /^Bookings/ }).innerText();

/** Lets the calls of a method fail as they do when the server is in trouble, until it is called again without. */
async function fail(page: Page, method: string | null): Promise<void> {
  await page.unroute(CALLS);
  if (method === null) return;
  await page.route(CALLS, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } })
      : route.fallback(),
  );
}

describe('an owner', () => {
  it('confirms and rejects, at once and once; a failure is taken back', async () => {
    const diary = await openDiary('decide-phone', PHONE);
    const { page } = diary;
    await book(diary, visit('Elena', '09:00'));
    await book(diary, visit('Marek', '11:00'));
    await showList(diary);
    await row(page, 'Elena').getByText('Pending').waitFor();
    await diary.expectAccessible('bookings');
    const email = row(page, 'Elena').getByRole('link', { name: /@example\.com/ });
    await expect
      .poll(() => email.getAttribute('href'))
      .toMatch(/^mailto:.+\?subject=Your%20booking%3A%20Sal/);

    await fail(page, 'PUT');
    await press(page, 'Confirm: Elena');
    await sees(page, 'Error updating booking');
    await row(page, 'Elena').getByText('Pending').waitFor();
    await expect.poll(() => pending(page)).toMatch(/2/);
    await fail(page, null);

    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') calls += 1;
    });
    await besideToday(page, page.getByRole('button', { name: 'Confirm: Elena' })).dblclick();
    await sees(page, 'Booking updated');
    await row(page, 'Elena').getByText('Confirmed').waitFor();
    expect(calls).toBe(1);
    // The keyboard goes on where it was. A second press of a finger may fall beside what came in the button's place.
    await besideToday(page, page.getByRole('button', { name: 'Decline: Marek' })).press('Enter');
    await page.getByRole('button', { name: 'Decline and tell Marek' }).click();
    const isFocused = () =>
      row(page, 'Marek').evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isFocused).toBe(true);
    await row(page, 'Marek').getByText('Cancelled').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^(Confirm|Decline):/ }).count()).toBe(0);
    await expect.poll(() => pending(page)).toBe('Bookings');
    await page.reload();
    await row(page, 'Marek').getByText('Cancelled').waitFor();
    await diary.expectAccessible('bookings decided');
  });

  it('takes a press back, by the notice or the keyboard, unless another device has changed it since', async () => {
    const diary = await openDiary('taken-back', PHONE);
    const { page } = diary;
    const link = await mailedLink(stage.product.dataDir, 'taken-back@example.com', '/confirm-email');
    const token = link.slice(link.indexOf('=') + 1);
    await page.request.post('/api/email-proof', { data: { token } });
    const id = await book(diary, visit('Elena', '09:00'));
    await showList(diary);
    await press(page, 'Confirm: Elena');
    await row(page, 'Elena').getByText('Confirmed').waitFor();
    const undo = page.getByRole('button', { name: 'Undo the change: Elena' });
    // The notice waits while it has the focus.
    await undo.focus();
    await diary.expectAccessible('a notice that counts down');
    await undo.click();
    await sees(page, 'Taken back');
    await row(page, 'Elena').getByText('Pending').waitFor();

    await press(page, 'Decline: Elena');
    const sheet = page.getByRole('dialog');
    await expectFocus(sheet.getByRole('heading', { name: 'Decline the booking?' }));
    const mail = sheet.getByRole('region', { name: 'The email as it will be read' });
    await mail.getByText("Salón: your booking request can't be confirmed").waitFor();
    const field = sheet.getByLabel('One sentence to the customer');
    await field.fill('I am fully booked then.');
    await mail.getByText('I am fully booked then.').waitFor();
    await diary.expectAccessible('booking declined with a sentence');
    await sheet.getByRole('button', { name: 'Decline and tell Elena' }).click();
    await row(page, 'Elena').getByText('Cancelled').waitFor();
    await undo.waitFor();
    await page.keyboard.press('Control+z');
    await sees(page, 'Taken back');
    // What was typed is not lost.
    await expect.poll(() => field.inputValue()).toBe('I am fully booked then.');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await row(page, 'Elena').getByText('Pending').waitFor();

    await press(page, 'Confirm: Elena');
    await undo.focus();
    await page.request.put(`/api/bookings/${id}`, { data: { bookingTimeText: '10:00' } });
    await undo.click();
    await sees(page, 'This booking was changed on another device meanwhile.');
    await row(page, 'Elena').getByText('10:00').first().waitFor();
    await row(page, 'Elena').getByText('Confirmed').waitFor();
  });

  it('moves a visit; what is taken is refused with everything kept', async () => {
    const diary = await openDiary('move-desktop', DESKTOP);
    const { page } = diary;
    await book(diary, visit('Elena', '09:00'));
    await book(diary, visit('Marek', '11:00'));
    await showList(diary);
    await press(page, 'Edit booking of Elena');
    await page.getByLabel('Date').fill('');
    await page.getByLabel('Time').fill('');
    await press(page, 'Save changes');
    await sees(page, 'Please enter a valid date');
    await sees(page, 'Please enter a time, for example 09:00');
    await page.getByLabel('Date').fill(TUESDAY);
    await page.getByLabel('Time').fill('10:30');
    await page.getByLabel('Status').selectOption('confirmed');
    await press(page, 'Save changes');
    await sees(page, "There's already another booking at this time.");
    await sees(page, 'Error updating booking');
    const kept = () =>
      Promise.all(['Date', 'Time', 'Status'].map((name) => page.getByLabel(name).inputValue()));
    await expect.poll(kept).toEqual([TUESDAY, '10:30', 'confirmed']);
    await diary.expectAccessible('booking refused');
    await page.getByLabel('Time').fill('10:00');
    await press(page, 'Save changes');
    await sees(page, 'Booking updated');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await row(page, 'Elena').getByText('10:00 – 11:00').waitFor();
    await row(page, 'Elena').getByText('Confirmed').waitFor();
    diary.expectSilence();
  });

  it('moves a stay, of at least a night, and takes a cancelled one back', async () => {
    const diary = await openDiary('stay-phone', PHONE);
    const { page } = diary;
    await book(diary, stay('Zora'));
    await showList(diary);
    await row(page, 'Zora').getByText('3 nights, €192.00').waitFor();
    await press(page, 'Decline: Zora');
    await press(page, 'Decline and tell Zora');
    await row(page, 'Zora').getByText('Cancelled').waitFor();
    await press(page, 'Edit booking of Zora');
    await expect.poll(() => page.getByLabel('Departure').getAttribute('min')).toBe(addDays(TUESDAY, 1));
    await page.getByLabel('Departure').fill(TUESDAY);
    await press(page, 'Save changes');
    await sees(page, 'Departure must be at least one night after arrival');
    await page.getByLabel('Departure').fill(addDays(TUESDAY, 2));
    await sees(page, '2 nights, €128.00');
    await page.getByLabel('Status').selectOption('pending');
    await diary.expectAccessible('stay edited');
    await press(page, 'Save changes');
    await row(page, 'Zora').getByText('2 nights, €128.00').waitFor();
    await row(page, 'Zora').getByText('Pending').waitFor();
    diary.expectSilence();
  });

  it('deletes after a question; a failure keeps the booking', async () => {
    const diary = await openDiary('delete-desktop', DESKTOP);
    const { page } = diary;
    await book(diary, visit('Elena', '09:00'));
    await showList(diary);
    await press(page, 'Delete booking of Elena');
    await page.getByRole('alertdialog').getByText("It can't be brought back", { exact: false }).waitFor();
    await diary.expectAccessible('delete booking');
    await fail(page, 'DELETE');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete booking' }).click();
    await sees(page, 'Error deleting booking');
    await fail(page, null);
    await press(page, 'Delete booking of Elena');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete booking' }).click();
    await sees(page, 'No bookings yet');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('admin-panel');
    await expect.poll(() => pending(page)).toBe('Bookings');
    diary.expectSilence();
  });
});

/** Opens the step that moves a visit. */
async function openMove(page: Page, visit: Locator): Promise<void> {
  await visit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
}

/** Drags a visit by some days and hours in the week, and holds it there. */
async function drag(page: Page, visit: Locator, days: number, hours: number): Promise<void> {
  const [from, column, hour] = await Promise.all([
    visit.boundingBox(),
    page.locator('.dgrid__col').first().boundingBox(),
    page.locator('.dgrid__hours span').first().boundingBox(),
  ]);
  if (!from || !column || !hour) throw new Error('The week is not drawn');
  const [x, y] = [from.x + from.width / 2, from.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + days * column.width, y + hours * hour.height, { steps: 4 });
  await page.locator('.dgrid__drop').waitFor();
}

/** The mails that tell a customer of a move. */
async function movesTold(email: string): Promise<string[]> {
  const mails = await readMailFiles(stage.product.dataDir, email);
  return mails.flatMap(({ text }) => (text?.includes('Until now: ') ? [text] : []));
}

describe.each([
  { device: 'desktop', options: DESKTOP },
  { device: 'phone', options: PHONE },
])('on a $device, an owner', ({ device, options }) => {
  it('runs a week from the calendar, and sees what comes in meanwhile', async () => {
    const diary = await openDiary(`week-${device}`, options);
    const { page } = diary;
    // A notice about a visit names its customer too.
    const visitOf = (customer: string) =>
      page.locator('.admin-panel').getByRole('button', { name: new RegExp(customer) });
    const customerEmail = `elena-${device}@example.com`;
    await book(diary, { ...visit('Elena', '09:00'), customerPhone: '+421 900 000 123', customerEmail });
    await book(diary, visit('Marek', '13:00'));
    await book(diary, stay('Zora'));
    await showList(diary);
    await press(page, 'Week');
    await page.locator('[aria-current="date"]').waitFor();
    await press(page, 'Previous week');
    await expect.poll(() => page.locator('[aria-current="date"]').count()).toBe(0);
    await press(page, 'This week');
    await page.locator('[aria-current="date"]').waitFor();
    await press(page, 'Next week');
    await press(page, 'Next week');
    await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe(MONDAY);
    const isListening = page.waitForResponse(/\/events$/);
    await page.reload();
    await isListening;
    await visitOf('Elena').waitFor();
    await visitOf('Zora').first().waitFor();
    await diary.expectAccessible('week');

    await press(page, 'Month');
    const day = page.locator('.month').getByRole('button', { name: formatFullDay('en', TUESDAY) });
    await day.getByText('2 visits').waitFor({ state: 'attached' });
    await day.getByText('3 waiting').waitFor({ state: 'attached' });
    await diary.expectAccessible('month');
    await day.click();
    await visitOf('Elena').waitFor();
    await expect.poll(() => visitOf('Zora').count()).toBe(1);
    await visitOf('Elena').focus();
    await page.keyboard.press('ArrowDown');
    await expectFocus(visitOf('Marek'));
    // A printer gets a list with phone numbers instead of the screen.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    const printed = page.locator('body > .printed-diary');
    await printed
      .getByRole('row', { name: '09:00 – 10:00 Elena +421 900 000 123 (Pending) Strih' })
      .waitFor();
    await expect.poll(() => page.locator('.topbar').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(() => printed.count()).toBe(0);
    await press(page, 'Previous day');
    await page.getByText('Nothing is booked this day.').waitFor();
    await press(page, 'Next day');
    await press(page, 'Week');
    await visitOf('Elena').waitFor();

    const visitor = await stage.visitor(options);
    const data = bookingRequest({ date: TUESDAY, ...visit('Tibor', '15:00') });
    await visitor.page.request.post(`/api/public/${diary.slug}/booking`, { data });
    await sees(page, 'New booking');
    await visitOf('Tibor').click();
    await page
      .getByRole('dialog')
      .getByText(formatDay('en', TUESDAY, 'date'))
      .first()
      .waitFor();
    await diary.expectAccessible('booking of the week');
    const booking = page.getByRole('dialog');
    await booking.getByRole('button', { name: 'Decline' }).click();
    await expectFocus(booking.getByRole('heading', { name: 'Decline the booking?' }));
    await booking.getByRole('button', { name: 'Back' }).click();
    await expectFocus(booking.getByRole('heading', { name: 'Tibor' }));
    await booking.getByRole('button', { name: 'Decline' }).click();
    await booking.getByRole('button', { name: 'Decline and tell Tibor' }).click();
    await expect.poll(() => visitOf('Tibor').count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('admin-panel');

    const wednesday = addDays(TUESDAY, 1);
    if (device === 'desktop') {
      await drag(page, visitOf('Elena'), 1, 6);
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await expect.poll(() => page.locator('.dgrid__drop, dialog').count()).toBe(0);
      await drag(page, visitOf('Elena'), 1, 6);
      await page.mouse.up();
    } else {
      await openMove(page, visitOf('Elena'));
      await expectFocus(booking.getByRole('heading', { name: 'Move the booking' }));
      await booking.getByLabel('Date').fill(wednesday);
      await booking.getByRole('button', { name: '15:00', exact: true }).click();
      await diary.expectAccessible('a visit that is moved');
    }
    await booking.getByRole('button', { name: /^Move to Wed .+, 15:00$/ }).click();
    await visitOf('Elena').filter({ hasText: '15:00' }).waitFor();
    await press(page, 'Undo the change: Elena');
    await sees(page, 'Taken back');
    await visitOf('Elena').filter({ hasText: '09:00' }).waitFor();

    await openMove(page, visitOf('Elena'));
    await booking.getByLabel('Date').fill(addDays(TUESDAY, 7));
    await booking.getByRole('button', { name: '10:30', exact: true }).click();
    await booking.getByRole('button', { name: /^Move to Tue .+, 10:30$/ }).click();
    await expect.poll(() => visitOf('Elena').count()).toBe(0);
    await press(page, 'Next week');
    await visitOf('Elena').waitFor();
    await press(page, 'List');
    await row(page, 'Tibor').getByText('Cancelled').waitFor();
    if (device === 'phone') {
      await expect.poll(() => movesTold(customerEmail), { timeout: 20_000 }).toHaveLength(1);
      expect((await movesTold(customerEmail)).join()).toMatch(/Until now: .*09:00[\s\S]*10:30/);
    }
    diary.expectSilence();
  });
});

it('says that a week could not be loaded, and loads it at the next try', async () => {
  const diary = await openDiary('week-failing', DESKTOP);
  const { page } = diary;
  await page.route(/\/bookings\/calendar/, (route) => route.abort());
  await showWeek(diary);
  await sees(page, "We couldn't load this list");
  await page.unroute(/\/bookings\/calendar/);
  await press(page, 'Try again');
  await sees(page, 'Nothing is booked this week.');
  await diary.expectAccessible('week without bookings');
});
