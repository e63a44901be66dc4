import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { waitForClosedSheets } from '@/ui/close-by-back';
import type { ListSearch } from '../search/list-address';

interface SheetLinkProps {
  to: string;
  hash?: string;
  search?: ListSearch;
  /** A link to a part of the page keeps the scroll position, because that part scrolls into view by itself. */
  staysInPlace?: boolean;
  className?: string;
  onClose: () => void;
  /** Is called once the sheet is closed, before the link is followed. */
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * Renders a link in a sheet. The sheet's own history entry is removed before the link is followed: a link that replaced
 * that entry would have the number of the entry below, and the router could not go forward to a screen that asks before
 * it is left.
 */
export function SheetLink({
  to,
  hash,
  search,
  staysInPlace = false,
  className,
  onClose,
  onLeave,
  children,
}: SheetLinkProps) {
  const navigate = useNavigate();
  const target = {
    to,
    ...(hash !== undefined && { hash }),
    ...(search && { search }),
    ...(staysInPlace && { resetScroll: false, hashScrollIntoView: false }),
  };
  const handleClick = async (event: MouseEvent) => {
    // With such a key or button, the browser opens the link in another tab or window.
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClose();
    await waitForClosedSheets();
    onLeave?.();
    await navigate(target);
  };
  return (
    <Link {...target} className={className} onClick={(event) => void handleClick(event)}>
      {children}
    </Link>
  );
}
