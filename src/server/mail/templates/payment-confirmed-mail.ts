import { PRODUCT_NAME } from '@/core/brand';
import { formatCents } from '@/core/money';
import { MONTHLY_PRICE_CENTS, type PaidTier } from '@/core/plans';
import type { Config } from '../../config';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import type { Mail } from '../mail';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

const dayFormat = new Intl.DateTimeFormat('sk-SK', { dateStyle: 'long', timeZone: 'Europe/Bratislava' });

/** Tells an owner that a plan is paid. */
export function paymentConfirmedMail(
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
  { nickname, email }: Pick<UserRecord, 'nickname' | 'email'>,
  { tier, currentPeriodEnd }: { tier: PaidTier; currentPeriodEnd: Date | null },
): Mail {
  const price = formatCents(MONTHLY_PRICE_CENTS[tier]);
  const plan = text(`plans.tiers.${tier}`);
  const body = {
    sender: PRODUCT_NAME,
    heading: text('mail.paymentConfirmed.heading', { plan }),
    lead: text('mail.paymentConfirmed.lead', { name: nickname, plan }),
    facts: [
      [text('mail.paymentConfirmed.plan'), plan],
      [text('mail.paymentConfirmed.price'), text('mail.paymentConfirmed.pricePerMonth', { price })],
      [text('mail.paymentConfirmed.renews'), currentPeriodEnd ? dayFormat.format(currentPeriodEnd) : ''],
      [
        text('mail.paymentConfirmed.test'),
        payments.provider === 'sandbox' ? text('mail.paymentConfirmed.noCharge') : '',
      ],
    ] as [string, string][],
    action: { label: text('mail.paymentConfirmed.action'), url: publicUrl },
    note: text('mail.accountNote', { product: PRODUCT_NAME }),
  };
  return {
    audience: 'owner',
    to: email,
    replyTo: null,
    subject: text('mail.paymentConfirmed.subject', { product: PRODUCT_NAME, plan }),
    text: mailText(body),
    html: mailHtml(body),
    attachments: [],
  };
}
