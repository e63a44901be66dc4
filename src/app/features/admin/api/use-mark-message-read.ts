import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { type MessagePages, withMessageRead } from './message-pages';
import { readListAgain } from './read-list-again';
import { listKey } from './website-lists';

/** Shows the message as read at once and takes it back when the call fails. */
export function useMarkMessageRead(websiteId: number) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const key = listKey(websiteId, 'contact-submissions');
  const mutationKey = [...key, 'read'];
  const show = (id: number, isRead: boolean) =>
    queryClient.setQueryData<MessagePages>(key, (pages) => withMessageRead(pages, id, isRead));

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (id: number) => request<unknown>('PATCH', `${key.join('/')}/${id}`, { isRead: true }),
    onMutate: async (id) => {
      // An answer that left before this one would bring the old state back.
      await queryClient.cancelQueries({ queryKey: key });
      show(id, true);
    },
    onSuccess: () => showToast({ title: t('admin.messages.marked') }),
    onError: (error, id) => {
      show(id, false);
      showToast({ title: t('admin.messages.markFailed'), description: failureDetail(error), tone: 'bad' });
    },
    onSettled: () => void readListAgain(queryClient, websiteId, 'contact-submissions'),
  });

  return (id: number) => {
    const isUnderWay = queryClient.isMutating({
      mutationKey,
      predicate: (mutation) => mutation.state.variables === id,
    });
    if (!isUnderWay) mutate(id);
  };
}
