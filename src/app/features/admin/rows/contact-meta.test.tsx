import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactMeta } from './contact';

const shown = (email: string, phone: string | null) =>
  renderToStaticMarkup(<ContactMeta email={email} phone={phone} mailSubject="Booking" />);

it('links no address that a caller did not leave', () => {
  expect(shown('', '+421 900 000 118')).not.toContain('mailto');
  expect(shown('', '+421 900 000 118')).toContain('tel:');
  expect(shown('', null)).toBe('');
  expect(shown('eva@example.com', null)).toContain('mailto:eva@example.com');
});
