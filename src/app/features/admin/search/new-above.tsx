import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { LISTS, type ListName } from '../api/website-lists';
import { useSearchText } from './use-search-text';

interface NewAboveProps {
  name: ListName;
  /** The numbers of the rows that are shown. */
  ids: readonly number[];
}

/**
 * Says how many rows have come in above what the owner is looking at, and leads to them. Rows count as seen once the
 * head of the list is in view, where this stands.
 */
export function NewAbove({ name, ids }: NewAboveProps) {
  const ts = useSearchText();
  const head = useRef<HTMLDivElement>(null);
  const newest = Math.max(0, ...ids);
  const [seen, setSeen] = useState(newest);
  const count = ids.filter((id) => id > seen).length;

  useEffect(() => {
    const element = head.current;
    if (!element) return;
    const observer = new IntersectionObserver(() => {
      // Below the screen the head is ahead of the owner: nothing can have come in above.
      if (element.getBoundingClientRect().top >= 0) setSeen(newest);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [newest]);

  return (
    <>
      <div ref={head} className="new-above__head" tabIndex={-1} />
      {count > 0 && (
        <p className="new-above" role="status">
          <Button
            size="sm"
            className="new-above__pill"
            onClick={() => {
              head.current?.scrollIntoView({ block: 'start' });
              head.current?.focus({ preventScroll: true });
            }}
          >
            <ArrowUp />
            {ts(`search.${LISTS[name].texts}.new`, { count })}
          </Button>
        </p>
      )}
    </>
  );
}
