import type { WebsiteEvent } from '@/contracts/website-events';
import type { EndedSessions } from './unit-of-work';

interface Subscriber {
  onEvent(event: WebsiteEvent): void;
  /** The server is closing. */
  onEnd(): void;
}

/** The streams of events that are open in this process, by website. */
export class WebsiteEvents {
  private readonly subscribers = new Map<number, Set<Subscriber>>();

  /** Returns a function that ends the subscription. */
  subscribe(websiteId: number, subscriber: Subscriber): () => void {
    const listeners = this.subscribers.get(websiteId) ?? new Set();
    this.subscribers.set(websiteId, listeners.add(subscriber));
    return () => {
      listeners.delete(subscriber);
      if (listeners.size === 0) this.subscribers.delete(websiteId);
    };
  }

  publish(websiteId: number, event: WebsiteEvent): void {
    for (const subscriber of this.subscribers.get(websiteId) ?? []) subscriber.onEvent(event);
  }

  /** Lets everybody read everything again: some events may have been missed. */
  publishGap(): void {
    for (const listeners of this.subscribers.values()) {
      for (const subscriber of listeners) subscriber.onEvent({ kind: 'all' });
    }
  }

  /** Returns the number of a website's streams. */
  count(websiteId: number): number {
    return this.subscribers.get(websiteId)?.size ?? 0;
  }

  close(): void {
    for (const listeners of this.subscribers.values()) {
      for (const subscriber of listeners) subscriber.onEnd();
    }
  }
}

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
