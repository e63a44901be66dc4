import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Leads to one server first and then to another, as a name or a floating address does. */
export interface MovingAddress {
  port: number;
  /** Breaks all connections; new ones lead to this port. */
  moveTo(port: number): void;
  close(): void;
}

export async function openMovingAddress(port: number): Promise<MovingAddress> {
  let target = port;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const there = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [client, there],
      [there, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(next) {
      target = next;
      breakAll();
    },
    close() {
      server.close();
      breakAll();
    },
  };
}
