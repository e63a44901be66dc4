import { useEffect, useRef } from 'react';
import type { SiteWords } from '../../visitor-kit/define-view';
import { VisitorNotice } from '../../visitor-kit/visitor-notice';

interface BookingSentProps {
  title: string;
  /** What was booked, and when. */
  text: string;
  words: SiteWords['booking'];
  onAnother: () => void;
}

/** What the visitor has now, in the place of the form. */
export function BookingSent({ title, text, words, onAnother }: BookingSentProps) {
  const ref = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on here, and the notice comes into view.
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="s-sent" ref={ref} tabIndex={-1} role="status">
      <VisitorNotice title={title} text={text} />
      <button className="s-btn is-quiet" type="button" onClick={onAnother}>
        {words.another}
      </button>
    </div>
  );
}
