import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import { useToast } from '@/ui/toast';
import type { Deletion } from '../components/deletion';
import { useText } from '../use-text';
import { type ListPages, withoutItem } from './list-pages';
import { readListAgain } from './read-list-again';
import { type ListItems, listKey } from './website-lists';

/** Lists whose items go with one call, and what is said of it. A deleted booking frees its time, so it has its own. */
const TEXTS = {
  'contact-submissions': 'messages',
  orders: 'orders',
} as const;
type List = keyof typeof TEXTS;

/** Deletes an item of a list by its call and takes it off the screen. */
export function useDeleteItem<Name extends List>(websiteId: number, name: Name): Deletion<ListItems[Name]> {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, name);
  const mutationKey = [...key, 'delete'];

  const { mutate, isPending, data } = useMutation({
    mutationKey,
    mutationFn: async (id: number) => {
      await request<void>('DELETE', `${key.join('/')}/${id}`);
      return id;
    },
    onSuccess: async (id) => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData<ListPages<ListItems[Name]>>(key, (pages) => withoutItem(pages, id));
      showToast({ title: t(`admin.${TEXTS[name]}.deleted`) });
    },
    onError: (error) =>
      showToast({
        title: t(`admin.${TEXTS[name]}.deleteFailed`),
        description: failureDetail(error),
        tone: 'bad',
      }),
    onSettled: () => void readListAgain(queryClient, websiteId, name),
  });

  const onDelete = ({ id }: ListItems[Name], onSettled: () => void) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey })) mutate(id, { onSettled });
  };
  return { onDelete, isDeleting: isPending, deletedId: data };
}
