import { readFile } from 'node:fs/promises';
import { pressButton } from '@tests/support/beside-today';
import { makeEverySection, openBusiness } from '@tests/support/sample-business';
import { startStage } from '@tests/support/stage';
import {
  expectFocus,
  expectUsable,
  getTopDialog,
  type Screen,
  WALK_LANGUAGES,
  WALKER,
  walk,
} from '@tests/support/walk';
import type { WatchedPage } from '@tests/support/watched-page';
import { describe, it } from 'vitest';
import { formatWeekday } from '@/core/locale/format';
import { getTextsIn } from '@/server/kernel/text';

const stage = startStage();

describe.each(WALK_LANGUAGES)('in %s', (language) => {
  const t = getTextsIn(language);
  const walker = { ...WALKER, locale: language };
  const { sections } = makeEverySection(language);
  const firstHeading = sections.find(({ type }) => type === 'services')?.title ?? '';
  const goThrough = (person: WatchedPage, screen: Screen) => walk(person, screen, language);

  it('the screens of a visitor can be read, reached and hit', async () => {
    const visitor = await stage.visitor(walker, [/nobody-is-here$/, /no-answer$/]);
    const { page } = visitor;
    const body = await readFile(`dist/client/pages/unavailable.${language}.html`, 'utf8');
    await page.route('**/no-answer', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body }),
    );
    const screens: Screen[] = [
      { at: '/', sees: t('landing.hero.title') },
      { at: '/nobody-is-here', sees: `404 ${t('notFound.title')}` },
      { at: '/no-answer', sees: t('unavailable.title') },
      { at: '/login', sees: t('auth.loginHeading') },
      { at: '/register', sees: t('auth.registerHeading') },
      { at: '/forgot-password', sees: t('auth.forgot.heading') },
      { at: `/reset-password#token=${'a'.repeat(43)}`, sees: t('auth.reset.deadHeading') },
      { at: '/reset-password', sees: t('auth.reset.noneHeading') },
      { at: `/confirm-email#token=${'a'.repeat(43)}`, sees: t('auth.proof.deadHeading') },
      { at: '/confirm-email', sees: t('auth.proof.noneHeading') },
      { at: '/subscribe', sees: t('choosePlan.title') },
      { at: '/subscription', sees: t('subscription.loginRequired.title') },
    ];
    for (const screen of screens) await goThrough(visitor, screen);
    await page.goto('/register');
    await page.getByLabel(t('auth.password'), { exact: true }).fill('123456');
    await pressButton(page, t('auth.weakness.use'));
    await expectFocus(page.getByRole('status').filter({ hasText: t('auth.weakness.used') }));
    await page.getByLabel(t('auth.password'), { exact: true }).fill('password');
    await page.getByText(t('auth.weakness.common')).waitFor();
    await expectUsable(visitor, 'a weak password');
  });

  it('the steps of the first run can be read, reached and hit', async () => {
    const owner = await stage.owner(`first-run-${language}`, walker);
    const { page } = owner;
    await goThrough(owner, { at: '/', sees: t('firstRun.kind.title') });
    await page.getByRole('radio', { name: t('templates.trades.food') }).check();
    const screens: Screen[] = [
      { at: '/?step=name', sees: t('firstRun.name.title') },
      { at: '/?step=visitors', sees: t('firstRun.visitors.title') },
    ];
    for (const screen of screens) await goThrough(owner, screen);
    await pressButton(page, formatWeekday(language, 'friday'));
    await page.getByLabel(t('firstRun.visitors.phone')).fill('+421 900 000 118');
    await expectUsable(owner, 'the hours of the first run');
    await goThrough(owner, {
      at: '/?step=pages',
      sees: t('firstRun.pages.title'),
      dialogs: { [t('firstRun.pages.empty')]: t('createWebsite.title') },
    });
  });

  it('a page with every section and its dialogs can be read, reached and hit', async () => {
    const owner = await stage.owner(`every-section-${language}`, walker);
    const { id } = await openBusiness(owner.page, `every-section-${language}`, language);
    const visitor = await stage.visitor(walker, [/\/booking\/a+$/, /\/visit\/1-a+$/]);
    const { page } = visitor;
    const deadLink = `/every-section-${language}/booking/${'a'.repeat(43)}`;
    await goThrough(visitor, { at: deadLink, sees: t('bookingProof.deadTitle') });
    const goneBooking = `/every-section-${language}/visit/1-${'a'.repeat(22)}`;
    await goThrough(visitor, { at: goneBooking, sees: t('customerBooking.goneTitle') });
    await goThrough(visitor, { at: `/every-section-${language}`, sees: firstHeading });
    await page.locator('.s-shots a').first().click();
    await getTopDialog(page).waitFor();
    await expectUsable(visitor, 'enlarged picture');
    await page.keyboard.press('Escape');
    await page.locator('.s-open').first().click();
    await expectUsable(visitor, 'article');
    await visitor.expectAccessible('article');
    await page.keyboard.press('Escape');
    await pressButton(page, t('site.poll.vote'));
    await pressButton(page, t('site.contact.submit'));
    await page.getByText(t('site.poll.chooseOption')).waitFor();
    await expectUsable(visitor, 'forms with errors');
    await pressButton(page, t('site.products.order'));
    const order = page.getByRole('dialog', { name: t('site.products.title') });
    await expectUsable(visitor, 'order');
    for (const label of ['firstName', 'lastName', 'street', 'city', 'postalCode'] as const) {
      await order.getByLabel(t(`site.products.${label}`)).fill('Zuzana');
    }
    await order.getByLabel(t('site.products.email')).fill('zuzana@example.com');
    await pressButton(page, t('site.products.submit', { total: '' }).trim());
    await page.getByRole('dialog', { name: t('site.products.sent') }).waitFor();
    await expectUsable(visitor, 'payment details');
    await owner.page.request.put(`/api/websites/${id}`, { data: { isPublished: false } });
    await goThrough(owner, { at: `/every-section-${language}`, sees: firstHeading });
    await owner.expectAccessible('draft preview');
  });
});
