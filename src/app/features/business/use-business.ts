import { useQueryClient } from '@tanstack/react-query';
import { call, getCallKey, useCall } from '@/app/lib/call';
import { useSavedRecord } from '@/app/lib/use-saved-record';
import { type BusinessAnswer, getBusiness, saveBusiness } from '@/contracts/endpoints/business';
import type { Business } from '@/core/business';

/** Says whether the server has what is on the screen. */
export type BusinessState =
  | { kind: 'saved'; at: Date | null }
  | { kind: 'typing' | 'saving' | 'unfinished' | 'failed' };

/** The business of a website as it is on the screen. A field is saved when it is left. */
export function useBusiness(websiteId: number) {
  const queryClient = useQueryClient();
  const params = { id: websiteId };
  const stored = useCall(getBusiness, { params }, { staleTime: 0 });
  const record = useSavedRecord({
    send: (body: Business) => call(saveBusiness, { params, body }),
    onSaved: (answer) =>
      queryClient.setQueryData<BusinessAnswer>(getCallKey(getBusiness, { params }), answer),
  });
  return {
    loading: stored,
    business: record.shown ?? stored.data?.business ?? null,
    isSet: stored.data?.isSet ?? false,
    errors: record.errors,
    state: stateOf(record),
    save: record.save,
    change: record.show,
  };
}

function stateOf({
  shown,
  savedAt,
  isSaving,
  error,
  errors,
}: ReturnType<typeof useSavedRecord<Business, BusinessAnswer>>): BusinessState {
  if (shown === null) return { kind: 'saved', at: savedAt };
  if (isSaving) return { kind: 'saving' };
  if (Object.keys(errors).length > 0) return { kind: 'unfinished' };
  return { kind: error ? 'failed' : 'typing' };
}
