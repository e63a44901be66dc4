import type { EndedSessions } from './unit-of-work';

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
