import { holdCalls } from '@tests/support/hold-calls';
import { loseAnswer } from '@tests/support/lose-answer';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

/** Returns the calendar of a group once it knows which days are free. */
async function waitForCalendar(page: Page, name: string): Promise<Locator> {
  const group = page.getByRole('group', { name, exact: true });
  await group.scrollIntoViewIfNeeded();
  await group.locator('.s-cal[aria-busy=false]').waitFor();
  return group;
}

function freeDay(calendar: Locator): Locator {
  return calendar.locator('td button[aria-disabled=false]').first();
}

async function fillCustomer(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Zuzana Príkladová');
  await page.getByLabel('Email').fill(email);
}

it('a visit is booked, and nobody else can have its time', async () => {
  const slug = 'visit-phone';
  await publishVisitorPage(await stage.owner(slug, PHONE), slug, 'booking', visitorContent.booking);
  const visitor = await stage.visitor(PHONE, [/\/booking$/]);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  const calendar = await waitForCalendar(page, 'Date');
  await visitor.expectAccessible('calendar');

  await page.getByRole('button', { name: 'Book now' }).click();
  await expect.poll(() => page.getByText('Please fill in this field').count()).toBe(2);
  await calendar.getByText('Please choose a day', { exact: true }).waitFor();
  await calendar.locator('td button[aria-disabled=true]').first().dispatchEvent('click');
  await page.getByText('Selected date is not available. Please choose another day.').waitFor();
  await visitor.expectAccessible('closed day');

  // A field that is being corrected is not marked as wrong any more, and the focus stays there.
  await page.getByLabel('Full name').pressSequentially('Zu');
  await expect.poll(() => page.getByText('Please fill in this field').count()).toBe(1);
  await expect
    .poll(() => page.getByLabel('Full name').evaluate((field) => field === document.activeElement))
    .toBe(true);

  const day = freeDay(calendar);
  await day.click();
  const time = page.getByRole('radio', { name: '10:00' });
  await expect.poll(() => time.isEnabled()).toBe(true);
  await time.check({ force: true });
  await fillCustomer(page, `${slug}@example.com`);

  // Another visitor is faster.
  const date = await page.evaluate(
    async (address) => (await (await fetch(address)).json()).freeDays[0],
    `/api/public/${slug}/bookings/free-days?serviceId=cut&month=${await readShownMonth(calendar)}`,
  );
  const rival = {
    serviceId: 'cut',
    date,
    time: '10:30',
    customerName: 'Tibor',
    customerEmail: 'tibor@example.com',
  };
  expect((await page.request.post(`/api/public/${slug}/booking`, { data: rival })).status()).toBe(201);
  await page.getByRole('button', { name: 'Book now' }).click();
  const taken = 'This time is already taken. Please choose another one.';
  await page.getByRole('alert').getByText(taken).waitFor();
  // The error also stands beside the button, and the focus is where another time can be chosen.
  await page.locator('.s-form > .s-error').getByText(taken).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-invalid]'))).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: '10:00 taken' }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Zuzana Príkladová');
  await visitor.expectAccessible('time taken');

  // The longer service fits nowhere any more; back at the shorter one, the day is chosen again.
  await page.getByRole('radio', { name: /Farba/ }).check({ force: true });
  await expect.poll(() => page.getByRole('radio', { name: '09:00' }).count()).toBe(0);
  await page.getByRole('radio', { name: /Strih/ }).check({ force: true });
  await waitForCalendar(page, 'Date');
  await freeDay(calendar).click();
  const nine = page.getByRole('radio', { name: '09:00' });
  await expect.poll(() => nine.isEnabled()).toBe(true);
  await nine.check({ force: true });

  // When the answer is lost the form is kept, and its time still counts as the visitor's own when it is sent again.
  await page.route('**/booking', loseAnswer);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText('An error occurred while submitting the booking. Please try again.').waitFor();
  await expect.poll(() => nine.isChecked()).toBe(true);
  await visitor.expectAccessible('booking failed');
  await page.unroute('**/booking');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText("You're offline. What you filled in is still here.").waitFor();
  await page.context().setOffline(false);

  const held = await holdCalls(page, '**/booking');
  await page.getByRole('button', { name: 'Book now' }).dblclick();
  await page.getByRole('button', { name: 'Sending...' }).click({ force: true });
  await (await held.next()).continue();
  await page.getByText('Booking submitted successfully! We will contact you for confirmation.').waitFor();
  expect(held.count).toBe(1);
  await visitor.expectAccessible('booked');
  await page.getByRole('button', { name: 'Make another booking' }).press('Enter');
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Zuzana Príkladová');
  const chosen = page.getByRole('radio', { name: /Strih/ });
  await expect.poll(() => chosen.evaluate((radio) => radio === document.activeElement)).toBe(true);
});

