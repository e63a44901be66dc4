/*
 * This script belongs to the pages that are drawn at build time, such as the landing page, which are complete without
 * it. It stays small: large parts are loaded when their place on the page comes near, or is touched.
 */
import './static-pages.css';
import { fillStats } from './features/landing/fill-stats';
import { wakeCookieBanner } from './frame/front/wake-cookie-banner';
import { followConsent, reportScroll } from './lib/google-tag';
import { popNotice } from './lib/next-document';
import { wakeIslands } from './lib/wake-islands';

const NOTICE_SHOWN_MS = 8000;

wakeIslands({
  'admin-demo': async (element) => (await import('./features/admin/demo/wake-admin-demo')).wake(element),
});
wakeCookieBanner();
followConsent();
reportScroll();
showKeptNotice();
// If their part of the script cannot be loaded, the numbers stay open.
fillStats().catch(() => undefined);

/** Shows the notice that the former screen left, such as that the account is deleted. */
function showKeptNotice(): void {
  const notice = popNotice();
  if (!notice) return;
  const region = document.createElement('div');
  region.className = 'toast-region';
  region.setAttribute('role', 'status');
  document.body.append(region);
  // Screen readers read a region only if it exists before its text.
  requestAnimationFrame(() => {
    const toast = document.createElement('div');
    toast.className = 'toast';
    const title = document.createElement('p');
    title.className = 'toast__title';
    title.textContent = notice.title;
    toast.append(title);
    region.append(toast);
  });
  setTimeout(() => region.remove(), NOTICE_SHOWN_MS);
}
