import { EventEmitter } from 'node:events';
import type { DatabaseHandle } from '../kernel/database';

/**
 * Lets the servers that share one open database hear each other without asking it: PGlite has no other process, and a
 * NOTIFY would be one more transaction after each commit.
 */
export function createLocalChannels(): Pick<DatabaseHandle, 'listen' | 'announce'> {
  const channels = new EventEmitter().setMaxListeners(0);
  return {
    async listen(channel, onPayload) {
      channels.on(channel, onPayload);
    },
    async announce(channel, payload) {
      channels.emit(channel, payload);
    },
  };
}
