/*
 * The script of the pages that are drawn at build time, such as the landing page. They are whole without it. It stays
 * small: what is heavy comes when its part of the page comes near, or is touched.
 */
import './static-pages.css';
import { fillStats } from './features/landing/fill-stats';
import { wakeCookieBanner } from './frame/front/wake-cookie-banner';
import { followConsent, reportScroll } from './lib/google-tag';
import { wakeIslands } from './lib/wake-islands';

wakeIslands({
  'admin-demo': async (element) => (await import('./features/admin/demo/wake-admin-demo')).wake(element),
});
wakeCookieBanner();
followConsent();
reportScroll();
// The numbers stay open if their part of the script does not arrive.
fillStats().catch(() => undefined);
