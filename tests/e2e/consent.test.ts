import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

/** Stands in for Google's script: sends each event of the queue on, as the real one does. */
const FAKE_TAG = `
  const send = (command) => {
    if (window['ga-disable-G-TEST1'] || !['config', 'event'].includes(command[0])) return;
    const details = encodeURIComponent(JSON.stringify(command[2] ?? {}));
    setTimeout(() => command[2]?.event_callback?.());
    fetch('https://region1.google-analytics.com/g/collect?name=' + command[1] + '&details=' + details, { mode: 'no-cors' });
  };
  window.dataLayer.forEach(send);
  const { push } = window.dataLayer;
  window.dataLayer.push = (command) => { push.call(window.dataLayer, command); send(command); };
`;

interface Listener {
  /** Lists all requests to another server. */
  foreign: string[];
  /** Returns how often the tag itself was loaded. */
  loads: () => number;
  /** Lists the events that Google was told of, with their details. */
  told: () => { name: string; details: Record<string, unknown> }[];
}

/** Listens to what a browser asks other servers for, and answers in Google's place. */
async function listen(context: BrowserContext, ownUrl: string): Promise<Listener> {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(ownUrl)) foreign.push(request.url());
  });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: FAKE_TAG }),
  );
  await context.route('https://region1.google-analytics.com/**', (route) => route.fulfill({ status: 204 }));
  return {
    foreign,
    loads: () =>
      foreign.filter((url) => url === 'https://www.googletagmanager.com/gtag/js?id=G-TEST1').length,
    told: () =>
      foreign
        .map((url) => new URL(url))
        .filter(({ hostname }) => hostname === 'region1.google-analytics.com')
        .map(({ searchParams }) => ({
          name: searchParams.get('name') ?? '',
          details: JSON.parse(searchParams.get('details') ?? '{}'),
        })),
  };
}

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies', exact: true });
const press = async (page: Page, name: string) => {
  await banner(page).getByRole('button', { name, exact: true }).click();
  await banner(page).waitFor({ state: 'hidden' });
};
const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' });
const readStoredConsent = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null'));
/** Returns true if a script of Google is in this document, or may come into it. */
const hasGoogle = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('script[src*="google"], meta[name="gtag-id"]') !== null ||
      window.dataLayer !== undefined,
  );
const getFocusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());
const scrollBy = (page: Page, px: number) => page.evaluate((top) => window.scrollBy({ top }), px);

describe('without a tag of Google', () => {
  const stage = startStage();

  it('a visitor is asked once, can look again, and no other server is asked', async () => {
    const visitor = await stage.visitor(PHONE);
    const { page } = visitor;
    const { foreign } = await listen(page.context(), stage.product.url);
    await page.goto('/');
    await banner(page).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expect.poll(() => banner(page).getByLabel('Necessary').isDisabled()).toBe(true);
    await visitor.expectAccessible('landing, cookies');
    await press(page, 'Accept All');
    await banner(page).waitFor({ state: 'hidden' });
    await expect
      .poll(() => readStoredConsent(page))
      .toEqual({
        necessary: true,
        analytics: true,
        marketing: true,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      });

    await page.goto('/privacy');
    await page.getByText('The service is not for children under 13.').waitFor();
    await settings(page).click();
    await expect.poll(() => getFocusedText(page)).toBe('Cookies');
    await expect.poll(() => banner(page).getByLabel('Marketing').isChecked()).toBe(true);
    await banner(page).getByLabel('Marketing').uncheck();
    await press(page, 'Accept Selected');
    await expect.poll(() => readStoredConsent(page)).toMatchObject({ analytics: true, marketing: false });
    await expect.poll(() => getFocusedText(page)).toBe('Cookie settings');
    await settings(page).press('Enter');
    await page.keyboard.press('Escape');
    await banner(page).waitFor({ state: 'hidden' });
    await expect.poll(() => readStoredConsent(page)).toMatchObject({ analytics: true, marketing: false });
    await visitor.expectAccessible('privacy');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    await page.goto('/register');
    await page.getByRole('link', { name: 'privacy policy' }).waitFor();
    expect(foreign).toEqual([]);
    visitor.expectSilence();
  });

  it('what cannot be read counts as no answer, closing allows nothing, and the page leaves room for the banner', async () => {
    const { page } = await stage.visitor(PHONE);
    await page.goto('/privacy');
    await page.evaluate(() => localStorage.setItem('cookieConsent', '{"necessary":true'));
    await page.reload();
    await banner(page).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).focus();
    const covered = await page.evaluate(() => {
      const { bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
      return bottom > (document.getElementById('cookie-banner') as HTMLElement).getBoundingClientRect().top;
    });
    expect(covered).toBe(false);
    await press(page, 'Close');
    await expect.poll(() => readStoredConsent(page)).toMatchObject({ analytics: false, marketing: false });
  });

  it('a browser that keeps nothing hides the banner all the same', async () => {
    const visitor = await stage.visitor(DESKTOP);
    const { page } = visitor;
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/');
    await press(page, 'Reject All');
    visitor.expectSilence();
  });

  it('the policy is whole without JavaScript, and asks for nothing', async () => {
    const { page } = await stage.visitor({ ...PHONE, javaScriptEnabled: false });
    await page.goto('/privacy');
    await expect
      .poll(() => page.getByText('The service is not for children under 13.').isVisible())
      .toBe(true);
    await expect.poll(() => page.getByRole('button').count()).toBe(0);
    await page.getByRole('link', { name: 'Statistics without cookies' }).click();
    expect(new URL(page.url()).hash).toBe('#statistics');
  });
});

