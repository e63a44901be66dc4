import type { OrderPayment } from '@/contracts/orders';
import type { MailAttachment } from '../../db/tables/outbox';
import { text } from '../../http/translate';
import type { MailBody } from './mail-body';

interface PaymentCodes {
  pictures: NonNullable<MailBody['pictures']>;
  attachments: MailAttachment[];
}

/** The codes of a payment, where there are any: drawings in the mail. */
export function paymentCodes({ payBySquareSvg, epcSvg }: OrderPayment): PaymentCodes {
  const codes = [
    { svg: payBySquareSvg, contentId: 'pay-by-square', caption: text('mail.payment.payBySquare') },
    { svg: epcSvg, contentId: 'epc', caption: text('mail.payment.epc') },
  ].flatMap(({ svg, ...code }) => (svg === null ? [] : [{ ...code, svg }]));
  return {
    pictures: codes.map(({ contentId, caption }) => ({ contentId, caption })),
    attachments: codes.map(({ contentId, svg }) => ({
      fileName: `${contentId}.png`,
      contentType: 'image/svg+xml',
      content: svg,
      contentId,
    })),
  };
}
