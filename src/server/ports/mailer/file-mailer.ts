import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Sender } from '../../config';
import type { Mailer } from './mailer';
import { mimeMessage } from './mime-message';

/** Writes each mail to a file that mail programs open; the same mail again is the same file. */
export function createFileMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(await mimeMessage(from, mail));
      const day = mail.date.toISOString().slice(0, 10);
      const file = path.join(folder, `${day}-${mail.messageId.replace(/[^\w@.-]/g, '')}.eml`);
      // Mail holds what people wrote: for the server's user only.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return file;
    },
  };
}
