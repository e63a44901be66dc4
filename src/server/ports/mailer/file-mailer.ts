import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { writeDurably } from '../../kernel/sync-files';
import type { Sender } from '../../settings/config';
import type { Mailer } from './mailer';
import { mimeMessage } from './mime-message';

const KEYS_AT_ONCE = 200;
/** The day, the mail's key and how the name ends; `.part` while it is being written. */
const MAIL_FILE = /^\d{4}-\d\d-\d\d-([\w@.-]+)\.eml(\.part)?$/;

/** Writes each mail to a file that mail programs open; the same mail again is the same file. */
export function createFileMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(await mimeMessage(from, mail));
      const day = mail.date.toISOString().slice(0, 10);
      const file = path.join(folder, `${day}-${mailKey(mail.messageId)}.eml`);
      // Mail holds what people wrote: for the server's user only.
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

/** A mail's id as it stands in the name of its file. */
function mailKey(messageId: string): string {
  return messageId.replace(/[^\w@.-]/g, '');
}

async function listMails(folder: string): Promise<{ name: string; key: string }[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => {
    const key = MAIL_FILE.exec(name)?.[1];
    return key === undefined ? [] : [{ name, key }];
  });
}
