import * as z from 'zod/mini';
import { emailField, timestamp } from '@/core/fields';
import { LOCALES } from '@/core/locale/locale';
import { key } from '@/core/messages';
import { hasLink } from '@/core/plain-name';
import { tiers } from '@/core/plans';

const NICKNAME_MIN_LENGTH = 3;
const NICKNAME_MAX_LENGTH = 30;
export const PASSWORD_MIN_LENGTH = 6;
/** Hashing reads the whole password, so its length is bounded. */
export const PASSWORD_MAX_LENGTH = 200;

const nickname = z.string(key('validation.usernameMin')).check(
  z.trim(),
  z.minLength(NICKNAME_MIN_LENGTH, key('validation.usernameMin')),
  z.maxLength(NICKNAME_MAX_LENGTH, key('validation.usernameMax')),
  z.regex(/^[^\p{Cc}\p{Bidi_Control}<>@/\\]+$/u, key('validation.usernameCharacters')),
  z.refine((name) => !hasLink(name), key('validation.nameLink')),
);

export const newPassword = z
  .string(key('validation.passwordMin'))
  .check(
    z.minLength(PASSWORD_MIN_LENGTH, key('validation.passwordMin')),
    z.maxLength(PASSWORD_MAX_LENGTH, key('validation.passwordMax')),
  );

export const registerInput = z
  .object({
    nickname,
    email: emailField,
    password: newPassword,
    confirmPassword: z.string(key('validation.passwordsDiffer')),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: key('validation.passwordsDiffer'),
      // This error is said beside the others, not only after they are mended.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );
export type RegisterInput = z.infer<typeof registerInput>;

export const loginInput = z.object({
  email: emailField,
  password: z
    .string(key('validation.passwordRequired'))
    .check(
      z.minLength(1, key('validation.passwordRequired')),
      z.maxLength(PASSWORD_MAX_LENGTH, key('validation.passwordMax')),
    ),
});
export type LoginInput = z.infer<typeof loginInput>;

/** A call that only has something to say is answered with this. */
export const messageAnswer = z.object({ message: z.string() });

export const currentUser = z.object({
  id: z.int(),
  nickname: z.string(),
  email: z.string(),
  isEmailProven: z.boolean(),
  /** This address takes the email's place once it is proven. */
  pendingEmail: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  /** The application, mails and files speak to this owner in this language. */
  language: z.enum(LOCALES),
  /** This tier counts now. */
  subscriptionTier: z.enum(tiers),
  subscriptionStatus: z.string(),
  trialEndDate: z.nullable(timestamp),
  createdAt: timestamp,
});
export type CurrentUser = z.infer<typeof currentUser>;
