import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { MAX_CHOSEN } from '@/contracts/chosen';
import { IconButton } from '@/ui/icon-button';
import { useChosenText } from '../use-chosen-text';
import './chosen.css';

interface BulkBarProps {
  count: number;
  /** The title says how many items are ticked, and what they come to. */
  title: string;
  text?: string | undefined;
  /** The buttons act on all ticked items. */
  children: ReactNode;
  onClear: () => void;
}

/** Shows at the lower edge what is ticked, and the buttons for it. */
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

/** The bar disappears when nothing is ticked any more; if it had the focus, the list takes it. */
function useFocusAfterClear(bar: { current: HTMLElement | null }) {
  useEffect(() => {
    const panel = bar.current?.closest<HTMLElement>('.admin-panel, [role="tabpanel"]');
    return () => {
      if (document.activeElement === document.body) panel?.focus();
    };
  }, [bar]);
}
