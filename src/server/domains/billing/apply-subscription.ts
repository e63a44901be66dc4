import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Invoice } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { PRODUCT_NAME } from '@/core/brand';
import { formatLongDay, formatMoney } from '@/core/locale/format';
import { phrase } from '@/core/messages';
import { covers, findPaidTier, getPriceCents, getTierNameValues, type PaidTier } from '@/core/plans';
import { HOME_TIME_ZONE, toLocalDate } from '@/core/wall-clock';
import { paymentEvents } from '../../db/tables/billing';
import type { Deps } from '../../http/deps';
import type { Database, Transaction } from '../../kernel/database';
import { runEvery, runForEach } from '../../kernel/run-every';
import { getTextsIn } from '../../kernel/text';
import { inOneStatement, inTransaction, type Work } from '../../kernel/unit-of-work';
import { hasEnded, type ProviderEvent, type ProviderSubscription } from '../../ports/payments/payments';
import type { Config } from '../../settings/config';
import {
  findUserByCustomer,
  listDueCustomers,
  toMailAccount,
  type UserRecord,
  updatePlan,
} from '../accounts';
import { composeAccountMail, type Mail, type MailAccount, queueMail } from '../mail';
import { listAddresses } from '../websites';
import { findDecidingSubscription, getPlanChanges } from './plan-of-subscription';

export type BillingDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'publishEffects' | 'payments'>;

/** Fewer changes than this come to one subscription in the same moment. */
const MAX_ATTEMPTS = 8;

/**
 * A plan changes because of a provider event, which is stored in the same transaction, or because the owner has chosen
 * the next plan.
 */
interface Occasion {
  event?: ProviderEvent;
  becomesFree?: boolean;
}

/**
 * Makes an owner's plan what the provider holds at this moment, whoever asks and however often. The provider is asked
 * outside of the transaction. If another answer was stored meanwhile, it is asked again, so that the answer that was
 * read last is the one that stays.
 */
export async function applySubscription(
  deps: BillingDeps,
  customerId: string,
  occasion: Occasion = {},
): Promise<void> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const user = await findUserByCustomer(deps.db, customerId);
    if (!user) return rememberAlone(deps, occasion);
    const subscription = findDecidingSubscription(await listSubscriptions(deps, customerId));
    if (await store(deps, user, subscription, occasion)) return;
  }
  throw new AppError('UNAVAILABLE', phrase('errors.subscriptionBusy'));
}

async function store(
  deps: BillingDeps,
  user: UserRecord,
  subscription: ProviderSubscription | null,
  { event, becomesFree }: Occasion,
): Promise<boolean> {
  const isNew = subscription?.status === 'active' && !hasPaid(user, subscription);
  return storePlan(deps, user, getPlanChanges(user, subscription, becomesFree), async (work) => {
    const now = deps.clock.now();
    if (event) await insertEvent(work.db, event, now);
    if (isNew)
      await queueMail(
        work,
        deps,
        composePaymentConfirmedMail(deps.config, toMailAccount(user, now), subscription),
      );
  });
}

/** Returns true if the plan, or a better one, comes from this very subscription already. */
function hasPaid({ subscriptionTier, stripeSubscriptionId }: UserRecord, { id, tier }: ProviderSubscription) {
  const before = findPaidTier(subscriptionTier);
  return before !== null && covers(before, tier) && stripeSubscriptionId === id;
}

/** An event of a customer whose account is gone changes nothing. */
async function rememberAlone({ db, clock }: BillingDeps, { event }: Occasion): Promise<void> {
  if (event) await inOneStatement(db, (tx) => insertEvent(tx, event, clock.now()));
}

/** Takes a webhook. It only says that something has changed; the provider is asked what. */
export async function receiveEvent(
  deps: BillingDeps,
  rawBody: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = deps.payments.readEvent(rawBody, signature);
  if (event.customerId === null || (await hasEvent(deps.db, event.id))) return;
  await applySubscription(deps, event.customerId, { event });
}

/** Asks the provider whose payment it is and whether it came, because a browser's claim to have paid is only a hint. */
export async function confirmSubscription(
  deps: BillingDeps,
  { stripeCustomerId }: UserRecord,
  paymentIntentId: string,
): Promise<void> {
  if (stripeCustomerId === null) throw createPaymentNotFoundError();
  const payment = await deps.payments.getPayment(paymentIntentId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? createPaymentNotFoundError() : error;
  });
  if (payment.customerId !== stripeCustomerId) throw createPaymentNotFoundError();
  if (!payment.hasSucceeded) throw new AppError('PAYMENT_REQUIRED', phrase('errors.paymentOpen'));
  await applySubscription(deps, stripeCustomerId);
}

