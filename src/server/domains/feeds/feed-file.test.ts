import { describe, expect, it } from 'vitest';
import { FeedError } from '../../ports/feed-reader';
import { parseFeed } from './feed-file';

const bounds = {
  timeZone: 'Europe/Bratislava',
  first: '2026-11-24',
  last: '2028-11-23',
  ownHost: 'own.example.com',
};

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'];
const read = async (...lines: string[]) =>
  (await parseFeed(calendar(...lines), bounds)).map(({ start, end }) => `${start} - ${end}`);

describe('times', () => {
  it.each([
    [
      'whole days',
      ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'],
      '2026-12-01 00:00 - 2026-12-03 00:00',
    ],
    ['one day without an end', ['DTSTART;VALUE=DATE:20261201'], '2026-12-01 00:00 - 2026-12-02 00:00'],
    [
      'instants',
      ['DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z'],
      '2026-12-01 10:00 - 2026-12-01 11:00',
    ],
    [
      'the clock of a zone',
      ['DTSTART;TZID=America/New_York:20261201T090000', 'DTEND;TZID=America/New_York:20261201T100000'],
      '2026-12-01 15:00 - 2026-12-01 16:00',
    ],
    [
      'the clock at home',
      ['DTSTART:20261201T090000', 'DURATION:PT1H30M'],
      '2026-12-01 09:00 - 2026-12-01 10:30',
    ],
    [
      'a zone that nobody knows, which is home',
      ['DTSTART;TZID=Central Europe Standard Time:20261201T090000', 'DURATION:PT1H'],
      '2026-12-01 09:00 - 2026-12-01 10:00',
    ],
  ])('reads %s', async (_case, lines, time) => {
    expect(await read(...event('UID:1', ...lines))).toEqual([time]);
  });

  it('keeps what repeats at its hour in summer as well, leaves out what is excepted and moves what is moved', async () => {
    const times = await read(
      ...event(
        'UID:dentist',
        'DTSTART;TZID=Europe/Bratislava:20270318T090000',
        'DTEND;TZID=Europe/Bratislava:20270318T100000',
        'RRULE:FREQ=WEEKLY;COUNT=4',
        'EXDATE;TZID=Europe/Bratislava:20270325T090000',
      ),
      ...event(
        'UID:dentist',
        'RECURRENCE-ID;TZID=Europe/Bratislava:20270408T090000',
        'DTSTART;TZID=Europe/Bratislava:20270408T130000',
        'DURATION:PT30M',
      ),
    );
    expect(times).toEqual([
      '2027-03-18 09:00 - 2027-03-18 10:00',
      '2027-04-01 09:00 - 2027-04-01 10:00',
      '2027-04-08 13:00 - 2027-04-08 13:30',
    ]);
  });

  it('follows what repeats without an end to the last day only', async () => {
    const times = await read(
      ...event('UID:1', 'DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=1'),
    );
    expect([times[0], times.at(-1), times.length]).toEqual([
      '2026-12-01 00:00 - 2026-12-02 00:00',
      '2028-11-01 00:00 - 2028-11-02 00:00',
      24,
    ]);
  });

  it('keeps the title short and in one line', async () => {
    const [time] = await parseFeed(
      calendar(...event('UID:1', 'DTSTART;VALUE=DATE:20261201', `SUMMARY:Reserved\\n ${'x'.repeat(200)}`)),
      bounds,
    );
    expect(time?.title).toMatch(/^Reserved x+$/);
    expect(time?.title).toHaveLength(80);
  });
});

describe('what takes no time', () => {
  const day = 'DTSTART;VALUE=DATE:20261201';
  it.each([
    ['is cancelled', [day, 'STATUS:CANCELLED']],
    ['is only a note', [day, 'TRANSP:TRANSPARENT']],
    ['is over', ['DTSTART;VALUE=DATE:20261120']],
    ['is too far away', ['DTSTART;VALUE=DATE:20300101']],
    ['ends before it begins', [day, 'DTEND;VALUE=DATE:20261130']],
    ['has no day', ['DTSTART:yesterday']],
    ['repeats every second', [day, 'RRULE:FREQ=SECONDLY']],
  ])('leaves out what %s', async (_case, lines) => {
    expect(await read(...event('UID:1', ...lines), ...event('UID:2', day))).toHaveLength(1);
  });

  it('leaves out what this server has written itself, and alarms inside of events', async () => {
    expect(await read(...event('UID:booking-1@own.example.com', day))).toEqual([]);
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT1H', 'DURATION:PT15M', 'END:VALARM'];
    expect(await read(...event('UID:1', day, ...alarm))).toEqual(['2026-12-01 00:00 - 2026-12-02 00:00']);
  });
});

it.each(['', '<!doctype html><title>Log in</title>', 'BEGIN:VEVENT'])('refuses %j', async (file) => {
  await expect(parseFeed(file, bounds)).rejects.toEqual(new FeedError('noCalendar'));
});

it('takes a calendar with nothing in it, and refuses one with too much', async () => {
  expect(await read()).toEqual([]);
  const many = Array.from({ length: 2001 }, (_, index) =>
    event(`UID:${index}`, 'DTSTART;VALUE=DATE:20261201'),
  );
  await expect(parseFeed(calendar(...many.flat()), bounds)).rejects.toEqual(new FeedError('tooMany'));
  const daily = Array.from({ length: 3 }, (_, index) =>
    event(`UID:${index}`, `DTSTART:20261124T0${index}0000Z`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY'),
  );
  await expect(parseFeed(calendar(...daily.flat()), bounds)).rejects.toEqual(new FeedError('tooMany'));
});
