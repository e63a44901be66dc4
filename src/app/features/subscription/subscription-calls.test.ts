import * as messages from '@messages/en';
import { createTranslator } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/app/lib/api-client';
import { createFailure } from './subscription-calls';

const t = createTranslator({ locale: 'en', messages });

describe('a subscription that could not be opened', () => {
  it.each([
    [
      new ApiError(401, '{"message":"Unauthorized","code":"UNAUTHORIZED"}'),
      'Please Login',
      'You need to be logged in to subscribe',
    ],
    [
      new ApiError(502, '{"message":"The bank sleeps","code":"PROVIDER_UNAVAILABLE"}'),
      'Error',
      'The bank sleeps',
    ],
    [new ApiError(500, 'Bad Gateway'), 'Error', 'Subscription creation failed'],
    [new ApiError(0, 'Failed to fetch'), 'Error', 'Failed to create subscription'],
    [new Error('odd'), 'Error', 'Failed to create subscription'],
  ])('%s', (error, title, description) => {
    expect(createFailure(error, t)).toEqual({ title, description });
  });
});
