import { describe, expect, it } from 'vitest';
import { LIST_TEXT_MAX_LENGTH, parsePricedList } from '../../editor-kit/pasted-list/parse-priced-list';
import { MAX_CATEGORIES, MAX_DISHES } from './definition';
import { menuRules, type ReadDish } from './parse-menu';

const parseMenu = (text: string) => parsePricedList(text, menuRules);

const dish = (name: string, price: string, more: Partial<ReadDish> = {}): ReadDish => ({
  name,
  price,
  description: '',
  allergens: [],
  ...more,
});

describe('a line of a menu', () => {
  it.each<[string, ReadDish]>([
    ['Caesar salad … 8,90', dish('Caesar salad', '8,90')],
    ['Caesar salad ......... 8.90 €', dish('Caesar salad', '8.90 €')],
    ['Caesar salad\t€8.90', dish('Caesar salad', '€8.90')],
    ['Burger with fries EUR 12', dish('Burger with fries', 'EUR 12')],
    [
      '150 g Vyprážaný syr 7,50 € (1,3,7)',
      dish('Vyprážaný syr', '7,50 €', { amount: '150 g', allergens: [1, 3, 7] }),
    ],
    ['0,5 l Kofola 1,80', dish('Kofola', '1,80', { amount: '0,5 l' })],
    ['Kofola 0,5l 1,80€', dish('Kofola', '1,80€', { amount: '0,5l' })],
    ['Kofola (0,3 l) ... 1,20', dish('Kofola', '1,20', { amount: '0,3 l' })],
    ['Kofola 0,3/0,5 l  1,20 / 1,80 €', dish('Kofola', '1,20 / 1,80 €', { amount: '0,3/0,5 l' })],
    [
      '150g/200g Kurací rezeň, zemiaky /1,3,7/ 8,90 €',
      dish('Kurací rezeň, zemiaky', '8,90 €', { amount: '150g/200g', allergens: [1, 3, 7] }),
    ],
    [
      'Svíčková na smetaně A: 1, 3, 7, 9, 10 189 Kč',
      dish('Svíčková na smetaně', '189 Kč', { allergens: [1, 3, 7, 9, 10] }),
    ],
    ['Svíčková na smetaně 189,- Kč', dish('Svíčková na smetaně', '189,- Kč')],
    ['Svíčková na smetaně 189,-', dish('Svíčková na smetaně', '189,-')],
    ['Svíčková na smetaně 189', dish('Svíčková na smetaně', '189')],
    ['Smažený kapr 195 Kč (alergeny: 1, 3, 4)', dish('Smažený kapr', '195 Kč', { allergens: [1, 3, 4] })],
    ['Pečená kachna od 1 290 Kč', dish('Pečená kachna', 'od 1 290 Kč')],
    [
      'Wiener Schnitzel mit Kartoffelsalat ....... 18,50 € (1,3,10)',
      dish('Wiener Schnitzel mit Kartoffelsalat', '18,50 €', { allergens: [1, 3, 10] }),
    ],
    ['Frittatensuppe – 4,90', dish('Frittatensuppe', '4,90')],
    ['Schnitzel ab 12,90 €', dish('Schnitzel', 'ab 12,90 €')],
    ['Gulasch 1.250,00 €', dish('Gulasch', '1.250,00 €')],
    ['• 2 Stk. Würstel mit Senf 5,20', dish('Würstel mit Senf', '5,20', { amount: '2 Stk.' })],
    ['1. Menu: Guláš s knedľou 6,90 €', dish('Menu: Guláš s knedľou', '6,90 €')],
    [
      'Caesar salad – romaine, croutons 8,90 €',
      dish('Caesar salad', '8,90 €', { description: 'romaine, croutons' }),
    ],
    ['Cola ... 3', dish('Cola', '3')],
    ['Chlieb (1)', dish('Chlieb', '', { allergens: [1] })],
    ['Víno (2019) 24 €', dish('Víno (2019)', '24 €')],
    ['7 Up 2,10 €', dish('7 Up', '2,10 €')],
  ])('%j', (line, expected) => {
    expect(parseMenu(line)).toEqual({ groups: [{ name: '', rows: [expected] }], leftOut: [] });
  });
});

describe('a whole menu', () => {
  it('has a category for each line without a price', () => {
    const text = 'POLIEVKY:\nVývar 2,50\n\n--- Hlavné jedlá ---\nSyr 7,50\nRyba 9,90\n';
    expect(parseMenu(text).groups).toEqual([
      { name: 'POLIEVKY', rows: [dish('Vývar', '2,50')] },
      { name: 'Hlavné jedlá', rows: [dish('Syr', '7,50'), dish('Ryba', '9,90')] },
    ]);
  });

  it('takes a beer by its degrees and a wine by its year for no price', () => {
    const { groups } = parseMenu('Pivo\nPlzeň 12\nDesiatka 1,90');
    expect(groups.flatMap(({ rows }) => rows)).toEqual([dish('Desiatka', '1,90')]);
    expect(parseMenu('Frankovka 2019').groups).toEqual([]);
  });

  it('reads what stands below a dish in small letters as its description', () => {
    const { groups } = parseMenu('Caesar salad 8,90\nromaine, parmesan\n(with chicken)\nDrinks\nTea 2,00');
    expect(groups).toEqual([
      {
        name: '',
        rows: [dish('Caesar salad', '8,90', { description: 'romaine, parmesan (with chicken)' })],
      },
      { name: 'Drinks', rows: [dish('Tea', '2,00')] },
    ]);
  });

  it('says what nothing was made of', () => {
    expect(parseMenu('U dvoch kaprov\nPolievky\nVývar 2,50\n-----\n')).toEqual({
      groups: [{ name: 'Polievky', rows: [dish('Vývar', '2,50')] }],
      leftOut: ['U dvoch kaprov'],
    });
    expect(parseMenu('')).toEqual({ groups: [], leftOut: [] });
  });

  it('holds no more than a menu takes', () => {
    const { groups, leftOut } = parseMenu('Čaj 2,00\n'.repeat(MAX_DISHES + 5));
    expect(groups.flatMap(({ rows }) => rows)).toHaveLength(MAX_DISHES);
    expect(leftOut).toHaveLength(5);
    expect(parseMenu('Káva\nČaj 2,00\n'.repeat(MAX_CATEGORIES + 5)).groups).toHaveLength(MAX_CATEGORIES);
  });

  it('reads no further than its bound, and takes no time over any text', () => {
    expect(parseMenu(`${' '.repeat(LIST_TEXT_MAX_LENGTH)}Čaj 2,00`).groups).toEqual([]);
    for (const fill of [
      '1',
      '1,',
      '(1,',
      '/1',
      '1 ',
      '. ',
      'a ',
      '1/',
      '€1',
      ' - ',
      'A:1,',
      '1g',
      'a1,1\n',
    ]) {
      const before = performance.now();
      parseMenu(`a${fill.repeat(LIST_TEXT_MAX_LENGTH)}`);
      parseMenu(`${`a${fill.repeat(300)}`.slice(0, 299)}\n`.repeat(66));
      expect(performance.now() - before, fill).toBeLessThan(4_000);
    }
  });
});
