import type { SiteWords, Speaking } from '../../visitor-kit/define-view';

/** The words of the form that books. */
export type BookingWords = SiteWords['booking'] & Speaking;
