import { currentUser, loginInput, messageAnswer, registerInput } from '@/contracts/auth';
import { endSession } from '../../db/sessions';
import { presentUser } from '../../http/present-user';
import { route } from '../../http/route';
import { leaveBrowser, requestSessionId } from '../../http/session';
import { text } from '../../http/translate';
import { inTransaction } from '../../kernel/unit-of-work';
import { login } from './login';
import { register } from './register';

export const authRoutes = [
  route({
    method: 'POST',
    path: '/api/register',
    access: 'public',
    summary: 'Open an account with a trial',
    body: registerInput,
    status: 201,
    answer: messageAnswer,
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: async ({ deps, body }) => {
      await register(deps, body);
      return { message: text('serverMessages.registered') };
    },
  }),
  route({
    method: 'POST',
    path: '/api/login',
    access: 'public',
    summary: 'Sign in',
    body: loginInput,
    answer: messageAnswer,
    // For the work that each costs; wrong passwords are counted by `login-limits.ts`.
    rateLimit: { max: 300, windowSeconds: 15 * 60 },
    call: async ({ deps, body, request, reply }) => {
      await login(deps, body, request, reply);
      return { message: text('serverMessages.loggedIn') };
    },
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    access: 'public',
    summary: 'Sign out; the session ends on the server',
    call: async ({ deps, request, reply }) => {
      const sid = requestSessionId(request, deps.config);
      if (sid) await inTransaction(deps, (work) => endSession(work, sid));
      leaveBrowser(reply, deps.config);
    },
  }),
  route({
    method: 'GET',
    path: '/api/auth/user',
    access: 'owner',
    whenExpired: 'open',
    summary: 'The signed-in owner',
    answer: currentUser,
    call: async ({ deps, user }) => presentUser(user, deps.clock.now()),
  }),
];
