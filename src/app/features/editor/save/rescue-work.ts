import { type BrowserCopies, browserCopyKey } from '@/app/lib/browser-copies';
import { copyPlace } from './find-unsaved-work';

/** Moves what this browser has of a website that is gone to where it is offered to new ones. */
export function rescueWork(copies: Omit<BrowserCopies, 'forget'>, userId: number, websiteId: number): void {
  for (const { key, text } of copies.list(userId, copyPlace(websiteId))) {
    const writer = key.slice(key.lastIndexOf('/') + 1);
    // One for which there is no room stays where it is.
    if (copies.write(browserCopyKey(userId, copyPlace(null), writer), text)) copies.remove([key]);
  }
}