it('a visit that costs and takes more by now is booked once the visitor has read so', async () => {
  const { booking } = visitorContent;
  const [cut, colour] = booking.services;
  const withCut = (changed: object) => ({ ...booking, services: [{ ...cut, ...changed }, colour] });
  const owner = await stage.owner('visit-dearer', DESKTOP);
  const save = await publishVisitorPage(owner, 'visit-dearer', 'booking', withCut({ visitPrice: '20' }));
  const visitor = await stage.visitor(DESKTOP, [/\/booking$/]);
  const { page } = visitor;
  await page.goto('/visit-dearer');
  await freeDay(await waitForCalendar(page, 'Date')).click();
  const time = page.getByRole('radio', { name: '09:00' });
  await expect.poll(() => time.isEnabled()).toBe(true);
  await time.check({ force: true });
  await fillCustomer(page, 'dearer@example.com');

  await save(withCut({ visitPrice: '25', duration: 90 }));
  await page.getByRole('button', { name: 'Book now' }).click();
  const services = page.getByRole('group', { name: 'Service' });
  await services.getByText('the visit now takes 90 min and costs €25.00').waitFor();
  await expect.poll(() => services.evaluate((group) => group === document.activeElement)).toBe(true);
  await services.getByRole('radio', { name: 'Strih €25.00 90 min' }).waitFor();
  await expect.poll(() => page.locator('.s-sum .is-total dd').innerText()).toBe('€25.00');
  await visitor.expectAccessible('dearer visit');
  await expect.poll(() => page.getByLabel('Full name').inputValue()).toBe('Zuzana Príkladová');
  await expect.poll(() => time.isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText('Booking submitted successfully! We will contact you for confirmation.').waitFor();
  const read = async (address: string) => (await owner.page.request.get(address)).json();
  const [{ id }] = await read('/api/websites');
  expect(await read(`/api/websites/${id}/bookings`)).toMatchObject([{ price: '25.00', durationMinutes: 90 }]);
});

it('a stay is booked by its nights', async () => {
  const slug = 'nights-desktop';
  await publishVisitorPage(await stage.owner(slug, DESKTOP), slug, 'booking', visitorContent.stay);
  const visitor = await stage.visitor(DESKTOP);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  const arrival = await waitForCalendar(page, 'Arrival');
  await page.getByText('Please choose your arrival date').waitFor();
  // On any day the next month has two nights left.
  await arrival.getByRole('button', { name: 'Next month' }).click();
  await waitForCalendar(page, 'Arrival');
  const night = (await freeDay(arrival).getAttribute('aria-label')) ?? '';
  await freeDay(arrival).click();
  const departure = await waitForCalendar(page, 'Departure');
  await departure.locator('td button[aria-disabled=false]').nth(1).click();
  await page.locator('.s-sum').getByText('2 × €64.00').waitFor();
  await expect.poll(() => page.locator('.s-sum .is-total dd').innerText()).toBe('€128.00');
  await visitor.expectAccessible('stay');
  await fillCustomer(page, `${slug}@example.com`);
  await page.getByRole('button', { name: 'Book now' }).click();
  await page
    .getByText('Accommodation booking submitted successfully! We will contact you for confirmation.')
    .waitFor();

  // The night is taken for the next guest, who can wait for it.
  await page.getByRole('button', { name: 'Make another booking' }).click();
  await waitForCalendar(page, 'Arrival');
  await arrival.getByRole('button', { name: `${night}, fully booked` }).waitFor();
  await expect.poll(() => arrival.locator('td button[aria-pressed=true]').count()).toBe(0);
  visitor.expectSilence();
});

it('a stay is sent once its price could be read, also by a visitor who presses at once', async () => {
  const slug = 'nights-unread';
  await publishVisitorPage(await stage.owner(slug, DESKTOP), slug, 'booking', visitorContent.stay);
  const visitor = await stage.visitor(DESKTOP, [/stay-offers/]);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  const arrival = await waitForCalendar(page, 'Arrival');
  await fillCustomer(page, `${slug}@example.com`);
  await arrival.getByRole('button', { name: 'Next month' }).click();
  await waitForCalendar(page, 'Arrival');
  const [prices, bookings] = [await holdCalls(page, '**/stay-offers?*'), await holdCalls(page, '**/booking')];
  await freeDay(arrival).click();
  const departure = await waitForCalendar(page, 'Departure');
  await departure.locator('td button[aria-disabled=false]').nth(1).click();
  await page.getByRole('button', { name: 'Loading...' }).click({ force: true });
  await page.getByLabel('Email').press('Enter');
  await (await prices.next()).abort();

  // When the price does not come, the button asks for it again.
  await page.getByText("We couldn't load the prices.").waitFor();
  const submit = page.getByRole('button', { name: 'Book now' });
  await submit.click();
  await (await prices.next()).continue();
  const total = page.locator('.s-sum .is-total dd');
  await expect.poll(() => total.innerText()).toBe('€128.00');

  // A room that is not among the answers has left the page meanwhile.
  await departure.locator('td button[aria-disabled=false]').nth(2).click();
  await (await prices.next()).fulfill({ json: { rooms: [] } });
  await page.getByText('No longer offered').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Podkrovie' }).isDisabled()).toBe(true);
  await departure.locator('td button[aria-disabled=false]').nth(1).click();
  await (await prices.next()).continue();
  await expect.poll(() => total.innerText()).toBe('€128.00');
  await submit.click();
  const call = await bookings.next();
  expect(bookings.count).toBe(1);
  expect(call.request().postDataJSON()).toMatchObject({ priceCents: 128_00 });
  await call.continue();
  await page.getByText('Accommodation booking submitted successfully!').waitFor();
});

it('the calendar is used with the keyboard alone', async () => {
  await publishVisitorPage(
    await stage.owner('calendar-keys', DESKTOP),
    'calendar-keys',
    'booking',
    visitorContent.booking,
  );
  const { page } = await stage.visitor(DESKTOP);
  await page.goto('/calendar-keys');
  const calendar = await waitForCalendar(page, 'Date');
  const getFocusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await calendar.getByRole('button', { name: 'Next month' }).focus();
  await page.keyboard.press('Tab');
  const first = await getFocusedLabel();
  expect(first).toMatch(/^\p{L}+ \d+\s\p{L}+ \d{4}$/u);
  await page.keyboard.press('PageDown');
  // The next month has come, and the focus is on one of its days.
  await expect.poll(() => getFocusedLabel()).not.toContain(first.split(/\s/).at(-2) ?? '');
  await waitForCalendar(page, 'Date');
  await page.keyboard.press('End');
  await expect.poll(() => getFocusedLabel()).toMatch(/^Sunday/);
  await page.keyboard.press('Home');
  await expect.poll(() => getFocusedLabel()).toMatch(/^Monday/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  // At the end of a month this leads to a day of the next month, whose free days are then loaded.
  await waitForCalendar(page, 'Date');
  await expect.poll(() => getFocusedLabel()).toMatch(/^Tuesday/);
  const chosen = await getFocusedLabel();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.s-sum').first().innerText()).toContain(chosen);
  // Tab reaches one day only, which is now the chosen one.
  await expect.poll(() => calendar.locator('td button[tabindex="0"]').count()).toBe(1);
});

it('only days that can be booked have a frame in a theme of high contrast', async () => {
  const slug = 'calendar-contrast';
  await publishVisitorPage(await stage.owner(slug, DESKTOP), slug, 'booking', visitorContent.booking);
  const { page } = await stage.visitor({ ...DESKTOP, forcedColors: 'active' });
  await page.goto(`/${slug}`);
  const calendar = await waitForCalendar(page, 'Date');
  const [frame, ground] = await freeDay(calendar).evaluate((day) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(day);
    return [borderTopColor, backgroundColor];
  });
  const closed = calendar.locator('td button[aria-disabled=true]').first();
  const closedFrame = await closed.evaluate((day) => getComputedStyle(day).borderTopColor);
  expect(frame).not.toBe(ground);
  expect(closedFrame).toBe(ground);
});

it('a month of which no day is left is not shown again', async () => {
  const owner = await stage.owner('spent-month', DESKTOP);
  await publishVisitorPage(owner, 'spent-month', 'booking', visitorContent.booking);
  const { page } = await stage.visitor(DESKTOP);
  await page.route('**/bookings/free-days?*', (route) => route.fulfill({ json: { freeDays: [] } }), {
    times: 1,
  });
  await page.goto('/spent-month');
  const calendar = await waitForCalendar(page, 'Date');
  await freeDay(calendar).waitFor();
  const back = calendar.getByRole('button', { name: 'Previous month' });
  await expect.poll(() => back.isDisabled()).toBe(true);
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => back.isEnabled()).toBe(true);
  await waitForCalendar(page, 'Date');
  await back.click();
  await expect.poll(() => back.isDisabled()).toBe(true);
});

