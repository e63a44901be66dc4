import { PRODUCT_NAME } from '@/core/brand';
import { formatCents } from '@/core/money';
import { MONTHLY_PRICE_CENTS } from '@/core/plans';
import type { Config } from '../../config';
import type { UserRecord } from '../../http/session-user';
import { text } from '../../http/translate';
import type { Mail } from '../mail';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

const dayFormat = new Intl.DateTimeFormat('sk-SK', { dateStyle: 'long', timeZone: 'Europe/Bratislava' });

/** Tells an owner that Premium is paid. */
export function paymentConfirmedMail(
  { publicUrl, payments }: Pick<Config, 'publicUrl' | 'payments'>,
  { nickname, email }: Pick<UserRecord, 'nickname' | 'email'>,
  { currentPeriodEnd }: { currentPeriodEnd: Date | null },
): Mail {
  const price = formatCents(MONTHLY_PRICE_CENTS.premium);
  const body = {
    sender: PRODUCT_NAME,
    heading: text('mail.paymentConfirmed.heading'),
    lead: text('mail.paymentConfirmed.lead', { name: nickname }),
    facts: [
      [text('mail.paymentConfirmed.plan'), text('mail.paymentConfirmed.planName')],
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
    subject: text('mail.paymentConfirmed.subject', { product: PRODUCT_NAME }),
    text: mailText(body),
    html: mailHtml(body),
    attachments: [],
  };
}
