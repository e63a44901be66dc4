import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach } from 'vitest';

/** Runs a real SMTP server that keeps all mails that it accepts. */
export interface MailServer {
  url: string;
  received: Email[];
  /** Returns the answer to a receiver: a code, such as 451, and its text, or nothing to accept the mail. Tests replace it. */
  refuse(): string | undefined;
  /** Runs after a mail was accepted and before the sender is told. Tests replace it. */
  onTaken(): Promise<void>;
}

/** Runs a mail server for the tests of a file. */
export function startMailServer(): MailServer {
  const mailServer = { received: [] as Email[] } as MailServer;
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A sender that a test has killed never closes its connection properly.
    closeTimeout: 50,
    onRcptTo(_address, _session, callback) {
      const [code, ...words] = mailServer.refuse()?.split(' ') ?? [];
      callback(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : null);
    },
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      mailServer.received.push(await PostalMime.parse(Buffer.concat(chunks)));
      await mailServer.onTaken();
      callback(null);
    },
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    mailServer.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    mailServer.received.length = 0;
    mailServer.refuse = () => undefined;
    mailServer.onTaken = async () => undefined;
  });
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return mailServer;
}
