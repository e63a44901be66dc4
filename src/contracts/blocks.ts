import * as z from 'zod/mini';
import { BLOCK_NOTE_MAX_LENGTH, countNights, MAX_BLOCK_DAYS } from '@/core/booking-limits';
import { dateField, lineText, requestId, timeField } from '@/core/fields';
import { key, type MessageKey } from '@/core/messages';
import { itemId, personId, sectionId } from './page-ids';

/** An owner keeps a time on the wall clock free: of one person, of one service, of one section, or of the website. */
export const blockInput = z
  .object({
    requestId,
    sectionId: z.optional(sectionId),
    serviceId: z.optional(itemId),
    personId: z.optional(personId),
    from: dateField,
    fromTime: timeField,
    until: dateField,
    /** The block lasts until midnight of that day where it is missing. */
    untilTime: z.optional(timeField),
    note: z.optional(lineText(BLOCK_NOTE_MAX_LENGTH)),
  })
  .check(
    z.superRefine(({ from, fromTime, until, untilTime }, context) => {
      const refuse = (path: string, message: MessageKey, params?: object) =>
        context.addIssue({ code: 'custom', path: [path], message, params });
      if (until < from) refuse('until', key('validation.date'));
      else if (countNights(from, until) >= MAX_BLOCK_DAYS)
        refuse('until', key('validation.blockDays'), { max: MAX_BLOCK_DAYS });
      else if (from === until && untilTime !== undefined && untilTime <= fromTime)
        refuse('untilTime', key('validation.closesBeforeOpening'));
    }),
  );
export type BlockInput = z.infer<typeof blockInput>;

export const block = z.object({
  id: z.int(),
  /**
   * The block closes the diary of a section, of a section and its service, or of a person; null closes all of the website.
   */
  resource: z.nullable(z.string()),
  /** It is on the website's wall clock, YYYY-MM-DD HH:MM; the end is free again. */
  start: z.string(),
  end: z.string(),
  note: z.string(),
  /** The calendar of another program with this name keeps the time; null for a block of the owner. */
  feed: z.nullable(z.string()),
});
export type Block = z.infer<typeof block>;

/** The bookings that stand in a new block are counted, and stay as they are. */
export const blockCreated = z.extend(block, { bookingsInside: z.int() });
