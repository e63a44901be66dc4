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

/** Strangers make a phone ring so often in an hour at most; the rest is in the admin. */
export const PUSHES_PER_HOUR = 30;

/**
 * Sends pushes after the commit of what they tell of, to all browsers of an owner. A push that fails is not repeated:
 * mail and the admin tell the same.
 */
export function createPushSender({ db, service, counts, log }: SenderDeps) {
  async function send({ userId, websiteId, ...notice }: OwnerPush): Promise<void> {
    for (const { id, endpoint, p256dh, auth } of await listDevices(db, userId)) {
      const outcome = await service.send({ endpoint, keys: { p256dh, auth } }, notice);
      if (outcome === 'gone') await inOneStatement(db, (tx) => forgetDevice(tx, id));
    }
  }
  return {
    /** Resolves when all are sent; nobody has to wait. */
    async send(pushes: readonly OwnerPush[]): Promise<void> {
      for (const push of pushes) {
        const { calls } = await counts.add(`push ${push.websiteId}`, HOUR_MS);
        if (calls > PUSHES_PER_HOUR) continue;
        await send(push).catch((error: unknown) => log.error({ err: error }, 'A push was not sent'));
      }
    },
  };
}
