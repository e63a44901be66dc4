import { sql } from 'drizzle-orm';
import { type WebsiteEvent, websiteEvent } from '@/contracts/website-events';
import type { Database, Listen } from '../db/client';

const CHANNEL = 'website_event';

export interface Subscriber {
  onEvent(event: WebsiteEvent): void;
  /** The server is closing. */
  onEnd(): void;
}

/** Who listens to which website in this process. */
export class WebsiteEvents {
  private readonly subscribers = new Map<number, Set<Subscriber>>();

  /** Answers how to stop listening. */
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

  /** Tells everybody to read again: what was announced for a while nobody has heard. */
  publishGap(): void {
    for (const listeners of this.subscribers.values()) {
      for (const subscriber of listeners) subscriber.onEvent({ kind: 'all' });
    }
  }

  /** How many listen to a website. */
  count(websiteId: number): number {
    return this.subscribers.get(websiteId)?.size ?? 0;
  }

  close(): void {
    for (const listeners of this.subscribers.values()) {
      for (const subscriber of listeners) subscriber.onEnd();
    }
  }
}

/** Tells every server process, when this transaction commits, that a visitor has sent something. */
export async function announceWebsiteEvent(
  db: Database,
  websiteId: number,
  kind: Exclude<WebsiteEvent['kind'], 'all'>,
): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify({ websiteId, kind })})`);
}

/** Passes on what any server process announces. */
export async function followWebsiteEvents(listen: Listen, events: WebsiteEvents): Promise<void> {
  await listen(
    CHANNEL,
    (payload) => {
      const announced = JSON.parse(payload) as { websiteId: number };
      events.publish(announced.websiteId, websiteEvent.parse(announced));
    },
    () => events.publishGap(),
  );
}
