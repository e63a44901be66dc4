import { useText } from './use-text';

/** Opens the cookie banner again. Hidden until `wakeCookieBanner` has woken it: without JavaScript there is nothing to set. */
export function CookieSettings({ className }: { className?: string }) {
  const t = useText();
  return (
    <button type="button" className={className} data-cookie-settings="" hidden>
      {t('cookies.settings')}
    </button>
  );
}
