import {
  keepPreviousData,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError } from '@/app/lib/api-client';
import { call, createSendWithId, getCallKey, useCall } from '@/app/lib/call';
import type { Block, BlockInput } from '@/contracts/blocks';
import type { EnteredBooking } from '@/contracts/bookings';
import * as api from '@/contracts/endpoints/bookings';
import { getHours } from '@/contracts/endpoints/hours';
import { addDays } from '@/core/dates';
import type { GivenAnswers } from '@/core/questions';
import { getDateOf } from '@/core/wall-clock';
import { getWaitlistKey } from './waitlist';
import { listKey, refreshList } from './website-lists';

/** An owner who calls in a quiet month wants a day soon; for later days they look by hand. */
const PROPOSED_DAYS = 14;

export const getBlocksKey = (id: number) => getCallKey(api.listBlocks, { params: { id } });

/** A sheet starts from a free time that was pressed, or from the wish of somebody who waits. */
export interface EntryStart {
  date: string;
  time?: string;
  personId?: string | undefined;
  /** These services are chosen: the first one, and those that are done in the same visit. */
  serviceKey?: string | undefined;
  moreKeys?: readonly string[];
  /** Without a chosen service, the first one of this section is chosen. */
  sectionId?: string;
  /** Only stays have one; it is the day of departure. */
  endDate?: string | undefined;
  guests?: number | undefined;
}

/** Holds what an owner has chosen and typed for a booking that is not entered yet. */
export interface BookingDraft {
  start: EntryStart;
  customer: Pick<
    EnteredBooking,
    'customerName' | 'customerPhone' | 'customerEmail' | 'notes' | 'isMailWanted'
  >;
  answers: GivenAnswers;
}

/** Holds what an owner has chosen and typed for a block that is not stored yet. */
export interface BlockDraft {
  from: string;
  until: string;
  isWhole: boolean;
  fromTime: string;
  untilTime: string;
  scopeKey: string;
  note: string;
}

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

/** Creates what sends one booking: a call that is made again because its answer was lost is stored once. */
export const createBookingSender = (websiteId: number) =>
  createSendWithId((body: EnteredBooking) => call(api.enterBooking, { params: { id: websiteId }, body }));

/** Creates what sends one block, stored once as well. */
export const createBlockSender = (websiteId: number) =>
  createSendWithId((body: BlockInput) => call(api.createBlock, { params: { id: websiteId }, body }));

export function useEnterBooking(websiteId: number, sendOnce: ReturnType<typeof createBookingSender>) {
  const queryClient = useQueryClient();
  return useEntryCall(getEntryCallKey(websiteId, 'booking'), sendOnce, () => {
    void queryClient.invalidateQueries({ queryKey: getWaitlistKey(websiteId) });
    void refreshList(queryClient, websiteId, 'bookings');
  });
}

export function useCreateBlock(websiteId: number, sendOnce: ReturnType<typeof createBlockSender>) {
  const queryClient = useQueryClient();
  return useEntryCall(getEntryCallKey(websiteId, 'block'), sendOnce, () => {
    void queryClient.invalidateQueries({ queryKey: getBlocksKey(websiteId) });
    void queryClient.invalidateQueries({ queryKey: listKey(websiteId, 'bookings') });
  });
}

/** Gives blocked time back. If another device has removed the block, that counts as success. */
export function useRemoveBlock(websiteId: number) {
  const queryClient = useQueryClient();
  const remove = async ({ id }: Block) => {
    try {
      await call(api.deleteBlock, { params: { id: websiteId, blockId: id } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  };
  return useEntryCall(['remove-block', websiteId], remove, () => {
    void queryClient.invalidateQueries({ queryKey: listKey(websiteId, 'bookings') });
    void queryClient.invalidateQueries({ queryKey: getBlocksKey(websiteId) });
  });
}

/** All calls that enter a booking, or a block, have this key. */
export const getEntryCallKey = (websiteId: number, kind: 'booking' | 'block') => ['enter', kind, websiteId];

/** The form of a call may be closed before its answer comes, so these go with the call. */
interface EntryCallbacks<Answer> {
  onSuccess: (answer: Answer) => void;
  onError: (error: Error) => void;
}

/** Makes one call at a time, because a double press is faster than the disabled button. */
function useEntryCall<Input, Answer>(
  mutationKey: readonly unknown[],
  callOnce: (input: Input) => Promise<Answer>,
  onSettled: () => void,
) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ input }: EntryCallbacks<Answer> & { input: Input }) => callOnce(input),
    onSuccess: (answer, { onSuccess }) => onSuccess(answer),
    onError: (error, { onError }) => onError(error),
    onSettled,
  });
  // A call whose form was closed is still on its way, and the next one waits for it.
  const isPending = useIsMutating({ mutationKey }) > 0;
  const send = (input: Input, callbacks: EntryCallbacks<Answer>) => {
    if (!queryClient.isMutating({ mutationKey })) mutate({ input, ...callbacks });
  };
  return { send, isPending };
}
