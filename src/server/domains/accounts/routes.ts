import * as api from '@/contracts/endpoints/accounts';
import type { RateLimit } from '../../http/rate-limit';
import { serve } from '../../http/route';
import { text } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { changePassword, getResetState, requestReset, resetPassword } from './change-password';
import { editAccount } from './edit-account';
import { endOneSession, endOtherSessions, listOpenSessions } from './end-sessions';
import { findWeakness } from './find-weakness';
import { login } from './login';
import { proveEmail, readProof, sendProofAgain } from './prove-email';
import { register } from './register';
import { rememberLocale } from './remember-browser';
import { leaveBrowser, requestSessionId } from './session-cookie';
import { presentUser } from './session-user';
import { endSession } from './sessions';

/** Calls that ask for the password share this limit, so that a borrowed session cannot be used to find it out. */
export const PASSWORD_GUESSES: RateLimit = { max: 30, windowSeconds: 15 * 60 };
/** This limit is for reading the state of a link, which its page may do again. */
const looks: RateLimit = { max: 60, windowSeconds: 60 * 60 };

export const accountRoutes = [
  serve(api.updateAccount, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit: PASSWORD_GUESSES,
    call: async ({ deps, user, body, request, reply }) =>
      presentUser(await editAccount(deps, user, body, request, reply), deps.clock.now()),
  }),
  serve(api.changePassword, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit: PASSWORD_GUESSES,
    call: ({ deps, user, body, request, reply }) => changePassword(deps, user, body, request, reply),
  }),
  serve(api.requestPasswordReset, {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 * 60, perBodyField: { field: 'email', max: 5 } },
    call: async ({ deps, body, request, locale }) => {
      // Neither the answer nor the time of this call or the next one tells whether there is such an account.
      deps.doLater(
        () => requestReset(deps, body.email),
        (error) => request.log.error({ err: error }, 'A password reset failed'),
      );
      return { message: text(locale, 'serverMessages.resetRequested') };
    },
  }),
  serve(api.checkPasswordReset, {
    access: 'public',
    rateLimit: looks,
    call: ({ deps, body: { token } }) => getResetState(deps, token),
  }),
  serve(api.resetPassword, {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: async ({ deps, body, request, locale }) => {
      await resetPassword(deps, body, request);
      return { message: text(locale, 'serverMessages.passwordReset') };
    },
  }),
  serve(api.sendEmailProof, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: ({ deps, user }) => sendProofAgain(deps, user),
  }),
  serve(api.checkEmailProof, {
    access: 'public',
    rateLimit: looks,
    call: ({ deps, body: { token } }) => readProof(deps, token),
  }),
  serve(api.proveEmail, {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: ({ deps, body: { token }, request }) => proveEmail(deps, token, request),
  }),
  serve(api.checkPassword, {
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 15 * 60 },
    call: async ({ deps, body, request }) => ({ weakness: await findWeakness(deps, body, request) }),
  }),
  serve(api.listSessions, {
    access: 'owner',
    whenExpired: 'open',
    call: ({ deps, user, request }) => listOpenSessions(deps, user, request),
  }),
  serve(api.deleteOtherSessions, {
    access: 'owner',
    whenExpired: 'open',
    call: ({ deps, user, request }) => endOtherSessions(deps, user, request),
  }),
  serve(api.deleteSession, {
    access: 'owner',
    whenExpired: 'open',
    call: ({ deps, user, params: { id }, request, reply }) => endOneSession(deps, user, id, request, reply),
  }),
];

export const authRoutes = [
  serve(api.register, {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: async ({ deps, body, locale }) => {
      await register(deps, body, locale);
      return { message: text(locale, 'serverMessages.registered') };
    },
  }),
  serve(api.logIn, {
    access: 'public',
    // This limit bounds the work that logins cost; `login.ts` counts wrong passwords.
    rateLimit: { max: 300, windowSeconds: 15 * 60 },
    call: async ({ deps, body, request, reply, locale }) => {
      await login(deps, body, request, reply);
      return { message: text(locale, 'serverMessages.loggedIn') };
    },
  }),
  serve(api.logOut, {
    access: 'public',
    call: async ({ deps, request, reply }) => {
      const sid = requestSessionId(request, deps.config);
      if (sid) await inTransaction(deps, (work) => endSession(work, sid));
      leaveBrowser(reply, deps.config);
    },
  }),
  serve(api.getCurrentUser, {
    access: 'owner',
    whenExpired: 'open',
    call: async ({ deps, user, request, reply }) => {
      // The language may have been changed on another device.
      rememberLocale(request, reply, deps.config, user.language);
      return presentUser(user, deps.clock.now());
    },
  }),
];
