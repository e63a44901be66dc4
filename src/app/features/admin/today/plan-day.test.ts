import { describe, expect, it } from 'vitest';
import type { Block } from '@/contracts/blocks';
import { formatMinutes } from '@/core/opening-hours';
import { visit as storedVisit } from '../calendar/booking-fixtures';
import { mergeIntervals, planDay } from './plan-day';

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const open = (...spans: string[]) => spans.map((span) => ({ start: span.slice(0, 5), end: span.slice(6) }));
const visit = (span: string) => ({
  booking: storedVisit(1, '2026-11-24 09:00', 60),
  start: toMinutes(span.slice(0, 5)),
  end: toMinutes(span.slice(6)),
});
const block = (span: string, resource: string | null = null) => ({
  block: { id: 1, resource, start: '', end: '', note: '', feed: null } satisfies Block,
  start: toMinutes(span.slice(0, 5)),
  end: toMinutes(span.slice(6)),
});

function plan(now: string, day: Partial<Parameters<typeof planDay>[0]>): string[] {
  const { rows, done } = planDay({ visits: [], blocks: [], intervals: [], ...day, now: toMinutes(now) });
  return [
    ...done.map(({ start }) => `done ${formatMinutes(start)}`),
    ...rows.map(
      (row) =>
        `${row.kind} ${formatMinutes(row.start)}-${formatMinutes(row.end)}${row.kind === 'visit' && row.isNow ? ' now' : ''}`,
    ),
  ];
}

describe('the plan of a day', () => {
  it('keeps a held time from being free, and does not call it done', () => {
    const held = (span: string) => ({ ...visit(span), heldFor: storedVisit(1, '2026-11-24 09:00', 60) });
    const visits = [held('08:00-09:00'), held('11:00-12:00')];
    expect(plan('10:00', { visits, intervals: open('08:00-13:00') })).toEqual([
      'free 10:00-11:00',
      'visit 11:00-12:00',
      'free 12:00-13:00',
    ]);
  });

  it('tells what is over, what goes on and what comes', () => {
    const visits = [visit('08:00-09:00'), visit('09:30-11:00'), visit('13:00-14:30')];
    expect(plan('09:52', { visits, intervals: open('08:00-12:00', '13:00-18:00') })).toEqual([
      'done 08:00',
      'visit 09:30-11:00 now',
      'free 11:00-12:00',
      'break 12:00-13:00',
      'visit 13:00-14:30',
      'free 14:30-18:00',
    ]);
  });

  it('begins free time at the next quarter of an hour, and leaves out what is too short', () => {
    expect(plan('10:07', { intervals: open('08:00-12:00') })).toEqual(['free 10:15-12:00']);
    expect(plan('11:50', { intervals: open('08:00-12:00') })).toEqual([]);
    const visits = [visit('09:00-10:00'), visit('10:10-12:00')];
    expect(plan('07:00', { visits, intervals: open('09:00-12:00') })).toEqual([
      'visit 09:00-10:00',
      'visit 10:10-12:00',
    ]);
  });

  it('takes no free time from a block of one service, and all from one of the website', () => {
    const intervals = open('08:00-10:00');
    expect(plan('07:00', { intervals, blocks: [block('08:00-10:00', 'a/b')] })).toEqual([
      'block 08:00-10:00',
      'free 08:00-10:00',
    ]);
    expect(plan('07:00', { intervals, blocks: [block('08:30-24:00')] })).toEqual([
      'free 08:00-08:30',
      'block 08:30-24:00',
    ]);
  });

  it('shows visits that overlap and those outside of opening hours', () => {
    const visits = [visit('09:00-11:00'), visit('10:00-10:30'), visit('18:00-19:00')];
    expect(plan('07:00', { visits, intervals: open('09:00-12:00') })).toEqual([
      'visit 09:00-11:00',
      'visit 10:00-10:30',
      'free 11:00-12:00',
      'visit 18:00-19:00',
    ]);
    expect(plan('07:00', { visits })).toEqual([
      'visit 09:00-11:00',
      'visit 10:00-10:30',
      'visit 18:00-19:00',
    ]);
  });

  it('knows no break in which somebody comes', () => {
    const visits = [visit('12:00-13:00')];
    expect(plan('07:00', { visits, intervals: open('08:00-12:00', '13:00-18:00') })).not.toContain(
      'break 12:00-13:00',
    );
  });
});

it('joins opening hours that touch or overlap', () => {
  expect(mergeIntervals(open('13:00-18:00', '08:00-12:00', '11:00-12:30', '18:00-19:00'))).toEqual([
    { start: toMinutes('08:00'), end: toMinutes('12:30') },
    { start: toMinutes('13:00'), end: toMinutes('19:00') },
  ]);
});
