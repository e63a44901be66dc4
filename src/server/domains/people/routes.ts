import * as api from '@/contracts/endpoints/people';
import { SINGLE_CHANGES } from '../../http/rate-limit';
import { serve } from '../../http/route';
import { readPeople, savePeople } from './people';

/** A save may carry people with long texts twice, as they were and as they are to be. */
const PEOPLE_LIMIT_BYTES = 512 * 1024;

export const peopleRoutes = [
  serve(api.getPeople, {
    access: 'site-owner',
    call: ({ deps, user, params: { id } }) => readPeople(deps, user, id),
  }),
  serve(api.savePeople, {
    access: 'site-owner',
    ownerLimit: SINGLE_CHANGES,
    bodyLimitBytes: PEOPLE_LIMIT_BYTES,
    call: ({ deps, user, params: { id }, body: { people, before } }) =>
      savePeople(deps, user, id, { before, after: people }),
  }),
];
