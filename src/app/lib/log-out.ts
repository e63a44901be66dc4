import { paths } from '@/app/paths';
import { request } from './api-client';

/** Ends the session and loads the start page afresh, also when the call fails. */
export async function logOut(): Promise<void> {
  try {
    await request('POST', '/api/logout');
  } finally {
    window.location.assign(paths.home);
  }
}
