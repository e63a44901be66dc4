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
} from '@/contracts/account';
import { currentUser, messageAnswer } from '@/contracts/auth';
import { passwordCheck, passwordVerdict } from '@/contracts/password-check';
import { openSession } from '@/contracts/sessions';
import { recordId } from '@/core/fields';
import { presentUser } from '../../http/present-user';
import { type RateLimit, route } from '../../http/route';
import { text } from '../../http/translate';
import { changePassword } from './change-password';
import { editAccount } from './edit-account';
import { endOneSession, endOtherSessions, listOpenSessions } from './end-sessions';
import { findWeakness } from './find-weakness';
import { proveEmail, readProof } from './prove-email';
import { listAccountWebsites } from './queries';
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
    method: 'GET',
    path: '/api/account/websites',
    access: 'owner',
    whenExpired: 'open',
    summary: "The names and addresses of the owner's websites, newest first",
    answer: z.array(accountWebsite),
    call: ({ deps, user }) => listAccountWebsites(deps.db, user.id),
  }),
  route({
    method: 'PATCH',
    path: '/api/account',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Change names, or with the password the email',
    body: accountEdit,
    answer: currentUser,
    rateLimit: guesses,
    call: async ({ deps, user, body, request, reply }) =>
      presentUser(await editAccount(deps, user, body, request, reply), deps.clock.now()),
  }),
  route({
    method: 'POST',
    path: '/api/account/password',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Change the password and sign out everywhere else',
    body: passwordChange,
    rateLimit: guesses,
    call: ({ deps, user, body, request, reply }) => changePassword(deps, user, body, request, reply),
  }),
  route({
    method: 'DELETE',
    path: '/api/account',
    access: 'owner',
    whenExpired: 'open',
    summary: 'End the subscription and delete the account with all that belongs to it',
    body: accountRemoval,
    rateLimit: guesses,
    call: ({ deps, user, body, request, reply }) => removeAccount(deps, user, body, request, reply),
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
    call: async ({ deps, body, request }) => {
      await resetPassword(deps, body, request);
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
    call: ({ deps, body: { token }, request }) => proveEmail(deps, token, request),
  }),
  route({
    method: 'POST',
    path: '/api/password-check',
    access: 'public',
    summary: 'Whether a password is easy to guess; nothing of it is kept',
    body: passwordCheck,
    answer: passwordVerdict,
    rateLimit: { max: 120, windowSeconds: 15 * 60 },
    call: async ({ deps, body, request }) => ({ weakness: await findWeakness(deps, body, request) }),
  }),
  route({
    method: 'GET',
    path: '/api/account/sessions',
    access: 'owner',
    whenExpired: 'open',
    summary: 'The devices on which the owner is logged in',
    answer: z.array(openSession),
    call: ({ deps, user, request }) => listOpenSessions(deps, user, request),
  }),
  route({
    method: 'DELETE',
    path: '/api/account/sessions',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Log out on all other devices',
    call: ({ deps, user, request }) => endOtherSessions(deps, user, request),
  }),
  route({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    access: 'owner',
    whenExpired: 'open',
    summary: 'Log out on one device',
    params: z.object({ id: recordId }),
    call: ({ deps, user, params: { id }, request, reply }) => endOneSession(deps, user, id, request, reply),
  }),
];
