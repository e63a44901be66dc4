import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { type BusinessAnswer, getBusiness, saveBusiness } from '@/contracts/endpoints/business';
import type { Business } from '@/core/business';

/** Says whether the server has what is on the screen. */
export type BusinessState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'typing' | 'saving' | 'unfinished' | 'failed' };

/** The business of a website as it is on the screen. A field is saved when it is left, one save after the other. */
export function useBusiness(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const stored = useCall(getBusiness, { params }, { staleTime: 0 });
  const [shown, setShown] = useState<Business | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const latest = useRef<Business | null>(null);

  const saving = useMutation({
    mutationFn: (body: Business) => call(saveBusiness, { params, body }),
    onSuccess: (answer, sent) => {
      queryClient.setQueryData<BusinessAnswer>(getCallKey(getBusiness, { params }), answer);
      setSavedAt(new Date());
      // What was typed meanwhile goes out next: the answer says nothing of it.
      if (latest.current !== sent) return send();
      latest.current = null;
      setShown(null);
    },
  });

  function send(): void {
    if (latest.current) saving.mutate(latest.current);
  }

  function save() {
    if (!saving.isPending) send();
  }

  const isUnsaved = shown !== null;
  useEffect(() => {
    if (!isUnsaved) return;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  }, [isUnsaved]);

  const errors = saving.error instanceof ApiError ? saving.error.fields : {};
  return {
    loading: stored,
    business: shown ?? stored.data?.business ?? null,
    isSet: stored.data?.isSet ?? false,
    errors,
    state: stateOf(shown !== null, saving, errors, savedAt),
    save,
    change(next: Business) {
      latest.current = next;
      setShown(next);
    },
  };
}

function stateOf(
  isUnsaved: boolean,
  { isPending, error }: { isPending: boolean; error: Error | null },
  errors: Record<string, string>,
  at: Date | null,
): BusinessState {
  if (!isUnsaved) return { kind: 'saved', at };
  if (isPending) return { kind: 'saving' };
  if (Object.keys(errors).length > 0) return { kind: 'unfinished' };
  return { kind: error ? 'failed' : 'typing' };
}
