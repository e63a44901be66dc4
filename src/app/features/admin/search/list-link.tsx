import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListSearch } from './list-address';

/** The tabs on the screen of a website have this id. */
export const TABS_ID = 'records';

interface ListLinkProps {
  tab: 'messages' | 'bookings' | 'orders' | 'analytics';
  /** The list opens with this search. */
  search?: ListSearch | undefined;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

/** Leads to a tab of the same screen, and to some of its rows. */
export function ListLink({ tab, search = {}, ...link }: ListLinkProps) {
  return (
    <Link
      {...link}
      to="."
      search={search}
      hash={tab}
      resetScroll={false}
      hashScrollIntoView={false}
      // The address may name that tab already, and then does not change.
      onClick={() => document.getElementById(TABS_ID)?.scrollIntoView()}
    />
  );
}
