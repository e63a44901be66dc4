import { buildBookingRequest } from '@tests/support/booking-page';
import { switchToFree } from '@tests/support/choose-plan';
import { countPresses } from '@tests/support/count-presses';
import {
  expectNoSheet,
  getSheet,
  getTomorrow,
  openEveryDay,
  openShownDiary,
  pressExactly,
  showWeek,
  TOMORROW,
} from '@tests/support/diary';
import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getWeekday, WEEKDAYS } from '@/core/locale/weekdays';

const stage = startStage();

const sees = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe('blocked time', () => {
  it('is a day in four presses, comes back with its block, and two devices agree', async () => {
    const diary = await openShownDiary(stage, 'block-phone', PHONE);
    const { page, slug } = diary;
    const data = buildBookingRequest({ date: TOMORROW, time: '10:00', customerName: 'Elena' });
    await page.request.post(`/api/public/${slug}/booking`, { data });
    const other = await page.context().newPage();
    await other.goto(`/admin/${diary.websiteId}?view=week&date=${TOMORROW}#bookings`);
    await other.locator('.agenda').waitFor();

    const presses = await countPresses(page);
    await pressExactly(page, 'Booking');
    await pressExactly(page, 'Block time');
    await getTomorrow(page).click();
    await sees(page, '1 booking is in this time.');
    await diary.expectAccessible('block time');
    await getSheet(page)
      .getByRole('button', { name: /^Block .+\/\d+$/ })
      .click();
    await sees(page, '1 booking in it stays');
    await expectNoSheet(page);
    expect(await presses()).toBeLessThanOrEqual(4);

    const block = other.locator('.blk');
    await block.waitFor();
    await block.click();
    await other.getByRole('button', { name: 'Back' }).click();
    await expectNoSheet(other);
    await showWeek(diary, TOMORROW);
    await page.locator('.blk').click();
    await diary.expectAccessible('a block');
    await pressExactly(page, 'Remove block');
    await sees(page, 'Block removed');
    await expect.poll(() => block.count()).toBe(0);
    await page.getByRole('button', { name: /^Undo: block/ }).click();
    await block.waitFor();
    await page.locator('.blk').waitFor();
    await other.close();

    // On a plan without bookings the button says which plan has them.
    await switchToFree(page);
    await page.reload();
    await pressExactly(page, 'Booking');
    await page.getByRole('dialog', { name: 'Feature is locked' }).waitFor();
  });

  it('is a part of a day with its words, drawn by its hours; a press in the week begins there', async () => {
    const diary = await openShownDiary(stage, 'block-desktop', DESKTOP);
    const { page } = diary;
    await showWeek(diary, TOMORROW);
    // The first day of the week may be over, and past time cannot be blocked.
    const column = page.locator('.dgrid__col').nth(WEEKDAYS.indexOf(getWeekday(TOMORROW)));
    await column.click({ position: { x: 10, y: 56 * 4 + 10 } });
    await pressExactly(page, 'Block time');
    await expect.poll(() => page.getByLabel('From').inputValue()).toBe('13:00');
    await page.getByLabel('Until', { exact: true }).fill('12:00');
    await pressExactly(page, 'Block');
    await sees(page, 'The end must be later than the beginning');
    await page.getByLabel('Until', { exact: true }).fill('15:00');
    await page.getByLabel('What is it for?').fill('Zubár');
    // A sheet that is switched or closed keeps what was typed.
    const kind = (name: string) => getSheet(page).getByRole('button', { name, exact: true });
    await kind('Booking').first().click();
    await kind('Block time').first().click();
    await expect.poll(() => page.getByLabel('What is it for?').inputValue()).toBe('Zubár');
    await page.keyboard.press('Escape');
    await expectNoSheet(page);
    const notice = page.locator('.toast');
    await notice.getByText("The time wasn't blocked").waitFor();
    await notice.getByRole('button', { name: 'Go on with the blocked time' }).click();
    const block = () =>
      getSheet(page)
        .getByRole('button', { name: /13:00 – 15:00$/ })
        .click();
    // A failure is told although its sheet was closed.
    const blocking = await holdCalls(page, /\/blocks$/);
    await block();
    const call = await blocking.next();
    await page.keyboard.press('Escape');
    await expectNoSheet(page);
    await call.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } });
    await notice.getByText('Try later').waitFor();
    await page.unroute(/\/blocks$/);
    await notice.getByRole('button', { name: 'Go on with the blocked time' }).click();
    await block();
    await page.locator('.blk').filter({ hasText: 'Zubár' }).waitFor();
    await expect.poll(() => page.locator('.blk').innerText()).toMatch(/13:00 – 15:00/);
    await diary.expectAccessible('a week with a block');

    // The sheet of a block has gone when its Undo fails, and the owner can try again.
    await page.locator('.blk').click();
    await pressExactly(page, 'Remove block');
    await sees(page, 'Block removed');
    const fail = { status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } };
    await page.route(/\/blocks$/, (route) => route.fulfill(fail), { times: 1 });
    const undo = () => page.getByRole('button', { name: /^Undo: block/ }).click();
    await undo();
    await notice.getByText("The time wasn't blocked").waitFor();
    await undo();
    await page.locator('.blk').waitFor();
  });
});

it('a week keeps to the hours of the website and names what is closed', async () => {
  const diary = await openShownDiary(stage, 'hours-in-week', DESKTOP, { ...openEveryDay, hours: 'website' });
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
  await showWeek(diary, TOMORROW);
  await page.locator('.dgrid__col.is-closed').getByText('Školenie').waitFor();
});
it('a sheet closes by Escape, Back, pulling down and a press beside, until something was typed', async () => {
  const diary = await openShownDiary(stage, 'sheet-phone', PHONE);
  const { page } = diary;
  const address = page.url();
  const openSheet = () => pressExactly(page, 'Booking');
  await openSheet();
  await page.keyboard.press('Escape');
  await expectNoSheet(page);
  const isOpener = () =>
    page
      .getByRole('tabpanel')
      .getByRole('button', { name: 'Booking', exact: true })
      .evaluate((button) => button === document.activeElement);
  await expect.poll(isOpener).toBe(true);
  await openSheet();
  await page.goBack();
  await expectNoSheet(page);
  expect(page.url()).toBe(address);
  await openSheet();
  await page.mouse.click(180, 5);
  await expectNoSheet(page);
  await openSheet();
  // A finger that slips leaves the sheet where it is.
  await pullDown(page, 40);
  await expect
    .poll(() => page.locator('.sheet').evaluate((one) => getComputedStyle(one).translate))
    .toBe('none');
  await pullDown(page, 200);
  await expectNoSheet(page);
  await openSheet();
  await page.getByLabel('Name').fill('Eva');
  await page.mouse.click(180, 5);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Eva');
  await pressExactly(page, 'Close');
  await expectNoSheet(page);
});

/** Pulls the sheet down by its head, as a finger does. */
async function pullDown(page: Page, by: number): Promise<void> {
  const head = page.locator('.sheet__head');
  const { x, y } = (await head.boundingBox()) ?? { x: 0, y: 0 };
  const touch = await page.context().newCDPSession(page);
  const sendTouch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 40, y: y + 20 + down }],
    });
  await sendTouch('touchStart', 0);
  await sendTouch('touchMove', by / 2);
  await sendTouch('touchMove', by);
  await sendTouch('touchEnd', by);
  await touch.detach();
}
