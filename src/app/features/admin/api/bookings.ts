import {
  type Mutation,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { use, useMemo } from 'react';
import { call, getCallKey } from '@/app/lib/call';
import { findFailureDetail } from '@/app/lib/failure-text';
import type { Booking, BookingEdit } from '@/contracts/bookings';
import * as api from '@/contracts/endpoints/bookings';
import type { WebsiteCounts } from '@/contracts/endpoints/websites';
import type { BookingStatus } from '@/core/bookings';
import { useToast } from '@/ui/toast';
import { UNDO_SECONDS } from '@/ui/toast-state';
import { useText } from '../use-text';
import { mapItems } from './list-pages';
import { TapsContext } from './taps-context';
import { showBookingToday } from './today';
import { isUnsent } from './use-taps';
import { changeLists, type Deletion, getCountsKey, LISTS, listKey, refreshList } from './website-lists';

/** This key is below the list's, so that a refresh of the list refreshes the calendar too. */
const getCalendarKey = (id: number) => getCallKey(api.listCalendarBookings, { params: { id } });

/** Every change of a booking carries this. */
interface BookingChange {
  /** The booking is as it was on the screen. */
  booking: Booking;
}

type Change = (bookings: Booking[]) => Booking[];

/**
 * Changes the bookings on the screen: those of the list and of its search results, of every week of the calendar, and
 * how many wait.
 */
class ShownBookings {
  /** Every change of a booking has a mutation key that begins with this. */
  readonly key;

  constructor(
    private readonly queryClient: QueryClient,
    private readonly websiteId: number,
  ) {
    this.key = listKey(websiteId, 'bookings');
  }

  /** An answer that left before a change would bring the old state back. */
  cancelReads(): Promise<void> {
    return this.queryClient.cancelQueries({ queryKey: this.key });
  }

  show(booking: Booking): void {
    showBookingToday(this.queryClient, this.websiteId, booking);
    this.change((bookings) => bookings.map((shown) => (shown.id === booking.id ? booking : shown)));
  }

  remove(id: number): void {
    this.change((bookings) => bookings.filter((shown) => shown.id !== id));
  }

  countPending(difference: number): void {
    this.queryClient.setQueryData<WebsiteCounts>(
      getCountsKey(this.websiteId),
      (counts) => counts && { ...counts, pendingBookings: counts.pendingBookings + difference },
    );
  }

  /** A double press is faster than the disabled button. */
  isChanging({ id }: Booking): boolean {
    const changes = this.queryClient
      .getMutationCache()
      .findAll({ mutationKey: this.key, status: 'pending' }) as Mutation<
      unknown,
      Error,
      Partial<BookingChange>
    >[];
    return changes.some(({ state }) => state.variables?.booking?.id === id);
  }

  refresh(): Promise<void> {
    return refreshList(this.queryClient, this.websiteId, 'bookings');
  }

  private change(change: Change): void {
    changeLists(this.queryClient, this.websiteId, 'bookings', (pages) => mapItems(pages, change));
    this.queryClient.setQueriesData<Booking[]>(
      { queryKey: getCalendarKey(this.websiteId) },
      (bookings) => bookings && change(bookings),
    );
  }
}

export function useShownBookings(websiteId: number): ShownBookings {
  const queryClient = useQueryClient();
  return useMemo(() => new ShownBookings(queryClient, websiteId), [queryClient, websiteId]);
}

interface StatusChange extends BookingChange {
  status: BookingStatus;
  /** True when it takes the last change back, unless somebody else has changed the booking since. */
  isUndo?: boolean;
}

/** Confirms or cancels a booking. The screen shows it at once, and takes it back when the server does not agree. */
export function useBookingStatus(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const taps = use(TapsContext);
  const showToast = useToast();
  const t = useText();
  const countPendingDifference = ({ booking, status }: StatusChange) =>
    Number(status === 'pending') - Number(booking.status === 'pending');

  const { mutate } = useMutation({
    mutationKey: [...bookings.key, 'status'],
    // The call says which state the owner saw: somebody may have changed the booking since.
    mutationFn: ({ booking, status }: StatusChange) =>
      call(api.updateBooking, {
        params: { bookingId: booking.id },
        body: { status, changes: booking.changes },
      }),
    onMutate: async (change) => {
      await bookings.cancelReads();
      bookings.show({ ...change.booking, status: change.status });
      bookings.countPending(countPendingDifference(change));
    },
    onSuccess: (booking, { booking: before, isUndo }) => {
      bookings.show(booking);
      if (isUndo) return void showToast({ title: t('admin.bookings.takenBack') });
      const undo = () => mutate({ booking, status: before.status, isUndo: true });
      showToast({ ...getUpdatedNotice(booking, t), ...undoButton(booking, t, undo) });
    },
    onError: (error, change) => {
      bookings.show(change.booking);
      bookings.countPending(-countPendingDifference(change));
      const { id, customerName: name, changes } = change.booking;
      if (taps && isUnsent(error) && change.status === 'confirmed' && !change.isUndo)
        return taps.add({ kind: 'confirm', id, name, changes });
      showToast({
        title: t('admin.bookings.updateFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      });
    },
    onSettled: () => void bookings.refresh(),
  });

  return (booking: Booking, status: BookingStatus) => {
    if (!bookings.isChanging(booking)) mutate({ booking, status });
  };
}

/** A call takes these with it, since its sheet may be closed before its answer comes. */
export interface AnswerCallbacks {
  /** Returns true if the sheet shows the failure itself, so that no notice covers it. */
  isFailureShown?: () => boolean;
  onSuccess: () => void;
}

interface Edit extends BookingChange, Partial<AnswerCallbacks> {
  edit: BookingEdit;
  /** Is called with the restored booking when the owner takes the edit back. */
  onTakenBack?: ((booking: Booking) => void) | undefined;
  isUndo?: boolean;
}

interface EditCallbacks extends AnswerCallbacks, Pick<Edit, 'onTakenBack'> {
  onError?: (error: Error) => void;
}

/** Moves a booking once the server agrees: only it knows what else stands in the diary. */
export function useEditBooking(websiteId: number) {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useText();

  const { mutate, isPending, error, reset } = useMutation({
    mutationKey: [...bookings.key, 'edit'],
    mutationFn: ({ booking, edit }: Edit) =>
      call(api.updateBooking, { params: { bookingId: booking.id }, body: edit }),
    onSuccess: async (booking, { booking: before, isUndo, onTakenBack, onSuccess }) => {
      await bookings.cancelReads();
      bookings.show(booking);
      if (isUndo) {
        showToast({ title: t('admin.bookings.takenBack') });
        onTakenBack?.(booking);
        return;
      }
      const undo = () => mutate({ booking, edit: editBack(booking, before), isUndo: true, onTakenBack });
      showToast({ ...getUpdatedNotice(booking, t), ...undoButton(booking, t, undo) });
      onSuccess?.();
    },
    onError: (error, { isFailureShown }) => {
      if (isFailureShown?.()) return;
      showToast({
        title: t('admin.bookings.updateFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      });
    },
    onSettled: () => void bookings.refresh(),
  });

  const editBooking = (booking: Booking, edit: BookingEdit, { onError, ...callbacks }: EditCallbacks) => {
    if (!bookings.isChanging(booking)) mutate({ booking, edit, ...callbacks }, { onError });
  };
  return { editBooking, isSaving: isPending, error, reset };
}

/**
 * Returns the edit that gives a booking its former time, person and status back, unless somebody else has changed it
 * since.
 */
function editBack({ personId, changes }: Booking, before: Booking): BookingEdit {
  const { status, bookingDateText, bookingTimeText, bookingEndDateText } = before;
  const departure = bookingEndDateText === null ? {} : { bookingEndDateText };
  const person =
    before.personId === null || before.personId === personId ? {} : { personId: before.personId };
  return { status, bookingDateText, bookingTimeText, ...departure, ...person, changes };
}

/** The mail to the customer waits for as long as the notice is there. */
function undoButton({ customerName }: Booking, t: ReturnType<typeof useText>, onPress: () => void) {
  const name = t('admin.bookings.undoOf', { name: customerName });
  return { seconds: UNDO_SECONDS, button: { label: t('admin.undo'), name, isUndo: true, onPress } };
}

export function useDeleteBooking(websiteId: number): Deletion<Booking> {
  const bookings = useShownBookings(websiteId);
  const showToast = useToast();
  const t = useText();

  const { mutate, isPending, data } = useMutation({
    mutationKey: [...bookings.key, 'delete'],
    mutationFn: async ({ booking: { id } }: BookingChange) => {
      await LISTS.bookings.deleteItem(websiteId, id);
      return id;
    },
    onSuccess: async (id) => {
      await bookings.cancelReads();
      bookings.remove(id);
      showToast({ title: t('admin.bookings.deleted') });
    },
    onError: (error) =>
      showToast({
        title: t('admin.bookings.deleteFailed'),
        description: findFailureDetail(error),
        tone: 'bad',
      }),
    onSettled: () => void bookings.refresh(),
  });

  const onDelete = (booking: Booking, onSettled: () => void) => {
    if (!bookings.isChanging(booking)) mutate({ booking }, { onSettled });
  };
  return { onDelete, isDeleting: isPending, deletedId: data };
}

/** Reads the mail that the customer gets when a booking is cancelled, with the owner's last words to them. */
export function useCancelMail({ websiteId, id }: Booking) {
  const params = { id: websiteId, bookingId: id };
  return useQuery({
    queryKey: getCallKey(api.previewCancelMail, { params }),
    queryFn: ({ signal }) => call(api.previewCancelMail, { params }, { signal }),
    // A sentence that the owner has written since then is offered as well.
    gcTime: 0,
    retry: false,
  });
}

/** Reads the bookings that touch some days, first and last included, in the order of their beginning. */
export function useBookingCalendar(websiteId: number, from: string, to: string) {
  return useQuery({
    queryKey: [...getCalendarKey(websiteId), from, to],
    queryFn: ({ signal }) =>
      call(api.listCalendarBookings, { params: { id: websiteId }, query: { from, to } }, { signal }),
    // A booking that was cancelled a moment ago is still in the answer.
    select: (bookings) => bookings.filter(({ status }) => status !== 'cancelled'),
    refetchOnMount: 'always',
  });
}

/** Reads the times on some days, first and last included, that are held for customers to whom they were proposed. */
export function useHeldTimes(websiteId: number, from: string, to: string) {
  return useQuery({
    // This key is below the list's, so that a refresh of the list refreshes the held times too.
    queryKey: [...getCallKey(api.listHeldTimes, { params: { id: websiteId } }), from, to],
    queryFn: ({ signal }) =>
      call(api.listHeldTimes, { params: { id: websiteId }, query: { from, to } }, { signal }),
    refetchOnMount: 'always',
  });
}

/** Says that a booking was changed, and warns if its customer does not know. */
function getUpdatedNotice({ isCustomerTold }: Booking, t: ReturnType<typeof useText>) {
  const title = t('admin.bookings.updated');
  return isCustomerTold ? { title } : { title, description: t('admin.notTold'), tone: 'bad' as const };
}
