import { paths } from '@/app/paths';
import * as api from '@/contracts/endpoints/accounts';
import type { ToastMessage } from '@/ui/toast-state';
import { browserCopies } from './browser-copies';
import { call } from './call';
import { carryNotice } from './carried-notice';

/** Ends the session, forgets what this browser kept for the owner, and loads the start page afresh; when the call fails, the next page says so. */
export async function logOut(userId: number, failure: ToastMessage): Promise<void> {
  try {
    await call(api.logOut, {});
    browserCopies.forget(userId);
  } catch {
    // On a shared computer it matters to know.
    carryNotice(failure);
  } finally {
    // Back leads to no screen that was drawn for the owner.
    window.location.replace(paths.home);
  }
}
