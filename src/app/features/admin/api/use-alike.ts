import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AlikeInput } from '@/contracts/alike';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { countsKey, LISTS, type ListName, listKey } from './website-lists';

/** How many of a list are like one of them, and the call that refuses or deletes them all. */
export function useAlike(websiteId: number, name: ListName, id: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, name);
  const { texts, countAlike, changeAlike } = LISTS[name];

  const counts = useQuery({
    // Beside the list's key: what is read again with the list must not change under the question.
    queryKey: ['alike', ...key, id],
    queryFn: ({ signal }) => countAlike(websiteId, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { mutate, isPending } = useMutation({
    mutationKey: [...key, 'many'],
    mutationFn: (input: AlikeInput) => changeAlike(websiteId, id, input),
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
