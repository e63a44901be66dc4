import type { BrowserContext } from 'playwright-core';
import { addWebsite } from './open-editor';
import { printTable, verdict } from './print-table';
import { bytesOf, type Transfer, TransferLog } from './transfer-log';

const SCRIPT_AIM = 200_000;

/** Bytes of JavaScript that an owner's browser loads to edit a page, and how many of them only the editor needs. */
export async function reportEditorSize(context: BrowserContext): Promise<void> {
  const editorPath = await addWebsite(context, 'bench-size', 10);
  const dashboard = await loadedBy(context, '/');
  const editor = await loadedBy(context, editorPath);
  const known = new Set(dashboard.map(({ url }) => url));
  const total = bytesOf(editor, 'JavaScript');
  const own = bytesOf(
    editor.filter(({ url }) => !known.has(url)),
    'JavaScript',
  );
  printTable('JavaScript of the editor, nothing in the cache', [
    { what: 'all that it loads, React and the frame of the application included', gzip: total },
    { what: 'of that, what the dashboard has not loaded before', gzip: own },
  ]);
  console.log(`\n  JavaScript: ${total} bytes gzip, aim under ${SCRIPT_AIM}: ${verdict(total < SCRIPT_AIM)}`);
}

async function loadedBy(context: BrowserContext, address: string): Promise<Transfer[]> {
  const log = await TransferLog.open(await context.newPage());
  await log.page.goto(address);
  await log.page.getByRole('heading', { level: 1 }).first().waitFor();
  await log.settle();
  await log.page.close();
  return log.transfers;
}
