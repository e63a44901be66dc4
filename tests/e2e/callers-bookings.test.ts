import { buildBookingRequest, cottage } from '@tests/support/booking-page';
import { countPresses } from '@tests/support/count-presses';
import { TODAY } from '@tests/support/days-ahead';
import {
  expectNoSheet,
  getRow,
  getSheet,
  getTomorrow,
  openShownDiary,
  pressExactly,
  showWeek,
  TOMORROW,
} from '@tests/support/diary';
import { holdCalls } from '@tests/support/hold-calls';
import { PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import type { BookingContent } from '@/sections/types/booking/definition';

const stage = startStage();

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe('a caller on a phone', () => {
  it('is booked at the next free time by a name, once, and at any other time', async () => {
    const diary = await openShownDiary(stage, 'caller-phone', PHONE);
    const { page } = diary;
    await page.locator('.today__acts').waitFor();
    const presses = await countPresses(page);
    // Today, with which the admin begins, has the button.
    await page.locator('.today__acts').getByRole('button', { name: 'Booking' }).click();
    await expect
      .poll(() => getSheet(page).getByRole('heading', { name: 'New booking' }).isVisible())
      .toBe(true);
    await getSheet(page)
      .getByRole('button', { name: /^Book .*\d\d:\d\d$/ })
      .waitFor();
    await diary.expectAccessible('new booking');
    await getTomorrow(page).click();
    await getSheet(page).getByRole('button', { name: '10:00', exact: true }).click();
    await page.getByLabel('Name').fill('Eva Volajúca');
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/bookings')) calls += 1;
    });
    await getSheet(page)
      .getByRole('button', { name: /^Book / })
      .dblclick();
    await sees(page, 'Booking added');
    await expectNoSheet(page);
    expect(calls).toBe(1);
    // The second press of the double click is not needed, so it does not count.
    expect((await presses()) - 1).toBeLessThanOrEqual(6);
    await getRow(page, 'Eva Volajúca').getByText('Confirmed').waitFor();
    await expect.poll(() => getRow(page, 'Eva Volajúca').locator('a').count()).toBe(0);
    await expect.poll(() => page.locator('main').innerText()).not.toMatch(/undefined|null/);

    await pressExactly(page, 'Booking');
    await getTomorrow(page).click();
    await expect
      .poll(() => getSheet(page).getByRole('button', { name: '10:00', exact: true }).isDisabled())
      .toBe(true);
    await pressExactly(page, 'Other time');
    await page.getByLabel('Any time').fill('19:15');
    await sees(page, 'This is outside your opening hours.');
    await expect.poll(() => page.getByLabel('Send the customer an email').count()).toBe(0);
    await page.getByLabel('Name').fill('Marek Neskorý');
    await page.getByLabel('Phone').fill('+421 900 000 118');
    await page.getByLabel('Email').fill('marek@example.com');
    await expect.poll(() => page.getByLabel('Send the customer an email').isChecked()).toBe(false);
    await getSheet(page)
      .getByRole('button', { name: /, 19:15$/ })
      .click();
    await getRow(page, 'Marek Neskorý').getByText('19:15 – 20:15').waitFor();
    diary.expectSilence();
  });

  it('asks before the past, keeps what was typed without a connection, and says what was taken meanwhile', async () => {
    const diary = await openShownDiary(stage, 'caller-taken', PHONE);
    const { page, slug } = diary;
    await pressExactly(page, 'Booking');
    await pressExactly(page, 'Other');
    await page.getByLabel('Date').fill(addDays(TODAY, -1));
    await pressExactly(page, 'Other time');
    await page.getByLabel('Any time').fill('10:00');
    await page.getByLabel('Name').fill('Zora Včerajšia');
    await getSheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, /is over\. Do you want to write it down/);
    await pressExactly(page, 'Back');
    await getTomorrow(page).click();
    await getSheet(page).getByRole('button', { name: '11:00', exact: true }).click();

    await page.context().setOffline(true);
    await getSheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, "We can't reach the server.");
    await page.context().setOffline(false);
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Zora Včerajšia');

    // The page would learn of the new booking by an event, so no event may come.
    await page.route(/\/events$/, (route) => route.abort());
    const data = buildBookingRequest({ date: TOMORROW, time: '11:00' });
    await page.route(/\/bookings$/, async (route) => {
      if (route.request().method() === 'POST')
        await page.request.post(`/api/public/${slug}/booking`, { data });
      await route.fallback();
    });
    await getSheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, "There's already another booking at this time.");
    await page.unroute(/\/bookings$/);
    await expect
      .poll(() => getSheet(page).getByRole('button', { name: '11:00', exact: true }).isDisabled())
      .toBe(true);
    await getSheet(page).getByRole('button', { name: '14:00', exact: true }).click();
    await getSheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await getRow(page, 'Zora Včerajšia').waitFor();
  });

  it('goes on with a booking whose sheet was closed', async () => {
    const diary = await openShownDiary(stage, 'caller-closed', PHONE);
    const { page } = diary;
    await pressExactly(page, 'Booking');
    await getTomorrow(page).click();
    await getSheet(page).getByRole('button', { name: '10:00', exact: true }).click();
    await page.getByLabel('Name').fill('Eva Volajúca');
    await page.getByLabel('Note').fill('window seat');
    const kind = (name: string) => getSheet(page).getByRole('button', { name, exact: true });
    await kind('Block time').click();
    await kind('Booking').click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Eva Volajúca');
    await page.keyboard.press('Escape');
    await expectNoSheet(page);
    const notice = page.locator('.toast');
    await notice.getByText("The booking wasn't added").waitFor();
    await diary.expectAccessible('a booking that was not added');
    await notice.getByRole('button', { name: /^Go on/ }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Eva Volajúca');
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('window seat');
    await getSheet(page)
      .getByRole('button', { name: /^Book .*10:00$/ })
      .waitFor();
    // The phone's Back closes the sheet, too, and another screen has no place for it.
    await page.goBack();
    await notice.getByText("The booking wasn't added").waitFor();
    await notice.getByRole('button', { name: /^Go on/ }).waitFor();
    // Under the pointer it does not count its seconds down, so only the change of the screen can take it away.
    await notice.hover();
    const goTo = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name }).first().dispatchEvent('click');
    await goTo('Orders');
    await expect.poll(() => notice.getByText("The booking wasn't added").count()).toBe(0);

    // A new sheet begins afresh, and offers what is kept for as long as nobody has sent it or thrown it away.
    await page.locator('.today__acts').getByRole('button', { name: 'Booking' }).press('Enter');
    await sees(page, "A booking that you began isn't added yet.");
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
    await diary.expectAccessible('a booking that is kept');
    await page.getByLabel('Name').fill('Marek');
    await getSheet(page).getByRole('button', { name: 'Go on' }).click();
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Eva Volajúca');
    await getSheet(page).locator('.banner').getByText('Marek').waitFor();
    await getSheet(page).getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => getSheet(page).locator('.banner').count()).toBe(0);

    // A failure is told although its sheet was closed, and the booking is offered again.
    const entering = await holdCalls(page, /\/bookings$/);
    await getSheet(page)
      .getByRole('button', { name: /^Book .*10:00$/ })
      .click();
    const call = await entering.next();
    await page.keyboard.press('Escape');
    await expectNoSheet(page);
    await call.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } });
    await entering.letGo();
    await notice.getByText('Eva Volajúca: Try later').waitFor();
    await notice.getByRole('button', { name: /^Go on/ }).press('Enter');
    await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('window seat');
    await getSheet(page)
      .getByRole('button', { name: /^Book .*10:00$/ })
      .click();
    await notice.getByText('Booking added').waitFor();
    await expectNoSheet(page);
    await page.locator('.today__acts').getByRole('button', { name: 'Booking' }).press('Enter');
    await getSheet(page).waitFor();
    await expect.poll(() => getSheet(page).locator('.banner').count()).toBe(0);
  });

  it('books a stay', async () => {
    const diary = await openShownDiary(stage, 'caller-stay', PHONE, cottage);
    const { page } = diary;
    await pressExactly(page, 'Booking');
    await page.getByLabel('Arrival').fill(TOMORROW);
    await page.getByLabel('Name').fill('Hosť');
    await getSheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await sees(page, 'Departure must be at least one night after arrival');
    await page.getByLabel('Departure').fill(addDays(TOMORROW, 2));
    await sees(page, '2 nights');
    await getSheet(page)
      .getByRole('button', { name: /^Book / })
      .click();
    await getRow(page, 'Hosť').getByText('2 nights, €128.00').waitFor();
  });
});

