/*
 * The script of the pages that are drawn at build time, such as the landing page. They are whole without it. It stays
 * small: what is heavy comes when its part of the page comes near, or is touched.
 */
import { wakeCookieBanner } from './frame/front/wake-cookie-banner';
import { followConsent } from './lib/tracking/google-tag';
import { reportScroll } from './lib/tracking/report-scroll';
import { wakeIslands } from './lib/wake-islands';

wakeIslands({});
wakeCookieBanner();
followConsent();
reportScroll();
