import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expectFocus } from '@tests/support/walk';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { getTextsIn } from '@/server/kernel/text';

const stage = startStage();
const SLOVAK_PHONE = { ...PHONE, locale: 'sk-SK' };
const sk = getTextsIn('sk');
const en = getTextsIn('en');

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const countKeptCopies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved/')).length);

it('three answers on a phone become a page with nothing of ours in its contact', async () => {
  const owner = await stage.owner('first-run', SLOVAK_PHONE);
  const { page } = owner;
  await page.goto('/');
  await title(page, sk('firstRun.kind.title')).waitFor();
  // The text that the specification gives for no websites stands below.
  await title(page, sk('dashboard.emptyTitle')).waitFor();
  await owner.expectAccessible('the first question');
  // Notices of the account do not push the question out of a phone's first window.
  const kinds = page.getByRole('radio');
  await expect.poll(async () => (await kinds.nth(3).boundingBox())?.y).toBeLessThan(812);
  await page.getByRole('radio', { name: sk('templates.trades.beauty') }).check();
  await page.getByRole('radio', { name: sk('templates.trades.beauty') }).press('Enter');

  await expectFocus(title(page, sk('firstRun.name.title')));
  await page.getByLabel(sk('firstRun.name.name'), { exact: true }).fill('Salón Mirabelka Lipová');
  await page.getByLabel(sk('firstRun.name.town')).fill('Horná Lipová');
  await page.getByText(sk('firstRun.name.free')).first().waitFor();
  await owner.expectAccessible('the second question');
  // An owner who comes back finds the question and the typed answers.
  await page.reload();
  await title(page, sk('firstRun.name.title')).waitFor();
  const address = page.getByLabel(sk('firstRun.name.address'));
  await expect.poll(() => address.inputValue()).toBe('salon-mirabelka-lipova');
  await page.getByText(sk('firstRun.name.free')).first().waitFor();
  await address.press('Enter');

  await expectFocus(title(page, sk('firstRun.visitors.title')));
  // A website that is created in the middle begins with the answers so far.
  await press(page, sk('dashboard.create'));
  const early = page.getByRole('dialog', { name: sk('createWebsite.title') });
  await expect
    .poll(() => early.getByLabel(sk('createWebsite.name')).inputValue())
    .toBe('Salón Mirabelka Lipová');
  await expect
    .poll(() => early.getByRole('radio', { name: sk('templates.names.salon') }).isChecked())
    .toBe(true);
  await early.getByRole('button', { name: sk('common.cancel') }).click();
  await page.getByLabel(sk('firstRun.visitors.phone')).fill('+421 900 000 118');
  await press(page, sk('firstRun.visitors.one'));
  await page.getByLabel(sk('firstRun.visitors.street')).fill('Dlhá 5');
  for (const day of ['pondelok', 'utorok', 'streda', 'štvrtok', 'piatok']) await press(page, day);
  await owner.expectAccessible('the third question');
  await page.goBack();
  await title(page, sk('firstRun.name.title')).waitFor();
  await press(page, sk('firstRun.continue'));
  await expect
    .poll(() => page.getByLabel(sk('firstRun.visitors.phone')).inputValue())
    .toBe('+421 900 000 118');
  await press(page, sk('firstRun.showPages'));

  await expectFocus(title(page, sk('firstRun.pages.titleFor', { title: 'Salón Mirabelka Lipová' })));
  await page.locator('.small-site').first().getByText('Salón Mirabelka Lipová').first().waitFor();
  await owner.expectAccessible('the pages');
  const offered = page.locator('.first-tpl__foot');
  const count = await offered.count();
  // The button takes itself away.
  await page.locator('.first-pages__more button').first().click();
  await expectFocus(offered.nth(count).getByRole('button'));
  await press(page, `${sk('firstRun.pages.use')}: ${sk('templates.names.salon')}`);

  // The dialog of the specification is filled in.
  const dialog = page.getByRole('dialog', { name: sk('createWebsite.title') });
  await expect
    .poll(() => dialog.getByLabel(sk('createWebsite.name')).inputValue())
    .toBe('Salón Mirabelka Lipová');
  await expect
    .poll(() => dialog.getByRole('radio', { name: sk('templates.names.salon') }).isChecked())
    .toBe(true);
  await dialog.getByText(sk('createWebsite.available')).first().waitFor();
  await dialog.getByRole('button', { name: sk('createWebsite.submit') }).click();
  await page.waitForURL(/\/editor\/\d+$/);
  await expect.poll(() => countKeptCopies(page)).toBe(0);

  const id = page.url().split('/').pop();
  const read = async (path: string) => (await page.request.get(`/api/websites/${id}${path}`)).json();
  const business = {
    name: 'Salón Mirabelka Lipová',
    phone: '+421 900 000 118',
    address: 'Dlhá 5\nHorná Lipová',
  };
  expect(await read('/business')).toMatchObject({ isSet: true, business });
  const { hours } = await read('/hours');
  expect(hours).toMatchObject({
    isOwn: true,
    week: { friday: [{ start: '09:00', end: '17:00' }], saturday: [] },
  });
  const { pageData, description, language } = await read('');
  expect({ description, language }).toEqual({ description: 'Horná Lipová', language: 'sk' });
  expect(JSON.stringify(pageData)).not.toMatch(/example\.com|900 000 123|Vzorová/);
  // Neither the answers nor the hours count as samples.
  await page
    .getByRole('button', { name: sk('editor.publish'), exact: true })
    .first()
    .click();
  const check = page
    .getByRole('dialog')
    .filter({ has: page.getByRole('heading') })
    .last();
  await check.waitFor();
  await expect
    .poll(() => check.getByText(sk('sections.contact-info.phone'), { exact: true }).count())
    .toBe(0);
  await expect
    .poll(() => check.getByText(sk('sections.booking.openingHours'), { exact: true }).count())
    .toBe(0);
  owner.expectSilence();
});

