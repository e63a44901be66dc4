import { findForeignTexts, findForeignWords } from '@tests/support/foreign-words';
import { readMailFiles, waitForMailedLink } from '@tests/support/mail-files';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { WatchedPage } from '@tests/support/watched-page';
import { expect, it } from 'vitest';
import { getTextsIn } from '@/server/kernel/text';

const stage = startStage();

it.each(['sk', 'en'] as const)(
  'from the start page to a booked hour and its mails everything is in %s',
  async (language) => {
    const t = getTextsIn(language);
    const slug = `one-language-${language}`;
    const email = `${slug}@example.com`;
    const expectOneLanguage = async (where: string, person: WatchedPage) => {
      const foreign = await findForeignWords(person.page, language);
      expect.soft({ where, foreign }).toEqual({ where, foreign: [] });
    };
    const owner = await stage.visitor({ ...DESKTOP, locale: language });
    const { page } = owner;
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();

    await page.goto('/');
    await expectOneLanguage('start page', owner);
    await page
      .getByRole('link', { name: t('landing.hero.start') })
      .first()
      .click();
    await page.getByLabel(t('auth.username')).fill(slug);
    await page.getByLabel(t('auth.email')).fill(email);
    await page.getByLabel(t('auth.password'), { exact: true }).fill('mirabelka-7');
    await page.getByLabel(t('auth.confirmPassword')).fill('mirabelka-7');
    await expectOneLanguage('registration', owner);
    await press(t('auth.signUp'));
    await page.waitForURL('/login');
    await page.getByLabel(t('auth.password'), { exact: true }).fill('mirabelka-7');
    await expectOneLanguage('login', owner);
    await press(t('auth.login'));

    await page.getByText(t('dashboard.emptyTitle')).waitFor();
    await expectOneLanguage('dashboard', owner);
    await press(t('dashboard.createFirst'));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('createWebsite.name')).fill(`One language ${language}`);
    await expect.poll(() => dialog.getByLabel(t('createWebsite.language')).inputValue()).toBe(language);
    await dialog.getByRole('radio', { name: t('templates.names.salon') }).check();
    await dialog.getByText(t('createWebsite.available')).first().waitFor();
    await expectOneLanguage('create dialog', owner);
    await dialog.getByRole('button', { name: t('createWebsite.submit') }).click();
    await page.waitForURL(/\/editor\/\d+$/);
    const id = page.url().split('/').pop();
    await page.locator('.preview__page .s-hero').waitFor();
    await expectOneLanguage('editor', owner);
    await press(t('editor.publish'));
    await dialog.getByRole('button', { name: t('readiness.asItIs') }).waitFor();
    await expectOneLanguage('check before publishing', owner);
    await dialog.getByRole('button', { name: t('readiness.asItIs') }).click();
    await page.locator('.live').waitFor();
    await expectOneLanguage('the page is open', owner);

    // Only a proven address gets mail that strangers cause.
    await page.goto(await waitForMailedLink(stage.product.dataDir, email, '/confirm-email'));
    await press(t('auth.proof.confirm'));
    await page.getByText(t('auth.proof.doneHeading')).waitFor();
    await expectOneLanguage('proof of the email', owner);

    const visitor = await stage.visitor({ ...PHONE, locale: language });
    await visitor.page.goto(`/${slug}`);
    const calendar = visitor.page.locator('.s-cal[aria-busy=false]').first();
    await visitor.page.getByLabel(t('site.booking.name')).first().scrollIntoViewIfNeeded();
    await calendar.locator('td button[aria-disabled=false]').first().click();
    await visitor.page
      .getByRole('radio', { name: /^\d+:\d\d$/, disabled: false })
      .first()
      .check({ force: true });
    const submit = visitor.page.getByRole('button', { name: t('site.booking.submit') });
    const form = visitor.page.locator('form').filter({ has: submit });
    const customer = `visitor-${email}`;
    await form.getByLabel(t('site.booking.name')).fill('Zuzana Lipová');
    await form.getByLabel(t('site.booking.email')).fill(customer);
    await expectOneLanguage('page', visitor);
    await submit.click();
    await visitor.page.getByText(t('site.booking.sent')).waitFor();
    await expectOneLanguage('page, booked', visitor);

    await page.goto(`/admin/${id}#bookings`);
    await page.getByText('Zuzana Lipová').first().waitFor();
    await expectOneLanguage('bookings', owner);
    for (const address of [email, customer]) {
      const read = () => readMailFiles(stage.product.dataDir, address);
      await expect.poll(async () => (await read()).some(({ text }) => text?.includes(slug))).toBe(true);
      for (const { subject, text, html } of await read()) {
        expect(html).toContain(`<html lang="${language}">`);
        expect.soft(findForeignTexts(`${subject}\n${text}`, language)).toEqual([]);
      }
    }
    owner.expectSilence();
    visitor.expectSilence();
  },
);
