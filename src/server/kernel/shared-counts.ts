import { listNetworks } from '@/core/network';
import type { CallCounts } from './call-counts';

/** Says how often something was done in a window of time, and when that window ends. */
export interface Counted {
  calls: number;
  endsInMs: number;
}

/** Keeps counts that several processes share. Each call rejects within a tenth of a second when they are out of reach. */
export interface CountStore {
  add(key: string, windowMs: number): Promise<Counted>;
  calls(key: string): Promise<number>;
  uncount(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/**
 * Counts how often something was done in a window of time, by key, in all processes where there is a store, and in this
 * one always: what was counted here is what counts while the store is away.
 */
export class SharedCounts {
  constructor(
    private readonly own: CallCounts,
    private readonly store: CountStore | null = null,
  ) {}

  /** Counts one more and returns how many there are now, and for how long they count. */
  add(key: string, windowMs: number): Promise<Counted> {
    const own = this.own.add(key, windowMs);
    return this.ask((store) => store.add(key, windowMs), own);
  }

  /** Counts for all networks of an address; a larger network's calls weigh less. */
  async addNetworks(ip: string, windowMs: number, prefix = ''): Promise<Counted> {
    const counted = await Promise.all(
      listNetworks(ip).map(async ({ name, callers }) => {
        const { calls, endsInMs } = await this.add(`${prefix}${name}`, windowMs);
        return { calls: Math.ceil(calls / callers), endsInMs };
      }),
    );
    return counted.reduce((most, each) => (each.calls > most.calls ? each : most));
  }

  calls(key: string): Promise<number> {
    return this.ask((store) => store.calls(key), this.own.calls(key));
  }

  /** Takes back one call that was counted before its outcome was known. */
  uncount(key: string): Promise<void> {
    this.own.uncount(key);
    return this.ask((store) => store.uncount(key), undefined);
  }

  forget(key: string): Promise<void> {
    this.own.forget(key);
    return this.ask((store) => store.forget(key), undefined);
  }

  private async ask<Answer>(question: (store: CountStore) => Promise<Answer>, own: Answer): Promise<Answer> {
    return this.store ? question(this.store).catch(() => own) : own;
  }
}
