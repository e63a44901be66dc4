import { CountedHand } from '@tests/support/counted-hand';
import { PHOTO } from '@tests/support/photos';
import { PHONE, startStage } from '@tests/support/stage';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { loadSamples } from '@/app/entities/samples';
import type { Section } from '@/sections/page/definitions';
import { parsePage } from '@/sections/page/page';
import { countFacts } from '@/sections/readiness/list-gaps';
import { getTextsIn } from '@/server/kernel/text';

const stage = startStage();
const t = getTextsIn('sk');

const PICTURE = { name: 'salon.png', mimeType: 'image/png', buffer: PHOTO };

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true });
const field = (place: Page | Locator, label: string) => place.getByLabel(label, { exact: true }).first();
const section = (page: Page, type: Section['type'], index = 0) =>
  page.locator(`[data-section-row^="${type}-"]`).nth(index);

/** Registers from the landing page, signs in and creates a website from the salon's template. */
async function createFromTemplate(hand: CountedHand, name: string): Promise<void> {
  const { page } = hand;
  await page.goto('/');
  await hand.tap(page.getByRole('link', { name: t('landing.hero.start') }).first());
  await hand.type(field(page, t('auth.username')), name);
  await hand.type(field(page, t('auth.email')), `${name}@example.com`);
  await hand.type(field(page, t('auth.password')), 'mirabelka');
  await hand.type(field(page, t('auth.confirmPassword')), 'mirabelka');
  await hand.tap(button(page, t('auth.signUp')));
  await page.waitForURL('**/login');
  await hand.type(field(page, t('auth.password')), 'mirabelka');
  await hand.tap(button(page, t('auth.login')));
  await hand.tap(button(page, t('dashboard.createFirst')));
  const dialog = page.getByRole('dialog', { name: t('createWebsite.title') });
  await hand.type(field(dialog, t('createWebsite.name')), `Salón ${name}`);
  await dialog.getByText(t('createWebsite.available')).first().waitFor();
  await hand.tap(dialog.getByRole('radio', { name: t('templates.names.salon') }));
  await hand.tap(button(dialog, t('createWebsite.submit')));
  await page.waitForURL(/\/editor\/\d+$/);
  await page.locator('.ready').waitFor();
}

const check = (page: Page) => page.getByRole('dialog', { name: t('readiness.title') });
const live = (page: Page) => page.getByRole('dialog', { name: t('live.title') });

async function readStored(page: Page) {
  const id = page.url().split('/').pop();
  const { description, pageData, isPublished } = await (await page.request.get(`/api/websites/${id}`)).json();
  expect(isPublished).toBe(true);
  return { description, sections: parsePage(pageData).sections };
}

it('from the landing page to a published template it takes 14 interactions', async () => {
  const { page } = await stage.visitor({ ...PHONE, locale: 'sk-SK' });
  const hand = new CountedHand(page);
  await createFromTemplate(hand, 'zora-hotova');
  await hand.tap(button(page, t('editor.publish')));
  await hand.tap(button(check(page), t('readiness.asItIs')));
  await live(page).waitFor();
  await readStored(page);
  expect(hand.count.interactions, `${hand}`).toBeLessThanOrEqual(14);
});

it('to a page of her own, with no fact of ours on it, it takes 45 interactions and 4 minutes', async () => {
  const { page } = await stage.visitor({ ...PHONE, locale: 'sk-SK' });
  const hand = new CountedHand(page);
  await createFromTemplate(hand, 'zora-vlastna');

  await hand.type(field(page, t('editor.description')), 'Strihy a farby v Hornej Lipovej');
  const hero = section(page, 'hero');
  await hand.tap(hero.locator('.sec__toggle'));
  await hand.type(field(hero, t('sections.hero.title')), 'Vlasy, ktoré vám budú držať');
  await hand.type(
    field(hero, t('sections.hero.subtitle')),
    'Malý rodinný salón. Strihy, farby a dobrá káva.',
  );
  await hand.pick(button(hero, t('sections.pictures.replace')), PICTURE);
  // The picture that comes moves everything below it.
  await hand.rest();

  const prices = section(page, 'services', 1);
  await hand.tap(prices.locator('.sec__toggle'));
  await hand.tap(prices.getByText(t('sections.pastedList.paste')));
  const list = 'Dámsky strih … 29 €\nPánsky strih … 15 €\nMelír … 55 €';
  await hand.paste(field(prices, t('sections.pastedList.field')), list);
  await hand.tap(button(prices, t('sections.pastedList.replace')));

  const booking = section(page, 'booking');
  await hand.tap(booking.locator('.sec__toggle'));
  const services = booking.locator('.item-edit');
  for (const left of [3, 2, 1]) {
    await hand.tap(services.last().locator('[aria-expanded]'));
    await hand.tap(services.last().getByRole('button', { name: /^Odstrániť/ }));
    await expect.poll(() => services.count()).toBe(left);
    await hand.rest();
  }
  await hand.tap(services.locator('[aria-expanded]'));
  await hand.type(field(booking, t('sections.booking.name')), 'Strih na mieru');
  await hand.type(booking.getByLabel(t('sections.booking.description')).first(), '');

  const contact = section(page, 'contact-info');
  await hand.tap(contact.locator('.sec__toggle'));
  await hand.type(field(contact, t('sections.contact-info.phone')), '+421 900 000 777');
  await hand.type(field(contact, t('sections.contact-info.email')), 'zora@example.com');
  await hand.type(field(contact, t('sections.contact-info.address')), 'Lipová 3, Horná Lipová');
  await hand.type(field(contact, t('sections.contact-info.description')), 'Zvoňte dvakrát.');

  // All other gaps are left out in one press, and the hours are on a screen of their own.
  await hand.tap(button(page, t('editor.publish')));
  await hand.tap(check(page).getByRole('button', { name: /^Vynechať všetky/ }));
  const opened = page.context().waitForEvent('page');
  await hand.tap(check(page).getByRole('link'));
  const hours = await opened;
  await hand.type(hours.getByLabel('Pondelok, zatvárame (1)'), '18:00');
  await hand.tap(button(hours, t('hours.week.copy')));
  await hours.getByText(/^Uložené/).waitFor();
  await hand.comeBack();
  await check(page).getByText(t('readiness.ready')).waitFor();
  await hand.tap(button(check(page), t('editor.publish')));
  await live(page).waitFor();
  const facts = countFacts(await readStored(page), {}, await loadSamples());
  expect(facts.own).toBe(facts.all);
  expect(hand.count.interactions, `${hand}`).toBeLessThanOrEqual(45);
  expect(hand.count.seconds, `${hand}`).toBeLessThanOrEqual(4 * 60);
});
