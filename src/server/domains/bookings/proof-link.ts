import type { MailWebsite } from '../mail';

/** The page that proves an address has this path, and its mail links to it. */
export const PROOF_PATH = '/:slug/booking/:token';

/** Returns the address at which the reader of the mail says that they want to book. */
export function getProofLink({ publicUrl, slug }: MailWebsite, token: string): string {
  return publicUrl + PROOF_PATH.replace(':slug', slug).replace(':token', token);
}
