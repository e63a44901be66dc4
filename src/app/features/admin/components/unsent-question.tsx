import { useSyncExternalStore } from 'react';
import { LeaveQuestion } from '@/app/entities/save-line';
import type { UnsentWords } from '../api/unsent-words';

/** Asks before the admin of a website is left with words that are not sent; its tabs have one address. */
export function UnsentQuestion({ unsent }: { unsent: UnsentWords }) {
  return <LeaveQuestion isAsked={useSyncExternalStore(unsent.subscribe, unsent.hasAny)} isAskedByBrowser />;
}
