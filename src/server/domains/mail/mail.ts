import type { Locale } from '@/core/locale/locale';
import type { MailAttachment, MailKind } from '../../db/tables/outbox';

/** A mail is about an account, or about a website. */
interface MailOwner {
  id: number;
  /** It is true if the owner has shown that the account's address is theirs. */
  isProven: boolean;
  isPaid: boolean;
}

/** A mail says something to somebody; the platform is its sender. */
export interface Mail {
  kind: MailKind;
  to: string;
  owner: MailOwner;
  /** The mail is about this website; null for a mail about the account. */
  websiteId: number | null;
  /** The mail has this name in From; null for the platform's own. */
  fromName: string | null;
  /** This address gets the answer. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
}

/** Mail about an account goes to `email`, and the bounds of such mail depend on `owner`. */
export interface MailAccount {
  email: string;
  language: Locale;
  owner: MailOwner;
}
