import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startProduct } from '../support/running-product';
import { signInOwner } from './owner';
import { formatVerdict, printTable } from './print-table';
import { type Kind, sumBytes, TransferLog } from './transfer-log';
import { buildWebsiteOfAllTypes, listInteractiveTypes, withoutTypes } from './websites';

const MARKUP_AIM = 20_000;
const PLAIN_SCRIPT_AIM = 2_000;
const INTERACTIVE_SCRIPT_AIM = 5_000;
const ISLANDS = '[data-island]';

/**
 * Measures the bytes of a first visit, before any touch: to a page without an interactive section, and to one of all
 * types.
 */
export async function measureFirstVisits(): Promise<void> {
  const product = await startProduct();
  const browser = await launchChromium();
  try {
    const publish = await signInOwner(product.url);
    const everything = buildWebsiteOfAllTypes('every-section');
    const everythingUrl = await publish(everything);
    const interactive = await listInteractiveTypes(everythingUrl);
    const plainUrl = await publish(withoutTypes(everything, interactive, 'plain-sections'));
    await reportPlain(browser, plainUrl);
    await reportInteractive(browser, everythingUrl, interactive);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function reportPlain(browser: Browser, url: string): Promise<void> {
  const log = await visit(browser, url);
  printTransfers('A first visit to a page without an interactive section', log);
  const markup = sumBytes(log.transfers, 'HTML') + sumBytes(log.transfers, 'CSS');
  reportAim('HTML + CSS', markup, MARKUP_AIM);
  reportAim('JavaScript', sumBytes(log.transfers, 'JavaScript'), PLAIN_SCRIPT_AIM);
  await log.page.close();
}

async function reportInteractive(browser: Browser, url: string, interactive: string[]): Promise<void> {
  const log = await visit(browser, url);
  printTransfers(
    `A first visit to a page of all section types (interactive: ${interactive.join(', ')}), before any touch`,
    log,
  );
  const untouched = sumBytes(log.transfers, 'JavaScript');
  reportAim('JavaScript', untouched, INTERACTIVE_SCRIPT_AIM);
  // This also proves that the measurement sees scripts that are loaded late.
  await log.page.locator(ISLANDS).last().scrollIntoViewIfNeeded();
  await log.page.locator(`${ISLANDS}[data-awake]`).last().waitFor();
  await log.settle();
  const awake = sumBytes(log.transfers, 'JavaScript');
  if (awake <= untouched) throw new Error('No script came when a section came near.');
  console.log(`  JavaScript after an interactive section came near: ${awake} bytes gzip`);
  await log.page.close();
}

async function visit(browser: Browser, url: string): Promise<TransferLog> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const log = await TransferLog.open(await context.newPage());
  await log.page.goto(url);
  await log.settle();
  return log;
}

function printTransfers(headline: string, { transfers }: TransferLog): void {
  const kinds: Kind[] = ['HTML', 'CSS', 'JavaScript', 'fonts'];
  printTable(
    headline,
    kinds.map((kind) => {
      const some = transfers.filter((transfer) => transfer.kind === kind);
      const sum = (name: 'sentBytes' | 'gzipBytes') =>
        some.reduce((total, transfer) => total + transfer[name], 0);
      return {
        kind: kind === 'HTML' ? 'HTML, style sheet inside' : kind,
        files: some.length,
        'as sent, with headers': sum('sentBytes'),
        gzip: sum('gzipBytes'),
      };
    }),
  );
  console.log('');
}

function reportAim(what: string, bytes: number, aim: number): void {
  console.log(`  ${what}: ${bytes} bytes gzip, aim under ${aim}: ${formatVerdict(bytes < aim)}`);
}
