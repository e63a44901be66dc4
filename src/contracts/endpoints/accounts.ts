import * as z from 'zod/mini';
import {
  accountEdit,
  accountRemoval,
  accountWebsite,
  emailProofState,
  emailProven,
  linkToken,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  passwordResetState,
} from '../account';
import { currentUser, loginInput, messageAnswer, registerInput } from '../auth';
import { endpoint } from '../endpoint';
import { idParams } from '../parameters';
import { passwordCheck, passwordVerdict } from '../password-check';
import { openSession } from '../sessions';

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
