import * as z from 'zod/mini';
import { key } from '@/core/messages';
import { linkTokenField } from './account';
import { PASSWORD_MAX_LENGTH } from './auth';

/** POST /api/password-check: for a form that chooses a password. Whose it is: what was typed, or a reset's token, or else who is logged in. */
export const passwordCheck = z.strictObject({
  password: z.string().check(z.maxLength(PASSWORD_MAX_LENGTH, key('validation.passwordMax'))),
  nickname: z.optional(z.string().check(z.maxLength(100, key('validation.tooLong')))),
  email: z.optional(z.string().check(z.maxLength(300, key('validation.tooLong')))),
  token: z.optional(linkTokenField),
});
export type PasswordCheck = z.infer<typeof passwordCheck>;

/** Why a password is easy to guess; it is taken all the same. */
export const passwordWeakness = z.enum(['common', 'repeated', 'nickname', 'email']);
export type PasswordWeakness = z.infer<typeof passwordWeakness>;

export const passwordVerdict = z.object({ weakness: z.nullable(passwordWeakness) });
