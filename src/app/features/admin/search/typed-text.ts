/** Somebody who stops typing for this long wants to see results. */
export const PAUSE_MS = 250;

/** Keeps apart what somebody types into a search field and what the address sends back into it. */
export class TypedText {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** These texts were sent to the address and have not come back yet: it takes a moment on a slow phone. */
  private sent: string[] = [];

  /** The address has this text at first. */
  constructor(private inAddress: string) {}

  /** Searches for a text once nothing more is typed for a while. */
  type(text: string, find: (text: string) => void): void {
    this.stop();
    this.timer = setTimeout(() => this.send(text, find), PAUSE_MS);
  }

  /** Searches for a text at once, unless it was searched for last. */
  send(text: string, find: (text: string) => void): void {
    this.stop();
    if (text === (this.sent.at(-1) ?? this.inAddress)) return;
    this.sent.push(text);
    find(text);
  }

  /** Notes the text in the address. Returns true if the text came by Back or by a link, so that the field must show it. */
  arrive(text: string): boolean {
    if (text === this.inAddress) return false;
    this.inAddress = text;
    const index = this.sent.indexOf(text);
    this.sent.splice(0, index < 0 ? this.sent.length : index + 1);
    if (index >= 0) return false;
    this.stop();
    return true;
  }

  /** Cancels the search for the text that was typed last. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
