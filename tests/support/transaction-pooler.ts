import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

const SSL_REQUEST = 80_877_103;
/** PgBouncer refuses any other parameter when a client connects. */
const STARTUP_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding']);
/** No process has this number. */
const NO_PID = 2_000_000_000;

/** Holds a connection to PostgreSQL, which serves one client for one transaction. */
interface Lent {
  stream: Socket;
  client: Socket | null;
}

/** Stands in for PgBouncer in transaction mode, with its default settings. */
export interface TransactionPooler {
  url: string;
  close(): Promise<void>;
}

/**
 * Lends few connections to many clients, each for one transaction; the connection that has been idle longest comes
 * first, so that two transactions of one client rarely get the same one. Messages to a client without a connection are
 * lost.
 */
export async function startTransactionPooler(databaseUrl: string, size = 3): Promise<TransactionPooler> {
  const idle: Lent[] = [];
  const waiting: ((lent: Lent) => void)[] = [];
  const streams = new Set<Socket>();
  const clients = new Set<Socket>();
  const give = (lent: Lent) => {
    const next = waiting.shift();
    if (next) next(lent);
    else idle.push(lent);
  };
  const borrow = () => {
    const lent = idle.shift();
    return lent ? Promise.resolve(lent) : new Promise<Lent>((resolve) => waiting.push(resolve));
  };
  const connect = async () => {
    const connection = new pg.Client(databaseUrl);
    connection.on('error', () => undefined);
    await connection.connect();
    const stream = connection.connection.stream as Socket;
    stream.removeAllListeners('data');
    const lent: Lent = { stream, client: null };
    streams.add(stream);
    readMessages(stream, (message) => {
      lent.client?.write(message);
      const isIdle = message[0] === getCode('Z') && message[5] === getCode('I');
      if (!isIdle) return;
      lent.client = null;
      give(lent);
    });
    return lent;
  };
  for (let made = 0; made < size; made += 1) idle.push(await connect());

  const serve = (client: Socket) => {
    clients.add(client);
    let lent: Lent | null = null;
    client.on('error', () => undefined);
    client.on('close', () => {
      clients.delete(client);
      // The client's transaction ends with the connection, so a new one is made.
      if (lent?.client !== client) return;
      streams.delete(lent.stream);
      lent.stream.destroy();
      void connect().then(give, () => undefined);
    });
    let sending = Promise.resolve();
    client.on('data', (bytes) => {
      if (bytes[0] === getCode('X')) return void client.destroy();
      sending = sending.then(async () => {
        if (lent?.client !== client) {
          lent = await borrow();
          lent.client = client;
        }
        lent.stream.write(bytes);
      });
    });
  };

  const listener = createServer((client) => {
    client.once('data', function start(bytes) {
      if (bytes.readInt32BE(4) === SSL_REQUEST) {
        client.write('N');
        client.once('data', start);
        return;
      }
      const names = bytes
        .subarray(8)
        .toString()
        .split('\0')
        .filter((_, index) => index % 2 === 0);
      const unknown = names.find((name) => name && !STARTUP_PARAMETERS.has(name));
      if (unknown) {
        const text = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
        client.end(buildMessage('E', Buffer.from(text)));
        return;
      }
      client.write(
        Buffer.concat([
          buildMessage('R', formatInt32(0)),
          buildMessage('K', formatInt32(NO_PID), formatInt32(1)),
          buildMessage('Z', Buffer.from('I')),
        ]),
      );
      serve(client);
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((listener.address() as AddressInfo).port);
  return {
    url: url.href,
    async close() {
      for (const socket of [...clients, ...streams]) socket.destroy();
      listener.close();
      await once(listener, 'close');
    },
  };
}

const getCode = (letter: string) => letter.charCodeAt(0);

function formatInt32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function buildMessage(letter: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(letter), formatInt32(body.length + 4), body]);
}

/** Calls back with each whole message of the protocol: a letter, its length and its body. */
function readMessages(stream: Socket, onMessage: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  stream.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= 5 && rest.length >= rest.readInt32BE(1) + 1) {
      const end = rest.readInt32BE(1) + 1;
      onMessage(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}
