import type { FastifyInstance } from 'fastify';
import { AppError } from '@/core/app-error';
import type { Deps } from '../../http/deps';
import { acceptEmptyForms } from '../../http/json-body';
import { preparePage, sendPage } from '../../http/ready-page';
import { contentSecurityPolicy } from '../../http/security-headers';
import { SMALL_PAGE_STYLE_HASH } from '../../http/small-page';
import { text } from '../../kernel/text';
import { confirmationPage } from './confirmation-page';
import { finishInSandbox, sandboxOf } from './pay-in-sandbox';

/** The page where a test card asks for a confirmation; whoever has the payment's secret may answer, as at a bank. */
export async function serveConfirmation(app: FastifyInstance, deps: Deps): Promise<void> {
  const options = { config: { access: 'page' as const }, schema: { hide: true } };
  const path = '/api/payments/sandbox/:clientSecret';
  type Params = { Params: { clientSecret: string } };
  await app.register(async (scope) => {
    acceptEmptyForms(scope);
    scope.get<Params>(path, options, async (request, reply) => {
      const { clientSecret } = request.params;
      const waiting = await sandboxOf(deps).findConfirmation(clientSecret);
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
