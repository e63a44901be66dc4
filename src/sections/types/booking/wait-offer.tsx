import type { ReactNode } from 'react';
import type { WordsOf } from '../../visitor-kit/define-view';

interface WaitOfferProps {
  /** It says what is full. */
  title: string;
  words: WordsOf<'booking'>;
  children?: ReactNode;
}

/** Offers a place on the waiting list where nothing is free: whoever fills in the form is told when something gets free. */
export function WaitOffer({ title, words, children }: WaitOfferProps) {
  return (
    <div className="s-wait" role="alert">
      <p className="s-label">{title}</p>
      {children}
      <p className="s-hint">{words.waitHint}</p>
    </div>
  );
}
