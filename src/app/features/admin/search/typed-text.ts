/** Somebody who stops for so long wants to see what there is. */
export const PAUSE_MS = 250;

/** Tells what somebody types into a search field from what comes back into it by the address. */
export class TypedText {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** These texts were sent to the address and have not come back yet: it takes a moment on a slow phone. */
  private sent: string[] = [];

  /** The text that the address has at first. */
  constructor(private inAddress: string) {}

  /** Looks for a text once nothing more is typed for a while. */
  type(text: string, find: (text: string) => void): void {
    this.stop();
    this.timer = setTimeout(() => this.send(text, find), PAUSE_MS);
  }

  /** Looks for a text at once, unless it is what was looked for last. */
  send(text: string, find: (text: string) => void): void {
    this.stop();
    if (text === (this.sent.at(-1) ?? this.inAddress)) return;
    this.sent.push(text);
    find(text);
  }

  /** Takes note of the text in the address. Returns true if it came by Back or by a link: the field shows it then. */
  arrive(text: string): boolean {
    if (text === this.inAddress) return false;
    this.inAddress = text;
    const index = this.sent.indexOf(text);
    this.sent.splice(0, index < 0 ? this.sent.length : index + 1);
    if (index >= 0) return false;
    this.stop();
    return true;
  }

  /** Forgets to look for the text that was typed last. */
  stop(): void {
    clearTimeout(this.timer);
  }
}
