import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

type Mode = 'open' | 'hanging' | 'refusing';

interface Pair {
  client: Socket;
  server: Socket;
  /** Bytes on their way while everything hangs. */
  held: (() => void)[];
}

/** A road to PostgreSQL that a test can close. */
export interface DatabaseProxy {
  url: string;
  /** Breaks every connection; new ones are made as before. */
  cut(): void;
  /** From now on nothing passes and nobody is told, also not those who connect. */
  hang(): void;
  /** From now on nobody is let in, and whoever was is thrown out. */
  refuse(): void;
  /** Everything is as before; what was held passes. */
  open(): void;
  /** Breaks the connection whose next COMMIT has reached the server, before its answer is back. */
  cutAfterCommit(): void;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let mode: Mode = 'open';
  let cutsAfterCommit = false;
  const cut = () => {
    for (const { client, server } of pairs) {
      client.destroy();
      server.destroy();
    }
    pairs.clear();
  };
  const listener = createServer((client) => {
    if (mode === 'refusing') return client.resetAndDestroy();
    const server = dial(Number(target.port), target.hostname);
    const pair: Pair = { client, server, held: [] };
    let isCommitted = false;
    pairs.add(pair);
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => {
        if (to === server && cutsAfterCommit && /commit\0/i.test(bytes.toString('latin1'))) {
          isCommitted = true;
          cutsAfterCommit = false;
        }
        if (to === client && isCommitted) {
          client.destroy();
          return;
        }
        if (mode === 'hanging') pair.held.push(() => to.write(bytes));
        else to.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (mode === 'hanging' && from === server) return;
        to.destroy();
        pairs.delete(pair);
      });
    };
    pass(client, server);
    pass(server, client);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    cut,
    hang() {
      mode = 'hanging';
    },
    refuse() {
      mode = 'refusing';
      cut();
    },
    open() {
      mode = 'open';
      for (const { held } of pairs) for (const write of held.splice(0)) write();
    },
    cutAfterCommit() {
      cutsAfterCommit = true;
    },
    async close() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}