describe('with a tag of Google', () => {
  const stage = startStage({ variables: { GTAG_ID: 'G-TEST1' } });

  it('a visitor who refuses is never told of, one who allows it once for each thing, and until taken back', async () => {
    const visitor = await stage.visitor(DESKTOP);
    const { page } = visitor;
    const google = await listen(page.context(), stage.product.url);
    await page.goto('/');
    await banner(page).waitFor();
    await scrollBy(page, 500);
    await press(page, 'Reject All');
    await page.goto('/privacy');
    await settings(page).waitFor();
    expect(google.foreign).toEqual([]);

    await settings(page).click();
    await banner(page).getByLabel('Analytics').check();
    await press(page, 'Accept Selected');
    await page.goto('/');
    await expect.poll(() => google.told().map(({ name }) => name)).toEqual(['G-TEST1']);
    await page.goto('/?utm_source=leaflet&next=secret');
    await expect.poll(() => google.told().length).toBe(2);
    expect(google.told()[1]?.details).toMatchObject({
      page_location: `${stage.product.url}/?utm_source=leaflet`,
    });
    await scrollBy(page, 101);
    await expect.poll(() => google.told().map(({ name }) => name)).toEqual(['G-TEST1', 'G-TEST1', 'scroll']);
    await scrollBy(page, 400);
    expect(google.loads()).toBe(2);
    await expect
      .poll(() =>
        page.evaluate(() => (window.dataLayer ?? []).map((command) => Array.from(command as never))[0]),
      )
      .toEqual([
        'consent',
        'default',
        {
          analytics_storage: 'granted',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
        },
      ]);

    await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', url: stage.product.url }]);
    await settings(page).click();
    await press(page, 'Reject All');
    await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST1'))).toBe(true);
    await page.goto('/');
    await scrollBy(page, 500);
    await settings(page).waitFor();
    expect([google.loads(), google.told().length]).toEqual([2, 3]);
    visitor.expectSilence();
  });

  it('a registration and a payment are told once, with nothing of the address but its place', async () => {
    const visitor = await stage.visitor(DESKTOP);
    const { page } = visitor;
    const google = await listen(page.context(), stage.product.url);
    await page.goto('/privacy');
    await press(page, 'Accept All');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByRole('heading', { name: 'Start your 7-day free trial' }).waitFor();
    await page.evaluate(() => {
      Object.assign(window, { onRegistrationComplete: () => sessionStorage.setItem('isConverted', 'yes') });
    });
    await page.getByLabel('Username').fill('consent');
    await page.getByLabel('Email').fill('consent@example.com');
    await page.getByLabel('Password', { exact: true }).fill('secret-1');
    await page.getByLabel('Confirm password').fill('secret-1');
    expect(google.foreign).toEqual([]);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByRole('heading', { name: 'Your account is ready' }).waitFor();
    await page.getByText('You can now log in.').first().waitFor();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('isConverted'))).toBe('yes');
    await expect.poll(() => google.told().map(({ name }) => name)).toEqual(['G-TEST1', 'sign_up']);
    expect(google.told()[0]?.details).toMatchObject({ page_referrer: `${stage.product.url}/` });
    expect(await hasGoogle(page)).toBe(false);

    const data = { email: 'consent@example.com', password: 'secret-1' };
    await page.request.post('/api/login', { data });
    await page.goto('/');
    await page.getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('heading', { name: 'Profile' }).waitFor();
    expect([await hasGoogle(page), google.loads()]).toEqual([false, 1]);
    await page.goto('/subscription');
    await page.getByRole('button', { name: 'Subscribe for €11.99/month' }).click();
    await page.getByRole('button', { name: 'is paid' }).click();
    await page.getByRole('button', { name: 'Subscribe - €11.99/month' }).click();
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    const paymentIntentId = await page.getByText(/^pi_sandbox_/).innerText();
    const listPurchases = () => google.told().filter(({ name }) => name === 'purchase');
    await expect.poll(() => listPurchases().length).toBe(1);
    expect(await hasGoogle(page)).toBe(true);
    expect(listPurchases()[0]?.details).toEqual({
      transaction_id: paymentIntentId,
      value: 11.99,
      currency: 'EUR',
      items: [{ item_id: 'premium', item_name: 'Premium subscription', price: 11.99, quantity: 1 }],
    });
    await page.goto(`/payment-success?payment_intent=${paymentIntentId}&redirect_status=succeeded`);
    await page.getByRole('heading', { name: 'Payment Successful!' }).waitFor();
    expect(listPurchases().length).toBe(1);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    expect(await hasGoogle(page)).toBe(false);
    for (const { details } of google.told()) expect(JSON.stringify(details)).not.toContain('redirect_status');
    visitor.expectSilence();
  });
});
