import { setImmediate } from 'node:timers/promises';
import QRCode from 'qrcode';
import type { OrderPayment } from '@/contracts/orders';
import { readBankPayment } from './bank-payment';
import { epcText } from './epc-text';
import { payBySquareText } from './pay-by-square-text';
import type { OrderRecord } from './queries';

/** How an order is paid, with the codes that a bank's app scans. */
export async function describePayment(order: OrderRecord): Promise<OrderPayment> {
  const payment = readBankPayment(order);
  return {
    accountNumber: order.accountNumber,
    accountHolder: order.accountHolder,
    swiftCode: order.swiftCode,
    reference: order.customerEmail,
    variableSymbol: String(order.orderNumber),
    payBySquareSvg: payment && (await qrSvg(() => payBySquareText(payment))),
    epcSvg: payment && (await qrSvg(() => epcText(payment))),
  };
}

/** A QR code that scales and carries no style, which the page's policy would refuse. Both standards ask for level M. */
async function qrSvg(write: () => string): Promise<string> {
  // A code takes milliseconds of nothing but computing: when many order at once, other calls come in between.
  await setImmediate();
  const svg = await QRCode.toString(write(), { type: 'svg', errorCorrectionLevel: 'M' });
  return svg.trim();
}
