import { z } from 'zod';
import { emailField, lineText } from '@/core/fields';
import { key } from '@/core/messages';
import { newPassword } from './auth';

const currentPassword = z
  .string(key('validation.passwordRequired'))
  .min(1, key('validation.passwordRequired'))
  .max(200, key('validation.passwordMax'));

/** PATCH /api/account. A new email needs the password; nickname, tier and the like cannot be sent. */
export const accountEdit = z.strictObject({
  firstName: lineText(100).optional(),
  lastName: lineText(100).optional(),
  email: emailField.optional(),
  currentPassword: currentPassword.optional(),
});
export type AccountEdit = z.infer<typeof accountEdit>;

export const passwordChange = z.strictObject({ currentPassword, newPassword });
export type PasswordChange = z.infer<typeof passwordChange>;

/** DELETE /api/account: the typed confirmation is the account's own email. */
export const accountRemoval = z.strictObject({ currentPassword, confirmation: emailField });
export type AccountRemoval = z.infer<typeof accountRemoval>;

export const passwordResetRequest = z.strictObject({ email: emailField });
export const passwordReset = z.strictObject({
  token: z.string().regex(/^[\w-]{20,100}$/, key('validation.invalid')),
  newPassword,
});
