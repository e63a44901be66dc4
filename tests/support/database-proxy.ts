import { once } from 'node:events';
import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

type Mode = 'open' | 'hanging' | 'refusing';

interface Pair {
  client: Socket;
  server: Socket;
  /** Each of these sends bytes that came while the proxy was hanging. */
  held: (() => void)[];
}

/** Stands between the product and PostgreSQL; a test can close it. */
export interface DatabaseProxy {
  url: string;
  /** Breaks every connection; new ones can be made. */
  cut(): void;
  /** Passes nothing on from now on, and tells nobody, not even those who connect. */
  hang(): void;
  /** Breaks every connection from now on, and refuses new ones. */
  refuse(): void;
  /** Works as before, and passes on what was held. */
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
