import { paths } from '@/app/paths';
import { request } from './api-client';
import { browserCopies } from './browser-copies';

/** Ends the session, forgets what this browser kept for the owner, and loads the start page afresh, also when the call fails. */
export async function logOut(userId: number): Promise<void> {
  try {
    await request('POST', '/api/logout');
    browserCopies.forget(userId);
  } finally {
    window.location.assign(paths.home);
  }
}
