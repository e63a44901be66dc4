import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Stands in for a mail server, and keeps all mails that it accepts. */
export interface Mailbox {
  url: string;
  /** The Message-ID of a mail is the same at every attempt. */
  messageIds: string[];
  /** The server waits so long before it accepts a mail. */
  delayMs: number;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const mailbox = { messageIds: [] as string[], delayMs: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { messageId } = await PostalMime.parse(Buffer.concat(chunks));
      await pause(mailbox.delayMs);
      mailbox.messageIds.push(messageId ?? '');
      callback(null);
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return Object.assign(mailbox, {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => smtp.close(resolve)),
  });
}
