import { type BrowserCopies, toBrowserCopyKey } from '@/app/lib/browser-copies';
import { createListeners } from '@/core/listeners';
import type { OrderStatus } from '@/core/orders';

/** A press on a row that found no connection waits on this device until it can be sent. */
export type Tap = { id: number; name: string } & (
  | { kind: 'confirm'; changes: number }
  | { kind: 'no-show'; noShow: boolean }
  | { kind: 'step'; status: OrderStatus }
  | { kind: 'read' }
);

/** A press of each kind waits in the rows of this list. */
export const TAP_LISTS = {
  confirm: 'bookings',
  'no-show': 'bookings',
  step: 'orders',
  read: 'contact-submissions',
} as const satisfies Record<Tap['kind'], string>;

const WRITER = 'taps';

/** Keeps the presses of one owner on one website, in the order in which they were made, in this browser. */
export class TapQueue {
  private taps: readonly Tap[];
  /** True if there were presses from an earlier visit. */
  readonly hasWaited: boolean;
  private readonly key: string;
  /** It is false in a browser that stores nothing; the presses then wait as long as the screen is open. */
  private isKept = true;
  private readonly listeners = createListeners();

  constructor(
    private readonly copies: Pick<BrowserCopies, 'list' | 'write' | 'remove'>,
    private readonly userId: number,
    private readonly websiteId: number,
  ) {
    this.key = toBrowserCopyKey(userId, this.subject, WRITER);
    this.taps = this.read();
    this.hasWaited = this.taps.length > 0;
  }

  /** Returns the waiting presses; the array stays the same one until they change. */
  list = (): readonly Tap[] => this.taps;

  readonly subscribe = this.listeners.subscribe;

  /** Adds a press at the end; it replaces an earlier one on the same row. */
  add(tap: Tap): void {
    this.change((taps) => [...taps.filter((one) => !isSameRow(one, tap)), tap]);
  }

  /** Removes a press; a newer one on the same row stays. */
  remove(tap: Tap): void {
    this.change((taps) => taps.filter((one) => !isSame(one, tap)));
  }

  /**
   * Returns the first press that was not sent yet in this round; null after the last. A press that was taken back
   * meanwhile is no longer in the list.
   */
  findNext(tried: readonly Tap[]): Tap | null {
    return this.taps.find((tap) => !tried.some((one) => isSame(one, tap))) ?? null;
  }

  /** Takes over what another tab has changed. */
  readAgain = (): void => {
    this.show(this.read());
  };

  private get subject(): string {
    return `taps-${this.websiteId}`;
  }

  private change(change: (taps: readonly Tap[]) => readonly Tap[]): void {
    // Another tab may have changed the stored presses a moment ago.
    const taps = change(this.isKept ? this.read() : this.taps);
    if (taps.length === 0) this.copies.remove([this.key]);
    else this.isKept = this.copies.write(this.key, JSON.stringify(taps));
    this.show(taps);
  }

  private show(taps: readonly Tap[]): void {
    this.taps = taps;
    this.listeners.notify();
  }

  private read(): readonly Tap[] {
    const copy = this.copies.list(this.userId, this.subject).find(({ key }) => key === this.key);
    try {
      return copy ? (JSON.parse(copy.text) as Tap[]) : [];
    } catch {
      return [];
    }
  }
}

/** The list is read anew at every change, so presses are compared by their content. */
const isSame = (one: Tap, other: Tap) => JSON.stringify(one) === JSON.stringify(other);

const isSameRow = (one: Tap, other: Tap) =>
  one.id === other.id && TAP_LISTS[one.kind] === TAP_LISTS[other.kind];
