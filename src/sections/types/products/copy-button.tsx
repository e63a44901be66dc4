import { useState } from 'react';
import type { SiteWords } from '../../visitor-kit/define-view';

interface CopyButtonProps {
  /** What is copied, in words. */
  label: string;
  value: string;
  words: Pick<SiteWords['products'], 'copy' | 'copied'>;
}

/** Copies a line of the payment; where the browser does not allow it, the line selects itself when pressed. */
export function CopyButton({ label, value, words }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const handleCopy = () => {
    navigator.clipboard?.writeText(value).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return (
    <button
      className="s-copy"
      type="button"
      aria-label={`${isCopied ? words.copied : words.copy}: ${label}`}
      onClick={handleCopy}
    >
      <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
    </button>
  );
}
