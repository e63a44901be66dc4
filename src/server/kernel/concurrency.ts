/** Limits how much costly work runs at the same time, for each owner and in all. */
export class ConcurrencyLimit {
  private readonly byOwner = new Map<number, number>();
  private taken = 0;

  constructor(
    private readonly perOwner: number,
    private readonly inAll: number,
  ) {}

  /** Returns a release function, or null if the owner or the process has reached the limit. */
  take(owner: number): (() => void) | null {
    const own = this.byOwner.get(owner) ?? 0;
    if (own >= this.perOwner || this.taken >= this.inAll) return null;
    this.count(owner, 1);
    return () => this.count(owner, -1);
  }

  private count(owner: number, change: number): void {
    const own = (this.byOwner.get(owner) ?? 0) + change;
    if (own === 0) this.byOwner.delete(owner);
    else this.byOwner.set(owner, own);
    this.taken += change;
  }
}

/**
 * Creates a queue in which one task runs at a time and owners take turns, however many tasks one of them has. A task whose
 * signal aborts before its turn leaves the queue and fails with the signal's reason.
 */
export function createFairQueue() {
  const lines = new Map<number, (() => Promise<void>)[]>();
  let isRunning = false;

  async function work(): Promise<void> {
    isRunning = true;
    for (let [next] = lines; next; [next] = lines) {
      const [owner, [task, ...rest]] = next;
      // An owner who has more to do goes to the end.
      lines.delete(owner);
      if (rest.length > 0) lines.set(owner, rest);
      await task?.();
    }
    isRunning = false;
  }

  function leave(owner: number, task: () => Promise<void>): boolean {
    const line = lines.get(owner) ?? [];
    const rest = line.filter((other) => other !== task);
    if (rest.length > 0) lines.set(owner, rest);
    else lines.delete(owner);
    return rest.length < line.length;
  }

  return <Result>(owner: number, task: () => Promise<Result>, signal: AbortSignal): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const run = () => {
        // Many tasks may share a signal that lives as long as the server.
        signal.removeEventListener('abort', abort);
        return task().then(resolve, reject);
      };
      const abort = () => {
        if (leave(owner, run)) reject(signal.reason);
      };
      signal.addEventListener('abort', abort, { once: true });
      lines.set(owner, [...(lines.get(owner) ?? []), run]);
      if (!isRunning) void work();
    });
}
