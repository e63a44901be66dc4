import type { SendMailOptions } from 'nodemailer';
import QRCode from 'qrcode';
import type { MailAttachment } from '../../db/tables/outbox';
import type { Sender } from '../../settings/config';
import type { OutgoingMail } from './mailer';

/** A mail as nodemailer takes it. Addresses are objects, so that nothing in them is read as a list. */
export async function mimeMessage(from: Sender, mail: OutgoingMail): Promise<SendMailOptions> {
  const calendar = mail.attachments.find(({ method }) => method);
  return {
    from: mail.fromName === null ? from : { name: mail.fromName, address: from.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    messageId: mail.messageId,
    date: mail.date,
    // Tells holiday answers and mailing lists not to answer.
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: mail.text,
    html: mail.html,
    // Beside text and HTML calendars show it as an invitation, and as a file everybody can open it.
    ...(calendar && {
      icalEvent: { method: calendar.method, filename: calendar.fileName, content: calendar.content },
    }),
    attachments: await Promise.all(mail.attachments.filter(({ method }) => !method).map(mimeAttachment)),
    // Only what the mail holds may go out, whatever a text says.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function mimeAttachment({ fileName, contentType, content, contentId }: MailAttachment) {
  return {
    filename: fileName,
    contentType,
    content: contentType === 'image/png' ? await drawQr(content) : content,
    ...(contentId && { cid: contentId, contentDisposition: 'inline' as const }),
  };
}

const WIDTH_PIXELS = 600;

/** A QR code as a PNG: hardly any mail program shows SVG. */
export function drawQr(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { type: 'png', width: WIDTH_PIXELS, errorCorrectionLevel: 'M' });
}
