import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

interface Entry {
  value: string;
  endsAt: number;
}

/** Speaks the few commands of Redis that the product uses, over a real connection. */
export interface RedisStandIn {
  url: string;
  /** Holds all keys that were ever written. */
  keys: Set<string>;
  /** Breaks all connections and refuses new ones. */
  refuse(): void;
  /** Answers nothing; commands that come meanwhile are lost. */
  hang(): void;
  /** Works again; everything stored is gone, as after a restart. */
  open(): void;
  close(): Promise<void>;
}

/** Starts the stand-in; `now` returns milliseconds. */
export async function startRedisStandIn(now: () => number): Promise<RedisStandIn> {
  let entries = new Map<string, Entry>();
  const keys = new Set<string>();
  const sockets = new Map<Socket, Set<string>>();
  let mode: 'open' | 'hanging' | 'refusing' = 'open';

  const find = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.endsAt > now() ? entry : null;
  };
  const addTo = (key: string, step: number) => {
    const entry = find(key) ?? { value: '0', endsAt: Number.POSITIVE_INFINITY };
    entry.value = String(Number(entry.value) + step);
    entries.set(key, entry);
    keys.add(key);
    return formatInteger(Number(entry.value));
  };
  const commands: Record<string, (socket: Socket, ...args: string[]) => string> = {
    auth: () => '+OK\r\n',
    info: () => formatBulk('redis_version:7.0.0\r\nloading:0\r\n'),
    ping: (socket) =>
      sockets.get(socket)?.size ? formatArray([formatBulk('pong'), formatBulk('')]) : '+PONG\r\n',
    get: (_socket, key = '') => formatBulk(find(key)?.value ?? null),
    incr: (_socket, key = '') => addTo(key, 1),
    decr: (_socket, key = '') => addTo(key, -1),
    del: (_socket, key = '') => formatInteger(entries.delete(key) ? 1 : 0),
    set: (_socket, key = '', value = '', _px = '', ms = '', unless = '') => {
      if (unless === 'NX' && find(key)) return formatBulk(null);
      entries.set(key, { value, endsAt: now() + Number(ms) });
      keys.add(key);
      return '+OK\r\n';
    },
    pttl: (_socket, key = '') => {
      const entry = find(key);
      if (!entry) return formatInteger(-2);
      return formatInteger(Number.isFinite(entry.endsAt) ? entry.endsAt - now() : -1);
    },
    subscribe: (socket, ...channels) =>
      channels
        .map((channel, index) => {
          sockets.get(socket)?.add(channel);
          return formatArray([formatBulk('subscribe'), formatBulk(channel), formatInteger(index + 1)]);
        })
        .join(''),
    publish: (_socket, channel = '', payload = '') => {
      const heard = [...sockets].filter(([, channels]) => channels.has(channel));
      for (const [socket] of heard)
        socket.write(formatArray([formatBulk('message'), formatBulk(channel), formatBulk(payload)]));
      return formatInteger(heard.length);
    },
  };

  const listener = createServer((socket) => {
    if (mode === 'refusing') return void socket.destroy();
    sockets.set(socket, new Set());
    let queued: string[][] | null = null;
    const run = ([name = '', ...args]: string[]) =>
      commands[name.toLowerCase()]?.(socket, ...args) ?? `-ERR unknown command '${name}'\r\n`;
    const answer = (command: string[]) => {
      const name = command[0]?.toLowerCase();
      if (name === 'multi') {
        queued = [];
        return '+OK\r\n';
      }
      if (name === 'exec') {
        const all = queued ?? [];
        queued = null;
        return formatArray(all.map(run));
      }
      if (!queued) return run(command);
      queued.push(command);
      return '+QUEUED\r\n';
    };
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    // Commands of a test are small: each arrives in one piece, and several may come together.
    socket.on('data', (bytes) => {
      if (mode === 'open') for (const command of parse(bytes.toString())) socket.write(answer(command));
    });
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const cut = () => {
    for (const socket of sockets.keys()) socket.destroy();
    sockets.clear();
  };
  return {
    url: `redis://:a-password@127.0.0.1:${(listener.address() as AddressInfo).port}`,
    keys,
    refuse() {
      mode = 'refusing';
      cut();
    },
    hang() {
      mode = 'hanging';
    },
    open() {
      mode = 'open';
      entries = new Map();
      cut();
    },
    async close() {
      cut();
      listener.close();
      await once(listener, 'close');
    },
  };
}

const formatInteger = (value: number) => `:${value}\r\n`;
const formatBulk = (text: string | null) =>
  text === null ? '$-1\r\n' : `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
const formatArray = (parts: string[]) => `*${parts.length}\r\n${parts.join('')}`;

/** Each command is an array of texts: `*2`, then `$3` and `get`, `$1` and `a`, each on a line. */
function parse(text: string): string[][] {
  const lines = text.split('\r\n');
  const found: string[][] = [];
  while (lines[0]?.startsWith('*')) {
    const size = Number(lines.shift()?.slice(1));
    found.push(lines.splice(0, size * 2).filter((_, index) => index % 2 === 1));
  }
  return found;
}
