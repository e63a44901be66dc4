import * as z from 'zod/mini';
import { timestamp } from '@/core/fields';
import { key } from '@/core/messages';

/** Records are alike if they have the same sender, if they came from the same network, or if they came in the last hour. */
export const alikeBy = z.enum(['sender', 'network', 'hour'], key('validation.invalid'));
export type AlikeBy = z.infer<typeof alikeBy>;

/** Counts the alike records of each kind as of one moment, the one that was asked about included. */
export const alikeCounts = z.object({ sender: z.int(), network: z.int(), hour: z.int(), until: timestamp });
export type AlikeCounts = z.infer<typeof alikeCounts>;

/** A call changes all alike records that came until the moment of the count in the same way. */
export const alikeInput = z.object({
  by: alikeBy,
  until: z.iso.datetime({ error: key('validation.date') }),
});
export type AlikeInput = z.infer<typeof alikeInput>;

export const alikeDone = z.object({ count: z.int() });
