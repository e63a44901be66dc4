import * as z from 'zod/mini';
import { recordId } from '@/core/fields';
import { key } from '@/core/messages';

/** An owner chooses at most this many records of a list for one call. */
export const MAX_CHOSEN = 100;

/** Checks the length of a choice: something is chosen, and not more than one call takes. */
export const toChoice = <Chosen extends z.core.$ZodType>(chosen: Chosen) =>
  z
    .array(chosen, key('validation.required'))
    .check(
      z.minLength(1, key('validation.required')),
      z.maxLength(MAX_CHOSEN, key('validation.tooManyChosen')),
    );

export const chosenIds = toChoice(recordId);

/** These records stayed as they were, each for a reason in the language of whoever chose them. */
const left = z.array(z.object({ id: z.int(), message: z.string() }));
export type Left = z.infer<typeof left>;

/** Each chosen record is changed or left; none waits for another. */
export const chosenChanged = <Item extends z.core.$ZodType>(item: Item) =>
  z.object({ items: z.array(item), left });

/** `ids` were deleted by this call or before it. */
export const chosenDeleted = z.object({ ids: z.array(z.int()), left });
export type ChosenDeleted = z.infer<typeof chosenDeleted>;
