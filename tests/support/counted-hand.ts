import type { Locator, Page } from 'playwright-core';
import { DOUBLE_PRESS_MS } from '@/ui/ignore-second-press';

/** A person taps so often, thinking included, and types a letter on a phone so fast. */
const SECONDS_PER_TAP = 2.5;
const SECONDS_PER_LETTER = 0.4;

/** An owner's hand on a phone. Each tap counts, and each field once, however much is typed into it. */
export class CountedHand {
  private readonly steps: string[] = [];
  private letters = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.steps.push(`tap ${target}`);
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.letters += text.length;
    this.steps.push(`type ${field}`);
  }

  /** A text that the phone has already is not typed: the field is tapped, and then 'Paste'. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.fill(text);
    this.steps.push(`tap ${field}`, 'paste');
  }

  /** Opens the picker of the phone, and taps pictures in it. */
  async pick(opener: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(opener);
    await (await chooser).setFiles(files);
    this.steps.push(`pick for ${opener}`);
  }

  /** People tap slower than this hand: the page's own clock says when a second tap is none of a double one any more. */
  async rest(): Promise<void> {
    const since = await this.page.evaluate(() => performance.now());
    await this.page.waitForFunction(([start, ms]) => performance.now() - start > ms, [
      since,
      DOUBLE_PRESS_MS,
    ] as const);
  }

  /** Comes back to the first tab, which is a tap as well. */
  async comeBack(): Promise<void> {
    await this.page.bringToFront();
    // A browser without a screen shows all tabs at once, and never says so.
    await this.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    this.steps.push('come back');
  }

  /** Waiting for the machine is not counted: it is measured elsewhere. */
  get count(): { interactions: number; seconds: number } {
    const interactions = this.steps.length;
    return { interactions, seconds: interactions * SECONDS_PER_TAP + this.letters * SECONDS_PER_LETTER };
  }

  /** What was done, to find out where a count that is too high comes from. */
  toString(): string {
    return this.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  }
}
