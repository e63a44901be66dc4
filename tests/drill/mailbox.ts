import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it took. */
export interface Mailbox {
  url: string;
  /** The Message-ID of each, which is the same at every attempt. */
  messageIds: string[];
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const messageIds: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 50,
    async onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const { messageId } = await PostalMime.parse(Buffer.concat(chunks));
      messageIds.push(messageId ?? '');
      callback(null);
    },
  });
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    messageIds,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
