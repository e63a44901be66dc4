import { Ban } from 'lucide-react';
import type { Block } from '@/contracts/blocks';
import { useDiaryText } from '../use-diary-text';
import { type BlockOnDay, formatBlockTimes } from './blocks-of-day';
import './time-block.css';

interface TimeBlockProps extends BlockOnDay {
  onOpen: (block: Block) => void;
}

/** Shows blocked time in the calendar; a press opens a sheet that can remove it. */
export function TimeBlock({ onOpen, ...part }: TimeBlockProps) {
  const t = useDiaryText();
  const { block } = part;
  return (
    <button type="button" aria-haspopup="dialog" className="blk" onClick={() => onOpen(block)}>
      <Ban className="icon--sm" aria-hidden="true" />
      <span>
        <b>{block.note || t('diary.block.blocked')}</b> <span>{formatBlockTimes(part, t)}</span>
        {block.note && <span className="sr-only"> {t('diary.block.blocked')}</span>}
      </span>
    </button>
  );
}
