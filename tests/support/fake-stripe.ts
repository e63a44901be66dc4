import type { Page } from 'playwright-core';

/** Holds what the page has asked of Stripe's script. */
export interface StripeCalls {
  created: { type: string; options: unknown }[];
  confirmed: { redirect: string; confirmParams: { return_url: string } }[];
}

/** Stands in for https://js.stripe.com: it has one field, and confirmations that end as `window.stripeAnswer` says. */
const SCRIPT = `
window.stripeCalls = { created: [], confirmed: [] };
const element = {
  mount(node) {
    const field = document.createElement('input');
    field.setAttribute('aria-label', 'Card of Stripe');
    node.append(field);
  },
  on(event, listener) {
    if (event === 'ready') setTimeout(listener);
    return element;
  },
  off: () => element,
  once: () => element,
  update() {},
  unmount() {},
  destroy() {},
};
window.Stripe = () => ({
  elements: () => ({
    create(type, options) {
      window.stripeCalls.created.push({ type, options });
      return element;
    },
    getElement: () => null,
    update() {},
  }),
  async confirmPayment({ redirect, confirmParams }) {
    window.stripeCalls.confirmed.push({ redirect, confirmParams });
    if (window.stripeAnswer === 'throw') throw new Error('The line broke');
    return window.stripeAnswer;
  },
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  registerAppInfo() {},
  _registerWrapper() {},
});
`;

/** Serves the stand-in to this page; returns a function that counts how often the script was loaded. */
export async function serveFakeStripe(page: Page): Promise<() => number> {
  let loads = 0;
  await page.route('https://js.stripe.com/**', (route) => {
    loads += 1;
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return () => loads;
}

/** Sets how the next confirmation ends. */
export function answerPayment(page: Page, answer: unknown): Promise<void> {
  return page.evaluate((value) => {
    (window as unknown as { stripeAnswer: unknown }).stripeAnswer = value;
  }, answer);
}

export function readStripeCalls(page: Page): Promise<StripeCalls> {
  return page.evaluate(() => (window as unknown as { stripeCalls: StripeCalls }).stripeCalls);
}
