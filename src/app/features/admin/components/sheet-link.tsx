import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { waitForClosedSheets } from '@/ui/close-by-back';
import type { ListSearch } from '../search/list-address';

interface SheetLinkProps {
  to: string;
  hash?: string;
  search?: ListSearch;
  /** The place in the page stays for a link to a part of it, which comes into view by itself. */
  staysInPlace?: boolean;
  className?: string;
  onClose: () => void;
  /** Is called once the sheet is closed, before the link is followed. */
  onLeave?: () => void;
  children: ReactNode;
}

/**
 * A link in a sheet. The sheet's own entry leaves the history before the link is followed: a link that took its place
 * would have the number of the entry below, and the router could not go forward to a screen that is not to be left.
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
    // The browser opens it in another tab or window.
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
