import type { Text } from '@/app/lib/texts';
import type { Block } from '@/contracts/blocks';
import { addDays, DAY_MINUTES } from '@/core/dates';
import { formatMinutes } from '@/core/opening-hours';
import { getMinuteOn } from './bookings-of-day';

/**
 * The part of the block that lies on the day, in minutes since midnight on the wall clock, is from `start` to `end`.
 */
export interface BlockOnDay {
  block: Block;
  start: number;
  end: number;
}

/** Lists the blocks of a day in the order of their beginning. */
export function listBlocksOnDay(blocks: readonly Block[], day: string): BlockOnDay[] {
  return blocks
    .flatMap((block) => {
      const start = getMinuteOn(day, block.start);
      const end = getMinuteOn(day, block.end);
      return start < end ? [{ block, start, end }] : [];
    })
    .sort((a, b) => a.start - b.start || a.block.id - b.block.id);
}

/** Returns true for a block that takes the whole day. */
export function isWholeDay({ start, end }: BlockOnDay): boolean {
  return start === 0 && end === DAY_MINUTES;
}

/** Returns times such as `12:00 – 13:00`, or says that it is the whole day. */
export function formatBlockTimes(part: BlockOnDay, t: Text<'diary'>): string {
  return isWholeDay(part)
    ? t('diary.block.wholeDay')
    : `${formatMinutes(part.start)} – ${formatMinutes(part.end)}`;
}

/** Returns the days and times of a block as the owner entered them; whole days have no times. */
export function getBlockBounds({ start, end }: Block) {
  const [from = '', fromTime = ''] = start.split(' ');
  const [endDay = '', endTime = ''] = end.split(' ');
  const isToMidnight = endTime === '00:00';
  return {
    from,
    fromTime,
    until: isToMidnight ? addDays(endDay, -1) : endDay,
    untilTime: isToMidnight ? undefined : endTime,
  };
}
