import { createContext } from 'react';
import type { Proposal } from '@/contracts/proposals';
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
  private lastEntryId = 0;
  private readonly listeners = createListeners();

  readonly subscribe = this.listeners.subscribe;

  /** A statement does not count: it can be pasted again. */
  hasAny = (): boolean =>
    Object.entries(this.kept).some(([kind, { size }]) => kind !== 'statement' && size > 0);

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
