import type { Order } from '@/contracts/orders';
import { parsePriceCents } from '@/core/money';
import type { PastedStatement } from '../api/unsent-words';
import { listOrdersOfSum } from './find-order';

/** Such a line of a bank statement names money that came in. */
export interface StatementLine {
  /** The key differs from line to line, and stays the same while other lines come and go. */
  key: string;
  text: string;
  /** It is null where the line names no sum. */
  cents: number | null;
}

/** Tells what the lines of a statement say about the orders that wait for their payment. */
export interface Statement {
  /** In these lines, symbol and sum agree with an order. */
  paid: { line: StatementLine; order: Order }[];
  /** These lines have the symbol of an order, but do not agree with it. */
  other: { line: StatementLine; order: Order; reason: OtherReason }[];
  /** These lines have no symbol of an order that waits; `sameSum` lists the orders that cost as much. */
  unknown: { line: StatementLine; sameSum: Order[] }[];
}

/** A line is not taken as the payment: it has another sum, another line pays the order, or the order no longer waits. */
export type OtherReason = 'differs' | 'twice' | 'settled';

/** A line and the order that it pays. */
export type Payment = Statement['paid'][number];

/** A sum has digits with a sign, points or blanks between the thousands, and two decimals; it is not a part of a date. */
const SUM =
  /(?<![\d.,/])(?<sign>[+\-−–]?)\s?(?<amount>\d{1,3}(?:[ .,'\u00A0\u202F]\d{3})+[.,]\d{2}|\d+[.,]\d{2})(?![\d]|[.,/]\d)/gu;
const NUMBERS = /\d+/g;
/** Banks fill a variable symbol up with zeros to ten digits. */
const LEADING_ZEROS = /^0+/;

/**
 * Reads the lines of a pasted statement and compares them with the orders that wait, and with those that waited until a
 * moment ago. Money that left the account is ignored.
 */
export function readStatement(
  text: string,
  orders: readonly Order[],
  settled: readonly Order[] = [],
): Statement {
  const byNumber = new Map([...settled, ...orders].map((order) => [String(order.orderNumber), order]));
  const settledIds = new Set(settled.map(({ id }) => id));
  const statement: Statement = { paid: [], other: [], unknown: [] };
  const paidIds = new Set<number>();
  for (const { key, lineText } of listLines(text)) {
    const sums = [...lineText.matchAll(SUM)].map(({ groups }) => ({
      isOut: /[-−–]/.test(groups?.sign ?? ''),
      cents: readSum(groups?.amount ?? ''),
    }));
    const order = findByNumber(lineText, byNumber);
    const isOut = sums[0]?.isOut ?? false;
    if (isOut || (sums.length === 0 && !order)) continue;
    // A line may name several sums, such as the new balance; if one of them equals the order's, that one counts.
    const due = order && parsePriceCents(order.totalAmount);
    const agreeing = sums.find(({ cents }) => cents === due);
    const line = { key, text: lineText.trim(), cents: (agreeing ?? sums[0])?.cents ?? null };
    if (!order) statement.unknown.push({ line, sameSum: listOrdersOfSum(orders, line.cents) });
    else if (settledIds.has(order.id)) statement.other.push({ line, order, reason: 'settled' });
    else if (agreeing && !paidIds.has(order.id)) {
      paidIds.add(order.id);
      statement.paid.push({ line, order });
    } else statement.other.push({ line, order, reason: agreeing ? 'twice' : 'differs' });
  }
  return {
    ...statement,
    unknown: statement.unknown.map(({ line, sameSum }) => ({
      line,
      sameSum: sameSum.filter(({ id }) => !paidIds.has(id)),
    })),
  };
}

/** Lists the payments to be marked: those that agree, and those whose order was ticked. One order is paid once. */
export function listPayments({ paid, unknown }: Statement, ticks: PastedStatement['ticks']): Payment[] {
  const payments = [...paid];
  for (const { line, sameSum } of unknown) {
    const order = sameSum.find(({ id }) => id === ticks[line.key]);
    if (order && payments.every((other) => other.order.id !== order.id)) payments.push({ line, order });
  }
  return payments;
}

/** Returns a statement without some of its lines. */
export function withoutLines(text: string, lines: readonly StatementLine[]): string {
  const keys = new Set(lines.map(({ key }) => key));
  return listLines(text)
    .filter(({ key }) => !keys.has(key))
    .map(({ lineText }) => lineText)
    .join('\n');
}

/** Lists the lines of a text. Two lines with the same words are told apart by their order. */
function listLines(text: string): { key: string; lineText: string }[] {
  const counts = new Map<string, number>();
  return text.split(/\r\n?|\n/).map((lineText) => {
    const words = lineText.trim();
    const count = counts.get(words) ?? 0;
    counts.set(words, count + 1);
    return { key: `${count} ${words}`, lineText };
  });
}

function findByNumber(line: string, byNumber: ReadonlyMap<string, Order>): Order | undefined {
  for (const [digits] of line.matchAll(NUMBERS)) {
    const order = byNumber.get(digits.replace(LEADING_ZEROS, ''));
    if (order) return order;
  }
  return undefined;
}

function readSum(amount: string): number | null {
  const cents = amount.slice(-2);
  return Number(amount.slice(0, -3).replace(/\D/g, '')) * 100 + Number(cents);
}
