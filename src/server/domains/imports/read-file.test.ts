import { describe, expect, it } from 'vitest';
import type { ImportField } from '@/core/imports';
import { guessFields, isCancelledWord } from './column-words';
import { readCalendar, splitTitle } from './read-calendar';
import { readRows } from './read-rows';
import { decodeFile, parseTable } from './read-table';
import { guessDateOrder, readCellTime, readMinutes } from './read-times';

/** A pattern that goes over a text again and again takes longer than this. */
const SLOW_MS = 20_000;
const zone = 'Europe/Bratislava';
const read = (text: string, fields?: (ImportField | null)[]) => {
  const table = parseTable(text);
  return readRows(table, fields ?? guessFields(table.titles), zone);
};

/** The file has the shape of exports of booking systems, contact lists and spreadsheets. */
const CLIENTS = [
  'Meno;Priezvisko;E-mail;Telefónne číslo;Poznámka;Registrovaný od',
  'Alica;Vzorová;alica@example.com;+421 900 000 001;"Alergia na amoniak;\nradšej ráno";1. 2. 2024',
  'Boris;Vzorový;-;0900 000 002;;',
  'Cyril;Bezkontaktný;;;;',
  'Dana;Zlá;dana@example;0900 000 004;;',
  'Ema;Dlhá;;4,21903E+11;;',
  'Alica;Vzorová;ALICA@example.com;;Bez cukru;',
  ';;;;;',
].join('\r\n');

const BOOKINGS = [
  'Datum,Čas od,Čas do,Služba,Klient,E-mail klienta,Telefon klienta,Cena,Stav,Zaměstnanec',
  '"24. 12. 2026",9:00,9:45,Strih,Jan Vzorný,jan@example.com,777 000 001,"350,00",Potvrzeno,Hana',
  '2026-12-28,10.30,,Barva,Eva Vzorná,,777 000 002,,Potvrzeno,',
  '29.12.2026,11:00,10:00,Strih,Petr Vzorný,,777 000 003,,Potvrzeno,',
  '30.12.2026,11:00,12:00,Strih,Iva Vzorná,,777 000 004,,Zrušeno,',
  '31.2.2026,11:00,12:00,Strih,Ola Vzorná,,777 000 005,,Potvrzeno,',
].join('\n');

describe('a table', () => {
  it.each([
    [CLIENTS, ['firstName', 'lastName', 'email', 'phone', 'note', null]],
    [BOOKINGS, ['date', 'time', 'end', 'service', 'name', 'email', 'phone', 'price', 'status', 'person']],
    ['Name\tEmail\tPhone\nA B\ta@example.com\t', ['name', 'email', 'phone']],
    [
      'First Name,Last Name,Notes,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value\na,b,,,,',
      ['firstName', 'lastName', 'note', null, 'email', 'phone'],
    ],
    [
      'Vorname;Nachname;E-Mail-Adresse;Handy;Behandlung;Beginn;Ende;Mitarbeiterin\na;;;;;;;',
      ['firstName', 'lastName', 'email', 'phone', 'service', 'date', 'end', 'person'],
    ],
    ['Meno,Mobil\na,b', ['name', 'phone']],
  ])('tells its columns by their titles', (text, fields) => {
    expect(guessFields(parseTable(text).titles)).toEqual(fields);
  });

  it('has quoted cells with line breaks, is numbered as a spreadsheet is, and is never worked out', () => {
    const table = parseTable('Meno;Poznámka\n"Nová; Jana";"prvý\nriadok ""a"""\n;\n=1+1;\'+421 900\n');
    expect(table.rows).toEqual([
      { number: 2, cells: ['Nová; Jana', 'prvý\nriadok "a"'] },
      { number: 4, cells: ['=1+1', '+421 900'] },
    ]);
  });

  it.each([
    ['utf-8', Buffer.from('Meno\nŽofia')],
    ['utf-8 with a mark', Buffer.from('\uFEFFMeno\nŽofia')],
    ['utf-16', Buffer.from('\uFEFFMeno\nŽofia', 'utf16le')],
    ['Windows-1250', Buffer.concat([Buffer.from('Meno\n'), Buffer.from([0x8e]), Buffer.from('ofia')])],
  ])('is read as %s', (_name, file) => {
    expect(parseTable(decodeFile(file))).toEqual({
      titles: ['Meno'],
      rows: [{ number: 2, cells: ['Žofia'] }],
    });
  });

  it.each([
    ['a workbook', () => decodeFile(Buffer.from('PK\x03\x04zip')), 'errors.importWorkbook'],
    ['a picture', () => decodeFile(Buffer.from('a\0b')), 'errors.importNoText'],
    ['titles alone', () => parseTable('Meno;E-mail\n'), 'errors.importEmpty'],
    ['nothing', () => parseTable(''), 'errors.importEmpty'],
    ['too many columns', () => parseTable(`${'a;'.repeat(60)}a\n1`), 'errors.importTooWide'],
    ['too many rows', () => parseTable(`Meno\n${'a\n'.repeat(5001)}`), 'errors.importTooLong'],
    ['a quotation mark without an end', () => parseTable('Meno;Mesto\n"Jana;Nitra\n'), 'errors.importBroken'],
  ])('is refused with a reason: %s', (_name, call, message) => {
    const details = { fields: [{ path: 'file', message: expect.objectContaining({ key: message }) }] };
    expect(call).toThrow(
      expect.objectContaining({ code: 'VALIDATION', details: expect.objectContaining(details) }),
    );
  });
});

