import * as api from '@/contracts/endpoints/websites';
import { serve } from '../../http/route';
import { countRecords } from './count-records';

export const websiteCountRoutes = [
  serve(api.countWebsiteRecords, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => countRecords(deps.db, id),
  }),
];
