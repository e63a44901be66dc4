import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListSearch } from './list-address';

/** The place of the tabs on the screen of a website. */
export const TABS_ID = 'records';

interface ListLinkProps {
  tab: 'messages' | 'bookings' | 'orders' | 'analytics';
  /** The search that its list opens with. */
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
      // The address may name that tab already.
      onClick={() => document.getElementById(TABS_ID)?.scrollIntoView()}
    />
  );
}
