import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, isAnswerLost, request } from '@/app/lib/api-client';
import { createSendWithId } from '@/app/lib/send-with-id';
import type { Website, WebsiteInput } from '@/contracts/websites';
import { WEBSITES_KEY } from './use-websites';

/** What the dialog asks for; the server fills in the rest. */
export type NewWebsite = Pick<WebsiteInput, 'title' | 'slug'> & Partial<WebsiteInput>;

export function useCreateWebsite() {
  const queryClient = useQueryClient();
  const [create] = useState(() =>
    createSendWithId((input: NewWebsite) => request<Website>('POST', WEBSITES_KEY[0], input)),
  );
  const readListAgain = () => queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true });
  return useMutation({
    mutationFn: create,
    onSuccess: readListAgain,
    onError: (error) => {
      // It may be there all the same.
      if (error instanceof ApiError && (isAnswerLost(error) || error.fields.requestId)) void readListAgain();
    },
  });
}
