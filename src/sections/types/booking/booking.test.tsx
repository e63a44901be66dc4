import * as en from '@messages/en';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getDefaultWeekHours, getWeekIntervals } from '@/core/opening-hours';
import { fromWorkingHours } from '@/core/website-hours';
import type { ViewMode } from '../../visitor-kit/define-view';
import { type BookingContent, booking } from './definition';
import { fixtures } from './fixtures';
import { formatOpenDays, listHoursLines } from './hours-lines';
import { previewDays } from './use-booking-times';
import { BookingView } from './view';

const { content } = fixtures.typical;
const [service] = content.services;
const problems = (changed: object) =>
  booking.content.saved
    .safeParse({ ...content, ...changed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const withService = (changed: object) => ({ services: [{ ...service, ...changed }] });

describe('a booking', () => {
  it('takes from an older page what it has, and fills in the rest', () => {
    const read = booking.content.saved.parse({ services: [{ id: '1', name: 'Cut', duration: '45' }] });
    expect(read).toEqual({
      title: '',
      bookingType: 'hourly',
      services: [{ id: '1', name: 'Cut', duration: 45, price: 0, description: '' }],
      workingHours: getDefaultWeekHours(),
    });
  });

  it.each([15, 60, 105, 1440])('by the hour takes %d minutes', (duration) => {
    expect(problems(withService({ duration }))).toEqual([]);
  });

  it.each([0, -15, 10, 20, 15.5, 1455])('by the hour refuses %d minutes', (duration) => {
    expect(problems(withService({ duration }))).toEqual([['services.0.duration', 'validation.duration']]);
  });

  it.each([-1, 64.5, 1_000_001])('by the night refuses %d euros', (price) => {
    expect(problems({ bookingType: 'daily', ...withService({ price }) })).toEqual([
      ['services.0.price', 'validation.nightPrice'],
    ]);
  });

  it('looks only at what its kind uses', () => {
    const monday = { enabled: true, start: '12:00', end: '' };
    const stays = { bookingType: 'daily', workingHours: { ...content.workingHours, monday } };
    expect(problems({ ...stays, ...withService({ price: 0, duration: 1 }) })).toEqual([]);
    expect(problems({ bookingType: 'hourly', ...withService({ price: -1, duration: 15 }) })).toEqual([]);
    expect(problems({ isOneAtATime: true, ...withService({ capacity: 0 }) })).toEqual([]);
  });

  it.each([0, 1.5, 101])('refuses %d of a service, for stays too', (capacity) => {
    for (const bookingType of ['hourly', 'daily']) {
      expect(
        problems({ bookingType, isOneAtATime: bookingType === 'daily', ...withService({ capacity }) }),
      ).toEqual([['services.0.capacity', 'validation.capacity']]);
    }
  });

  it.each(['', '12', '12,50', '100 000'])('takes the price %o of a visit', (visitPrice) => {
    expect(problems(withService({ visitPrice }))).toEqual([]);
  });

  it.each(['by agreement', '-1', '100000,01'])('refuses the price %o of a visit', (visitPrice) => {
    expect(problems(withService({ visitPrice }))).toEqual([
      ['services.0.visitPrice', 'validation.productPrice'],
    ]);
    expect(problems({ bookingType: 'daily', ...withService({ visitPrice }) })).toEqual([]);
  });

  it('that is new is taken by one person', () => {
    expect(booking.create((key) => key).content.isOneAtATime).toBe(true);
    // An older page says nothing of it, and keeps a diary for each service.
    expect(booking.content.saved.parse({}).isOneAtATime).toBeUndefined();
  });

  it('names the service without a name and the day that closes before it opens', () => {
    const workingHours = {
      ...content.workingHours,
      tuesday: { enabled: true, start: '12:00', end: '09:00' },
      sunday: { enabled: false, start: '12:00', end: '' },
    };
    expect(problems({ workingHours })).toEqual([
      ['workingHours.tuesday.end', 'validation.closesBeforeOpening'],
    ]);
    expect(problems(withService({ name: ' ' }))).toEqual([['services.0.name', 'validation.serviceTitle']]);
  });

  it('refuses another kind, other days and endless lists', () => {
    expect(problems({ bookingType: 'weekly' })).toHaveLength(1);
    expect(problems({ workingHours: { monday: 'open' } })).toHaveLength(1);
    expect(problems({ services: Array.from({ length: 101 }, () => service) })).toEqual([
      ['services', 'validation.tooManyBookedServices'],
    ]);
  });
});

describe('the opening hours', () => {
  it('share a line where neighbours are alike', () => {
    expect(listHoursLines('en', getWeekIntervals(content.workingHours))).toEqual([
      { days: 'Monday – Friday', hours: '09:00 – 17:00' },
      { days: 'Saturday', hours: '09:00 – 12:30' },
      { days: 'Sunday', hours: null },
    ]);
  });

  it('name the days on which a stay can begin', () => {
    const week = getWeekIntervals(getDefaultWeekHours());
    expect(formatOpenDays('en', { ...week, wednesday: [] })).toBe('Monday – Tuesday, Thursday – Friday');
  });
});

function render(
  changed: Partial<BookingContent>,
  mode: ViewMode,
  around: Partial<Pick<ComponentProps<typeof BookingView>, 'opening' | 'areHoursStated' | 'layout'>> = {},
): string {
  return renderToStaticMarkup(
    <BookingView
      id="booking-1"
      title="Book a visit"
      content={{ ...content, ...changed }}
      words={{ ...en.site, locale: 'en' }}
      slug="salon"
      mode={mode}
      layout="base"
      frame={{ id: 'test', mode: 'public' }}
      isFirst={false}
      {...around}
    />,
  );
}

describe('visitors', () => {
  it('read the services, how long they take and when the door is open, also without a script', () => {
    const html = render({}, 'public');
    expect(html).toContain('60 min · With a wash');
    expect(html).toContain('09:00 – 12:30');
    expect(html).toContain('Book now');
    expect(html).toMatch(/<noscript>.*needs JavaScript/);
    // Only the visitor's browser knows which day it is.
    expect(html).not.toContain('role="grid"');
  });

  it('read the opening hours of the website only where no other section tells them', () => {
    const hours = fromWorkingHours(content.workingHours);
    const opening = { hours, wallTime: '2026-11-23 10:00' };
    expect(render({ hours: 'website' }, 'public', { opening })).toContain('s-hours');
    const around = { opening, areHoursStated: true };
    expect(render({ hours: 'website' }, 'public', around)).not.toContain('s-hours');
    // A section's own hours stand nowhere else.
    expect(render({ hours: 'own' }, 'public', around)).toContain('s-hours');
  });

  it('read the price of a night, when there is one', () => {
    const html = render({ bookingType: 'daily', ...withService({ price: 64 }) } as BookingContent, 'public');
    expect(html).toContain('€64.00');
    expect(html).toContain('per night');
    const free = render({ bookingType: 'daily', ...withService({ price: 0 }) } as BookingContent, 'public');
    expect(free).not.toContain('per night');
  });
});

it('of a room with seasons visitors read the least that a night can cost, and for how many it is', () => {
  const summer = { id: 's', from: '2027-07-01', until: '2027-08-31', price: 95 };
  const room = { ...service, price: 64, sleeps: 2, seasons: [summer] };
  const house = { bookingType: 'daily', services: [room], cityTax: '1,50', checkIn: '15:00' };
  const html = render(house as BookingContent, 'public');
  expect(html).toContain('<b>from €64.00</b>');
  expect(html).toContain('Guests at most:\u00a02');
  expect(html).toContain('<dt>Check-in from</dt><dd>15:00</dd>');
  expect(html).toContain('€1.50 per person and night, paid on the spot');
  expect(html.match(/<option/g)).toHaveLength(2);
});

it('nobody is asked for guests where it matters neither for a room nor for the city tax', () => {
  expect(render({ bookingType: 'daily' }, 'public')).not.toContain('<select');
  expect(render({ bookingType: 'daily', cityTax: '2' }, 'public')).toContain('<select');
});

it('a visit has its price, also by the hour', () => {
  const html = render(
    withService({ duration: 90, visitPrice: '30', isPricedByHour: true }) as BookingContent,
    'public',
  );
  expect(html).toContain('<b>€45.00</b>');
  expect(html).toContain('90 min · €30.00 per hour · With a wash');
  expect(html).toContain('<dt>Total</dt><dd>€45.00</dd>');
});

it('visitors can add a note where the owner wants it', () => {
  expect(render({ asksNote: true }, 'public')).toContain('name="notes"');
  expect(render({}, 'public')).not.toContain('name="notes"');
});

it('visitors choose several services where the owner wants it, and one diary holds them', () => {
  const services = ['Cut', 'Colour'].map((name, index) => ({ ...service, id: `${index}`, name })) as never;
  const several = { services, takesSeveral: true };
  expect(render({ ...several, isOneAtATime: true }, 'public')).toContain('type="checkbox"');
  expect(render(several, 'public')).not.toContain('type="checkbox"');
  expect(render({ services, isOneAtATime: true }, 'public')).not.toContain('type="checkbox"');
});

const hair = { id: 'hair', kind: 'choice', label: 'Hair', options: ['short', ' ', ' long '] } as const;

it('asks what the owner wants to know', () => {
  const questions = [
    { ...hair, options: [...hair.options], isRequired: true },
    { id: 'allergy', kind: 'text' as const, label: 'Allergies' },
    { id: 'time', kind: 'tick' as const, label: 'I come in time' },
  ];
  const html = render({ questions }, 'public');
  expect(html).toMatch(/<select[^>]*name="answers.hair"[^>]*required/);
  expect(html.match(/<option[^>]*>[^<]*/g)?.map((option) => option.replace(/.*>/, ''))).toEqual([
    'Please choose',
    'short',
    'long',
  ]);
  expect(html).toContain('Allergies<span> (optional)</span>');
  expect(html).toMatch(/<input type="checkbox"[^>]*name="answers.time"/);
});

it.each([
  ['without words', { label: ' ' }, 'questions.0.label', undefined],
  ['with one option', { options: ['short', 'short '] }, 'questions.0.options', 'validation.answerOptions'],
])('a question %s is refused', (_case, changed, path, message) => {
  const [problem] = problems({ questions: [{ ...hair, ...changed }] });
  expect(problem).toEqual([path, message ?? expect.any(String)]);
});

it('for stays asks for arrival and departure', () => {
  const html = render({ bookingType: 'daily' }, 'mobile');
  expect(html).toContain('<legend>Arrival</legend>');
  expect(html).toContain('Departure');
  expect(html).not.toContain('<legend>Time</legend>');
});

it('in rows each room is named before its nights are known, and without a script they are a list', () => {
  const rooms = ['Attic', 'Parlour'].map((name) => ({
    id: name,
    name,
    duration: 60,
    price: 64,
    description: '',
  }));
  const house = { bookingType: 'daily', services: rooms } as const;
  const html = render(house, 'public', { layout: 'rows' });
  expect(html).toContain('role="grid"');
  expect(html).toMatch(/<th scope="row">Attic/);
  expect(html).not.toContain('<legend>Arrival</legend>');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toContain('Booking needs JavaScript.');
  expect(render(house, 'public', { layout: 'months' })).not.toContain('role="grid"');
});

describe('in the editor', () => {
  it('the open days of the coming weeks are free', () => {
    const { free } = previewDays({ week: getWeekIntervals(content.workingHours) }, '2026-11', '2026-11-24');
    expect([...(free['2026-11'] ?? [])]).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-30',
    ]);
  });

  it.each([
    [{ noticeHours: 0, daysAhead: 1 }, ['2026-11-24', '2026-11-25']],
    [{ noticeHours: 48, daysAhead: 3 }, ['2026-11-26', '2026-11-27']],
  ])('%o keeps days from the form', (bounds, days) => {
    const { free } = previewDays(
      { week: getWeekIntervals(content.workingHours), ...bounds },
      '2026-11',
      '2026-11-24',
    );
    expect([...(free['2026-11'] ?? [])]).toEqual(days);
  });
});
