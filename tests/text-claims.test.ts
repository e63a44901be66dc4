import * as messages from '@messages/en';
import { expect, it } from 'vitest';
import { MAX_UPLOAD_MEGABYTES } from '@/core/image-file';
import { MAX_ORDER_QUANTITY } from '@/core/orders';
import { TRIAL_DAYS } from '@/core/plans';
import { SLUG_MIN_LENGTH } from '@/core/slug';

/** A number in a text is the one that counts. */
it.each([
  [messages.validation.quantity, `from 1 to ${MAX_ORDER_QUANTITY}`],
  // The editor's queue takes it as it stands: with a place for a value it would be no text until it is drawn.
  [messages.failures.uploadTooLarge, `at most ${MAX_UPLOAD_MEGABYTES} MB.`],
  [messages.auth.registerHeading, `${TRIAL_DAYS}-day free trial`],
  [messages.landing.documentDescription, `Free for ${TRIAL_DAYS} days.`],
  [messages.validation.slugMin, `at least ${SLUG_MIN_LENGTH} characters`],
])('"%s" says %s', (text, fact) => {
  expect(text).toContain(fact);
});
