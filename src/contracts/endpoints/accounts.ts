import * as z from 'zod/mini';
import { timestamp } from '@/core/fields';
import { key } from '@/core/messages';
import {
  accountEdit,
  accountRemoval,
  accountWebsite,
  emailProofState,
  emailProven,
  linkToken,
  linkTokenField,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  passwordResetState,
} from '../account';
import { currentUser, loginInput, messageAnswer, PASSWORD_MAX_LENGTH, registerInput } from '../auth';
import { endpoint } from '../endpoint';
import { idParams } from '../parameters';

/**
 * A form in which a password is chosen asks this. The password is for the nickname and email that were typed, or for the
 * owner of a reset's token, or else for whoever is logged in.
 */
const passwordCheck = z.strictObject({
  password: z.string().check(z.maxLength(PASSWORD_MAX_LENGTH, key('validation.passwordMax'))),
  nickname: z.optional(z.string().check(z.maxLength(100, key('validation.tooLong')))),
  email: z.optional(z.string().check(z.maxLength(300, key('validation.tooLong')))),
  token: z.optional(linkTokenField),
});
export type PasswordCheck = z.infer<typeof passwordCheck>;

/** A password is easy to guess for one of these reasons; it is taken all the same. */
const passwordWeakness = z.enum(['common', 'repeated', 'nickname', 'email']);
export type PasswordWeakness = z.infer<typeof passwordWeakness>;

const passwordVerdict = z.object({ weakness: z.nullable(passwordWeakness) });

/** An owner is logged in on this device. */
export const openSession = z.object({
  id: z.int(),
  /** Looks like 'Firefox'; null for a browser that does not say. */
  browser: z.nullable(z.string()),
  /** Looks like 'Windows' or 'iPhone'. */
  system: z.nullable(z.string()),
  createdAt: timestamp,
  /** The session made its last call at this time, to the hour. */
  lastUsedAt: timestamp,
  /** It is true for the session that asks. */
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  input: { body: registerInput },
  status: 201,
  answer: messageAnswer,
  summary: 'Open an account with a trial',
});

export const logIn = endpoint({
  method: 'POST',
  path: '/api/login',
  input: { body: loginInput },
  answer: messageAnswer,
  summary: 'Sign in',
});

export const logOut = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out; the session ends on the server',
});

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  answer: currentUser,
  summary: 'The signed-in owner',
});

export const listAccountWebsites = endpoint({
  method: 'GET',
  path: '/api/account/websites',
  answer: z.array(accountWebsite),
  summary: "The names and addresses of the owner's websites, newest first",
});

export const updateAccount = endpoint({
  method: 'PATCH',
  path: '/api/account',
  input: { body: accountEdit },
  answer: currentUser,
  summary: 'Change names, the language, or with the password the email',
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  input: { body: passwordChange },
  summary: 'Change the password and sign out everywhere else',
});

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/account',
  input: { body: accountRemoval },
  summary: 'End the subscription and delete the account with all that belongs to it',
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/request',
  input: { body: passwordResetRequest },
  answer: messageAnswer,
  summary: 'Mail a link that sets a new password',
});

export const checkPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset/check',
  input: { body: linkToken },
  answer: passwordResetState,
  summary: 'Whether the link of a mail still sets a password',
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password-reset',
  input: { body: passwordReset },
  answer: messageAnswer,
  summary: 'Set a new password by the link of a mail',
});

export const sendEmailProof = endpoint({
  method: 'POST',
  path: '/api/account/email-proof',
  summary: 'Mail the link once more that proves the email',
});

export const checkEmailProof = endpoint({
  method: 'POST',
  path: '/api/email-proof/check',
  input: { body: linkToken },
  answer: emailProofState,
  summary: 'What the link of a mail would do',
});

export const proveEmail = endpoint({
  method: 'POST',
  path: '/api/email-proof',
  input: { body: linkToken },
  answer: emailProven,
  summary: 'Prove an email by the link of a mail',
});

export const checkPassword = endpoint({
  method: 'POST',
  path: '/api/password-check',
  input: { body: passwordCheck },
  answer: passwordVerdict,
  summary: 'Whether a password is easy to guess; nothing of it is kept',
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  answer: z.array(openSession),
  summary: 'The devices on which the owner is logged in',
});

export const deleteOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Log out on all other devices',
});

export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  input: { params: idParams },
  summary: 'Log out on one device',
});
