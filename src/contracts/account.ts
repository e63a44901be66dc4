import * as z from 'zod/mini';
import { emailField, lineText } from '@/core/fields';
import { LOCALES } from '@/core/locale/locale';
import { key } from '@/core/messages';
import { newPassword, PASSWORD_MAX_LENGTH } from './auth';

const currentPassword = z
  .string(key('validation.passwordRequired'))
  .check(
    z.minLength(1, key('validation.passwordRequired')),
    z.maxLength(PASSWORD_MAX_LENGTH, key('validation.passwordMax')),
  );

/** A new email needs the password; nickname, tier and the like cannot be sent. */
export const accountEdit = z.strictObject({
  firstName: z.optional(lineText(100)),
  lastName: z.optional(lineText(100)),
  language: z.optional(z.enum(LOCALES, key('validation.invalid'))),
  email: z.optional(emailField),
  currentPassword: z.optional(currentPassword),
});
export type AccountEdit = z.infer<typeof accountEdit>;

export const passwordChange = z.strictObject({ currentPassword, newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

/** The typed confirmation is the account's own email. */
export const accountRemoval = z.strictObject({ currentPassword, confirmation: emailField });
export type AccountRemoval = z.infer<typeof accountRemoval>;

export const passwordResetRequest = z.strictObject({ email: emailField });

/** The link of a mail carries this token. */
export const linkTokenField = z.string().check(z.regex(/^[\w-]{20,100}$/, key('validation.invalid')));
export const linkToken = z.strictObject({ token: linkTokenField });

export const passwordReset = z.strictObject({ token: linkTokenField, newPassword });
/** The link sets the password of this address; it is null when the link does not work any more. */
export const passwordResetState = z.object({ email: z.nullable(z.string()) });
export type PasswordResetState = z.infer<typeof passwordResetState>;

/** The link proves its address, has done so, or does not work any more. The address is null where the link is unknown. */
export const emailProofState = z.object({
  state: z.enum(['open', 'done', 'dead']),
  email: z.nullable(z.string()),
});
export type EmailProofState = z.infer<typeof emailProofState>;

export const emailProven = z.object({ email: z.string() });

/** Describes a website to its owner, also after the plan has ended. */
export const accountWebsite = z.object({ id: z.int(), title: z.string(), slug: z.string() });
export type AccountWebsite = z.infer<typeof accountWebsite>;
