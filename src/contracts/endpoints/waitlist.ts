import * as z from 'zod/mini';
import { recordId } from '@/core/fields';
import { key } from '@/core/messages';
import { endpoint } from '../endpoint';
import { idParams, slugParams } from '../parameters';
import { waitlistEntry, waitlistInput, waitlistJoined } from '../waitlist';

export const joinWaitlist = endpoint({
  method: 'POST',
  path: '/api/public/:slug/waitlist',
  input: { params: slugParams, body: waitlistInput },
  status: 201,
  answer: waitlistJoined,
  summary: 'Ask to be told when something gets free on a full day; a link in a mail proves the address first',
});

export const listWaitlist = endpoint({
  method: 'GET',
  path: '/api/websites/:id/waitlist',
  input: { params: idParams },
  answer: z.array(waitlistEntry),
  summary: 'Who waits for a place from today on, by day and then by who came first; at most 500',
});

export const removeWaiting = endpoint({
  method: 'PUT',
  path: '/api/websites/:id/waitlist/:entryId/removed',
  input: {
    params: z.extend(idParams, { entryId: recordId }),
    body: z.object({ removed: z.boolean(key('validation.required')) }),
  },
  answer: z.object({ removed: z.boolean() }),
  summary: 'Remove somebody from the waiting list, or take that back within an hour',
});
