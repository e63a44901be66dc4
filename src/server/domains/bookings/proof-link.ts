import type { MailWebsite } from '../mail';

/** The page that proves an address is served here, and its mail leads here. */
export const PROOF_PATH = '/:slug/booking/:token';

/** The address at which whoever has the mail says that they want to book. */
export function getProofLink({ publicUrl, slug }: MailWebsite, token: string): string {
  return publicUrl + PROOF_PATH.replace(':slug', slug).replace(':token', token);
}
