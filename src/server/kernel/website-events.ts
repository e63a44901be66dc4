import type { WebsiteEvent } from '@/contracts/website-events';

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
