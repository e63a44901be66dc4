import * as z from 'zod/mini';
import { key } from '@/core/messages';

/**
 * A random UUID that a form sends with what was filled in, so that the call is known again when it comes a second time. By a
 * pattern: zod's own check of all versions would add more to the scripts than anything needs here.
 */
export const requestId = z.optional(
  z
    .string(key('validation.invalid'))
    .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, key('validation.invalid'))),
);
