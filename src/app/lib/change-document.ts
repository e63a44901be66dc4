import { isTaggedScreen } from '@/core/tagged-screens';
import { googleTagId, hasTagElsewhere } from './page-facts';

interface NextScreen {
  pathname: string;
  href: string;
  state: unknown;
}

/**
 * Loads the next screen as a new document where one of the two may load Google's tag and the other may not: no script of
 * Google's goes along to where visitors' data is shown. Elsewhere it does nothing.
 */
export function changeDocument({ pathname, href, state }: NextScreen): Promise<void> | void {
  const isTagged = googleTagId() !== null;
  if (!isTagged && !hasTagElsewhere()) return;
  if (isTaggedScreen(pathname) === isTagged) return;
  // What the next screen is told by its history entry outlives a reload. The router's own pushState would begin again.
  const isThere = window.location.pathname + window.location.search + window.location.hash === href;
  if (!isThere) History.prototype.pushState.call(window.history, state, '', href);
  window.location.reload();
  // Nothing of the next screen is drawn in this document any more.
  return new Promise<void>(() => undefined);
}
