import { useEffect, useRef } from 'react';

/** The row is gone and its button with it: the panel takes the focus, not the top of the page. */
export function useFocusAfterDelete(deletedId: number | undefined) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (deletedId !== undefined) panel.current?.focus();
  }, [deletedId]);
  return panel;
}
