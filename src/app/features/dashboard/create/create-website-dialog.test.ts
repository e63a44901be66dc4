import * as messages from '@messages/en';
import { createTranslator } from 'use-intl';
import { expect, test } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import { createFailureText } from './create-website-dialog';

const t = createTranslator({ locale: 'en', messages });
const exists = messages.createWebsite.exists;

test.each([
  [409, 'Website with this name already exists', exists],
  [409, 'Stránka s týmto názvom už existuje', exists],
  [403, 'Your plan allows one website', 'Error creating website'],
  [500, 'Something went wrong', 'Error creating website'],
  [507, 'There is no room.', 'Error creating website. There is no room.'],
])('%i %s', (status, message, shown) => {
  expect(createFailureText(new ApiError(status, JSON.stringify({ message, code: 'X' })), t, true)).toBe(
    shown,
  );
});

test('no connection is said beside it', () => {
  expect(createFailureText(new ApiError(0, 'Failed to fetch'), t, true)).toBe(
    `Error creating website. ${messages.failures.noConnection}`,
  );
});

test('one that was created before its change is said in full', () => {
  const body = { message: messages.errors.websiteCreated, code: 'CONFLICT', field: 'requestId' };
  expect(createFailureText(new ApiError(409, JSON.stringify(body)), t, true)).toBe(
    messages.errors.websiteCreated,
  );
});

test('support is spoken of only where there is one', () => {
  const body = { message: 'Website with this name already exists', code: 'CONFLICT' };
  const shown = createFailureText(new ApiError(409, JSON.stringify(body)), t, false);
  expect(shown).toBe('Website with this name already exists. Try a different name.');
});
