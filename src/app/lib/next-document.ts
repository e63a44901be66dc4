import { isTaggedScreen } from '@/core/tagged-screens';
import type { ToastMessage } from '@/ui/toast-state';
import { findGoogleTagId, hasTagElsewhere } from './page-facts';

export const NOTICE_KEY = 'notice';
/** A notice that was not shown by then belongs to a page that never came. */
const SHOWN_WITHIN_MS = 20_000;

/** Keeps a notice for the next document of this tab, because this document would take it away. */
export function storeNotice(notice: ToastMessage): void {
  try {
    window.sessionStorage.setItem(NOTICE_KEY, JSON.stringify({ notice, at: Date.now() }));
  } catch {
    // A browser that stores nothing loses a notice.
  }
}

/** Returns the notice that the former document left, once. */
export function popNotice(): ToastMessage | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(NOTICE_KEY) ?? 'null');
    window.sessionStorage.removeItem(NOTICE_KEY);
    return kept !== null && Date.now() - kept.at < SHOWN_WITHIN_MS ? kept.notice : null;
  } catch {
    return null;
  }
}

interface NextScreen {
  pathname: string;
  href: string;
  state: unknown;
}

/**
 * Loads the next screen as a new document if only one of the two may load Google's tag, so that no script of Google's
 * stays where visitors' data is shown. Otherwise it does nothing.
 */
export function changeDocument({ pathname, href, state }: NextScreen): Promise<void> | void {
  const isTagged = findGoogleTagId() !== null;
  if (!isTagged && !hasTagElsewhere()) return;
  if (isTaggedScreen(pathname) === isTagged) return;
  // The state of the history entry must survive a reload, so it is set here; the router's own pushState would navigate
  // again.
  const isThere = window.location.pathname + window.location.search + window.location.hash === href;
  if (!isThere) History.prototype.pushState.call(window.history, state, '', href);
  window.location.reload();
  // Nothing of the next screen is rendered in this document any more.
  return new Promise<void>(() => undefined);
}
