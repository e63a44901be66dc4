import { useMatches } from '@/ui/use-matches';

/** Returns true if the owner's own screen is a phone: there is no room for a desktop then. */
export function useIsPhone(): boolean {
  return useMatches('(max-width: 640px)');
}
