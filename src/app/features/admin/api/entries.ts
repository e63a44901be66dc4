import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '@/app/lib/api-client';
import { call, createSendWithId, getCallKey, useCall } from '@/app/lib/call';
import type { Block, BlockInput } from '@/contracts/blocks';
import type { EnteredBooking } from '@/contracts/bookings';
import * as api from '@/contracts/endpoints/bookings';
import { getHours } from '@/contracts/endpoints/hours';
import { addDays } from '@/core/dates';
import { getDateOf } from '@/core/wall-clock';
import { getWaitlistKey } from './waitlist';
import { listKey, refreshList } from './website-lists';

/** An owner who calls in a quiet month wants a day soon; for later days they look by hand. */
const PROPOSED_DAYS = 14;

export const getBlocksKey = (id: number) => getCallKey(api.listBlocks, { params: { id } });

/** Reads the blocks that touch some days, first and last included. */
export function useBlocks(websiteId: number, from: string, to: string) {
  return useQuery({
    queryKey: [...getBlocksKey(websiteId), from, to],
    queryFn: ({ signal }) =>
      call(api.listBlocks, { params: { id: websiteId }, query: { from, to } }, { signal }),
    refetchOnMount: 'always',
  });
}

/** Reads the opening hours of the website, with the public holidays and their names. */
export function useWebsiteHours(websiteId: number) {
  return useCall(getHours, { params: { id: websiteId } });
}

/** If no person is named, anyone may serve. */
interface AskedService {
  sectionId: string;
  serviceId: string;
  /** These services are done in the same visit. */
  moreServiceIds?: readonly string[] | undefined;
  personId?: string | undefined;
  /** If this booking is to be moved, its own time counts as free. */
  bookingId?: number;
}

function readTimes(
  websiteId: number,
  { sectionId, serviceId, moreServiceIds = [], personId, bookingId }: AskedService,
  date: string,
  signal: AbortSignal,
) {
  const query = {
    sectionId,
    serviceId,
    moreServiceIds: [...moreServiceIds],
    ...(personId && { personId }),
    ...(bookingId && { bookingId }),
    date,
  };
  return call(api.listOwnTimes, { params: { id: websiteId }, query }, { signal });
}

/** This key is below that of the bookings, so that a refresh of the bookings refreshes the free times too. */
const getTimesKey = (
  websiteId: number,
  { sectionId, serviceId, moreServiceIds = [], personId, bookingId }: AskedService,
) => [
  ...getCallKey(api.listOwnTimes, { params: { id: websiteId } }),
  sectionId,
  serviceId,
  moreServiceIds.join(' '),
  personId ?? '',
  bookingId ?? 0,
];

/** Reads the free and the taken times of a day for a service; without a day it asks nothing. */
export function useOwnTimes(websiteId: number, service: AskedService, date: string | null) {
  return useQuery({
    queryKey: [...getTimesKey(websiteId, service), date],
    queryFn: ({ signal }) => readTimes(websiteId, service, date ?? '', signal),
    enabled: date !== null,
    networkMode: 'always',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Reads the next free time of a service after a moment, `YYYY-MM-DD HH:MM`; null when the next two weeks have none. */
export function useNextFreeTime(websiteId: number, service: AskedService, now: string, isWanted: boolean) {
  return useQuery({
    // The key does not begin as that of the bookings: a refresh would change a time that the owner has named on the
    // phone.
    queryKey: ['next-free-time', ...getTimesKey(websiteId, service), now],
    queryFn: async ({ signal }) => {
      const today = getDateOf(now);
      for (let ahead = 0; ahead < PROPOSED_DAYS; ahead += 1) {
        const date = addDays(today, ahead);
        const { freeTimes } = await readTimes(websiteId, service, date, signal);
        const time = freeTimes.find((free) => `${date} ${free}` > now);
        if (time) return { date, time };
      }
      return null;
    },
    enabled: isWanted,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

export function useEnterBooking(websiteId: number) {
  const queryClient = useQueryClient();
  const [sendOnce] = useState(() =>
    createSendWithId((body: EnteredBooking) => call(api.enterBooking, { params: { id: websiteId }, body })),
  );
  const mutationKey = ['enter-booking', websiteId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: sendOnce,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: getWaitlistKey(websiteId) });
      return refreshList(queryClient, websiteId, 'bookings');
    },
  });
  return { send: limitToOneCall(queryClient, mutationKey, mutate), isPending };
}

export function useCreateBlock(websiteId: number) {
  const queryClient = useQueryClient();
  const [sendOnce] = useState(() =>
    createSendWithId((body: BlockInput) => call(api.createBlock, { params: { id: websiteId }, body })),
  );
  const mutationKey = ['create-block', websiteId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: sendOnce,
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: getBlocksKey(websiteId) });
      void queryClient.invalidateQueries({ queryKey: listKey(websiteId, 'bookings') });
    },
  });
  return { send: limitToOneCall(queryClient, mutationKey, mutate), isPending };
}

/** Gives blocked time back. If another device has removed the block, that counts as success. */
export function useRemoveBlock(websiteId: number) {
  const queryClient = useQueryClient();
  const mutationKey = ['remove-block', websiteId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async ({ id }: Block) => {
      try {
        await call(api.deleteBlock, { params: { id: websiteId, blockId: id } });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: listKey(websiteId, 'bookings') });
      return queryClient.invalidateQueries({ queryKey: getBlocksKey(websiteId) });
    },
  });
  return { send: limitToOneCall(queryClient, mutationKey, mutate), isPending };
}

/** Returns a `mutate` that takes a double press as one, because a press is faster than the disabled button. */
function limitToOneCall<Arguments extends unknown[]>(
  queryClient: QueryClient,
  mutationKey: readonly unknown[],
  mutate: (...values: Arguments) => void,
) {
  return (...values: Arguments) => {
    if (!queryClient.isMutating({ mutationKey })) mutate(...values);
  };
}
