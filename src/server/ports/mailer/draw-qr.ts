import QRCode from 'qrcode';

const WIDTH_PIXELS = 600;

/** A QR code as a PNG: hardly any mail program shows SVG. */
export function drawQr(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { type: 'png', width: WIDTH_PIXELS, errorCorrectionLevel: 'M' });
}
