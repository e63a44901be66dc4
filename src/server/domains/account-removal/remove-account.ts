import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRemoval } from '@/contracts/account';
import * as api from '@/contracts/endpoints/accounts';
import { phrase } from '@/core/messages';
import type { UserRecord } from '../../db/tables/users';
import type { Deps } from '../../http/deps';
import { serve } from '../../http/route';
import { allowTime } from '../../kernel/database';
import { inTransaction, type Work } from '../../kernel/unit-of-work';
import { createValidationError } from '../../kernel/validation';
import { deleteSandboxCustomer } from '../../ports/payments/sandbox-queries';
import {
  checkPassword,
  deleteUser,
  endSessionsOf,
  leaveBrowser,
  lockUser,
  PASSWORD_GUESSES,
} from '../accounts';
import { endSubscriptions } from '../billing';
import { forgetMailOf } from '../mail';
import { listUploadNames, removeFiles } from '../media';
import { listAddresses, lockWebsitesOf, MAX_RESERVED, reserveSlug } from '../websites';

/** Ends the subscription, then removes every row and every file of the account; its addresses stay held. */
async function removeAccount(
  deps: Deps,
  user: UserRecord,
  { currentPassword, confirmation }: AccountRemoval,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await checkPassword(deps, user, currentPassword, request, reply);
  if (confirmation.toLowerCase() !== user.email) {
    throw createValidationError([
      { path: 'confirmation', message: phrase('validation.confirmationDiffers') },
    ]);
  }
  // The subscription ends first: an account without one can still be removed in a second attempt, but a subscription
  // without an account could not be ended.
  await endSubscriptions(deps, user.stripeCustomerId);
  const { customerId, fileNames } = await inTransaction(deps, (work) =>
    removeRecords(work, user, deps.clock.now()),
  );
  leaveBrowser(reply, deps.config);
  deps.security.note('account-deleted', request, user.id);
  await removeFiles(deps, fileNames);
  // Another tab may have begun to pay for a plan meanwhile.
  await endSubscriptions(deps, customerId).catch((error: unknown) =>
    reply.log.error({ err: error, customerId }, 'A subscription may outlive its account'),
  );
}

async function removeRecords(work: Work, user: UserRecord, now: Date) {
  const { id } = user;
  const tx = work.db;
  await allowTime(tx);
  // Websites are locked first, as in every rule that changes one; after that nothing can be added to the account.
  await lockWebsitesOf(tx, id, 'update');
  await lockUser(tx, id, 'update');
  const addresses = await listAddresses(tx, id);
  const fileNames = await listUploadNames(tx, id);
  // Deleting the account would delete its sessions too, but without telling the browsers that still listen.
  await endSessionsOf(work, id);
  const customerId = (await deleteUser(tx, id))?.stripeCustomerId ?? null;
  if (customerId) await deleteSandboxCustomer(tx, customerId);
  await forgetMailOf(work, user, now);
  for (const address of addresses.slice(0, MAX_RESERVED)) await reserveSlug(tx, address, null, now);
  for (const { slug } of addresses) work.pageChanged(slug);
  work.rowsDeleted();
  return { customerId, fileNames };
}

export const accountRemovalRoutes = [
  serve(api.deleteAccount, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit: PASSWORD_GUESSES,
    call: ({ deps, user, body, request, reply }) => removeAccount(deps, user, body, request, reply),
  }),
];
