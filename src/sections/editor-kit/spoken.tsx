import { type ReactNode, useCallback, useState } from 'react';

/** Returns a region for sentences that only screen readers say, and the function that says one. */
export function useSpoken(): [region: ReactNode, say: (text: string) => void] {
  const [text, setText] = useState('');
  const say = useCallback((next: string) => setText(next), []);
  return [
    <p key="spoken" role="status" className="sr-only">
      {text}
    </p>,
    say,
  ];
}
