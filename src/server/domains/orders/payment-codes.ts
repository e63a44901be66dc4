import type { MailAttachment } from '../../db/tables/outbox';
import { text } from '../../kernel/text';
import type { MailBody } from '../mail';

/** What the codes of a payment say. */
export interface PaymentCodeTexts {
  payBySquare: string;
  epc: string;
}

interface PaymentCodes {
  pictures: NonNullable<MailBody['pictures']>;
  attachments: MailAttachment[];
}

/** The codes of a payment as pictures in the mail; none where no bank could read them. */
export function paymentCodes(texts: PaymentCodeTexts | null): PaymentCodes {
  if (texts === null) return { pictures: [], attachments: [] };
  const codes = [
    { contentId: 'pay-by-square', caption: text('mail.payment.payBySquare'), content: texts.payBySquare },
    { contentId: 'epc', caption: text('mail.payment.epc'), content: texts.epc },
  ];
  return {
    pictures: codes.map(({ contentId, caption }) => ({ contentId, caption })),
    attachments: codes.map(({ contentId, content }) => ({
      fileName: `${contentId}.png`,
      contentType: 'image/png',
      content,
      contentId,
    })),
  };
}
