import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { findFailureDetail } from '@/app/lib/failure-text';
import { useToast } from '@/ui/toast';
import { type ListName, listKey, refreshList } from './website-lists';

interface ListChange<Asked, Answer> {
  /** The purpose keeps its calls apart from other changes of the list. */
  purpose: string;
  change: (asked: Asked) => Promise<Answer>;
  /** Shows on the screen what the call has changed. */
  show: (answer: Answer, asked: Asked) => void;
  /** The notice has this title when the call fails; it gives the reason as well. */
  failed: string;
}

/** Changes items of a list of a website by one call at a time, and reads the list again afterwards. */
export function useListChange<Asked, Answer>(
  websiteId: number,
  name: ListName,
  { purpose, change, show, failed }: ListChange<Asked, Answer>,
) {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const key = listKey(websiteId, name);
  const mutationKey = [...key, purpose];

  const { mutate, data } = useMutation({
    mutationKey,
    mutationFn: change,
    onSuccess: async (answer, asked) => {
      // An answer that left before the change would bring the old state back.
      await queryClient.cancelQueries({ queryKey: key });
      show(answer, asked);
    },
    onError: (error) => showToast({ title: failed, description: findFailureDetail(error), tone: 'bad' }),
    onSettled: () => void refreshList(queryClient, websiteId, name),
  });

  // A change whose dialog was closed is still on its way, and the next one waits for it.
  const isPending = useIsMutating({ mutationKey }) > 0;
  const start = (...press: Parameters<typeof mutate>) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey })) mutate(...press);
  };
  return { start, mutate, isPending, data };
}
