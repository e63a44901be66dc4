import * as api from '@/contracts/endpoints/accounts';
import { serve } from '../../http/route';
import { PASSWORD_GUESSES } from '../accounts';
import { removeAccount } from './remove-account';

export const accountRemovalRoutes = [
  serve(api.deleteAccount, {
    access: 'owner',
    whenExpired: 'open',
    rateLimit: PASSWORD_GUESSES,
    call: ({ deps, user, body, request, reply }) => removeAccount(deps, user, body, request, reply),
  }),
];
