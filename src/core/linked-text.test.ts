import { describe, expect, it } from 'vitest';
import { splitAtLinks } from './linked-text';

/** Lists the links of a text as `what is written → where it leads`. */
function listLinks(text: string): string[] {
  const pieces = splitAtLinks(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  return pieces.flatMap((piece) => (piece.href ? [`${piece.text} → ${piece.href}`] : []));
}

describe('splitAtLinks', () => {
  it.each([
    ['Píšte na info@example.com.', 'info@example.com → mailto:info@example.com'],
    ['E-mail:jana.novakova@example.sk, príďte', 'jana.novakova@example.sk → mailto:jana.novakova@example.sk'],
    ['(info@example.com)', 'info@example.com → mailto:info@example.com'],
    ['Viac na https://example.com/a?b=1#c!', 'https://example.com/a?b=1#c → https://example.com/a?b=1#c'],
    ['http://example.com', 'http://example.com → http://example.com'],
    ['Pozrite www.example.sk, a potom', 'www.example.sk → https://www.example.sk'],
    ['„www.example.cz“', 'www.example.cz → https://www.example.cz'],
    ['example.sk/menu', 'example.sk/menu → https://example.sk/menu'],
    ['web:example.de.', 'example.de → https://example.de'],
    [
      '(https://example.com/wiki/Dom_(stavba))',
      'https://example.com/wiki/Dom_(stavba) → https://example.com/wiki/Dom_(stavba)',
    ],
  ])('%s', (text, link) => {
    expect(listLinks(text)).toEqual([link]);
  });

  it.each([
    ['Volajte +421 900 000 000.', '+421 900 000 000', 'tel:+421900000000'],
    ['tel.: +421\u00a0900\u00a0000\u00a0000', '+421\u00a0900\u00a0000\u00a0000', 'tel:+421900000000'],
    ['+421/900 000 000', '+421/900 000 000', 'tel:+421900000000'],
    ['00421 900 000 000', '00421 900 000 000', 'tel:+421900000000'],
    ['0900 000 000', '0900 000 000', 'tel:0900000000'],
    ['0900000000', '0900000000', 'tel:0900000000'],
    ['0900/000 000', '0900/000 000', 'tel:0900000000'],
    ['(0900 000 000)', '0900 000 000', 'tel:0900000000'],
    ['Bratislava 02/1234 5678', '02/1234 5678', 'tel:0212345678'],
    ['055 123 45 67', '055 123 45 67', 'tel:0551234567'],
    ['+420 602 123 456', '+420 602 123 456', 'tel:+420602123456'],
    ['Volejte 602 123 456, přijedeme', '602 123 456', 'tel:602123456'],
    ['Mobil: 602123456', '602123456', 'tel:602123456'],
    ['+49 (0)30 1234567', '+49 (0)30 1234567', 'tel:+49301234567'],
    ['(030) 123 456 78', '(030) 123 456 78', 'tel:03012345678'],
    ['06221/12345-0', '06221/12345-0', 'tel:06221123450'],
    ['0171 1234567 oder', '0171 1234567', 'tel:01711234567'],
    ['+43 1 234 56 78', '+43 1 234 56 78', 'tel:+4312345678'],
    ['Po – Pi 8:00 – 17:00, 0900 000 000', '0900 000 000', 'tel:0900000000'],
  ])('%s is a phone', (text, written, href) => {
    expect(listLinks(text)).toEqual([`${written} → ${href}`]);
  });

  it('tells two numbers in one line apart', () => {
    expect(listLinks('0900 000 000 / 0900 111 222')).toEqual([
      '0900 000 000 → tel:0900000000',
      '0900 111 222 → tel:0900111222',
    ]);
    expect(listLinks('0900 000 000, +421 900 000 001 alebo info@example.com')).toHaveLength(3);
  });

  it.each([
    'Strih 32 €, farba od 1 237,50 €, spolu 200 000 000 Kč',
    '450 000 000 eur, 602 123 456 Kč, 602 123 456,- a € 602 123 456',
    'Otvorené 8:00 – 17:00, 08.00-17.00, 0800 - 1700, 0730-1130 1230-1600, 8 – 12, 13 – 17',
    '1. 2. 2025, 01.02.2025, 2025-01-02, 01/02/2025, 01. 02. 2025 – 03. 04. 2025, 24. 12. – 26. 12. 2025',
    '032 00 Dolina, 811 01 Bratislava, PSČ 040 01',
    'IČO 12345678, IČO: 12 345 678, DIČ: 2023456789, IČ DPH SK2023456789, IČO 0212345678',
    'IBAN SK31 1200 0000 1987 4263 7541, účet 19-2000145399/0800, 0123456789/0900, VS 0912345678',
    'ISBN 978-80-000-0000-1, EAN 0012345678905, 8594001234567',
    'Narodený 1985, od roku 1998 do 2024, 3 × 120 cm, 1 : 500, 24/7, 50/50, v. 1.2.3',
    '03 04 05 06 07, 1 2 3 4 5 6 7 8 9, 01 – 12',
    'napr.Ahoj. Teda.Sk, s.r.o., z.B. u. a., a.s.',
    'javascript:alert(1) data:text/html,x ftp://example.com //example.com file:///etc',
    '@example a@b @ x@ @y.sk https:// www. http://x https://a:b@example.com/',
    '<img src=x onerror="alert(1)">',
  ])('finds nothing to follow in: %s', (text) => {
    expect(listLinks(text)).toEqual([]);
  });

  it('takes no time for a text that was made to take much', () => {
    const starts = performance.now();
    for (const part of ['a', 'a@', '0', '0 ', '(', 'a.', '.sk', '+4', 'http://', 'a-', '1/', '. '])
      splitAtLinks(part.repeat(9999 / part.length));
    expect(performance.now() - starts).toBeLessThan(500);
  });
});
