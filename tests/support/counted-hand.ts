import type { Locator, Page } from 'playwright-core';

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

  /** Opens the picker of the phone, and taps pictures in it. */
  async pick(opener: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.tap(opener);
    await (await chooser).setFiles(files);
    this.steps.push(`pick for ${opener}`);
  }

  /** Goes to another tab, which is a tap as well. */
  async lookAt(tab: Page): Promise<Page> {
    await tab.bringToFront();
    this.steps.push('change the tab');
    return tab;
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
