import { useQuery } from '@tanstack/react-query';
import type { ListedWebsite } from '@/contracts/websites';

export const WEBSITES_KEY = ['/api/websites'] as const;

/** The owner's websites, asked for again each time the list is opened: other screens change them. */
export function useWebsites() {
  return useQuery<ListedWebsite[]>({ queryKey: WEBSITES_KEY, refetchOnMount: 'always' });
}