it('days and times that could not be loaded are asked for again', async () => {
  await publishVisitorPage(await stage.owner('again', DESKTOP), 'again', 'booking', visitorContent.booking);
  const visitor = await stage.visitor(DESKTOP, [/\/bookings\//]);
  const { page } = visitor;
  for (const call of ['free-days', 'availability']) {
    await page.route(`**/bookings/${call}?*`, (route) => route.abort(), { times: 1 });
  }
  await page.goto('/again');
  await page.getByRole('group', { name: 'Date' }).scrollIntoViewIfNeeded();
  await page.getByText("We couldn't load the free days.").waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await freeDay(await waitForCalendar(page, 'Date')).click();
  await page.getByText("We couldn't load the free times.").waitFor();
  await visitor.expectAccessible('times failed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => page.getByRole('radio', { name: '09:00' }).isEnabled()).toBe(true);
});

it('a service that is gone meanwhile is said to be, and the way leads back to the choice', async () => {
  const { booking } = visitorContent;
  const owner = await stage.owner('service-gone', DESKTOP);
  const save = await publishVisitorPage(owner, 'service-gone', 'booking', booking);
  const visitor = await stage.visitor(DESKTOP, [/\/bookings\//]);
  const { page } = visitor;
  await page.goto('/service-gone');
  const calendar = await waitForCalendar(page, 'Date');
  await save({ ...booking, services: booking.services.slice(1) });
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByText('This service is no longer offered').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await visitor.expectAccessible('service gone');
  await calendar.getByRole('button', { name: 'Please choose' }).click();
  const first = page.getByRole('radio', { name: /Strih/ });
  await expect.poll(() => first.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await freeDay(await waitForCalendar(page, 'Date')).waitFor();
  await expect.poll(() => page.getByText('This service is no longer offered').count()).toBe(0);
});

/** Reads the Slovak name of the month that a calendar shows, and returns it as YYYY-MM. */
async function readShownMonth(calendar: Locator): Promise<string> {
  const name = await calendar.locator('.s-cal-bar p').innerText();
  for (let month = 1; month <= 12; month += 1) {
    const year = name.slice(-4);
    const date = new Date(Date.UTC(Number(year), month - 1));
    const format = new Intl.DateTimeFormat('sk-SK', { month: 'long', timeZone: 'UTC' });
    if (name.toLowerCase().startsWith(format.format(date)))
      return `${year}-${String(month).padStart(2, '0')}`;
  }
  throw new Error(`No month is called ${name}`);
}
