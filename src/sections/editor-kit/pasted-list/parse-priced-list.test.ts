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

it.each([
  ['Strih dámsky 25 – 30 €', row('Strih dámsky', '25 – 30 €')],
  ['Strih dámsky 25-30 €', row('Strih dámsky', '25-30 €')],
  ['Strih pánsky 12,50 – 15,00', row('Strih pánsky', '12,50 – 15,00')],
  ['Balayage od 60 do 120 €', row('Balayage', 'od 60 do 120 €')],
  ['Färben von 60 bis 120 €', row('Färben', 'von 60 bis 120 €')],
  ['Menu 1 – 6,90 €', row('Menu 1', '6,90 €')],
  ['Menu 1 – 12 €', row('Menu 1', '12 €')],
  ['Práca, bežná 18 €/hod', row('Práca, bežná', '18 €/hod')],
  ['Obklad 4 € / m²', row('Obklad', '4 € / m²')],
  ['Kopírovanie 0,15 €/m2', row('Kopírovanie', '0,15 €/m2')],
  ['Raňajky 8 € za osobu', row('Raňajky', '8 € za osobu')],
  ['Příprava 450 Kč/hod.', row('Příprava', '450 Kč/hod.')],
])('reads %j', (line, expected) => {
  expect(readPricedRow(line)).toEqual(expected);
});

it('takes a line with a price that cannot be read for no heading and no description', () => {
  const text = 'Výjazd 25 €\nPríplatok 5 € v noci, cez víkend\n(príplatok 2 € za dlhé vlasy)\nKontrola 10 €';
  expect(parsePricedList(text, { ...rules, maxGroups: 5 })).toEqual({
    groups: [{ name: '', rows: [row('Výjazd', '25 €'), row('Kontrola', '10 €')] }],
    leftOut: ['Príplatok 5 € v noci, cez víkend', '(príplatok 2 € za dlhé vlasy)'],
  });
});
