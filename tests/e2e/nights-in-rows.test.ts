import { LARGE_LETTERS_PX, LETTERS_PX, setLetters } from '@tests/support/letters';
import { PHONE, startStage } from '@tests/support/stage';
import { listBrokenWords } from '@tests/support/text-faults';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { addDays, getDeviceDate } from '@/core/dates';
import { formatFullDay } from '@/core/locale/format';
import { listSections, toPageData } from '@/sections/page/page';
import { allTemplates } from '@/templates/all-templates';
import { createTemplatePage } from '@/templates/trades/template';

const stage = startStage();
const slug = 'nights-in-rows';
const SMALL_PHONE = { ...PHONE, viewport: { width: 375, height: 780 } };

const getNight = (from: number) => addDays(getDeviceDate(new Date()), from);
const guest = { time: '12:00', customerName: 'Hana Príkladová', customerEmail: `${slug}-other@example.com` };

/** Finds the night of a room that begins so many days from today, at any price. */
function cell(page: Page, room: string, from: number): Locator {
  const name = `${room}, night of ${formatFullDay('en', getNight(from))},`;
  return page.getByRole('button', { name });
}

it('a guest chooses nights in the row of a room, and the owner has the booking', async () => {
  const owner = await stage.owner(slug, PHONE);
  const house = createTemplatePage(structuredClone(allTemplates.en.apartment), Date.now());
  const [booking] = listSections(house, 'booking');
  const room = booking?.content.services.find(({ id: roomId }) => roomId === 'table-room');
  if (!booking || !room) throw new Error('The house has no such room');
  room.minNights = 2;
  const pageData = toPageData(house);
  const website = { title: 'Lichthof', slug, pageData, isPublished: true };
  const { id } = await (await owner.page.request.post('/api/websites', { data: website })).json();
  const bookStay = async (serviceId: string, from: number, until: number) => {
    const data = { ...guest, guests: 2, serviceId, date: getNight(from), endDate: getNight(until) };
    const answer = await owner.page.request.post(`/api/public/${slug}/booking`, { data });
    expect(answer.status()).toBe(201);
  };
  await bookStay('roof-room', 2, 4);

  const visitor = await stage.visitor(SMALL_PHONE, [/\/booking$/]);
  const { page } = visitor;
  await page.goto(`/${slug}`);
  await page.getByRole('link', { name: 'Nights in room 2' }).click();
  const rows = page.locator('.s-nights');
  await page.locator('.s-nights[aria-busy=false] td button').first().waitFor();
  // A taken night has no button, and its cell says so.
  await expect.poll(() => cell(page, 'Under the roof', 2).count()).toBe(0);
  await expect.poll(() => rows.locator('tbody tr').first().locator('td').nth(1).innerText()).toBe('taken');

  await cell(page, 'Table for two', 2).click();
  await page.getByText('Nights at least: 2. Now choose the last night.').waitFor();
  await cell(page, 'Table for two', 2).press('Enter');
  await page.locator('.s-rows .s-error', { hasText: 'Nights at least: 2' }).waitFor();
  // The arrow goes on to the next night, and Enter takes it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.s-rows .s-error').count()).toBe(0);
  await expect.poll(() => rows.locator('[aria-pressed=true]').count()).toBe(2);
  await page.locator('.s-sum dd', { hasText: '2 × €' }).waitFor();
  await visitor.expectAccessible('nights in rows');
  // Large letters on the narrowest phone leave the page as wide as its window.
  await page.setViewportSize({ width: 320, height: 640 });
  await setLetters(page, LARGE_LETTERS_PX);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await listBrokenWords(page, '.s-rows-bar p, .s-nights thead th')).toEqual([]);
  await setLetters(page, LETTERS_PX);
  await page.setViewportSize(SMALL_PHONE.viewport);

  await page.getByRole('button', { name: 'Later nights' }).click();
  await cell(page, 'Table for two', 15).waitFor();
  await page.getByRole('button', { name: 'Earlier nights' }).click();
  await cell(page, 'Table for two', 2).waitFor();

  // The owner takes a room off the page.
  booking.content.services = booking.content.services.filter(({ id: roomId }) => roomId !== 'roof-room');
  const lesser = await owner.page.request.put(`/api/websites/${id}`, {
    data: { pageData: toPageData(house) },
  });
  expect(lesser.status()).toBe(200);

  // Another guest is faster: the nights are taken, and this guest chooses another room.
  await bookStay('table-room', 3, 5);
  const form = page.locator('.s-booking');
  await form.getByLabel('Full name').fill('Zuzana Príkladová');
  await form.getByLabel('Email').fill(`${slug}@example.com`);
  await page.getByRole('button', { name: 'Book now' }).click();
  await expect.poll(() => cell(page, 'Table for two', 3).count()).toBe(0);
  await page.locator('.s-rows .s-error').waitFor();
  const gone = rows.locator('tbody tr', { hasText: 'Under the roof' });
  await expect.poll(() => gone.locator('td').allInnerTexts()).toEqual(['No longer offered']);
  // Two quick presses count as one.
  await cell(page, 'The red one', 3).dblclick();
  await expect.poll(() => rows.locator('[aria-pressed=true]').count()).toBe(1);
  await page.locator('.s-sum dd', { hasText: '1 × €' }).waitFor();
  await page.getByRole('button', { name: 'Book now' }).click();
  await page.getByText('Accommodation booking submitted successfully!').waitFor();

  // A tab that stays open over midnight asks anew, and begins with the next night.
  const { page: open } = await stage.visitor(SMALL_PHONE);
  await open.clock.install();
  await open.goto(`/${slug}`);
  await open.locator('.s-nights').scrollIntoViewIfNeeded();
  await open.locator('.s-nights[aria-busy=false] td button').first().waitFor();
  const readFirst = () => open.locator('.s-nights thead th[abbr]').first().getAttribute('abbr');
  await expect.poll(readFirst).toBe(formatFullDay('en', getNight(1)));
  const isAskedAnew = open.waitForRequest(/longest-stays/);
  await open.clock.fastForward('24:00:00');
  await expect.poll(readFirst).toBe(formatFullDay('en', getNight(2)));
  await isAskedAnew;

  await owner.page.goto(`/admin/${id}#bookings`);
  await owner.page.getByText('Zuzana Príkladová').first().waitFor();
  await owner.page.getByText('The red one').first().waitFor();
});
