import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AccountRemoval } from '@/contracts/account';
import { allowTime, type Database } from '../../db/client';
import { holdSlug, MAX_HELD } from '../../db/held-slugs';
import { endSessionsOf } from '../../db/sessions';
import type { Deps } from '../../deps';
import { announcePageChange } from '../../http/page-cache';
import { leaveBrowser } from '../../http/session';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import { validationError } from '../../http/validation';
import { removeFiles } from '../../unused-files';
import { checkPassword } from './check-password';
import { endSubscriptions } from './end-subscriptions';
import {
  deleteSandboxCustomer,
  deleteUser,
  forgetMailOf,
  listAddresses,
  listUploads,
  lockAccount,
} from './queries';

/** Ends the subscription, then removes every row and every file of the account; its addresses stay held. */
export async function removeAccount(
  deps: Deps,
  user: UserRecord,
  { currentPassword, confirmation }: AccountRemoval,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await checkPassword(deps, user, currentPassword, request, reply);
  if (confirmation.toLowerCase() !== user.email) {
    throw validationError([{ path: 'confirmation', message: text('validation.confirmationDiffers') }]);
  }
  // First: an account without a subscription can be tried again, a subscription without an account cannot be ended.
  await endSubscriptions(deps, user.stripeCustomerId);
  const { customerId, slugs, fileNames } = await deps.db.transaction((tx) =>
    removeRecords(tx, user, deps.clock.now()),
  );
  for (const slug of slugs) deps.pages.drop(slug);
  leaveBrowser(reply, deps.config);
  deps.security.note('account-deleted', request, user.id);
  await removeFiles(deps, fileNames);
  await deps.mail
    .removeForgotten()
    .catch((error: unknown) => reply.log.error({ err: error }, 'Files of mails wait for the next look'));
  void deps
    .erase()
    .catch((error: unknown) => reply.log.error({ err: error }, 'What was deleted leaves the files later'));
  // What another tab may have begun to pay for meanwhile.
  await endSubscriptions(deps, customerId).catch((error: unknown) =>
    reply.log.error({ err: error, customerId }, 'A subscription may outlive its account'),
  );
}

async function removeRecords(tx: Database, user: UserRecord, now: Date) {
  const { id } = user;
  await allowTime(tx);
  await lockAccount(tx, id);
  const addresses = await listAddresses(tx, id);
  const fileNames = await listUploads(tx, id);
  // They would go with the account, and whoever still listens by one would not be told.
  await endSessionsOf(tx, id);
  const customerId = (await deleteUser(tx, id))?.stripeCustomerId ?? null;
  if (customerId) await deleteSandboxCustomer(tx, customerId);
  await forgetMailOf(tx, user, now);
  for (const address of addresses.slice(0, MAX_HELD)) await holdSlug(tx, address, null, now);
  const slugs = addresses.map(({ slug }) => slug);
  for (const slug of slugs) await announcePageChange(tx, slug);
  return { customerId, slugs, fileNames };
}
