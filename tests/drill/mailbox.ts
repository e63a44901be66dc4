import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it took. */
export interface Mailbox {
  url: string;
  mails: { to: string; words: string }[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: Mailbox['mails'] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { to, subject, text } = await PostalMime.parse(Buffer.concat(chunks));
      mails.push({ to: to?.[0]?.address ?? '', words: `${subject}\n${text}` });
      callback(null);
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    mails,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