/** The house asks its guests three questions, of which visitors must answer the first. */
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
  const diary = await openShownDiary(stage, 'caller-asked', PHONE, asking);
  const { page } = diary;
  await pressExactly(page, 'Booking');
  await page.getByLabel('Arrival', { exact: true }).fill(TOMORROW);
  await page.getByLabel('Departure').fill(addDays(TOMORROW, 2));
  await page.getByLabel('Name').fill('Hosť');
  await getSheet(page).getByLabel('We bring a dog').check();
  await diary.expectAccessible('a booking with questions');
  await getSheet(page)
    .getByRole('button', { name: /^Book / })
    .click();
  await getRow(page, 'Hosť').getByText('We bring a dog: Yes').waitFor();
  await expect.poll(() => getRow(page, 'Hosť').getByText('How do you come?').count()).toBe(0);

  await showWeek(diary, TOMORROW);
  await page.locator('.agenda .bk').first().click();
  await pressExactly(page, 'Guests and answers');
  await expect.poll(() => page.getByLabel('We bring a dog').isChecked()).toBe(true);
  const guests = getSheet(page).getByRole('spinbutton');
  await guests.fill('0');
  await pressExactly(page, 'Save');
  await sees(page, 'Please enter a number from 1 to');
  await guests.fill('3');
  await page.getByLabel('How do you come?').selectOption('By train');
  await page.getByLabel('We bring a dog').uncheck();
  await page.getByLabel('When do you arrive?').fill('at nine');
  await diary.expectAccessible('guests and answers');
  // A failure is told although its sheet was closed, and nothing is lost.
  const saving = await holdCalls(page, /\/details$/);
  await pressExactly(page, 'Save');
  const call = await saving.next();
  await page.keyboard.press('Escape');
  await expectNoSheet(page);
  await call.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } });
  await sees(page, "We couldn't save this.");
  await saving.letGo();
  await page.locator('.agenda .bk').first().click();
  await pressExactly(page, 'Guests and answers');
  await expect.poll(() => guests.inputValue()).toBe('3');
  await expect.poll(() => page.getByLabel('When do you arrive?').inputValue()).toBe('at nine');
  // The typed text stays when there is no connection.
  await page.context().setOffline(true);
  await pressExactly(page, 'Save');
  await sees(page, "We can't reach the server.");
  await page.context().setOffline(false);
  await pressExactly(page, 'Save');
  await sees(page, 'Changes saved');
  await expectNoSheet(page);
  await page.locator('.agenda .bk').first().click();
  for (const line of ['How do you come? By train', 'We bring a dog: No', 'When do you arrive? at nine'])
    await getSheet(page).getByText(line).waitFor();
  await getSheet(page).getByText('3 guests').waitFor();
});
