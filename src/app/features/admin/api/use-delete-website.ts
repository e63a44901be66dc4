import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { request } from '@/app/lib/api-client';
import { failureDetail } from '@/app/lib/failure-text';
import { paths } from '@/app/paths';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';

/** Deletes the website and everything it holds, then goes to the dashboard. */
export function useDeleteWebsite(websiteId: number) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const showToast = useToast();
  const t = useText();
  const mutationKey = ['/api/websites', websiteId, 'delete'];

  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => request<void>('DELETE', `/api/websites/${websiteId}`),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['/api/websites'], exact: true });
      showToast({ title: t('admin.deleteDialog.done') });
      await navigate({ to: paths.home });
      queryClient.removeQueries({ queryKey: ['/api/websites', websiteId] });
    },
    onError: (error) =>
      showToast({ title: t('admin.deleteDialog.failed'), description: failureDetail(error), tone: 'bad' }),
  });

  const deleteWebsite = (onSettled: () => void) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey })) mutate(undefined, { onSettled });
  };
  return { deleteWebsite, isDeleting: isPending };
}
