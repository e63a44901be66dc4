/*
 * The script of the pages that are drawn at build time, such as the landing page. They are whole without it. It stays
 * small: what is heavy comes when its part of the page comes near, or is touched.
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
// The numbers stay open if their part of the script does not arrive.
fillStats().catch(() => undefined);

/** Shows what the screen before this page had to say, such as that the account is deleted. */
function showKeptNotice(): void {
  const notice = popNotice();
  if (!notice) return;
  const region = document.createElement('div');
  region.className = 'toast-region';
  region.setAttribute('role', 'status');
  document.body.append(region);
  // A region that is there before its text is read aloud.
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