describe('a row', () => {
  it('is a customer with an email or a phone number, each person once', () => {
    const { people, visits, problems } = read(CLIENTS);
    expect(visits).toEqual([]);
    expect(people).toEqual([
      {
        row: 2,
        name: 'Alica Vzorová',
        email: 'alica@example.com',
        phone: '+421 900 000 001',
        note: 'Alergia na amoniak;\nradšej ráno\nBez cukru',
      },
      { row: 3, name: 'Boris Vzorový', email: '', phone: '0900 000 002', note: '' },
    ]);
    expect(problems).toEqual([
      { row: 4, name: 'Cyril Bezkontaktný', problem: 'noContact' },
      { row: 5, name: 'Dana Zlá', problem: 'email' },
      { row: 6, name: 'Ema Dlhá', problem: 'phone' },
    ]);
  });

  it('is a booking where it has a day, and its customer comes in when it cannot', () => {
    const { people, visits, problems } = read(BOOKINGS);
    expect(visits).toMatchObject([
      {
        row: 2,
        date: '2026-12-24',
        time: '09:00',
        minutes: 45,
        service: 'Strih',
        priceCents: 35_000,
        person: 'Hana',
      },
      { row: 3, date: '2026-12-28', time: '10:30', minutes: null, endDate: null, priceCents: null },
    ]);
    expect(problems.map(({ row, problem }) => [row, problem])).toEqual([
      [4, 'length'],
      [5, 'cancelled'],
      [6, 'date'],
    ]);
    expect(people).toHaveLength(5);
  });

  it('keeps two people of one phone number apart unless their name is the same', () => {
    const rows = [
      'a@example.com;0900 000 001;Jana',
      'b@example.com;0900000001;Eva',
      'c@example.com;+421900000001;JANA',
    ];
    const { people } = read(`E-mail;Telefón;Meno\n${rows.join('\n')}`);
    expect(people.map(({ name, email }) => [name, email])).toEqual([
      ['Jana', 'a@example.com'],
      ['Eva', 'b@example.com'],
    ]);
  });

  it('obeys the rules for names and lengths', () => {
    const rows = [
      'www.example.com;a@example.com;',
      `${'a'.repeat(201)};b@example.com;`,
      `;c@example.com;${'n'.repeat(4001)}`,
    ];
    expect(read(`Meno;E-mail;Poznámka\n${rows.join('\n')}`).problems.map(({ problem }) => problem)).toEqual([
      'name',
      'tooLong',
      'tooLong',
    ]);
  });
});

describe('a time', () => {
  it.each([
    ['24.12.2026', { date: '2026-12-24', time: null, until: null }],
    ['24. 12. 2026 9:00', { date: '2026-12-24', time: '09:00', until: null }],
    ['št 24.12.26, 9.30', { date: '2026-12-24', time: '09:30', until: null }],
    ['2026-12-24T09:00', { date: '2026-12-24', time: '09:00', until: null }],
    ['2026-12-24 09:00:00', { date: '2026-12-24', time: '09:00', until: null }],
    ['2026-12-24T23:30:00Z', { date: '2026-12-25', time: '00:30', until: null }],
    ['2026-07-01T09:00:00+0000', { date: '2026-07-01', time: '11:00', until: null }],
    ['24.12.2026 o 9:00', { date: '2026-12-24', time: '09:00', until: null }],
    ['24.12.2026 9:00 - 9:45', { date: '2026-12-24', time: '09:00', until: '09:45' }],
    ['9:00', { date: null, time: '09:00', until: null }],
    ['1:30 PM', { date: null, time: '13:30', until: null }],
    ['14:00 hod.', { date: null, time: '14:00', until: null }],
    ['5/5/2026', { date: '2026-05-05', time: null, until: null }],
    ['5/6/2026', 'dateOrder'],
    ['30.2.2026', 'date'],
    ['25:00', 'date'],
    ['24.12.2026 raz', 'time'],
    ['zajtra', 'date'],
    ['0:30 PM', 'date'],
  ])('%s is read as %o', (cell, time) => {
    expect(readCellTime(cell, 'unknown', zone)).toEqual(time);
  });

  it.each([
    [['12/24/2026', '1/2/2026'], 'month'],
    [['24/12/2026', '1/2/2026'], 'day'],
    [['24/12/2026', '12/24/2026'], 'unknown'],
    [['1/2/2026'], 'unknown'],
    [['24.12.2026'], 'unknown'],
  ])('with slashes is told by all of %o', (cells, order) => {
    expect(guessDateOrder(cells)).toBe(order);
  });

  it.each([
    ['45', 45],
    ['45 min', 45],
    ['1 h 30 min', 90],
    ['1:30', 90],
    ['1,5 h', 90],
    ['2 hodiny', 120],
    ['dlho', null],
    ['', null],
  ])('takes as long as %s', (cell, minutes) => expect(readMinutes(cell)).toBe(minutes));

  it.each(['Zrušená', 'cancelled', 'Storniert', 'odmietnuté', 'Abgesagt'])('%s is cancelled', (word) =>
    expect(isCancelledWord(word)).toBe(true),
  );
  it.each(['', 'Potvrdená', 'confirmed', 'Neprišiel'])('%s is not', (word) =>
    expect(isCancelledWord(word)).toBe(false),
  );
});

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    ...events.flat(),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const bounds = {
  timeZone: zone,
  first: '2025-11-01',
  last: '2027-11-01',
  serviceNames: ['Strih', 'Strih a farba'],
};

