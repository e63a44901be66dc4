import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { LeaveQuestion } from '@/app/entities/save-line';
import { UnsentContext, UnsentWords } from '../api/unsent-words';

/** Keeps what is typed below it until it is sent, and asks before it is lost; the tabs of the admin have one address. */
export function UnsentProvider({ children }: { children: ReactNode }) {
  const [unsent] = useState(() => new UnsentWords());
  const isAsked = useSyncExternalStore(unsent.subscribe, unsent.hasAny);
  return (
    <UnsentContext value={unsent}>
      <LeaveQuestion isAsked={isAsked} isAskedByBrowser />
      {children}
    </UnsentContext>
  );
}
