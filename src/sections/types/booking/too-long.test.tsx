import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { getDefaultWebsiteHours, type WebsiteHours } from '@/core/website-hours';
import { WebsiteHoursContext } from '../../editor-kit/host';
import type { BookingContent } from './definition';
import { fixtures } from './fixtures';
import { TooLongServices } from './too-long';

const [cut] = fixtures.typical.content.services as [BookingContent['services'][0]];
const content: BookingContent = {
  ...fixtures.typical.content,
  services: [cut, { ...cut, id: 'colour', name: 'Farba', duration: 5 * 60 + 30 }],
};

/** Returns the words of the warning, for a website that is open for some hours on Mondays. */
function warn(changed: Partial<BookingContent>, end = '13:00'): string {
  const week: WebsiteHours['week'] = { ...closed, monday: [{ start: '09:00', end }] };
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" timeZone="UTC" messages={{ sections: en.sections }}>
      <WebsiteHoursContext value={{ ...getDefaultWebsiteHours(), week }}>
        <TooLongServices content={{ ...content, ...changed }} />
      </WebsiteHoursContext>
    </IntlProvider>,
  );
  return html.replace(/<[^>]+>/g, '');
}

const closed = Object.fromEntries(
  Object.keys(getDefaultWebsiteHours().week).map((day) => [day, []]),
) as unknown as WebsiteHours['week'];

it('names the services that are longer than any opening of the hours that count', () => {
  expect(warn({ hours: 'website' })).toBe(
    'Farba takes 5 hours 30 minutes, but you are open 4 hours at most: nobody can book it.',
  );
  expect(warn({ hours: 'website' }, '14:30')).toBe('');
  // The section's own hours are eight a day.
  expect(warn({ hours: 'own' })).toBe('');
  expect(warn({ bookingType: 'daily', hours: 'website' })).toBe('');
});