describe('a calendar', () => {
  it('gives bookings with who comes, in the time at home', async () => {
    const text = calendar(
      event(
        'UID:1@google.com',
        'DTSTART;TZID=America/New_York:20261201T090000',
        'DTEND;TZID=America/New_York:20261201T094500',
        'SUMMARY:Alica Vzorová - Strih a farba',
        'DESCRIPTION:Telefón: +421 900 000 001<br>alica@example.com',
      ),
      event(
        'UID:2@google.com',
        'DTSTART:20261202T090000Z',
        'DTEND:20261202T100000Z',
        'SUMMARY:Konzultácia',
        'ORGANIZER:mailto:salon@example.com',
        'ATTENDEE;CN=salon@example.com:mailto:salon@example.com',
        'ATTENDEE;CN=Boris Vzorový:mailto:boris@example.com',
      ),
      event(
        'UID:3@google.com',
        'DTSTART:20261203T090000Z',
        'DTEND:20261203T100000Z',
        'STATUS:CANCELLED',
        'SUMMARY:Nie',
      ),
      event(
        'UID:4@google.com',
        'DTSTART;VALUE=DATE:20261224',
        'DTEND;VALUE=DATE:20261227',
        'SUMMARY:Pobyt Novák',
      ),
      event('UID:5@google.com', 'DTSTART:20261205T090000Z', 'DTEND:20261205T100000Z'),
    );
    const { visits, people, problems } = await readCalendar(text, bounds);
    expect(visits).toMatchObject([
      {
        name: 'Alica Vzorová',
        service: 'Strih a farba',
        email: 'alica@example.com',
        phone: '+421 900 000 001',
        date: '2026-12-01',
        time: '15:00',
        minutes: 45,
      },
      { name: 'Boris Vzorový', email: 'boris@example.com', date: '2026-12-02', time: '10:00', minutes: 60 },
      { name: 'Pobyt Novák', date: '2026-12-24', time: null, endDate: '2026-12-27', minutes: null },
    ]);
    expect(people.map(({ email }) => email)).toEqual(['alica@example.com', 'boris@example.com']);
    expect(problems).toMatchObject([{ problem: 'noName' }]);
  });

  it('repeats no longer than bookings can lie ahead, on the clock of its own zone', async () => {
    const repeated = event(
      'UID:6',
      'DTSTART;TZID=Europe/Bratislava:20261020T090000',
      'DTEND;TZID=Europe/Bratislava:20261020T100000',
      'RRULE:FREQ=WEEKLY',
      'SUMMARY:Pani Vzorová',
    );
    const { visits } = await readCalendar(calendar(repeated), { ...bounds, last: '2026-11-10' });
    expect(visits.map(({ date, time }) => `${date} ${time}`)).toEqual([
      '2026-10-20 09:00',
      '2026-10-27 09:00',
      '2026-11-03 09:00',
      '2026-11-10 09:00',
    ]);
  });

  it('is read in time, also where a note is made to be slow', { timeout: SLOW_MS }, async () => {
    const slow = ['@'.repeat(2000), 'a@'.repeat(1000), 'a'.repeat(2000), `a@${'a.'.repeat(999)}`];
    const times = ['DTSTART:20261202T090000Z', 'DTEND:20261202T100000Z', 'SUMMARY:Alica'];
    const events = slow.map((note, index) => event(`UID:${index}`, ...times, `DESCRIPTION:${note}`));
    const { visits } = await readCalendar(calendar(...events), bounds);
    expect(visits.map(({ email }) => email)).toEqual(slow.map(() => ''));
  });

  it('is refused where it is none', async () => {
    await expect(readCalendar('BEGIN:VCALENDAR\r\nEND:VCALENDAR', bounds)).rejects.toMatchObject({
      code: 'VALIDATION',
    });
  });

  it.each([
    ['Strih: Jana Malá', { name: 'Jana Malá', service: 'Strih' }],
    ['STRIH A FARBA (Jana)', { name: 'Jana', service: 'Strih a farba' }],
    ['Jana Malá', { name: 'Jana Malá', service: '' }],
  ])('%s names who comes', (title, split) => expect(splitTitle(title, bounds.serviceNames)).toEqual(split));
});
