import { COOKIE_CONSENT_KEY, consentStore, type OptionalCookies } from './cookie-consent';
import { findGoogleTagId } from './page-facts';

let isLoaded = false;

/** These parameters of an address name the campaign through which somebody came. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|dclid)$/;

const SCROLLED_PX = 100;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * Lets Google's tag do what the visitor allows: loads it once when something is allowed, and silences it when nothing
 * is any more. Returns whether it is active; without a configured tag it never is, and nothing is loaded.
 */
export function followConsent(): boolean {
  const allowed: OptionalCookies = consentStore.read() ?? { analytics: false, marketing: false };
  // This also happens where no tag may be loaded, because visitors withdraw their consent on other pages too.
  if (!allowed.analytics) forgetCookies('_ga');
  if (!allowed.marketing) forgetCookies('_gcl');
  const id = findGoogleTagId();
  if (id === null) return false;
  const isAllowed = allowed.analytics || allowed.marketing;
  if (isLoaded) change(id, allowed, isAllowed);
  else if (isAllowed) load(id, allowed);
  return isAllowed;
}

/** Tells Google of an event if the visitor allows it; returns whether it did. */
export function reportEvent(name: string, details: Record<string, unknown> = {}): boolean {
  const isAllowed = followConsent();
  if (isAllowed) gtag('event', name, details);
  return isAllowed;
}

function load(id: string, allowed: OptionalCookies): void {
  isLoaded = true;
  gtag('consent', 'default', toConsentMode(allowed));
  gtag('js', new Date());
  gtag('config', id, {
    page_location: toReportedAddress(window.location.href),
    page_referrer: toReportedReferrer(document.referrer, window.location.origin),
    // The cookies are set for this host alone, so that they can be taken back.
    cookie_domain: 'none',
  });
  const script = document.createElement('script');
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  // The choice may change in another window.
  window.addEventListener('storage', ({ key }) => {
    if (key === COOKIE_CONSENT_KEY || key === null) followConsent();
  });
}

function change(id: string, allowed: OptionalCookies, isAllowed: boolean): void {
  // This is Google's own switch: a loaded tag sends nothing while it is set.
  Object.assign(window, { [`ga-disable-${id}`]: !isAllowed });
  gtag('consent', 'update', toConsentMode(allowed));
}

function forgetCookies(start: string): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    // biome-ignore lint/suspicious/noDocumentCookie: few browsers have the Cookie Store API.
    if (name.startsWith(start)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Google's tag reads commands as `arguments` and ignores arrays. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer.push(arguments);
}

type Signal = 'granted' | 'denied';

/** Returns a choice in the terms of Google's consent mode. */
export function toConsentMode({ analytics, marketing }: OptionalCookies) {
  return {
    analytics_storage: toSignal(analytics),
    ad_storage: toSignal(marketing),
    ad_user_data: toSignal(marketing),
    ad_personalization: toSignal(marketing),
  };
}

function toSignal(isAllowed: boolean): Signal {
  return isAllowed ? 'granted' : 'denied';
}

/**
 * Returns the part of an address that Google may know: the path and the campaign, never a token or an id from the
 * query; empty for none.
 */
export function toReportedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name))).toString();
  return `${origin}${pathname}${campaign && `?${campaign}`}`;
}

/**
 * Returns what Google may know of the former page: of our own pages only that it was one, because an address can be a
 * secret.
 */
export function toReportedReferrer(address: string, ownOrigin: string): string {
  const isOwn = URL.canParse(address) && new URL(address).origin === ownOrigin;
  return isOwn ? `${ownOrigin}/` : toReportedAddress(address);
}

/** Tells the tracker once that somebody has begun to read, as soon as the visitor allows it. */
export function reportScroll(): void {
  const report = () => {
    if (window.scrollY > SCROLLED_PX && reportEvent('scroll')) window.removeEventListener('scroll', report);
  };
  window.addEventListener('scroll', report, { passive: true });
}
