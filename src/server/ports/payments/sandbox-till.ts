import type { SandboxCardInput } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import type { Database, Transaction } from '../../kernel/database';
import type { Clock } from '../clock';
import { SANDBOX_PATH, type SandboxPayment, type SandboxTill } from './payments';
import { changeSubscription, withBooks } from './sandbox-books';
import { getLastFour, readCard } from './sandbox-cards';
import { findIntent, findSubscription, isOpen, type SandboxIntent, updateIntent } from './sandbox-queries';
import { getPaidStep, planChange } from './sandbox-renewal';

export function createSandboxTill(parts: { db: Database; clock: Clock }): SandboxTill {
  const find = (clientSecret: string) => findIntent(parts.db, { clientSecret });
  return {
    async payByCard(card) {
      const open = await find(card.clientSecret);
      if (!open) return { status: 'failed', message: phrase('sandbox.notPayable') };
      return withBooks(parts, open.customerId, (tx, now) => payByCard(tx, open.id, card, now));
    },

    async findConfirmation(clientSecret) {
      const open = await find(clientSecret);
      return open?.status === 'requires_action' ? open : null;
    },

    async finishConfirmation(clientSecret, isConfirmed) {
      const open = await find(clientSecret);
      if (!open) throw createNotWaitingError();
      return withBooks(parts, open.customerId, async (tx, now) => {
        const intent = await findIntent(tx, { id: open.id });
        if (intent?.status !== 'requires_action') throw createNotWaitingError();
        if (isConfirmed) await settle(tx, intent, getLastFour('confirms'), now);
        else await updateIntent(tx, intent.id, { status: 'requires_payment_method' });
        return intent.id;
      });
    },
  };
}

async function payByCard(
  tx: Transaction,
  intentId: string,
  card: SandboxCardInput,
  now: Date,
): Promise<SandboxPayment> {
  // The payment may have been closed because its time was over, or by another tab.
  const intent = await findIntent(tx, { id: intentId });
  if (!intent || !isOpen(intent)) return { status: 'failed', message: phrase('sandbox.notPayable') };
  const reading = readCard(card, now);
  if ('failure' in reading) return { status: 'failed', message: reading.failure };
  if (reading.outcome === 'confirms') {
    await updateIntent(tx, intentId, { status: 'requires_action' });
    const redirectUrl = `${SANDBOX_PATH}/${intent.clientSecret}`;
    return { status: 'requires_action', paymentIntentId: intentId, redirectUrl };
  }
  await settle(tx, intent, reading.lastFour, now);
  return { status: 'succeeded', paymentIntentId: intentId };
}

async function settle(tx: Transaction, intent: SandboxIntent, card: string, now: Date): Promise<void> {
  await updateIntent(tx, intent.id, { status: 'succeeded', paidAt: now });
  const subscription = await findSubscription(tx, intent.subscriptionId);
  if (!subscription) throw createNotWaitingError();
  // A better plan is paid for in the middle of a period, whose end stays.
  const step = intent.forTier ? planChange(intent.forTier) : getPaidStep(subscription, now);
  await changeSubscription(tx, subscription.id, { ...step, card });
}

function createNotWaitingError(): AppError {
  return new AppError('NOT_FOUND', phrase('sandbox.notPayable'));
}
