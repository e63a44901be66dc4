import type { ReactNode } from 'react';
import { PanelError } from './panel-error';
import { RowsSkeleton } from './rows-skeleton';

/** As much of a query as the place of a list needs. */
interface ListQuery<Item> {
  data: Item[] | undefined;
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedListProps<Item> {
  list: ListQuery<Item>;
  children: (items: Item[]) => ReactNode;
}

/** A list in a tab: on the way, failed, or there. */
export function LoadedList<Item>({ list, children }: LoadedListProps<Item>) {
  if (list.isPending) return <RowsSkeleton />;
  if (!list.data) return <PanelError error={list.error} onRetry={() => void list.refetch()} />;
  return children(list.data);
}
