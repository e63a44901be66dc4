import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useCurrentUser } from '@/app/entities/account';
import { ApiError } from '@/app/lib/api-client';
import { browserCopies } from '@/app/lib/browser-copies';
import { call } from '@/app/lib/call';
import { setNoShow, updateBooking } from '@/contracts/endpoints/bookings';
import { markMessageRead } from '@/contracts/endpoints/messages';
import { updateOrder } from '@/contracts/endpoints/orders';
import { useToast } from '@/ui/toast';
import { useText } from '../use-text';
import { TAP_LISTS, type Tap, TapQueue } from './tap-queue';
import { useWaitingTaps } from './taps-context';
import { refreshList } from './website-lists';

/** While presses wait and the browser reports a connection, it tries to send them this often. */
const TRY_EVERY_MS = 10_000;

/** Returns true if a call did not reach the server; its press then waits in its row. */
export function isUnsent(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0 && !isLeaving;
}

/**
 * It is true while the browser leaves the page: a call that breaks off then has mostly reached the server, so it is not
 * kept.
 */
let isLeaving = false;
const STAYS_AFTER_MS = 5000;
function noteLeaving(): void {
  isLeaving = true;
  // The owner may have chosen to stay when the browser asked.
  setTimeout(() => {
    isLeaving = false;
  }, STAYS_AFTER_MS);
}

/** Returns the presses of an owner on a website that wait; they are sent in their order once there is a connection. */
export function useTaps(websiteId: number): TapQueue {
  const queryClient = useQueryClient();
  const showToast = useToast();
  const t = useText();
  const userId = useCurrentUser().user?.id ?? 0;
  const queue = useMemo(() => new TapQueue(browserCopies, userId, websiteId), [userId, websiteId]);
  const hasTaps = useWaitingTaps(queue).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts and the notice stay the same
  useEffect(() => {
    if (!hasTaps) return;
    const send = async () => {
      if (!navigator.onLine) return;
      const { sent, refused } = await withLock(`taps ${websiteId}`, () =>
        sendTaps(queryClient, websiteId, queue),
      );
      const [first] = refused;
      if (first)
        showToast({
          title: t('admin.taps.refused', { count: refused.length }),
          description: `${first.tap.name}: ${first.reason}`,
          tone: 'bad',
        });
      else if (sent > 0) showToast({ title: t('admin.taps.sent', { count: sent }) });
    };
    // Presses of an earlier visit are sent when the screen opens; a press of this visit has only just failed.
    if (queue.hasWaited) void send();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const trySend = () => void send();
    const timer = setInterval(trySend, TRY_EVERY_MS);
    window.addEventListener('online', trySend);
    window.addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', trySend);
      window.removeEventListener('beforeunload', warn);
    };
  }, [hasTaps, queue, queryClient, websiteId]);
  useEffect(() => {
    window.addEventListener('storage', queue.readAgain);
    window.addEventListener('beforeunload', noteLeaving);
    return () => {
      window.removeEventListener('storage', queue.readAgain);
      window.removeEventListener('beforeunload', noteLeaving);
    };
  }, [queue]);
  return queue;
}

interface Sent {
  sent: number;
  refused: { tap: Tap; reason: string }[];
}

/** Sends the presses one after the other until one finds no connection, and reads again what they have changed. */
async function sendTaps(queryClient: QueryClient, websiteId: number, queue: TapQueue): Promise<Sent> {
  const done: Sent = { sent: 0, refused: [] };
  const touched = new Set<(typeof TAP_LISTS)[Tap['kind']]>();
  const tried: Tap[] = [];
  for (let tap = queue.findNext(tried); tap; tap = queue.findNext(tried)) {
    tried.push(tap);
    try {
      await sendTap(websiteId, tap);
      done.sent += 1;
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefusal(error)) break;
      done.refused.push({ tap, reason: error.serverMessage ?? error.message });
    }
    touched.add(TAP_LISTS[tap.kind]);
    queue.remove(tap);
  }
  for (const list of touched) await refreshList(queryClient, websiteId, list);
  return done;
}

async function sendTap(websiteId: number, tap: Tap): Promise<void> {
  if (tap.kind === 'read')
    await call(markMessageRead, { params: { id: websiteId, submissionId: tap.id }, body: { isRead: true } });
  else if (tap.kind === 'step')
    await call(updateOrder, { params: { id: websiteId, orderId: tap.id }, body: { status: tap.status } });
  else if (tap.kind === 'no-show')
    await call(setNoShow, { params: { id: websiteId, bookingId: tap.id }, body: { noShow: tap.noShow } });
  else {
    const body = { status: 'confirmed' as const, changes: tap.changes };
    await call(updateBooking, { params: { bookingId: tap.id }, body });
  }
}

/** Returns true if the server has refused the press, and would again. */
function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status);
}

/** Lets one tab of the browser send; the other tabs see the result. */
async function withLock(name: string, send: () => Promise<Sent>): Promise<Sent> {
  // Browsers of four years ago have no locks; there, the server accepts the same press twice.
  if (!('locks' in navigator)) return send();
  return navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock ? send() : { sent: 0, refused: [] },
  );
}
