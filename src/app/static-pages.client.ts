/*
 * The script of the pages that are drawn at build time, such as the landing page. They are whole without it. It stays
 * small: what is heavy comes when its part of the page comes near, or is touched.
 */
import './static-pages.css';
import { fillStats } from './features/landing/fill-stats';
import { wakeCookieBanner } from './frame/front/wake-cookie-banner';
import { followConsent } from './lib/tracking/google-tag';
import { reportScroll } from './lib/tracking/report-scroll';
import { wakeIslands } from './lib/wake-islands';

wakeIslands({
  'admin-demo': async (element) => (await import('./features/admin/demo/wake-admin-demo')).wake(element),
});
wakeCookieBanner();
followConsent();
reportScroll();
void fillStats();
