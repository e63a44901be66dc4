import { readQr } from '@tests/support/read-qr';
import { decode } from 'bysquare/pay';
import { describe, expect, it } from 'vitest';
import { describePayment, toAscii } from './bank-payment';
import type { OrderRecord } from './queries';

const order: OrderRecord = {
  id: 1,
  websiteId: 1,
  orderNumber: 26_000_001,
  customerName: 'Tibor',
  customerEmail: 'tibor@example.com',
  customerPhone: null,
  totalAmount: '37.50',
  status: 'pending',
  canTakeBack: false,
  shippingAddress: 'Dlhá 1, 811 01 Bratislava',
  notes: null,
  customerKey: null,
  isCustomerTold: true,
  accountNumber: 'SK31 1200 0000 1987 4263 7541',
  accountHolder: 'Pekáreň na rohu',
  swiftCode: 'TATRSKBX',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  requestId: null,
  requestDigest: null,
};
const LONG_NAME = `Ľubozvučná ${'združená '.repeat(20)}`.slice(0, 140);
const LONG_EMAIL = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.sk`;

async function scan(changes: Partial<OrderRecord>) {
  const { payBySquareSvg, epcSvg } = await describePayment({ ...order, ...changes });
  return {
    payBySquare: decode(await readQr(payBySquareSvg ?? '')).payments,
    epc: (await readQr(epcSvg ?? '')).split('\n'),
  };
}

const CASES: [
  string,
  Partial<OrderRecord>,
  { name?: string; bic?: string; note?: string; amount?: number },
][] = [
  ['an order', {}, {}],
  ['cents that no binary number is', { totalAmount: '0.29' }, { amount: 0.29 }],
  ['the largest amount', { totalAmount: '99999999.99' }, { amount: 99_999_999.99 }],
  [
    'the longest name',
    { accountHolder: LONG_NAME },
    { name: 'Lubozvucna zdruzena zdruzena zdruzena zdruzena zdruzena zdruzena zdruz' },
  ],
  ['the longest email', { customerEmail: LONG_EMAIL }, { note: LONG_EMAIL.slice(0, 140) }],
  [
    'both of them',
    {
      accountHolder: LONG_NAME,
      customerEmail: LONG_EMAIL,
      orderNumber: 2_699_999_999,
      totalAmount: '99999999.99',
    },
    {
      name: 'Lubozvucna zdruzena zdruzena zdruzena zdruzena zdruzena zdruzena zdruz',
      note: LONG_EMAIL.slice(0, 140),
      amount: 99_999_999.99,
    },
  ],
  ['an email with accents', { customerEmail: 'žofia@šípka.sk' }, { note: 'zofia@sipka.sk' }],
  ['a bank code written loosely', { swiftCode: ' tatr sk bx ' }, {}],
  ['a bank code that is none', { swiftCode: 'Tatra banka' }, { bic: '' }],
  ['an account written loosely', { accountNumber: 'sk31-1200-0000-1987-4263-7541' }, {}],
  ['tabs and line breaks', { accountHolder: 'Pekáreň\tna\nrohu' }, {}],
];

describe.each(CASES)('the codes of %s', (_name, changes, expected) => {
  const { name = 'Pekaren na rohu', bic = 'TATRSKBX', note = 'tibor@example.com', amount = 37.5 } = expected;
  const variableSymbol = String(changes.orderNumber ?? order.orderNumber);

  it('say the same, field by field', async () => {
    const { payBySquare, epc } = await scan(changes);
    expect(payBySquare).toEqual([
      {
        type: 1,
        amount,
        currencyCode: 'EUR',
        variableSymbol,
        paymentNote: note,
        bankAccounts: [{ iban: 'SK3112000000198742637541', ...(bic && { bic }) }],
        beneficiary: { name },
      },
    ]);
    const money = `EUR${amount.toFixed(2)}`;
    expect(epc).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      bic,
      name,
      'SK3112000000198742637541',
      money,
      '',
      '',
      `/VS${variableSymbol}/SS/KS ${note}`.slice(0, 140),
    ]);
  });
});

it('are pictures that scale and carry no style', async () => {
  const { payBySquareSvg, epcSvg } = await describePayment(order);
  for (const svg of [payBySquareSvg, epcSvg]) {
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+" [^<>]*>.*<\/svg>$/,
    );
    expect(svg).not.toMatch(/style|script|(?<!-)width|height/);
  }
});

it.each<[string, Partial<OrderRecord>]>([
  ['no IBAN', { accountNumber: '2000123456/0200' }],
  ['an IBAN with a slip', { accountNumber: 'SK31 1200 0000 1987 4263 7542' }],
  ['nothing to pay', { totalAmount: '0.00' }],
  ['a holder without a plain letter', { accountHolder: 'パン屋' }],
])('are left out for %s, and the details stay', async (_name, changes) => {
  expect(await describePayment({ ...order, ...changes })).toEqual({
    accountNumber: order.accountNumber,
    accountHolder: order.accountHolder,
    swiftCode: 'TATRSKBX',
    ...('accountNumber' in changes && { accountNumber: changes.accountNumber }),
    ...('accountHolder' in changes && { accountHolder: changes.accountHolder }),
    reference: 'tibor@example.com',
    variableSymbol: '26000001',
    payBySquareSvg: null,
    epcSvg: null,
  });
});

describe('a text in ASCII', () => {
  it.each([
    ['Pekáreň na rohu', 'Pekaren na rohu'],
    ['ľščťžýáíéúäňôŕĺ ĽŠČŤŽ', 'lsctzyaieuanorl LSCTZ'],
    ['Ståle Ødegård & Straße', 'Stale Odegard & Strasse'],
    ['Łukasz Đorđević', 'Lukasz Dordevic'],
    ['Þór, Ægir', 'Thor, Aegir'],
    ['„U Vlka“ – s. r. o.', '"U Vlka" - s. r. o.'],
    ['  two\tlines\r\nand more ', 'two lines and more'],
    ['a\u0000b\u007fc', 'a b c'],
    ['Пекарня', 'Pekarnya'],
    ['日本', ''],
    ['😀', ''],
    ['', ''],
  ])('%j is %j', (text, plain) => {
    expect(toAscii(text, 70)).toBe(plain);
  });

  it('is cut, and never ends in a space', () => {
    expect(toAscii('č'.repeat(100), 70)).toBe('c'.repeat(70));
    expect(toAscii('one two', 4)).toBe('one');
  });
});
