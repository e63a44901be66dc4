import type { ToastMessage } from '@/ui/toast-state';

export const NOTICE_KEY = 'notice';
/** One that was not shown by then belongs to a page that never came. */
const SHOWN_WITHIN_MS = 20_000;

/** Keeps a notice for the next document of this tab: what is said now would go with this one. */
export function carryNotice(notice: ToastMessage): void {
  try {
    window.sessionStorage.setItem(NOTICE_KEY, JSON.stringify({ notice, at: Date.now() }));
  } catch {
    // A browser that keeps nothing loses a notice.
  }
}

/** The notice that the document before this one left, once. */
export function takeNotice(): ToastMessage | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(NOTICE_KEY) ?? 'null');
    window.sessionStorage.removeItem(NOTICE_KEY);
    return kept !== null && Date.now() - kept.at < SHOWN_WITHIN_MS ? kept.notice : null;
  } catch {
    return null;
  }
}
