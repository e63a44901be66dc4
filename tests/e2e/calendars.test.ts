import { readCalendar } from '@tests/support/read-calendar';
import { openBusiness } from '@tests/support/sample-business';
import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it("bookings are read at an address for the owner's calendar program, until it is renewed", async () => {
  const owner = await stage.owner('calendar-programs', {
    ...PHONE,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page } = owner;
  const { id } = await openBusiness(page, 'calendar-programs');
  await page.goto(`/admin/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Calendars' }).click();
  await page.getByRole('heading', { name: 'Calendars', level: 1 }).waitFor();
  const address = page.getByLabel('All bookings', { exact: true });
  const former = await address.inputValue();
  await page.getByRole('button', { name: 'Copy the address: All bookings' }).click();
  await page.getByText('Address copied').first().waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(former);
  const open = page.getByRole('link', { name: 'Open in calendar: All bookings' });
  await expect.poll(() => open.getAttribute('href')).toMatch(`webcal://${new URL(former).host}/calendars/`);

  const visitor = await stage.visitor(PHONE);
  const { pathname } = new URL(former);
  const { events } = readCalendar(await (await visitor.page.request.get(pathname)).text());
  expect(events.map(({ SUMMARY }) => SUMMARY?.value)).toEqual([expect.stringContaining('Elena Slivková')]);

  await page.getByRole('button', { name: 'New address: All bookings' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Programs that use the old address stop showing this calendar.').waitFor();
  await question.getByRole('button', { name: 'Make a new address' }).click();
  await expect.poll(() => address.inputValue()).not.toBe(former);
  expect((await visitor.page.request.get(pathname)).status()).toBe(404);
  const renewed = new URL(await address.inputValue()).pathname;
  expect((await visitor.page.request.get(renewed)).status()).toBe(200);
});
