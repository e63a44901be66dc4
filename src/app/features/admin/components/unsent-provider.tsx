import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { LeaveQuestion } from '@/app/entities/save-line';
import type { ListPages } from '../api/list-pages';
import { UnsentContext, UnsentWords } from '../api/unsent-words';
import type { ListItems } from '../api/website-lists';

interface UnsentProviderProps {
  /** Words about these do not count any more when they cannot be sent; without the lists, all words count. */
  bookings?: ListPages<ListItems['bookings']> | undefined;
  messages?: ListPages<ListItems['contact-submissions']> | undefined;
  children: ReactNode;
}

/** Keeps what is typed below it until it is sent, and asks before it is lost; the tabs of the admin have one address. */
export function UnsentProvider({ bookings, messages, children }: UnsentProviderProps) {
  const [unsent] = useState(() => new UnsentWords());
  useEffect(() => {
    if (bookings) unsent.learn('booking', ...toLearnt(bookings));
  }, [unsent, bookings]);
  useEffect(() => {
    if (messages) unsent.learn('message', ...toLearnt(messages));
  }, [unsent, messages]);
  const isAsked = useSyncExternalStore(unsent.subscribe, unsent.hasAny);
  return (
    <UnsentContext value={unsent}>
      <LeaveQuestion isAsked={isAsked} isAskedByBrowser />
      {children}
    </UnsentContext>
  );
}

const toLearnt = <Item,>({ pages }: ListPages<Item>) =>
  [pages.flatMap(({ items }) => items), pages.at(-1)?.next === undefined] as const;
