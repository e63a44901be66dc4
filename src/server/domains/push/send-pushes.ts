import type { FastifyBaseLogger } from 'fastify';
import { HOUR_MS } from '@/core/dates';
import type { Database } from '../../kernel/database';
import type { SharedCounts } from '../../kernel/shared-counts';
import { inOneStatement, type OwnerPush } from '../../kernel/unit-of-work';
import type { PushService } from '../../ports/push-service';
import { forgetDevice, listDevices } from './devices';

interface SenderDeps {
  db: Database;
  service: PushService;
  counts: Pick<SharedCounts, 'add'>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** The phone rings at most this often in an hour because of strangers; everything else is only shown in the admin. */
export const PUSHES_PER_HOUR = 30;

/**
 * Creates the sender of pushes to all browsers of an owner. A push is sent after the commit of the change that it tells
 * of. A failed push is not repeated, because mail and the admin tell the same.
 */
export function createPushSender({ db, service, counts, log }: SenderDeps) {
  async function send({ userId, websiteId, ...notice }: OwnerPush): Promise<void> {
    for (const { id, endpoint, p256dh, auth } of await listDevices(db, userId)) {
      const outcome = await service.send({ endpoint, keys: { p256dh, auth } }, notice);
      if (outcome === 'gone') await inOneStatement(db, (tx) => forgetDevice(tx, id));
    }
  }
  return {
    /** Resolves when all pushes are sent; nobody has to wait for it. */
    async send(pushes: readonly OwnerPush[]): Promise<void> {
      for (const push of pushes) {
        const { calls } = await counts.add(`push ${push.websiteId}`, HOUR_MS);
        if (calls > PUSHES_PER_HOUR) continue;
        await send(push).catch((error: unknown) => log.error({ err: error }, 'A push was not sent'));
      }
    },
  };
}
