import type { WebsiteEvent } from '@/contracts/website-events';
import type { EndedSessions } from './unit-of-work';

/** A screen opens its stream while it reads its lists. It has done both within this time, on the slowest network too. */
const REPEAT_MS = 60_000;

interface Subscriber {
  onEvent(event: WebsiteEvent): void;
  /** Is called when the server is closing. */
  onEnd(): void;
}

/** Keeps the streams of events that are open in this process, by website. */
export class WebsiteEvents {
  private readonly subscribers = new Map<number, Set<Subscriber>>();
  /** Keeps the events of the last minute, the oldest first, and each event of a website only once. */
  private readonly recent = new Map<string, { websiteId: number | null; event: WebsiteEvent; at: number }>();

  /** `now` returns milliseconds. */
  constructor(private readonly now: () => number) {}

  /**
   * Repeats what happened in the last minute, which the lists that the subscriber has read may lack, and goes on from
   * there. Returns a function that ends the subscription.
   */
  subscribe(websiteId: number, subscriber: Subscriber): () => void {
    const listeners = this.subscribers.get(websiteId) ?? new Set();
    this.subscribers.set(websiteId, listeners.add(subscriber));
    this.forgetOld();
    const missed = [...this.recent.values()].filter(
      (past) => past.websiteId === null || past.websiteId === websiteId,
    );
    for (const kind of new Set(missed.map(({ event }) => toChange(event.kind)))) subscriber.onEvent({ kind });
    return () => {
      listeners.delete(subscriber);
      if (listeners.size === 0) this.subscribers.delete(websiteId);
    };
  }

  publish(websiteId: number, event: WebsiteEvent): void {
    this.remember(websiteId, event);
    for (const subscriber of this.subscribers.get(websiteId) ?? []) subscriber.onEvent(event);
  }

  /** Lets everybody read everything again: some events may have been missed. */
  publishGap(): void {
    this.remember(null, { kind: 'all' });
    for (const listeners of this.subscribers.values()) {
      for (const subscriber of listeners) subscriber.onEvent({ kind: 'all' });
    }
  }

  private remember(websiteId: number | null, event: WebsiteEvent): void {
    this.forgetOld();
    const key = `${websiteId} ${event.kind}`;
    this.recent.delete(key);
    this.recent.set(key, { websiteId, event, at: this.now() });
  }

  private forgetOld(): void {
    const oldest = this.now() - REPEAT_MS;
    for (const [key, { at }] of this.recent) {
      if (at > oldest) return;
      this.recent.delete(key);
    }
  }

  /** Counts the open streams of a website. */
  count(websiteId: number): number {
    return this.subscribers.get(websiteId)?.size ?? 0;
  }

  close(): void {
    for (const listeners of this.subscribers.values()) {
      for (const subscriber of listeners) subscriber.onEnd();
    }
  }
}

/** A repeated event is no news. */
const toChange = (kind: WebsiteEvent['kind']): WebsiteEvent['kind'] =>
  kind === 'message' || kind === 'booking' || kind === 'order' ? `${kind}-changed` : kind;

interface Watched {
  sid: string;
  userId: number;
  onEnd: () => void;
}

/** Ends what goes on in this process only as long as a session does, such as a stream of events. */
export class SessionEnds {
  private readonly watched = new Set<Watched>();

  /** Returns a function that stops watching. */
  watch(watched: Watched): () => void {
    this.watched.add(watched);
    return () => {
      this.watched.delete(watched);
    };
  }

  publish(ended: EndedSessions): void {
    for (const { sid, userId, onEnd } of [...this.watched]) {
      const isEnded = 'sid' in ended ? ended.sid === sid : ended.userId === userId && ended.exceptSid !== sid;
      if (isEnded) onEnd();
    }
  }
}
