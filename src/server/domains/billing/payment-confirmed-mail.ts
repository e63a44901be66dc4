import { PRODUCT_NAME } from '@/core/brand';
import { formatCents } from '@/core/money';
import { getPriceCents, getTierNameValues, type PaidTier } from '@/core/plans';
import { text } from '../../kernel/text';
import type { Config } from '../../settings/config';
import { accountMail, type Mail, type MailAccount } from '../mail';

const dayFormat = new Intl.DateTimeFormat('sk-SK', { dateStyle: 'long', timeZone: 'Europe/Bratislava' });

/** Tells an owner that a plan is paid. */
export function paymentConfirmedMail(
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
  account: MailAccount,
  { tier, currentPeriodEnd }: { tier: PaidTier; currentPeriodEnd: Date | null },
): Mail {
  const price = formatCents(getPriceCents(tier));
  const plan = text('plans.tierName', getTierNameValues(tier));
  return accountMail(account, text('mail.paymentConfirmed.subject', { product: PRODUCT_NAME, plan }), {
    heading: text('mail.paymentConfirmed.heading', { plan }),
    lead: text('mail.paymentConfirmed.lead', { plan }),
    facts: [
      [text('mail.paymentConfirmed.plan'), plan],
      [text('mail.paymentConfirmed.price'), text('mail.paymentConfirmed.pricePerMonth', { price })],
      [text('mail.paymentConfirmed.renews'), currentPeriodEnd ? dayFormat.format(currentPeriodEnd) : ''],
      [
        text('mail.paymentConfirmed.test'),
        payments.provider === 'sandbox' ? text('mail.paymentConfirmed.noCharge') : '',
      ],
    ],
    action: { label: text('mail.paymentConfirmed.action'), url: publicUrl },
  });
}
