import { type EndedSessions, SESSION_CHANNEL } from '../db/sessions';

interface Watched {
  sid: string;
  userId: number;
  onEnd: () => void;
}

/** What in this process goes on only as long as a session does. */
export class SessionEnds {
  private readonly watched = new Set<Watched>();

  /** Answers how to stop watching. */
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

/** Passes on what any server process announces. */
export async function followSessionEnds(
  listen: (channel: string, onPayload: (payload: string) => void) => Promise<void>,
  ends: SessionEnds,
): Promise<void> {
  await listen(SESSION_CHANNEL, (payload) => ends.publish(JSON.parse(payload) as EndedSessions));
}
