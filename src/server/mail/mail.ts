import type { MailAttachment } from '../db/tables/outbox';

/** A mail that says something to somebody; the platform is its sender. */
export interface Mail {
  /** An owner wants every mail; a visitor's address may be a stranger's, so what goes there is limited. */
  audience: 'owner' | 'visitor';
  to: string;
  /** The person who gets the answer. */
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
}
