import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@/app/lib/api-client';
import { call } from '@/app/lib/call';
import { getFailureText } from '@/app/lib/failure-text';
import { sendEmailProof } from '@/contracts/endpoints/accounts';
import { useToast } from '@/ui/toast';
import { useText } from './use-text';

/** Mails the link that proves the address once more, and says whether it was sent. */
export function useSendProof(email: string) {
  const t = useText();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(sendEmailProof, {}),
    onSuccess: () => toast({ title: t('emailProof.sent'), description: email }),
    onError: (error) => {
      const isLimit = error instanceof ApiError && error.status === 429;
      const description = getFailureText(error, t('emailProof.sendFailedText'));
      toast({ tone: 'bad', title: t(isLimit ? 'emailProof.limit' : 'emailProof.sendFailed'), description });
    },
  });
}
