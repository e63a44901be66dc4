import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** These failures are normal for the product: nobody is signed in yet. */
const MEANT = [/\/api\/auth\/user$/];

/** Watches the console of a page of a person's browser, and checks its screens for accessibility. */
export class WatchedPage {
  private readonly complaints: string[] = [];
  private readonly meant: RegExp[];

  /** `meant` are addresses whose failing answers the test provokes. */
  constructor(
    readonly page: Page,
    meant: RegExp[] = [],
  ) {
    this.meant = [...MEANT, ...meant];
    page.setDefaultTimeout(30_000);
    page.on('console', (message) => this.hear(message));
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Opens another tab of a person's browser. */
  static async open(context: BrowserContext, meant?: RegExp[]): Promise<WatchedPage> {
    return new WatchedPage(await context.newPage(), meant);
  }

  /** Fails on anything about which the console has complained so far. */
  expectSilence(): void {
    expect(this.complaints).toEqual([]);
  }

  /**
   * Fails on any accessibility violation of what is on the screen now, or of a part of it and of some rules only, and
   * on any complaint. Behind a modal dialog the rest of the screen is inert, so only the dialog is checked.
   */
  async expectAccessible(screen: string, { rules, part }: Look = {}): Promise<void> {
    const isPrepared = await this.page.evaluate(async () => {
      // Half-faded text has half the contrast.
      await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null)));
      return 'axe' in window;
    });
    if (!isPrepared) await this.page.evaluate(await axeSource);
    const look = { runOnly: rules, part: part ?? 'dialog:modal' };
    const violations = await this.page.evaluate(async ({ runOnly, part: selector }) => {
      const { axe } = window as unknown as { axe: Axe };
      // Full reports of the other result types would double the time.
      const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      const place = [...document.querySelectorAll(selector)].at(-1) ?? document;
      return (await axe.run(place, options)).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
      );
    }, look);
    expect({ screen, violations }).toEqual({ screen, violations: [] });
    this.expectSilence();
  }

  private hear(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    const { url } = message.location();
    const text = message.text();
    const isMeant = (address: string) => this.meant.some((path) => path.test(address));
    if (text.startsWith('Failed to load resource') && isMeant(url)) return;
    // A busy machine draws the first words some seconds after the page has loaded, and needs their font then.
    if (/\.woff2 was preloaded using link preload but not used/.test(text)) return;
    // A test has taken the network away; which calls are under way at that moment differs from run to run.
    if (text.includes('net::ERR_INTERNET_DISCONNECTED')) return;
    // The application reports it for a script, too.
    if (/Failed to fetch dynamically imported module/.test(text) && isMeant(text)) return;
    this.complaints.push(`${text} (${url})`);
  }
}

/** Without it, all rules are checked on the whole screen. */
interface Look {
  rules?: string[];
  /** A CSS selector names the part. */
  part?: string;
}

interface Axe {
  run(
    place: Document | Element,
    options: { resultTypes: string[]; runOnly?: string[] },
  ): Promise<{ violations: AxeViolation[] }>;
}

interface AxeViolation {
  id: string;
  nodes: { html: string }[];
}
