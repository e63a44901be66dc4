import * as api from '@/contracts/endpoints/accounts';
import { serve } from '../../http/route';
import { listAccountWebsites } from './queries';

export const ownWebsiteRoutes = [
  serve(api.listAccountWebsites, {
    access: 'owner',
    whenExpired: 'open',
    call: ({ deps, user }) => listAccountWebsites(deps.db, user.id),
  }),
];
