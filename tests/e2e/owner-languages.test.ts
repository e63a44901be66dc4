import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

const stage = startStage();

const expectLanguage = (page: Page) => expect.poll(() => page.locator('html').getAttribute('lang'));
const switchTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

it('a stranger reads the language of the browser, and can choose another one that stays', async () => {
  const visitor = await stage.visitor({ ...PHONE, locale: 'sk-SK' });
  const { page } = visitor;
  await page.goto('/');
  await expectLanguage(page).toBe('sk');
  await page.getByRole('link', { name: 'Registrácia', exact: true }).waitFor();
  await switchTo(page, 'Deutsch');
  await page.waitForURL('/?lang=de');
  await page.getByRole('link', { name: 'Registrieren', exact: true }).click();
  await page.waitForURL('/register?lang=de');
  await page.getByRole('link', { name: 'Anmelden' }).click();
  await page.waitForURL('/login?lang=de');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.expectAccessible('login in German');
  await page.getByRole('link', { name: /Passwort vergessen/ }).click();
  await page.waitForURL('/forgot-password?lang=de');
  await switchTo(page, 'Čeština');
  await page.waitForURL('/forgot-password?lang=cs');
  await page.getByRole('link', { name: 'Verandly' }).click();
  await page.waitForURL('/?lang=cs');
  await expectLanguage(page).toBe('cs');
});

it('an owner gets the own language after the login, changes it in the profile, and keeps it', async () => {
  const registered = await stage.owner('speaks-czech', { ...DESKTOP, locale: 'cs-CZ' });
  await registered.page.goto('/');
  await registered.page.getByRole('button', { name: 'Odhlásit se' }).waitFor();

  // The owner now has an English browser, and opens a page that was asked for in German.
  const owner = await stage.visitor(DESKTOP);
  const { page } = owner;
  await page.goto('/login?lang=de&next=/profile');
  await page.getByLabel('E-Mail').fill('speaks-czech@example.com');
  await page.getByLabel('Passwort', { exact: true }).fill('secret-1');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.waitForURL('/profile');
  await page.getByRole('button', { name: 'Změnit jazyk' }).click();
  await page.getByText('V tomto jazyce s vámi bude Verandly mluvit').waitFor();
  await page.getByRole('dialog').getByLabel('Jazyk').selectOption('Slovenčina');
  await owner.expectAccessible('choice of the language');
  await page.getByRole('dialog').getByRole('button', { name: 'Uložit' }).click();
  await page.getByRole('button', { name: 'Zmeniť jazyk' }).waitFor();
  await expectLanguage(page).toBe('sk');
  await page.getByRole('button', { name: 'Odhlásiť sa' }).click();
  await page.waitForURL('/');
  await expectLanguage(page).toBe('sk');
});
