import { describe, expect, it } from 'vitest';
import type { Order } from '@/contracts/orders';
import { listPayments, readStatement, withoutLines } from './read-statement';

const order = (orderNumber: number, totalAmount: string) =>
  ({ id: orderNumber, orderNumber, customerName: 'Tibor', totalAmount }) as Order;

const orders = [
  order(26000131, '9.90'),
  order(26000139, '11.50'),
  order(26000140, '34.00'),
  order(26000142, '39.90'),
  order(26000150, '1450.00'),
  order(26000151, '45.00'),
  order(26000152, '45.00'),
];

function read(text: string) {
  const { paid, other, unknown } = readStatement(text, orders);
  return {
    paid: paid.map(({ order }) => order.orderNumber),
    other: other.map(({ order, line, reason }) => [order.orderNumber, line.cents, reason]),
    unknown: unknown.map(({ line, sameSum }) => [line.cents, sameSum.map(({ orderNumber }) => orderNumber)]),
  };
}
const NOTHING = { paid: [], other: [], unknown: [] };

describe('a statement', () => {
  it('is read line by line', () => {
    const text = `23.11.2026  +39,90 EUR  VS26000142  PALKOVA ZUZANA
23.11.2026  +34,00 EUR  VS26000140  STEFANIK ROBERT
22.11.2026  +11,50 EUR  VS 26000139 ORAVCOVA D.
22.11.2026  +20,00 EUR  VS26000131  TOTHOVA
21.11.2026  +45,00 EUR  PLATBA ZA MED`;
    expect(read(text)).toEqual({
      paid: [26000142, 26000140, 26000139],
      other: [[26000131, 2000, 'differs']],
      unknown: [[4500, [26000151, 26000152]]],
    });
  });

  it.each([
    'Prijatá platba;23.11.2026;39,90;EUR;/VS0026000142/SS/KS0308',
    '2026-11-23\t39.90\tEUR\t26000142\tPalkova',
    'VS:26000142 39,90€',
    '+39,90 zostatok 1 539,90 VS26000142',
    'zostatok 1.539,90 EUR, prijaté 39,90 EUR, symbol 26000142\r\n',
  ])('knows symbol and sum in "%s"', (line) => {
    expect(read(line)).toEqual({ ...NOTHING, paid: [26000142] });
  });

  it.each(['1 450,00', '1.450,00', '1,450.00', '1450.00', '1 450,00'])('reads %s as one sum', (sum) => {
    expect(read(`VS26000150 ${sum}`)).toEqual({ ...NOTHING, paid: [26000150] });
  });

  it.each([
    ['what left the account', '23.11.2026 -39,90 EUR VS26000142'],
    ['headings', 'Dátum;Suma;Mena;VS'],
    ['dates', 'Výpis od 01.11.2026 do 23.11.2026'],
    ['nothing', '\n\n'],
  ])('passes over %s', (_, line) => {
    expect(read(line)).toEqual(NOTHING);
  });

  it('takes the money of an order once', () => {
    const twice = read('+39,90 VS26000142\n+39,90 VS26000142');
    expect(twice).toEqual({ ...NOTHING, paid: [26000142], other: [[26000142, 3990, 'twice']] });
  });

  it('offers no order for a sum that another line pays', () => {
    expect(read('+45,00 VS26000151\n+45,00 za med').unknown).toEqual([[4500, [26000152]]]);
  });

  it('calls the symbol of an order that does not wait unknown', () => {
    expect(read('+12,00 VS26000001')).toEqual({ ...NOTHING, unknown: [[1200, []]] });
  });

  it('knows an order that waited until a moment ago, and offers no other for its payment', () => {
    const [paid, ...open] = [order(26000150, '45.00'), order(26000151, '45.00')];
    const { other, unknown } = readStatement('+45,00 VS26000150', open, [paid as Order]);
    expect(other).toMatchObject([{ order: paid, reason: 'settled' }]);
    expect(unknown).toEqual([]);
  });

  it('pays one order by one line, whatever is ticked', () => {
    const text = '+45,00 za med\n+45,00 za med\n+45,00 VS26000151';
    const keys = readStatement(text, orders).unknown.map(({ line }) => line.key);
    const list = (first: number, second: number) =>
      listPayments(readStatement(text, orders), { [String(keys[0])]: first, [String(keys[1])]: second }).map(
        ({ line, order }) => [line.text, order.orderNumber],
      );
    const agreed = ['+45,00 VS26000151', 26000151];
    expect(list(26000152, 26000152)).toEqual([agreed, ['+45,00 za med', 26000152]]);
    expect(list(26000151, 26000140)).toEqual([agreed]);
  });

  it('keeps the other lines and their keys when some are stored', () => {
    const text = '+9,90 VS26000131\n\n+45,00 za med\n+1,00 omyl';
    const { paid, unknown } = readStatement(text, orders);
    const rest = withoutLines(
      text,
      paid.map(({ line }) => line),
    );
    expect(rest).toBe('\n+45,00 za med\n+1,00 omyl');
    expect(readStatement(rest, orders).unknown.map(({ line }) => line.key)).toEqual(
      unknown.map(({ line }) => line.key),
    );
    const twice = '+45,00 za med\n+45,00 za med';
    const [first] = readStatement(twice, orders).unknown;
    expect(withoutLines(twice, first ? [first.line] : [])).toBe('+45,00 za med');
  });

  it('is read in no time, however long and odd it is', () => {
    const odd = `${'1 '.repeat(20_000)}${'1.1,'.repeat(20_000)}\n`.repeat(2);
    expect(read(odd)).toEqual(NOTHING);
  });
});
