import { getBesideToday } from '@tests/support/beside-today';
import { cottage, salon } from '@tests/support/booking-page';
import { TUESDAY } from '@tests/support/days-ahead';
import {
  book,
  buildStay,
  buildVisit,
  DIARY_CALLS,
  getRow,
  openDiary,
  press,
  showList,
} from '@tests/support/diary';
import { holdCalls } from '@tests/support/hold-calls';
import { waitForMailedLink } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';

const stage = startStage();

const sees = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const readBookingsTab = (page: Page) => page.getByRole('tab', { name: /^Bookings/ }).innerText();

/** Lets the calls of a method fail as on a server in trouble; with null, lets all calls pass again. */
async function fail(page: Page, method: string | null): Promise<void> {
  await page.unroute(DIARY_CALLS);
  if (method === null) return;
  await page.route(DIARY_CALLS, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } })
      : route.fallback(),
  );
}

describe('an owner', () => {
  it('confirms and rejects, at once and once; a failure is taken back', async () => {
    const diary = await openDiary(stage, 'decide-phone', PHONE, salon, cottage);
    const { page } = diary;
    await book(diary, buildVisit('Elena', '09:00'));
    await book(diary, buildVisit('Marek', '11:00'));
    await showList(diary);
    await getRow(page, 'Elena').getByText('Pending').waitFor();
    await diary.expectAccessible('bookings');
    const email = getRow(page, 'Elena').getByRole('link', { name: /@example\.com/ });
    await expect
      .poll(() => email.getAttribute('href'))
      .toMatch(/^mailto:.+\?subject=Your%20booking%3A%20Sal/);

    await fail(page, 'PUT');
    await press(page, 'Confirm: Elena');
    await sees(page, 'Error updating booking');
    await getRow(page, 'Elena').getByText('Pending').waitFor();
    await expect.poll(() => readBookingsTab(page)).toMatch(/2/);
    await fail(page, null);

    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent.push(request.postDataJSON());
    });
    await getBesideToday(page, page.getByRole('button', { name: 'Confirm: Elena' })).dblclick();
    await sees(page, 'Booking updated');
    await getRow(page, 'Elena').getByText('Confirmed').waitFor();
    // The call says which state the owner saw, because the booking may have changed since.
    expect(sent).toEqual([{ status: 'confirmed', changes: 0 }]);
    // The focus stays in the row. A second press of a finger may fall beside the control that took the button's place.
    await getBesideToday(page, page.getByRole('button', { name: 'Decline: Marek' })).press('Enter');
    await page.getByRole('button', { name: 'Decline and tell Marek' }).click();
    const isFocused = () =>
      getRow(page, 'Marek').evaluate((element) => element.contains(document.activeElement));
    await expect.poll(isFocused).toBe(true);
    await getRow(page, 'Marek').getByText('Cancelled').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^(Confirm|Decline):/ }).count()).toBe(0);
    await expect.poll(() => readBookingsTab(page)).toBe('Bookings');
    await page.reload();
    await getRow(page, 'Marek').getByText('Cancelled').waitFor();
    await diary.expectAccessible('bookings decided');
  });

  it('takes a press back, by the notice or the keyboard, unless another device has changed it since', async () => {
    const diary = await openDiary(stage, 'taken-back', PHONE, salon, cottage);
    const { page } = diary;
    const link = await waitForMailedLink(stage.product.dataDir, 'taken-back@example.com', '/confirm-email');
    const token = link.slice(link.indexOf('=') + 1);
    await page.request.post('/api/email-proof', { data: { token } });
    const id = await book(diary, buildVisit('Elena', '09:00'));
    await showList(diary);
    await press(page, 'Confirm: Elena');
    await getRow(page, 'Elena').getByText('Confirmed').waitFor();
    const undo = page.getByRole('button', { name: 'Undo the change: Elena' });
    // The notice waits while it has the focus.
    await undo.focus();
    await diary.expectAccessible('a notice that counts down');
    await undo.click();
    await sees(page, 'Taken back');
    await getRow(page, 'Elena').getByText('Pending').waitFor();

    await press(page, 'Decline: Elena');
    const sheet = page.getByRole('dialog');
    await expectFocus(sheet.getByRole('heading', { name: 'Decline the booking?' }));
    const mail = sheet.getByRole('region', { name: 'The email as it will be read' });
    await mail.getByText("Salón: your booking request can't be confirmed").waitFor();
    const field = sheet.getByLabel('One sentence to the customer');
    await field.fill('I am fully booked then.');
    await mail.getByText('I am fully booked then.').waitFor();
    await diary.expectAccessible('booking declined with a sentence');
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await press(page, 'Decline: Elena');
    await expect.poll(() => field.inputValue()).toBe('I am fully booked then.');
    // A failure is told although its sheet was closed, and the sentence is still there.
    const declining = await holdCalls(page, /\/api\/bookings\/\d+$/);
    await sheet.getByRole('button', { name: 'Decline and tell Elena' }).click();
    const call = await declining.next();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await call.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Try later' } });
    await sees(page, 'Error updating booking');
    await declining.letGo();
    await press(page, 'Decline: Elena');
    await expect.poll(() => field.inputValue()).toBe('I am fully booked then.');
    await sheet.getByRole('button', { name: 'Decline and tell Elena' }).click();
    await getRow(page, 'Elena').getByText('Cancelled').waitFor();
    await undo.waitFor();
    const takingBack = await holdCalls(page, /\/api\/bookings\/\d+$/);
    await page.keyboard.press('Control+z');
    await press(page, 'Edit booking of Elena');
    await page.getByLabel('Time').fill('10:15');
    await takingBack.letGo();
    await sees(page, 'Taken back');
    // Neither the text that is being typed nor the text from before is lost.
    await expect.poll(() => page.getByLabel('Time').inputValue()).toBe('10:15');
    await page.keyboard.press('Escape');
    await press(page, 'Decline: Elena');
    await expect.poll(() => field.inputValue()).toBe('I am fully booked then.');
    await sheet.getByRole('button', { name: 'Decline and tell Elena' }).click();
    await undo.waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => field.inputValue()).toBe('I am fully booked then.');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await getRow(page, 'Elena').getByText('Pending').waitFor();

    await press(page, 'Confirm: Elena');
    await undo.focus();
    await page.request.put(`/api/bookings/${id}`, { data: { bookingTimeText: '10:00' } });
    await undo.click();
    await sees(page, 'This booking was changed on another device meanwhile.');
    await getRow(page, 'Elena').getByText('10:00').first().waitFor();
    await getRow(page, 'Elena').getByText('Confirmed').waitFor();
  });

  it('moves a visit; what is taken is refused with everything kept', async () => {
    const diary = await openDiary(stage, 'move-desktop', DESKTOP, salon, cottage);
    const { page } = diary;
    await book(diary, buildVisit('Elena', '09:00'));
    await book(diary, buildVisit('Marek', '11:00'));
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
    const readFields = () =>
      Promise.all(['Date', 'Time', 'Status'].map((name) => page.getByLabel(name).inputValue()));
    await expect.poll(readFields).toEqual([TUESDAY, '10:30', 'confirmed']);
    await diary.expectAccessible('booking refused');
    const saved = page.waitForRequest((request) => request.method() === 'PUT');
    await page.getByLabel('Time').fill('10:00');
    await press(page, 'Save changes');
    expect((await saved).postDataJSON()).toMatchObject({ changes: 0 });
    await sees(page, 'Booking updated');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await getRow(page, 'Elena').getByText('10:00 – 11:00').waitFor();
    await getRow(page, 'Elena').getByText('Confirmed').waitFor();

    // The answer for one booking leaves the dialog of another one open.
    const declining = await holdCalls(page, /\/api\/bookings\/\d+$/);
    await press(page, 'Decline: Marek');
    await press(page, 'Decline and tell Marek');
    const call = await declining.next();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog').count()).toBe(0);
    await press(page, 'Edit booking of Elena');
    await page.getByLabel('Time').fill('12:15');
    await call.continue();
    await getRow(page, 'Marek').getByText('Cancelled').waitFor();
    await declining.letGo();
    await press(page, 'Save changes');
    await getRow(page, 'Elena').getByText('12:15 – 13:15').waitFor();
    diary.expectSilence();
  });

  it('moves a stay, of at least a night, and takes a cancelled one back', async () => {
    const diary = await openDiary(stage, 'stay-phone', PHONE, salon, cottage);
    const { page } = diary;
    await book(diary, buildStay('Zora'));
    await showList(diary);
    await getRow(page, 'Zora').getByText('3 nights, €192.00').waitFor();
    await press(page, 'Decline: Zora');
    await press(page, 'Decline and tell Zora');
    await getRow(page, 'Zora').getByText('Cancelled').waitFor();
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
    await getRow(page, 'Zora').getByText('2 nights, €128.00').waitFor();
    await getRow(page, 'Zora').getByText('Pending').waitFor();
    diary.expectSilence();
  });

  it('deletes after a question; a failure keeps the booking', async () => {
    const diary = await openDiary(stage, 'delete-desktop', DESKTOP, salon, cottage);
    const { page } = diary;
    await book(diary, buildVisit('Elena', '09:00'));
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
    await expect.poll(() => readBookingsTab(page)).toBe('Bookings');
    diary.expectSilence();
  });
});
