import * as z from 'zod/mini';
import { timestamp } from '@/core/fields';
import { key } from '@/core/messages';

/** By what records belong together with one: who sent them, the network they came from, or that they came in the last hour. */
export const alikeBy = z.enum(['sender', 'network', 'hour'], key('validation.invalid'));
export type AlikeBy = z.infer<typeof alikeBy>;

/** Counts how many there were of each at a moment, the one itself included. */
export const alikeCounts = z.object({ sender: z.int(), network: z.int(), hour: z.int(), until: timestamp });
export type AlikeCounts = z.infer<typeof alikeCounts>;

/** The same is done to all of them that came until the moment of the counting. */
export const alikeInput = z.object({
  by: alikeBy,
  until: z.iso.datetime({ error: key('validation.date') }),
});
export type AlikeInput = z.infer<typeof alikeInput>;

export const alikeDone = z.object({ count: z.int() });
