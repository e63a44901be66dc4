import * as z from 'zod/mini';
import { websiteCounts } from '@/contracts/website-counts';
import { recordId } from '@/core/fields';
import { route } from '../../http/route';
import { countRecords } from './count-records';

export const websiteCountRoutes = [
  route({
    method: 'GET',
    path: '/api/websites/:id/counts',
    access: 'site-owner',
    summary: 'How many messages, bookings and orders there are, and how many wait',
    params: z.object({ id: recordId }),
    answer: websiteCounts,
    call: ({ deps, params: { id } }) => countRecords(deps.db, id),
  }),
];
