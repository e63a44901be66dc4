import type { Locator, Page } from 'playwright-core';
import { DOUBLE_PRESS_MS } from '@/ui/ignore-second-press';

/** A person needs so many seconds for a tap, thinking included, and for a letter on a phone. */
const SECONDS_PER_TAP = 2.5;
const SECONDS_PER_LETTER = 0.4;

/** Works on a phone as an owner does. Each tap counts, and each field once, however much is typed into it. */
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

  /** Counts two taps, on the field and on 'Paste': a text that the phone already has is not typed. */
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

  /**
   * Waits, by the page's own clock, until a second tap no longer counts as part of a double one: people tap more
   * slowly.
   */
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

  /** Lists the steps, which shows where a count that is too high comes from. */
  toString(): string {
    return this.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  }
}
