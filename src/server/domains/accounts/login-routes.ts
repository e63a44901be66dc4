import * as api from '@/contracts/endpoints/accounts';
import { serve } from '../../http/route';
import { text } from '../../kernel/text';
import { inTransaction } from '../../kernel/unit-of-work';
import { login } from './login';
import { presentUser } from './present-user';
import { register } from './register';
import { leaveBrowser, requestSessionId } from './session-cookie';
import { endSession } from './sessions';

export const authRoutes = [
  serve(api.register, {
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 * 60 },
    call: async ({ deps, body }) => {
      await register(deps, body);
      return { message: text('serverMessages.registered') };
    },
  }),
  serve(api.logIn, {
    access: 'public',
    // For the work that each costs; wrong passwords are counted by `login-limits.ts`.
    rateLimit: { max: 300, windowSeconds: 15 * 60 },
    call: async ({ deps, body, request, reply }) => {
      await login(deps, body, request, reply);
      return { message: text('serverMessages.loggedIn') };
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
    call: async ({ deps, user }) => presentUser(user, deps.clock.now()),
  }),
];
