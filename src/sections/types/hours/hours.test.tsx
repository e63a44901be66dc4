import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultWeekHours } from '@/core/opening-hours';
import { fromWorkingHours, type Opening } from '@/core/website-hours';
import { hours } from './definition';
import { view } from './view';

/** Monday. */
const opening: Opening = { hours: fromWorkingHours(defaultWeekHours()), wallTime: '2026-11-23 10:00' };

function draw(layout: string, shown: Opening | undefined = opening): string {
  const section = { id: 'hours-1', type: 'hours', title: '', order: 0, content: { note: 'By the yard' } };
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
