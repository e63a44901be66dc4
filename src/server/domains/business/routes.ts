import * as api from '@/contracts/endpoints/business';
import { serve } from '../../http/route';
import { readBusiness, saveBusiness } from './business';

/** Each field that is left is one. */
const SAVES = { max: 300, windowSeconds: 10 * 60 };

export const businessRoutes = [
  serve(api.getBusiness, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => readBusiness(deps, id),
  }),
  serve(api.saveBusiness, {
    access: 'site-owner',
    ownerLimit: SAVES,
    call: ({ deps, params: { id }, body }) => saveBusiness(deps, id, body),
  }),
];