/** Somebody else's payment is answered like one that does not exist. */
function createPaymentNotFoundError(): AppError {
  return new AppError('NOT_FOUND', phrase('errors.paymentNotFound'));
}

const POLL_INTERVAL_MS = 60_000;

/** Asks the provider about everybody whose paid time is over: test payments send no events, and an event can get lost. */
export async function followSubscriptions(deps: BillingDeps, signal?: AbortSignal): Promise<void> {
  const customerIds = await listDueCustomers(deps.db, deps.clock.now());
  await runForEach(customerIds, signal, (customerId) => applySubscription(deps, customerId));
}

/** Runs at startup and then every minute until the server closes. */
export function startSubscriptionChecks(app: FastifyInstance, deps: BillingDeps): void {
  runEvery(app, {
    name: 'subscriptions',
    everyMs: POLL_INTERVAL_MS,
    run: (signal) => followSubscriptions(deps, signal),
    complaint: 'Subscriptions wait for the next look',
  });
}

/** Tells an owner that a plan is paid. */
function composePaymentConfirmedMail(
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
  account: MailAccount,
  { tier, currentPeriodEnd }: { tier: PaidTier; currentPeriodEnd: Date | null },
): Mail {
  const { language } = account;
  const t = getTextsIn(language);
  const price = formatMoney(language, getPriceCents(tier));
  const plan = t('plans.tierName', getTierNameValues(tier));
  const renewsOn = currentPeriodEnd && toLocalDate(currentPeriodEnd, HOME_TIME_ZONE);
  return composeAccountMail(account, t('mail.paymentConfirmed.subject', { product: PRODUCT_NAME, plan }), {
    heading: t('mail.paymentConfirmed.heading', { plan }),
    lead: t('mail.paymentConfirmed.lead', { plan }),
    facts: [
      [t('mail.paymentConfirmed.plan'), plan],
      [t('mail.paymentConfirmed.price'), t('mail.paymentConfirmed.pricePerMonth', { price })],
      [t('mail.paymentConfirmed.renews'), renewsOn ? formatLongDay(language, renewsOn) : ''],
      [
        t('mail.paymentConfirmed.test'),
        payments.provider === 'sandbox' ? t('mail.paymentConfirmed.noCharge') : '',
      ],
    ],
    action: { label: t('mail.paymentConfirmed.action'), url: publicUrl },
  });
}

/**
 * Writes an owner's plan together with what `also` writes, and lets the pages that it changes be rendered anew. Writes
 * nothing and returns false when the plan has changed since `user` was read.
 */
export async function storePlan(
  deps: BillingDeps,
  user: UserRecord,
  plan: Partial<UserRecord>,
  also: (work: Work) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const hasOtherTier = plan.subscriptionTier !== undefined && plan.subscriptionTier !== user.subscriptionTier;
  return inTransaction(deps, async (work) => {
    if (!(await updatePlan(work.db, user, { ...plan, updatedAt: deps.clock.now() }))) return false;
    await also(work);
    if (hasOtherTier) for (const { slug } of await listAddresses(work.db, user.id)) work.pageChanged(slug);
    return true;
  });
}

async function hasEvent(db: Database, eventId: string): Promise<boolean> {
  return (await db.$count(paymentEvents, eq(paymentEvents.eventId, eventId))) > 0;
}

async function insertEvent(tx: Transaction, { id, type }: ProviderEvent, receivedAt: Date) {
  await tx.insert(paymentEvents).values({ eventId: id, type, receivedAt }).onConflictDoNothing();
}

/** Lists a customer's subscriptions, newest first; none when the provider does not know the customer. */
export function listSubscriptions(
  { payments }: Pick<BillingDeps, 'payments'>,
  customerId: string,
): Promise<ProviderSubscription[]> {
  return payments.listSubscriptions(customerId).catch(returnNoneOfUnknown);
}

/** Lists what the owner was asked to pay, newest first; nothing when the provider does not know the owner. */
export async function listInvoices(
  { payments }: BillingDeps,
  { stripeCustomerId }: UserRecord,
): Promise<Invoice[]> {
  if (stripeCustomerId === null) return [];
  return payments.listInvoices(stripeCustomerId).catch(returnNoneOfUnknown);
}

/** Ends all that a customer pays for, at once. Throws PROVIDER_UNAVAILABLE when that is not certain. */
export async function endSubscriptions(
  deps: Pick<BillingDeps, 'payments'>,
  customerId: string | null,
): Promise<void> {
  if (!customerId) return;
  for (const subscription of await listSubscriptions(deps, customerId)) {
    if (!hasEnded(subscription)) await deps.payments.cancelNow(subscription.id);
  }
}

/** A customer of another provider, or of an earlier sandbox, has nothing and pays for nothing. */
function returnNoneOfUnknown(error: unknown): [] {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return [];
  throw error;
}