it('each question can be skipped, and Back finds what was typed', async () => {
  const owner = await stage.owner('first-run-skips', DESKTOP);
  const { page } = owner;
  await page.goto('/');
  await title(page, en('firstRun.kind.title')).waitFor();
  await press(page, en('firstRun.skip'));
  await page.getByLabel(en('firstRun.name.name'), { exact: true }).fill('Zora');
  await press(page, en('firstRun.skip'));
  await title(page, en('firstRun.visitors.title')).waitFor();
  await press(page, en('firstRun.back'));
  await expectFocus(title(page, en('firstRun.name.title')));
  await expect
    .poll(() => page.getByLabel(en('firstRun.name.name'), { exact: true }).inputValue())
    .toBe('Zora');
  // A taken address is said here, as it is in the dialog.
  const data = { title: 'Taken', slug: 'first-run-taken' };
  const other = await stage.owner('first-run-other', DESKTOP);
  expect((await other.page.request.post('/api/websites', { data })).status()).toBe(201);
  await page.getByLabel(en('firstRun.name.address')).fill('first-run-taken');
  await page.getByText(en('validation.slugTaken')).first().waitFor();
  await press(page, en('firstRun.continue'));
  await title(page, en('firstRun.name.title')).waitFor();
  await press(page, en('firstRun.skip'));
  await press(page, en('firstRun.skip'));
  await title(page, en('firstRun.pages.title')).waitFor();
  await press(page, en('firstRun.pages.empty'));
  const dialog = page.getByRole('dialog', { name: en('createWebsite.title') });
  await expect.poll(() => dialog.getByLabel(en('createWebsite.name')).inputValue()).toBe('');
  owner.expectSilence();
});

it('whoever skips it all finds every template, and is not asked again, but can begin again', async () => {
  const owner = await stage.owner('first-run-skipped', DESKTOP);
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('radio', { name: en('templates.trades.food') }).check();
  await press(page, en('firstRun.skipAll'));
  const dialog = page.getByRole('dialog', { name: en('createWebsite.title') });
  await dialog.getByRole('radio', { name: en('templates.names.cafe') }).waitFor();
  await dialog.getByRole('button', { name: en('common.cancel') }).click();
  await page.getByRole('button', { name: en('dashboard.answerQuestions') }).waitFor();
  expect(await countKeptCopies(page)).toBe(0);

  await press(page, 'Logout');
  await page.getByRole('link', { name: 'Start 7-day trial' }).first().waitFor();
  const login = { email: 'first-run-skipped@example.com', password: 'secret-1' };
  expect((await page.request.post('/api/login', { data: login })).status()).toBe(200);
  await page.goto('/');
  await press(page, en('dashboard.answerQuestions'));
  await title(page, en('firstRun.kind.title')).waitFor();

  // The typed answers are gone when their owner is gone.
  await page.getByRole('radio', { name: en('templates.trades.stays') }).check();
  await expect.poll(() => countKeptCopies(page)).toBe(1);
  await press(page, 'Logout');
  await page.getByRole('link', { name: 'Start 7-day trial' }).first().waitFor();
  await expect.poll(() => countKeptCopies(page)).toBe(0);
  owner.expectSilence();
});

it('a website that is created in the middle has what was answered, and lacks nothing that was not asked', async () => {
  const types = async (name: string, answer: (page: Page) => Promise<void>) => {
    const { page } = await stage.owner(`first-run-${name}`, DESKTOP);
    await page.goto('/');
    await title(page, en('firstRun.kind.title')).waitFor();
    await answer(page);
    await press(page, en('dashboard.create'));
    const dialog = page.getByRole('dialog', { name: en('createWebsite.title') });
    await dialog.getByLabel(en('createWebsite.name')).fill(`First run ${name}`);
    await dialog.getByRole('radio', { name: en('templates.names.salon') }).check();
    await dialog.getByText(en('createWebsite.available')).first().waitFor();
    await dialog.getByRole('button', { name: en('createWebsite.submit') }).click();
    await page.waitForURL(/\/editor\/\d+$/);
    const id = page.url().split('/').pop();
    const { pageData } = await (await page.request.get(`/api/websites/${id}`)).json();
    expect(await countKeptCopies(page)).toBe(0);
    return pageData.sections.map((section: { type: string }) => section.type);
  };
  const untouched: string[] = await types('untouched', async () => {});
  expect(untouched).toEqual(expect.arrayContaining(['booking', 'hours', 'social']));
  const called: string[] = await types('called', async (page) => {
    await press(page, en('firstRun.skip'));
    await press(page, en('firstRun.skip'));
    await page.getByText(en('firstRun.visitors.find'), { exact: true }).click();
    await page.getByLabel(en('firstRun.visitors.phone')).fill('+421 900 000 119');
  });
  expect(called).not.toContain('booking');
  expect(called).toContain('contact-info');
});

it('who has had a website is not asked', async () => {
  const owner = await stage.owner('first-run-had-one', DESKTOP);
  const { page } = owner;
  const data = { title: 'Former', slug: 'first-run-former' };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  expect((await page.request.delete(`/api/websites/${id}`)).status()).toBe(204);
  await page.goto('/');
  await page.getByRole('button', { name: en('dashboard.answerQuestions') }).waitFor();
  await expect.poll(() => title(page, en('firstRun.kind.title')).count()).toBe(0);
  owner.expectSilence();
});
