import type { QueryClient } from '@tanstack/react-query';
import { countsKey, type ListItems, listKey } from './website-lists';

/**
 * Brings the truth after a change of a list, and what came in meanwhile. Only after the last of several changes: the
 * answer would take those back on the screen that are still under way.
 */
export async function readListAgain(
  queryClient: QueryClient,
  websiteId: number,
  name: keyof ListItems,
): Promise<void> {
  const queryKey = listKey(websiteId, name);
  // The change that has just come to its end is still counted.
  if (queryClient.isMutating({ mutationKey: queryKey }) > 1) return;
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    queryClient.invalidateQueries({ queryKey: countsKey(websiteId) }),
  ]);
}
