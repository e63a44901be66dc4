import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import type { AlikeCounts, AlikeDone, AlikeInput } from '@/contracts/alike';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { countsKey, type ListItems, listKey } from './website-lists';

/** How the texts of a list are named, and what becomes of many of its items at once. */
export const MANY = {
  bookings: { texts: 'bookings', call: 'refuse-alike' },
  'contact-submissions': { texts: 'messages', call: 'delete-alike' },
  orders: { texts: 'orders', call: 'delete-alike' },
} as const;

/** How many of a list are like one of them, and the call that refuses or deletes them all. */
export function useAlike(websiteId: number, name: keyof ListItems, id: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, name);
  const address = `${key.join('/')}/${id}`;
  const { texts, call } = MANY[name];

  const counts = useQuery({
    // Beside the list's key: what is read again with the list must not change under the question.
    queryKey: ['alike', address],
    queryFn: ({ signal }) => request<AlikeCounts>('GET', `${address}/alike`, undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationKey: [...key, 'many'],
    mutationFn: (input: AlikeInput) => request<AlikeDone>('POST', `${address}/${call}`, input),
    onSuccess: async ({ count }) => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: key }),
        queryClient.invalidateQueries({ queryKey: countsKey(websiteId) }),
      ]);
      showToast({ title: t(`admin.many.${texts}.done`, { count }) });
    },
    onError: () => showToast({ title: t(`admin.many.${texts}.failed`), tone: 'bad' }),
  });
  return { counts, act: mutate, isActing: isPending };
}
