import sharp from 'sharp';
import type { OrderPayment } from '@/contracts/orders';
import type { MailAttachment } from '../../db/tables/outbox';
import { text } from '../../http/translate';
import type { MailBody } from './mail-body';

const SIZE_PIXELS = 600;

interface PaymentCodes {
  pictures: NonNullable<MailBody['pictures']>;
  attachments: MailAttachment[];
}

/** The codes of a payment as PNG: hardly any mail program shows SVG. */
export async function paymentCodes({ payBySquareSvg, epcSvg }: OrderPayment): Promise<PaymentCodes> {
  const codes = [
    { svg: payBySquareSvg, name: 'pay-by-square', caption: text('mail.payment.payBySquare') },
    { svg: epcSvg, name: 'epc', caption: text('mail.payment.epc') },
  ];
  const found: PaymentCodes = { pictures: [], attachments: [] };
  for (const { svg, name, caption } of codes) {
    if (svg === null) continue;
    found.pictures.push({ contentId: name, caption });
    found.attachments.push({
      fileName: `${name}.png`,
      contentType: 'image/png',
      content: await pngOf(svg),
      encoding: 'base64',
      contentId: name,
    });
  }
  return found;
}

async function pngOf(svg: string): Promise<string> {
  const picture = sharp(Buffer.from(svg), { density: 600 })
    // Hard edges, so that a camera reads it.
    .resize(SIZE_PIXELS, SIZE_PIXELS, { kernel: 'nearest', fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' });
  return (await picture.png({ palette: true }).toBuffer()).toString('base64');
}
