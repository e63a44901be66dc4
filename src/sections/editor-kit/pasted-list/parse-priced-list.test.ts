import { expect, it } from 'vitest';
import { parsePricedList, readPricedRow } from './parse-priced-list';

const row = (name: string, price: string, description = '') => ({ name, price, description });
const rules = { readRow: readPricedRow, maxRows: 3 };

it('reads a row a line with its price at the end', () => {
  const text = '• Levanduľové mydlo … 4,90 €\nSviečka\t12\nKrém – na ruky, 50 ml  od 7 €';
  expect(parsePricedList(text, rules)).toEqual({
    groups: [
      {
        name: '',
        rows: [
          row('Levanduľové mydlo', '4,90 €'),
          row('Sviečka', '12'),
          row('Krém', 'od 7 €', 'na ruky, 50 ml'),
        ],
      },
    ],
    leftOut: [],
  });
});

it('leaves headings out where rows have no groups, and takes them as groups elsewhere', () => {
  const text = 'Mydlá\nMydlo 4,90';
  expect(parsePricedList(text, rules)).toEqual({
    groups: [{ name: '', rows: [row('Mydlo', '4,90')] }],
    leftOut: ['Mydlá'],
  });
  expect(parsePricedList(text, { ...rules, maxGroups: 5 })).toEqual({
    groups: [{ name: 'Mydlá', rows: [row('Mydlo', '4,90')] }],
    leftOut: [],
  });
});

it('takes no more rows than there is room for, and none without a name', () => {
  const { groups, leftOut } = parsePricedList('A 2,00\nB 2,00\nC 2,00\nD 2,00\n4,90', rules);
  expect(groups[0]?.rows.map(({ name }) => name)).toEqual(['A', 'B', 'C']);
  expect(leftOut).toEqual(['D 2,00']);
});
