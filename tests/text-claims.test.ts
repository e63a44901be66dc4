import * as messages from '@messages/en';
import { expect, it } from 'vitest';
import { MAX_UPLOAD_MEGABYTES } from '@/core/image-file';
import { MAX_ORDER_QUANTITY } from '@/core/orders';
import { TRIAL_DAYS } from '@/core/plans';
import { SLUG_MIN_LENGTH } from '@/core/slug';

/** A number in a text must be the number in the code. */
it.each([
  [messages.validation.quantity, `from 1 to ${MAX_ORDER_QUANTITY}`],
  // The editor's queue shows this message as it is written, so it has no placeholder for a value.
  [messages.failures.uploadTooLarge, `at most ${MAX_UPLOAD_MEGABYTES} MB.`],
  [messages.auth.registerHeading, `${TRIAL_DAYS}-day free trial`],
  [messages.landing.documentDescription, `Free for ${TRIAL_DAYS} days.`],
  [messages.validation.slugMin, `at least ${SLUG_MIN_LENGTH} characters`],
])('"%s" says %s', (text, fact) => {
  expect(text).toContain(fact);
});
