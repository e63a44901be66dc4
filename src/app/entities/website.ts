import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createSendWithId } from '@/app/lib/call';
import { listWaiting, type WaitingAtWebsite } from '@/contracts/endpoints/today';
import * as api from '@/contracts/endpoints/websites';
import type { DuplicateInput } from '@/contracts/websites';
import { ApiError, isAnswerLost } from '../lib/api-client';
import { call, getCallKey, useCall } from '../lib/call';

export const WEBSITES_KEY = getCallKey(api.listWebsites, {});
const BIN_KEY = getCallKey(api.listBin, {});

/** Reads the owner's websites, again each time the list is opened: other screens change them. */
export function useWebsites() {
  return useCall(api.listWebsites, {}, { refetchOnMount: 'always' });
}

/** Reads how much waits for the owner at each website where something does; undefined while that is unknown. */
export function useWaiting(): readonly WaitingAtWebsite[] | undefined {
  return useCall(listWaiting, {}, { refetchOnMount: 'always' }).data;
}

/** The dialog asks for these two; the server fills in the rest. */
export type NewWebsite = Pick<api.NewWebsite, 'title' | 'slug'> & Partial<api.NewWebsite>;

export function useCreateWebsite() {
  return useAddWebsite((body: NewWebsite) => call(api.createWebsite, { body }));
}

/** Copies a website under another name and address; pressing several times makes one copy only. */
export function useDuplicateWebsite(id: number) {
  return useAddWebsite((body: DuplicateInput) => call(api.duplicateWebsite, { params: { id }, body }));
}

/** Sends a new website under an id of its own, and reads the list again when it is there, or may be there. */
function useAddWebsite<Body extends object, Answer>(send: (body: Body) => Promise<Answer>) {
  const queryClient = useQueryClient();
  const [add] = useState(() => createSendWithId(send));
  const refreshList = () => queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true });
  return useMutation({
    mutationFn: add,
    onSuccess: refreshList,
    onError: (error) => {
      // The website may exist all the same.
      if (error instanceof ApiError && (isAnswerLost(error) || error.fields.requestId)) void refreshList();
    },
  });
}

/** Stores that the owner has seen which language a website got from its text. */
export function useAcceptLanguage(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.acceptLanguage, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true }),
  });
}

/** Takes a website offline as it stands: its page and its draft stay what they are. */
export function useTakeOffline() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(api.saveWebsite, { params: { id }, body: { isPublished: false } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: WEBSITES_KEY }),
  });
}

/** Brings a website back from the bin as a draft, at another address if one is named. */
export function useBringBack() {
  const refresh = useRefreshWebsites();
  return useMutation({
    mutationFn: ({ id, slug }: { id: number; slug?: string }) =>
      call(api.bringBackWebsite, { params: { id }, body: { ...(slug && { slug }) } }),
    onSuccess: refresh,
  });
}

/**
 * Reads the websites and the bin again. Only the bin is waited for: the row that shows the change goes with it, and its
 * message too.
 */
export function useRefreshWebsites(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true });
    return queryClient.invalidateQueries({ queryKey: BIN_KEY, exact: true });
  };
}

const DELETE_KEY = ['delete-website'];

/**
 * Deletes what visitors sent to a website, and puts the page into the bin. A screen that shows it leaves first, or it
 * would read it again.
 */
export function useDeleteWebsite(leave?: () => Promise<void>) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: DELETE_KEY,
    mutationFn: (id: number) => call(api.deleteWebsite, { params: { id } }),
    onSuccess: async (_answer, id) => {
      void queryClient.invalidateQueries({ queryKey: BIN_KEY, exact: true });
      // This must happen now: the screen that shows the last website goes with it, and so does its message about the
      // deletion.
      await queryClient.invalidateQueries({ queryKey: WEBSITES_KEY, exact: true });
      await leave?.();
      forgetWebsite(queryClient, id);
    },
  });
  const deleteWebsite: typeof mutate = (id, options) => {
    // A double press is faster than the disabled button.
    if (!queryClient.isMutating({ mutationKey: DELETE_KEY })) mutate(id, options);
  };
  return { deleteWebsite, isDeleting: isPending };
}

/**
 * Drops what was read of a website, at once or as soon as no screen shows it, because a screen that shows it would read
 * it again.
 */
function forgetWebsite(queryClient: QueryClient, id: number): void {
  const cache = queryClient.getQueryCache();
  const query = cache.find({ queryKey: getCallKey(api.getWebsite, { params: { id } }), exact: true });
  if (!query) return;
  if (!query.isActive()) {
    cache.remove(query);
    return;
  }
  const stop = cache.subscribe((event) => {
    if (event.query !== query || event.type !== 'observerRemoved' || query.isActive()) return;
    stop();
    cache.remove(query);
  });
}
