import {
  accountEdit,
  accountRemoval,
  emailProofState,
  emailProven,
  linkToken,
  passwordChange,
  passwordReset,
  passwordResetRequest,
  passwordResetState,
} from '@/contracts/account';
import { currentUser, messageAnswer } from '@/contracts/auth';
import { presentUser } from '../../http/present-user';
import { type RateLimit, route } from '../../http/route';
import { text } from '../../http/translate';
import { changePassword } from './change-password';
import { editAccount } from './edit-account';
import { proveEmail, readProof } from './prove-email';
import { removeAccount } from './remove-account';
import { requestReset } from './request-reset';
import { readReset, resetPassword } from './reset-password';
import { sendProofAgain } from './send-proof-again';

/** Where a password is asked for, so that a borrowed session does not find it out. */
const guesses: RateLimit = { max: 30, windowSeconds: 15 * 60 };
/** A page that is opened by a link, and read again. */
const looks: RateLimit = { max: 60, windowSeconds: 60 * 60 };

export const accountRoutes = [
  route({
    method: 'PATCH',
    path: '/api/account',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Change names, or with the password the email',
    body: accountEdit,
    answer: currentUser,
    rateLimit: guesses,
    call: async ({ deps, user, body }) => presentUser(await editAccount(deps, user, body), deps.clock.now()),
  }),
  route({
    method: 'POST',
    path: '/api/account/password',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Change the password and sign out everywhere else',
    body: passwordChange,
    rateLimit: guesses,
    call: ({ deps, user, body, reply }) => changePassword(deps, user, body, reply),
  }),
  route({
    method: 'DELETE',
    path: '/api/account',
    access: 'owner',
    whenExpired: 'open',
    summary: 'End the subscription and delete the account with all that belongs to it',
    body: accountRemoval,
    rateLimit: guesses,
    call: ({ deps, user, body, reply }) => removeAccount(deps, user, body, reply),
  }),
  route({
    method: 'POST',
    path: '/api/password-reset/request',
    access: 'public',
    summary: 'Mail a link that sets a new password',
    body: passwordResetRequest,
    answer: messageAnswer,
    rateLimit: { max: 30, windowSeconds: 60 * 60, perBodyField: { field: 'email', max: 5 } },
    call: async ({ deps, body, request }) => {
      // Neither the answer nor the time of this call or the next one says whether there is such an account.
      deps.doLater(
        () => requestReset(deps, body.email),
        (error) => request.log.error({ err: error }, 'A password reset failed'),
      );
      return { message: text('serverMessages.resetRequested') };
    },
  }),
  route({
    method: 'POST',
    path: '/api/password-reset/check',
    access: 'public',
    summary: 'Whether the link of a mail still sets a password',
    body: linkToken,
    answer: passwordResetState,
    rateLimit: looks,
    call: ({ deps, body: { token } }) => readReset(deps, token),
  }),
  route({
    method: 'POST',
    path: '/api/password-reset',
    access: 'public',
    summary: 'Set a new password by the link of a mail',
    body: passwordReset,
    answer: messageAnswer,
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: async ({ deps, body }) => {
      await resetPassword(deps, body);
      return { message: text('serverMessages.passwordReset') };
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/email-proof',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Mail the link once more that proves the email',
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: ({ deps, user }) => sendProofAgain(deps, user),
  }),
  route({
    method: 'POST',
    path: '/api/email-proof/check',
    access: 'public',
    summary: 'What the link of a mail would do',
    body: linkToken,
    answer: emailProofState,
    rateLimit: looks,
    call: ({ deps, body: { token } }) => readProof(deps, token),
  }),
  route({
    method: 'POST',
    path: '/api/email-proof',
    access: 'public',
    summary: 'Prove an email by the link of a mail',
    body: linkToken,
    answer: emailProven,
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: ({ deps, body: { token } }) => proveEmail(deps, token),
  }),
];
