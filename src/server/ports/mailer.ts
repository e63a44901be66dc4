import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailAttachment } from '../db/tables/outbox';
import { listNames } from '../kernel/missing-files';
import { drawQrPng } from '../kernel/qr-codes';
import { writeDurably } from '../kernel/sync-files';
import type { Sender } from '../settings/config';

/** No header of a mail on its way out has a line break. */
export interface OutgoingMail {
  /** Names the mail at every attempt; looks like `<id@host>`. */
  messageId: string;
  to: string;
  /** This name stands in From; null for the platform's own. */
  fromName: string | null;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  date: Date;
}

/** Hands mail over to whoever delivers it. */
export interface Mailer {
  /** Returns what became of the mail, for the log; throws MailRefused when another attempt is of no use. */
  send(mail: OutgoingMail): Promise<string>;
  /**
   * Removes the mails that it keeps, but for those whose keys `findKept` returns. A mailer that keeps none does not
   * have it.
   */
  keepOnly?(findKept: (keys: string[]) => Promise<Set<string>>): Promise<void>;
  /** Ends what it holds open. */
  close?(): void;
}

/** The receiver will never take this mail. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

const ANSWER_WITHIN_MS = 10_000;
const SILENCE_MAX_MS = 30_000;

/** Mails share so many connections to the mail server, which end when nothing was sent for a while. */
const CONNECTIONS = 5;
const IDLE_MS = 5_000;

/** Sends over SMTP. */
export function createSmtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    idleTimeout: IDLE_MS,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    dnsTimeout: ANSWER_WITHIN_MS,
    socketTimeout: SILENCE_MAX_MS,
  });
  return {
    async send(mail) {
      try {
        return (await transport.sendMail(await toMimeMessage(from, mail))).response;
      } catch (error) {
        throw isRefusal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Returns true for a 5xx that is about this receiver or this content, which is final. One that is about us, such as a
 * relay that does not know us, refuses every mail until the operator has mended it, so that all mail of that time would
 * be lost: it is tried again. An answer that could be about either counts as one about us, because trying in vain costs
 * little.
 */
function isRefusal(error: unknown): boolean {
  const { command, responseCode, response = '' } = error as SmtpFailure;
  if (!(command === 'RCPT TO' || command === 'DATA') || responseCode === undefined || responseCode < 500)
    return false;
  const [, subject, detail] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})\b/.exec(response) ?? [];
  if (subject !== undefined && subject !== '0') return isOfMail(subject, `${subject}.${detail}`);
  // Some servers, such as Exim, send no code that tells a mailbox from a relay; only the text does.
  if (/\brelay|\bauthenti/i.test(response)) return false;
  return (
    (responseCode >= 550 && responseCode <= 553) || (responseCode === SERVICE_REFUSED && command === 'DATA')
  );
}

interface SmtpFailure {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** This code refuses the content after it was sent, but our server or our sender before that. */
const SERVICE_REFUSED = 554;

/**
 * Reads an enhanced code of RFC 3463 without its class: 1 is about an address, 2 about a mailbox and 6 about the content.
 * Of all others, such as 7 about rights, only a mail that is too long is final.
 */
function isOfMail(subject: string, code: string): boolean {
  // These two are about the address of the sender.
  if (code === '1.7' || code === '1.8') return false;
  return ['1', '2', '6'].includes(subject) || code === '3.4';
}

const KEYS_AT_ONCE = 200;
/** Matches the day, the mail's key and the end of the name, which is `.part` while the file is being written. */
const MAIL_FILE = /^\d{4}-\d\d-\d\d-([\w@.-]+)\.eml(\.part)?$/;

/** Writes each mail to a file that mail programs open; the same mail again is the same file. */
export function createFileMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(await toMimeMessage(from, mail));
      const day = mail.date.toISOString().slice(0, 10);
      const file = path.join(folder, `${day}-${getMailKey(mail.messageId)}.eml`);
      // Mail holds what people wrote, so only the server's user may read it.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(file, message as Buffer, { temporary: `${file}.part` });
      return file;
    },
    async keepOnly(findKept) {
      const files = await listMails(folder);
      for (let start = 0; start < files.length; start += KEYS_AT_ONCE) {
        const some = files.slice(start, start + KEYS_AT_ONCE);
        const kept = await findKept([...new Set(some.map(({ key }) => key))]);
        for (const { name, key } of some)
          if (!kept.has(key)) await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

/** Returns a mail's id as it stands in the name of its file. */
function getMailKey(messageId: string): string {
  return messageId.replace(/[^\w@.-]/g, '');
}

async function listMails(folder: string): Promise<{ name: string; key: string }[]> {
  return (await listNames(folder)).flatMap((name) => {
    const key = MAIL_FILE.exec(name)?.[1];
    return key === undefined ? [] : [{ name, key }];
  });
}

/** Turns a mail into the form that nodemailer takes. Addresses are objects, so that nothing in them is read as a list. */
async function toMimeMessage(from: Sender, mail: OutgoingMail): Promise<SendMailOptions> {
  const calendar = mail.attachments.find(({ method }) => method);
  return {
    from: mail.fromName === null ? from : { name: mail.fromName, address: from.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.date,
    // Tells holiday answers and mailing lists not to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    // As an alternative to text and HTML, calendars show it as an invitation, and as a file everybody can open it.
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.content },
    }),
    attachments: await Promise.all(mail.attachments.filter(({ method }) => !method).map(toMimeAttachment)),
    // Only what the mail holds may go out, whatever a text says.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function toMimeAttachment({ fileName, contentType, content, contentId }: MailAttachment) {
  return {
    filename: fileName,
    contentType,
    content: contentType === 'image/png' ? await drawQrPng(content) : content,
    ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
  };
}
