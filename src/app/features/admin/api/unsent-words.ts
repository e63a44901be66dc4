import { createContext } from 'react';
import type { Proposal } from '@/contracts/proposals';
import type { BookingStatus } from '@/core/bookings';
import { createListeners } from '@/core/listeners';
import type { GivenAnswers } from '@/core/questions';
import type { BlockDraft, BookingDraft, createBlockSender, createBookingSender } from './entries';

export type UnsentProposal = Pick<Proposal, 'times' | 'words'>;

export interface UnsentDetails {
  guests: string;
  answers: GivenAnswers;
}

/** Holds the lines of a bank statement, and what the owner has said about them. */
export interface PastedStatement {
  text: string;
  /** It has the ids of orders by the keys of the lines that pay them. */
  ticks: Readonly<Record<string, number>>;
}

/** Holds entries of the diary with what sends them: a call that is made again is stored once, also from another sheet. */
export interface UnsentEntries {
  booking: { draft: BookingDraft; send: ReturnType<typeof createBookingSender> };
  block: { draft: BlockDraft; send: ReturnType<typeof createBlockSender> };
}

export type EntryKind = keyof UnsentEntries;

/** The id of what is kept is that of its message or booking; an entry of the diary has one of its own. */
export interface Unsent extends UnsentEntries {
  reply: string;
  cancellation: string;
  proposal: UnsentProposal;
  details: UnsentDetails;
  statement: PastedStatement;
}

/** No record has this id: what is kept under it is about several of them, or about none. */
export const NO_RECORD = 0;

/** Messages have no status. */
interface LearntItem {
  id: number;
  createdAt: string;
  status?: BookingStatus;
}

interface Learnt {
  createdAt: string;
  state: BookingStatus | 'there' | 'gone';
}

/** Keeps what an owner has typed and chosen, until it is sent or the admin of the website is left. */
export class UnsentWords {
  private readonly kept: { [Kind in keyof Unsent]: Map<number, Unsent[Kind]> } = {
    reply: new Map(),
    cancellation: new Map(),
    proposal: new Map(),
    details: new Map(),
    statement: new Map(),
    booking: new Map(),
    block: new Map(),
  };
  /** It has the last known state of bookings and messages; one that has left its list is `gone`. */
  private readonly states = { booking: new Map<number, Learnt>(), message: new Map<number, Learnt>() };
  private lastEntryId = 0;
  private readonly listeners = createListeners();

  readonly subscribe = this.listeners.subscribe;

  /** Words do not count that can no longer be sent; they are kept all the same, since a change can be taken back. */
  hasAny = (): boolean =>
    (Object.keys(this.kept) as (keyof Unsent)[]).some((kind) =>
      [...this.kept[kind].keys()].some((id) => this.canBeSent(kind, id)),
    );

  private canBeSent(kind: keyof Unsent, id: number): boolean {
    // A statement can be pasted again.
    if (kind === 'statement') return false;
    if (kind === 'booking' || kind === 'block' || id === NO_RECORD) return true;
    if (kind === 'reply') return this.states.message.get(id)?.state !== 'gone';
    const state = this.states.booking.get(id)?.state ?? 'pending';
    return kind === 'proposal' ? state === 'pending' : state !== 'cancelled' && state !== 'gone';
  }

  /** Learns what has become of bookings or messages, newest first; `isWhole` is false if there are older ones. */
  learn(list: 'booking' | 'message', items: readonly LearntItem[], isWhole: boolean): void {
    const states = this.states[list];
    const last = items.at(-1);
    const isListed = ({ createdAt }: Learnt) => isWhole || (last !== undefined && createdAt > last.createdAt);
    const now = new Set(items.map(({ id }) => id));
    for (const [id, learnt] of states)
      if (!now.has(id) && isListed(learnt)) states.set(id, { ...learnt, state: 'gone' });
    for (const { id, createdAt, status } of items) states.set(id, { createdAt, state: status ?? 'there' });
    this.listeners.notify();
  }

  get<Kind extends keyof Unsent>(kind: Kind, id: number): Unsent[Kind] | undefined {
    return this.kept[kind].get(id);
  }

  /** Creates the id under which an entry of the diary is kept. */
  createEntryId = (): number => {
    this.lastEntryId += 1;
    return this.lastEntryId;
  };

  /** Finds the entry that was kept last, but for the one that is open. */
  findLastEntry(kind: EntryKind, openId: number): number | null {
    return [...this.kept[kind].keys()].findLast((id) => id !== openId) ?? null;
  }

  /** Keeps words in place of those from before; spaces only are no words. */
  set<Kind extends keyof Unsent>(kind: Kind, id: number, words: Unsent[Kind] | undefined): void {
    const isNothing = words === undefined || (typeof words === 'string' && words.trim() === '');
    if (isNothing) this.kept[kind].delete(id);
    else this.kept[kind].set(id, words);
    this.listeners.notify();
  }
}

/** Holds the unsent words of a website for all its panels; a screen that takes no words has none. */
export const UnsentContext = createContext(new UnsentWords());
