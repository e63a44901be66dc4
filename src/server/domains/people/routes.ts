import * as api from '@/contracts/endpoints/people';
import { serve } from '../../http/route';
import { readPeople, savePeople } from './people';

/** Each change is one. */
const SAVES = { max: 300, windowSeconds: 10 * 60 };

export const peopleRoutes = [
  serve(api.getPeople, {
    access: 'site-owner',
    call: ({ deps, user, params: { id } }) => readPeople(deps, user, id),
  }),
  serve(api.savePeople, {
    access: 'site-owner',
    ownerLimit: SAVES,
    call: ({ deps, user, params: { id }, body }) => savePeople(deps, user, id, body.people),
  }),
];
