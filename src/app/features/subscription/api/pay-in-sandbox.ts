import { request } from '@/app/lib/api-client';
import type { SandboxCardAnswer } from '@/contracts/billing';
import type { CardInput } from '../payment/card-schema';
import type { PaymentOutcome } from '../payment/payment-outcome';

/** Sends a test card; one that asks for a confirmation takes the browser to its page. */
export async function payInSandbox(clientSecret: string, card: CardInput): Promise<PaymentOutcome> {
  const answer = await request<SandboxCardAnswer>('POST', '/api/payments/sandbox/confirm', {
    clientSecret,
    ...card,
  });
  if (answer.status === 'failed') return { status: 'declined', message: answer.message };
  if (answer.status === 'succeeded') return answer;
  window.location.assign(answer.redirectUrl);
  return { status: 'leaving' };
}
