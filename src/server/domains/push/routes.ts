import * as api from '@/contracts/endpoints/push';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import { serve } from '../../http/route';
import { inOneStatement, inTransaction } from '../../kernel/unit-of-work';
import type { PushService } from '../../ports/push-service';
import { requestSessionId } from '../accounts';
import { addDevice, removeDevice } from './devices';

/** Now and then a browser changes its address, or an owner turns pushes off and on. */
const DEVICE_LIMIT = { max: 60, windowSeconds: 60 * 60 };

export const pushRoutes = (service: PushService) => [
  serve(api.getPushKey, {
    access: 'owner',
    call: async () => ({ publicKey: service.publicKey }),
  }),
  serve(api.addPushDevice, {
    access: 'owner',
    ownerLimit: DEVICE_LIMIT,
    call: async ({ deps, user, body, request }) => {
      const sid = requestSessionId(request, deps.config);
      if (sid === null) throw new AppError('UNAUTHORIZED', phrase('errors.unauthorized'));
      const owner = { userId: user.id, sid, now: deps.clock.now() };
      await inTransaction(deps, ({ db }) => addDevice(db, service, owner, body));
    },
  }),
  serve(api.removePushDevice, {
    access: 'owner',
    whenExpired: 'open',
    ownerLimit: DEVICE_LIMIT,
    call: ({ deps, user, body }) => inOneStatement(deps.db, (tx) => removeDevice(tx, user.id, body.endpoint)),
  }),
];
