import { COOKIE_ANSWERS, consentStore, decideConsent } from '@/app/lib/cookie-consent';
import { followConsent } from '@/app/lib/google-tag';

/**
 * Makes the banner of a page drawn at build time work: it is shown until somebody has answered, and again when they ask
 * for it.
 */
export function wakeCookieBanner(): void {
  const banner = document.getElementById('cookie-banner');
  if (!banner) return;
  /** The button that opened the banner gets the focus back. */
  let opener: HTMLElement | null = null;

  const findBox = (name: string) => banner.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const isTicked = (name: string) => findBox(name)?.checked ?? false;
  const tick = (name: string, isAllowed: boolean) => {
    const input = findBox(name);
    if (input) input.checked = isAllowed;
  };

  const show = () => {
    const stored = consentStore.read();
    tick('analytics', stored?.analytics ?? false);
    tick('marketing', stored?.marketing ?? false);
    banner.hidden = false;
  };

  const answer = (given: (typeof COOKIE_ANSWERS)[number]) => {
    const ticked = { analytics: isTicked('analytics'), marketing: isTicked('marketing') };
    consentStore.write(decideConsent(given, ticked, consentStore.read(), new Date()));
    const hadFocus = banner.contains(document.activeElement);
    banner.hidden = true;
    if (hadFocus) (opener ?? document.getElementById('main'))?.focus({ preventScroll: true });
    opener = null;
    followConsent();
  };

  banner.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-cookies]') : null;
    const given = COOKIE_ANSWERS.find((name) => name === pressed?.dataset.cookies);
    if (given) answer(given);
  });
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') answer('close');
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      opener = button;
      show();
      banner.querySelector<HTMLElement>('h2')?.focus();
    });
  }
  // The page leaves room for the banner, so that the banner covers neither the end of the page nor the focused element.
  new ResizeObserver(() => {
    const covered = banner.hidden ? 0 : window.innerHeight - banner.offsetTop;
    document.documentElement.style.setProperty('--covered', `${covered}px`);
  }).observe(banner);
  if (consentStore.read() === null) show();
}
