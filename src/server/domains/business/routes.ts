import * as api from '@/contracts/endpoints/business';
import * as legalApi from '@/contracts/endpoints/legal';
import { SINGLE_CHANGES } from '../../http/rate-limit';
import { serve } from '../../http/route';
import { readBusiness, saveBusiness } from './business';
import { getLegalPages, saveLegalPages } from './legal';

/**
 * A save may carry all three texts twice, as they were and as they are to be, in characters that take the most bytes.
 */
const LEGAL_LIMIT_BYTES = 512 * 1024;

export const businessRoutes = [
  serve(api.getBusiness, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => readBusiness(deps, id),
  }),
  serve(api.saveBusiness, {
    access: 'site-owner',
    ownerLimit: SINGLE_CHANGES,
    call: ({ deps, params: { id }, body: { before, ...after } }) => saveBusiness(deps, id, { before, after }),
  }),
  serve(legalApi.getLegal, {
    access: 'site-owner',
    call: ({ deps, params: { id } }) => getLegalPages(deps, id),
  }),
  serve(legalApi.saveLegal, {
    access: 'site-owner',
    ownerLimit: SINGLE_CHANGES,
    bodyLimitBytes: LEGAL_LIMIT_BYTES,
    call: ({ deps, params: { id }, body: { before, ...after } }) =>
      saveLegalPages(deps, id, { before, after }),
  }),
];
