import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { MAX_CHOSEN } from '@/contracts/chosen';
import { IconButton } from '@/ui/icon-button';
import { useChosenText } from '../use-chosen-text';
import './chosen.css';

interface BulkBarProps {
  count: number;
  /** Says how many and how much. */
  title: string;
  text?: string | undefined;
  /** Buttons that do the same to all of them. */
  children: ReactNode;
  onClear: () => void;
}

/** Says at the lower edge what is ticked, and what can be done with all of it. */
export function BulkBar({ count, title, text, children, onClear }: BulkBarProps) {
  const tc = useChosenText();
  const bar = useRef<HTMLElement>(null);
  useFocusAfterClear(bar);
  return (
    <section ref={bar} className="bulkbar" aria-label={tc('chosen.bar')}>
      <p role="status">
        <b>{title}</b>
        {count === MAX_CHOSEN ? tc('chosen.most', { count }) : text}
      </p>
      <div className="bulkbar__acts">
        {children}
        <IconButton className="bulkbar__clear" label={tc('chosen.clear')} onClick={onClear}>
          <X />
        </IconButton>
      </div>
    </section>
  );
}

/** The bar goes when nothing is ticked any more, and with it a focus that stood in it: the list takes it. */
function useFocusAfterClear(bar: { current: HTMLElement | null }) {
  useEffect(() => {
    const panel = bar.current?.closest<HTMLElement>('.admin-panel, [role="tabpanel"]');
    return () => {
      if (document.activeElement === document.body) panel?.focus();
    };
  }, [bar]);
}
