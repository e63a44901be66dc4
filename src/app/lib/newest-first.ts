/**
 * Decides which value of an edited record goes to the server: one at a time, and after it only the newest. It keeps its
 * own account of pending values, because an event may come before React has rendered that an answer is there.
 */
export class NewestFirst<Value> {
  private newest: Value | null = null;
  private refused: Value | null = null;
  private isSending = false;

  /** Puts a value in line, and replaces one that waits. */
  put(value: Value): void {
    this.newest = value;
  }

  /** Returns the value that is to be sent now; null while another is pending, or if none is ready. */
  take(isReady: (value: Value) => boolean): Value | null {
    if (this.isSending || this.newest === null || !isReady(this.newest)) return null;
    this.isSending = true;
    return this.newest;
  }

  /** Notes that the server has stored a value; returns true if it is the newest one. */
  finish(sent: Value): boolean {
    this.isSending = false;
    if (this.newest !== sent) return false;
    this.newest = null;
    return true;
  }

  /** Notes that a value was not stored; returns true if it is the newest one, which then waits to be sent again. */
  fail(sent: Value): boolean {
    this.isSending = false;
    this.refused = sent;
    return this.newest === sent;
  }

  /** Returns true while a value waits that was not tried yet. */
  hasUntried(): boolean {
    return this.newest !== null && this.newest !== this.refused;
  }
}
