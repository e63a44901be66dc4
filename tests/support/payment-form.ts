import type { Page } from 'playwright-core';

export const SUBSCRIBE = 'Subscribe for €11.99/month';
export const PAY = 'Subscribe - €11.99/month';

export async function openForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: SUBSCRIBE }).click();
  await page.getByLabel('Card number').waitFor();
}

export const chooseCard = (page: Page, outcome: string) =>
  page.getByRole('button', { name: outcome }).click();
export const pay = (page: Page) => page.getByRole('button', { name: PAY }).click();
export const getHeading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
export const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
