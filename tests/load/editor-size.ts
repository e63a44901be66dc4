import type { BrowserContext } from 'playwright-core';
import { addWebsite } from './open-editor';
import { formatVerdict, printTable } from './print-table';
import { listStaticScripts } from './static-scripts';
import { sumBytes, type Transfer, TransferLog } from './transfer-log';

const SCRIPT_AIM = 200_000;

/** Reports the bytes of JavaScript that an owner's browser loads to edit a page: before the editor stands, and after. */
export async function reportEditorSize(context: BrowserContext): Promise<void> {
  const editorPath = await addWebsite(context, 'bench-size', 10);
  const dashboard = await listLoaded(context, '/');
  const editor = await listLoaded(context, editorPath);
  const needed = await listStaticScripts(['index.html', 'src/app/screens/editor-screen.tsx']);
  const known = new Set(dashboard.map(({ url }) => url));
  const before = editor.filter(({ url }) => needed.has(new URL(url).pathname));
  const own = before.filter(({ url }) => !known.has(url));
  const [total, first] = [sumBytes(editor, 'JavaScript'), sumBytes(before, 'JavaScript')];
  printTable('JavaScript of the editor, nothing in the cache', [
    {
      what: 'before the editor stands, React and the frame of the application included',
      gzip: first,
    },
    { what: 'of that, what the dashboard has not loaded before', gzip: sumBytes(own, 'JavaScript') },
    { what: 'what follows: the preview, the fields of the sections, notices', gzip: total - first },
    { what: 'all', gzip: total },
  ]);
  console.log(
    `\n  JavaScript before the editor stands: ${first} bytes gzip, aim under ${SCRIPT_AIM}: ${formatVerdict(first < SCRIPT_AIM)}`,
  );
  console.log(
    `  all JavaScript of the editor: ${total} bytes gzip, aim under ${SCRIPT_AIM}: ${formatVerdict(total < SCRIPT_AIM)}`,
  );
}

async function listLoaded(context: BrowserContext, address: string): Promise<Transfer[]> {
  const log = await TransferLog.open(await context.newPage());
  await log.page.goto(address);
  await log.page.getByRole('heading', { level: 1 }).first().waitFor();
  await log.settle();
  await log.page.close();
  return log.transfers;
}
