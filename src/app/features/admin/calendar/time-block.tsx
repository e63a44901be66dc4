import { Ban } from 'lucide-react';
import type { Block } from '@/contracts/bookings';
import { useDiaryText } from '../use-diary-text';
import { type BlockOnDay, isWholeDay } from './blocks-of-day';
import './time-block.css';

interface TimeBlockProps extends BlockOnDay {
  onOpen: (block: Block) => void;
}

/** Blocked time in the calendar; pressed, it can be removed. */
export function TimeBlock({ onOpen, ...part }: TimeBlockProps) {
  const t = useDiaryText();
  const { block, start, end } = part;
  const times = isWholeDay(part) ? t('diary.block.wholeDay') : `${timeText(start)} – ${timeText(end)}`;
  return (
    <button type="button" aria-haspopup="dialog" className="blk" onClick={() => onOpen(block)}>
      <Ban className="icon--sm" aria-hidden="true" />
      <span>
        <b>{block.note || t('diary.block.blocked')}</b> <span>{times}</span>
        {block.note && <span className="sr-only"> {t('diary.block.blocked')}</span>}
      </span>
    </button>
  );
}

/** 24:00 is midnight at the end of a day. */
function timeText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
