/** Votes belong to an option's place on the page. */
export interface OptionVotes {
  optionIndex: number;
  votes: number;
}

/** A vote without an id is not stored yet. */
interface HeldVote {
  id: number | null;
  network: string | null;
  optionIndex: number;
}

/**
 * These changes are to be written: the votes that are added, the ids of removed ones, and the difference of each
 * counter.
 */
export interface VoteChanges {
  added: { network: string | null; optionIndex: number }[];
  removedIds: number[];
  counters: { optionIndex: number; difference: number }[];
}

/**
 * Counts votes one after the other in memory. If a network has used up its votes, a new vote replaces its earliest one.
 */
export class BallotBox {
  private readonly counters: Map<number, number>;
  private readonly votes: HeldVote[];
  private readonly removedIds: number[] = [];

  constructor(
    private readonly before: readonly OptionVotes[],
    /** The networks that vote now have cast these votes before, the earliest first. */
    earlier: readonly HeldVote[],
    private readonly perNetwork: number,
  ) {
    this.counters = new Map(before.map(({ optionIndex, votes }) => [optionIndex, votes]));
    this.votes = [...earlier];
  }

  /** Adds a vote; returns false for an option that the poll does not have. */
  add(network: string, optionIndex: number): boolean {
    if (!this.counters.has(optionIndex)) return false;
    if (this.isFull(network)) this.removeEarliest(network);
    this.votes.push({ id: null, network, optionIndex });
    this.count(optionIndex, 1);
    return true;
  }

  options(): OptionVotes[] {
    return this.before.map(({ optionIndex }) => ({
      optionIndex,
      votes: this.counters.get(optionIndex) ?? 0,
    }));
  }

  changes(): VoteChanges {
    const added = this.votes.filter(({ id }) => id === null);
    const votesBefore = new Map(this.before.map(({ optionIndex, votes }) => [optionIndex, votes]));
    const counters = [...this.counters].map(([optionIndex, votes]) => ({
      optionIndex,
      difference: votes - (votesBefore.get(optionIndex) ?? 0),
    }));
    return {
      added,
      removedIds: this.removedIds,
      counters: counters.filter(({ difference }) => difference !== 0),
    };
  }

  private isFull(network: string): boolean {
    return this.votes.filter((vote) => vote.network === network).length >= this.perNetwork;
  }

  private removeEarliest(network: string): void {
    const index = this.votes.findIndex((vote) => vote.network === network);
    const [earliest] = this.votes.splice(index, 1);
    if (!earliest) return;
    if (earliest.id !== null) this.removedIds.push(earliest.id);
    this.count(earliest.optionIndex, -1);
  }

  private count(optionIndex: number, by: number): void {
    this.counters.set(optionIndex, (this.counters.get(optionIndex) ?? 0) + by);
  }
}
