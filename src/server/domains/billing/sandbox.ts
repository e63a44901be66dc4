import type { FastifyInstance } from 'fastify';
import type { SandboxCardAnswer, SandboxCardInput } from '@/contracts/billing';
import { AppError } from '@/core/app-error';
import { PRODUCT_NAME } from '@/core/brand';
import { formatMoney } from '@/core/locale/format';
import type { Locale } from '@/core/locale/locale';
import { phrase } from '@/core/messages';
import { paths } from '@/core/screen-paths';
import type { Deps } from '../../http/deps';
import { preparePage, sendPage } from '../../http/page-cache';
import { createContentSecurityPolicy } from '../../http/security-headers';
import { acceptEmptyForms, renderSmallPage, SMALL_PAGE_STYLE_HASH } from '../../http/small-page';
import { createNotFoundError } from '../../kernel/not-found';
import { getLocale, getTextsIn, writePhrase } from '../../kernel/text';
import { SANDBOX_PATH, type SandboxTill } from '../../ports/payments/payments';
import { findUserByCustomer } from '../accounts';
import { applySubscription, type BillingDeps } from './apply-subscription';

/** Pays with a test card. */
export async function payInSandbox(
  deps: BillingDeps,
  card: SandboxCardInput,
  locale: Locale,
): Promise<SandboxCardAnswer> {
  const answer = await getSandbox(deps).payByCard(card);
  if (answer.status === 'succeeded') await applyPayment(deps, answer.paymentIntentId);
  return answer.status === 'failed' ? { ...answer, message: writePhrase(locale, answer.message) } : answer;
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

/** Returns the till of test payments; throws NOT_FOUND where people really pay. */
function getSandbox({ payments }: BillingDeps): SandboxTill {
  if (!payments.sandbox) throw createNotFoundError();
  return payments.sandbox;
}

/** Does at once what a provider's event would bring about. */
async function applyPayment(deps: BillingDeps, paymentIntentId: string): Promise<void> {
  const { customerId } = await deps.payments.getPayment(paymentIntentId);
  if (customerId !== null) await applySubscription(deps, customerId);
}

/**
 * Serves the page where a test card asks for a confirmation. As at a bank, whoever has the payment's secret may answer.
 */
export async function serveConfirmation(app: FastifyInstance, deps: Deps): Promise<void> {
  const options = { config: { access: 'page' as const }, schema: { hide: true } };
  const path = `${SANDBOX_PATH}/:clientSecret`;
  type Params = { Params: { clientSecret: string } };
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<Params>(path, options, async (request, reply) => {
      const { clientSecret } = request.params;
      const waiting = await getSandbox(deps).findConfirmation(clientSecret);
      if (!waiting) throw new AppError('NOT_FOUND', phrase('sandbox.notPayable'));
      // The owner's own browser opens the page, and may prefer another language than the application has.
      const customer = await findUserByCustomer(deps.db, waiting.customerId);
      const html = renderConfirmationPage(
        customer?.language ?? getLocale(request),
        waiting.amountCents,
        `${SANDBOX_PATH}/${clientSecret}`,
      );
      const policy = createContentSecurityPolicy(deps.config, SMALL_PAGE_STYLE_HASH);
      return sendPage(request, reply, await preparePage(html, policy), 'private, no-store');
    });
    for (const [word, isConfirmed] of [
      ['confirm', true],
      ['decline', false],
    ] as const) {
      scope.post<Params>(`${path}/${word}`, options, async (request, reply) => {
        const id = await finishInSandbox(deps, request.params.clientSecret, isConfirmed);
        const status = isConfirmed ? 'succeeded' : 'failed';
        return reply.redirect(`${paths.paymentSuccess}?payment_intent=${id}&redirect_status=${status}`, 303);
      });
    }
  });
}

/** Writes the page on which a test card asks for a confirmation, as a bank would; the buttons lead to `address`. */
function renderConfirmationPage(locale: Locale, amountCents: number, address: string): string {
  const t = getTextsIn(locale);
  return renderSmallPage({
    locale,
    label: t('sandbox.label'),
    title: t('sandbox.confirmTitle'),
    lead: t('sandbox.confirmLead', { amount: formatMoney(locale, amountCents), product: PRODUCT_NAME }),
    buttons: [
      { label: t('sandbox.confirm'), isMain: true, address: `${address}/confirm` },
      { label: t('sandbox.decline'), address: `${address}/decline` },
    ],
  });
}
