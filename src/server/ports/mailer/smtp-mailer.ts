import { createTransport } from 'nodemailer';
import type { Sender } from '../../settings/config';
import { type Mailer, MailRefused } from './mailer';
import { mimeMessage } from './mime-message';

const ANSWER_WITHIN_MS = 10_000;
const SILENCE_MAX_MS = 30_000;

/** Sends over SMTP, one connection for each mail. */
export function createSmtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    dnsTimeout: ANSWER_WITHIN_MS,
    socketTimeout: SILENCE_MAX_MS,
  });
  return {
    async send(mail) {
      try {
        return (await transport.sendMail(await mimeMessage(from, mail))).response;
      } catch (error) {
        throw isRefusal(error) ? new MailRefused((error as Error).message, { cause: error }) : error;
      }
    },
  };
}

/** A 5xx to the receiver or the content is for good; one to the sender or the password is for the operator to mend. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return (command === 'RCPT TO' || command === 'DATA') && responseCode !== undefined && responseCode >= 500;
}
