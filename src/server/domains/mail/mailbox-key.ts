import { createHash } from 'node:crypto';

/** By what the mails of one mailbox are counted: a hash, without regard to case and to what follows a plus. */
export function mailboxKey(address: string): string {
  const mailbox = address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
  return createHash('sha256').update(mailbox).digest('hex');
}
