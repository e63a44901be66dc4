import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '@/core/dates';
import type { BookingContent } from '@/sections/types/booking/definition';
import { getBesideToday } from './beside-today';
import { buildBookingPage, buildBookingRequest, buildEveryDay, salon } from './booking-page';
import { TODAY, TUESDAY } from './days-ahead';
import type { Stage } from './stage';
import type { WatchedPage } from './watched-page';

export const TOMORROW = addDays(TODAY, 1);
/** A test may let these calls fail. */
export const DIARY_CALLS = /\/api\/(bookings|websites)\//;

export interface Diary extends WatchedPage {
  websiteId: number;
  slug: string;
}

/** Publishes the page of an owner that takes bookings. */
export async function openDiary(
  stage: Stage,
  slug: string,
  device: BrowserContextOptions,
  ...contents: BookingContent[]
): Promise<Diary> {
  const owner = await stage.owner(slug, device, [DIARY_CALLS]);
  const data = { title: 'Salón', slug, pageData: buildBookingPage(...contents), isPublished: true };
  const { id } = await (await owner.page.request.post('/api/websites', { data })).json();
  return Object.assign(owner, { websiteId: id, slug });
}

/** The salon is open on every day, tomorrow too. */
export const openEveryDay: BookingContent = { ...salon, workingHours: buildEveryDay('09:00', '17:00') };

/** Opens a diary and shows its list of bookings. */
export async function openShownDiary(
  stage: Stage,
  slug: string,
  device: BrowserContextOptions,
  content: BookingContent = openEveryDay,
): Promise<Diary> {
  const diary = await openDiary(stage, slug, device, content);
  await showList(diary);
  return diary;
}

/** Books as a visitor does; returns the id of the booking. */
export async function book({ page, slug }: Diary, changes: object): Promise<number> {
  const data = buildBookingRequest({ date: TUESDAY, ...changes });
  const answer = await page.request.post(`/api/public/${slug}/booking`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

export const buildVisit = (customerName: string, time: string) => ({ customerName, time });

export const buildStay = (customerName: string) => ({
  customerName,
  serviceId: 'attic',
  time: '12:00',
  endDate: addDays(TUESDAY, 3),
});

export const showList = ({ page, websiteId }: Diary) => goTo(page, `/admin/${websiteId}#bookings`);
export const showWeek = ({ page, websiteId }: Diary, date = TUESDAY) =>
  goTo(page, `/admin/${websiteId}?view=week&date=${date}#bookings`);

/** Waits until the history has lost the entry of a closed sheet: the browser's step back would stop the navigation. */
async function goTo(page: Page, address: string): Promise<void> {
  await expectNoSheet(page);
  await page.waitForFunction(() => !history.state?.openSheet);
  await page.goto(address);
}

export const getRow = (page: Page, name: string) => page.locator('.row').filter({ hasText: name });
export const press = (page: Page, name: string | RegExp) =>
  getBesideToday(page, page.getByRole('button', { name })).click();
export const pressExactly = (page: Page, name: string) =>
  getBesideToday(page, page.getByRole('button', { name, exact: true })).click();
export const getSheet = (page: Page) => page.getByRole('dialog');
export const expectNoSheet = (page: Page) => expect.poll(() => page.locator('dialog').count()).toBe(0);
/** Finds tomorrow among the days of a sheet. */
export const getTomorrow = (page: Page) => getSheet(page).locator('.days .slot').nth(1);

/** Opens the step that moves a visit. */
export async function openMove(page: Page, visit: Locator): Promise<void> {
  await visit.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
}
