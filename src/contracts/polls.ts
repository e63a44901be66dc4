import { z } from 'zod';
import { key } from '@/core/messages';

const sectionId = z
  .string(key('validation.required'))
  .min(1, key('validation.required'))
  .max(80, key('validation.invalid'));

export const pollResultsParams = z.object({ sectionId });

export const pollVoteInput = z.object({
  sectionId,
  optionIndex: z
    .number(key('validation.invalid'))
    .int(key('validation.invalid'))
    .min(0, key('validation.invalid'))
    .max(99, key('validation.invalid')),
});
export type PollVoteInput = z.infer<typeof pollVoteInput>;

/** The votes of a poll; the percentages are whole and add up to 100, or are all 0 where nobody voted. */
export const pollResults = z.object({
  results: z.array(
    z.object({ optionIndex: z.number().int(), votes: z.number().int(), percentage: z.number() }),
  ),
  totalVotes: z.number().int(),
});
export type PollResults = z.infer<typeof pollResults>;
