import type { FastifyInstance } from 'fastify';
import type { SandboxCardAnswer, SandboxCardInput } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { PRODUCT_NAME } from '@/core/brand';
import { formatCents } from '@/core/money';
import { preparePage, sendPage } from '../../http/compressed-page';
import type { Deps } from '../../http/deps';
import { acceptEmptyForms } from '../../http/json-body';
import { contentSecurityPolicy } from '../../http/security-headers';
import { SMALL_PAGE_STYLE_HASH, smallPage } from '../../http/small-page';
import { text } from '../../kernel/text';
import type { SandboxTill } from '../../ports/payments/payments';
import { applySubscription } from './apply-subscription';
import type { BillingDeps } from './store-plan';

/** Pays with a test card. */
export async function payInSandbox(deps: BillingDeps, card: SandboxCardInput): Promise<SandboxCardAnswer> {
  const answer = await getSandbox(deps).payByCard(card);
  if (answer.status === 'succeeded') await applyPayment(deps, answer.paymentIntentId);
  return answer;
}

/** Confirms or declines what a test card asked its owner; returns the payment's id. */
async function finishInSandbox(
  deps: BillingDeps,
  clientSecret: string,
  isConfirmed: boolean,
): Promise<string> {
  const paymentIntentId = await getSandbox(deps).finishConfirmation(clientSecret, isConfirmed);
  if (isConfirmed) await applyPayment(deps, paymentIntentId);
  return paymentIntentId;
}

/** Returns the till of test payments; NOT_FOUND where people really pay. */
function getSandbox({ payments }: BillingDeps): SandboxTill {
  if (!payments.sandbox) throw new AppError('NOT_FOUND', text('errors.notFound'));
  return payments.sandbox;
}

/** Does at once what a provider's event would bring about. */
async function applyPayment(deps: BillingDeps, paymentIntentId: string): Promise<void> {
  const { customerId } = await deps.payments.getPayment(paymentIntentId);
  if (customerId !== null) await applySubscription(deps, customerId);
}

/** The page where a test card asks for a confirmation; whoever has the payment's secret may answer, as at a bank. */
export async function serveConfirmation(app: FastifyInstance, deps: Deps): Promise<void> {
  const options = { config: { access: 'page' as const }, schema: { hide: true } };
  const path = '/api/payments/sandbox/:clientSecret';
  type Params = { Params: { clientSecret: string } };
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<Params>(path, options, async (request, reply) => {
      const { clientSecret } = request.params;
      const waiting = await getSandbox(deps).findConfirmation(clientSecret);
      if (!waiting) throw new AppError('NOT_FOUND', text('sandbox.notPayable'));
      const html = confirmationPage(waiting.amountCents, `/api/payments/sandbox/${clientSecret}`);
      const policy = contentSecurityPolicy(deps.config, SMALL_PAGE_STYLE_HASH);
      return sendPage(request, reply, await preparePage(html, policy), 'private, no-store');
    });
    for (const [word, isConfirmed] of [
      ['confirm', true],
      ['decline', false],
    ] as const) {
      scope.post<Params>(`${path}/${word}`, options, async (request, reply) => {
        const id = await finishInSandbox(deps, request.params.clientSecret, isConfirmed);
        const status = isConfirmed ? 'succeeded' : 'failed';
        return reply.redirect(`/payment-success?payment_intent=${id}&redirect_status=${status}`, 303);
      });
    }
  });
}

/** Writes the page on which a test card asks for a confirmation, as a bank would; the buttons lead to `address`. */
function confirmationPage(amountCents: number, address: string): string {
  return smallPage({
    label: text('sandbox.label'),
    title: text('sandbox.confirmTitle'),
    lead: text('sandbox.confirmLead', { amount: formatCents(amountCents), product: PRODUCT_NAME }),
    buttons: [
      { label: text('sandbox.confirm'), isMain: true, address: `${address}/confirm` },
      { label: text('sandbox.decline'), address: `${address}/decline` },
    ],
  });
}
