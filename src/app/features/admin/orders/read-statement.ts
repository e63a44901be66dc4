import type { Order } from '@/contracts/orders';
import { parsePriceCents } from '@/core/money';
import { listOrdersOfSum } from './find-order';

/** Such a line of a bank statement names money that came in. */
export interface StatementLine {
  /** The id differs from line to line. */
  id: number;
  text: string;
  /** It is null where the line names no sum. */
  cents: number | null;
}

/** Tells what the lines of a statement say about the orders that wait for their payment. */
export interface Statement {
  /** In these lines, symbol and sum agree with an order. */
  paid: { line: StatementLine; order: Order }[];
  /** These lines have the symbol of an order, but another sum, or the order was paid by another line. */
  other: { line: StatementLine; order: Order; isTwice: boolean }[];
  /** These lines have no symbol of an order that waits; `sameSum` lists the orders that cost as much. */
  unknown: { line: StatementLine; sameSum: Order[] }[];
}

/** A sum has digits with a sign, points or blanks between the thousands, and two decimals; it is not a part of a date. */
const SUM =
  /(?<![\d.,/])(?<sign>[+\-−–]?)\s?(?<amount>\d{1,3}(?:[ .,'\u00A0\u202F]\d{3})+[.,]\d{2}|\d+[.,]\d{2})(?![\d]|[.,/]\d)/gu;
const NUMBERS = /\d+/g;
/** Banks fill a variable symbol up with zeros to ten digits. */
const LEADING_ZEROS = /^0+/;

/**
 * Reads the lines of a pasted statement and compares them with the orders that wait. Money that left the account is
 * ignored.
 */
export function readStatement(text: string, orders: readonly Order[]): Statement {
  const byNumber = new Map(orders.map((order) => [String(order.orderNumber), order]));
  const statement: Statement = { paid: [], other: [], unknown: [] };
  const paidIds = new Set<number>();
  for (const [id, lineText] of text.split(/\r\n?|\n/).entries()) {
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
    const line = { id, text: lineText.trim(), cents: (agreeing ?? sums[0])?.cents ?? null };
    if (!order) statement.unknown.push({ line, sameSum: listOrdersOfSum(orders, line.cents) });
    else if (agreeing && !paidIds.has(order.id)) {
      paidIds.add(order.id);
      statement.paid.push({ line, order });
    } else statement.other.push({ line, order, isTwice: agreeing !== undefined });
  }
  return {
    ...statement,
    unknown: statement.unknown.map(({ line, sameSum }) => ({
      line,
      sameSum: sameSum.filter(({ id }) => !paidIds.has(id)),
    })),
  };
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
