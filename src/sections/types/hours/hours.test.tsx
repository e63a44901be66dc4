import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/core/dates';
import { getDefaultWeekHours } from '@/core/opening-hours';
import { fromWorkingHours, type Opening } from '@/core/website-hours';
import { checkPage, parsePage } from '@/sections/page/page';
import { type HoursContent, hours, MAX_WEEKS, WEEK_NOTE_MAX_LENGTH } from './definition';
import { view } from './view';

/** The day is a Monday. */
const opening: Opening = { hours: fromWorkingHours(getDefaultWeekHours()), wallTime: '2026-11-23 10:00' };

function draw(layout: string, shown: Opening | undefined = opening, weeks?: HoursContent['weeks']): string {
  const content = { note: 'By the yard', weeks };
  const section = { id: 'hours-1', type: 'hours', title: '', order: 0, content };
  return renderToStaticMarkup(
    view.render(section, {
      id: section.id,
      frame: { id: section.id, mode: 'public' },
      layout,
      title: '',
      words: { ...en.site, locale: 'en' },
      slug: 'bakery',
      mode: 'public',
      opening: shown,
      wallTime: opening.wallTime,
      isFirst: false,
    }),
  )
    .replaceAll('\u2060', '')
    .replaceAll('\u00a0', ' ');
}

it('is for visitors once the hours of the website are set, whatever its note says', () => {
  expect(hours.isEmpty({ note: 'By the yard' }, false)).toBe(true);
  expect(hours.isEmpty({ note: '' }, true)).toBe(false);
});

describe.each(['table', 'bars', 'line', 'tiles'])('the hours as %s', (layout) => {
  it('say whether it is open now, and the note', () => {
    expect(draw(layout)).toContain('Open now until 17:00');
    expect(draw(layout)).toContain('By the yard');
    const evening = draw(layout, { ...opening, wallTime: '2026-11-23 20:00' });
    expect(evening).toContain('class="s-open-now is-shut"');
  });
});

it('marks today in words', () => {
  for (const layout of ['table', 'bars', 'tiles']) {
    const html = draw(layout);
    expect(html.match(/<small>today<\/small>/g)).toHaveLength(1);
    expect(html).toContain('Monday <small>today</small>');
  }
});

it('draws a bar for each opening', () => {
  expect(draw('bars').match(/<rect/g)).toHaveLength(5);
  expect(draw('bars')).toContain('viewBox="0 0 480 1"');
});

it('joins neighbouring days in lines', () => {
  expect(draw('line')).toContain('<dt>Monday – Friday</dt><dd>9:00 – 17:00</dd>');
});

const weeks: HoursContent['weeks'] = [
  { monday: '2026-11-16', state: 'free' },
  { monday: '2026-11-23', state: 'full', note: 'back in December' },
  { monday: '2026-11-30', state: 'some', note: 'leaks only' },
  { monday: '2026-12-07', state: 'some' },
  { monday: '2026-12-14', state: 'free' },
];

describe('the weeks', () => {
  it('say in words what is free of each, from this week on', () => {
    const items = draw('weeks', opening, weeks).match(/<li.*?<\/li>/g) ?? [];
    expect(items.map((item) => item.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|'))).toEqual([
      '|This week|full|back in December|',
      '|30 Nov|leaks only|',
      '|7 Dec|some days left|',
      '|14 Dec|free|',
    ]);
  });

  it('stand without the hours, which are told elsewhere', () => {
    const html = draw('weeks', opening, weeks);
    expect(html).toContain('By the yard');
    expect(html).not.toContain('Open now');
    expect(html).not.toContain('17:00');
    const facts = hours.onServer?.businessFacts;
    expect(facts?.({ note: '', weeks }, 'weeks')).toEqual({ showsWebsiteHours: false });
    expect(facts?.({ note: '', weeks }, 'table')).toEqual({ showsWebsiteHours: true });
    expect([
      hours.statesHours?.({ note: '', weeks }, 'weeks'),
      hours.statesHours?.({ note: '' }, 'line'),
    ]).toEqual([false, true]);
  });

  it('are for visitors without the hours, until the last one is over', () => {
    const content = { note: '', weeks };
    expect(hours.isEmpty(content, false)).toBe(false);
    expect(hours.isEmpty({ note: '', weeks: [{ monday: 'soon', state: 'free' }] }, false)).toBe(true);
    expect(hours.isOver?.(content, '2026-12-20 23:59', false)).toBe(false);
    expect(hours.isOver?.(content, '2026-12-21 00:00', false)).toBe(true);
    expect(hours.isOver?.(content, '2026-12-21 00:00', true)).toBe(false);
  });
});

describe('at a save the weeks', () => {
  const problemsOf = (changed: unknown[]) => {
    const section = { id: 'a', type: 'hours', title: '', order: 0, content: { note: '', weeks: changed } };
    const { problems } = checkPage({ sections: [section] });
    return problems.map(
      ({ path, message }) => `${path.replace('pageData.sections.0.content.', '')} ${message}`,
    );
  };
  const mondays = Array.from({ length: MAX_WEEKS + 1 }, (_, index) => addDays('2026-11-30', 7 * index));

  it('are at most half a year, each once, from a Monday on', () => {
    expect(problemsOf(weeks)).toEqual([]);
    expect(problemsOf([{ monday: '2026-12-01', state: 'free' }])).toEqual([
      'weeks.0.monday validation.monday',
    ]);
    const twice = [0, 0].map(() => ({ monday: '2026-11-30', state: 'free' }));
    expect(problemsOf(twice)).toEqual(['weeks.1.monday validation.weekTwice']);
    const many = mondays.map((monday) => ({ monday, state: 'full' }));
    expect(problemsOf(many)).toEqual(['weeks validation.tooManyWeeks']);
    expect(problemsOf(many.slice(1))).toEqual([]);
  });

  it('have short texts and one of three states', () => {
    const monday = '2026-11-30';
    const note = 'a'.repeat(WEEK_NOTE_MAX_LENGTH);
    expect(problemsOf([{ monday, state: 'some', note }])).toEqual([]);
    expect(problemsOf([{ monday, state: 'some', note: `${note}a` }])).toEqual([
      'weeks.0.note validation.tooLong',
    ]);
    expect(problemsOf([{ monday, state: 'perhaps' }])).toEqual(['weeks.0.state validation.invalid']);
  });

  it('may be half written in a draft, and are kept there', () => {
    const content = { note: '', weeks: [{ monday: '', state: 'free', note: 'a'.repeat(300) }] };
    const { sections } = parsePage({ sections: [{ id: 'a', type: 'hours', title: '', order: 0, content }] });
    expect(sections).toMatchObject([{ type: 'hours', content }]);
  });
});
