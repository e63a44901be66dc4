import type { WebsiteInput } from '@/contracts/websites';
import { type RunningProduct, startProduct } from '../support/running-product';
import { readCpuMs } from './cpu-time';
import { logIn, signInOwner } from './owner';
import { printTable } from './print-table';
import { getMedian } from './quantile';
import type { MeasuredProduct } from './visitor-writes';
import { buildWebsiteOfAllTypes } from './websites';

const WARM_UPS = 50;
const PAGES = 150;
const SLUG = 'cold';
/** These types existed before record 104: older versions that are measured beside this one know no others. */
const TYPES = new Set(
  'heading description article services contact-info gallery team contact poll booking products social'.split(
    ' ',
  ),
);

interface Measured {
  version: string;
  product: RunningProduct;
  headers: Record<string, string>;
  id: number;
  times: number[];
  cpuMs: number;
}

/** Measures a page that has just been changed, from the call to its last byte, beside other versions. */
export async function measureColdPages(products: Record<string, MeasuredProduct>): Promise<void> {
  const measured: Measured[] = [];
  try {
    for (const [version, product] of Object.entries(products)) measured.push(await start(version, product));
    for (let turn = 0; turn < WARM_UPS + PAGES; turn += 1) for (const one of measured) await ask(one, turn);
    printTable(
      `A page of ${TYPES.size} section types on PGlite, each time after a save; medians of ${PAGES}`,
      measured.map(({ version, times, cpuMs }) => ({
        ...(version && { version }),
        'median ms': getMedian(times).toFixed(1),
        "server's cpu, ms each": (cpuMs / PAGES).toFixed(1),
      })),
    );
  } finally {
    for (const { product } of measured) await product.stop();
  }
}

async function start(version: string, { variables, main }: MeasuredProduct): Promise<Measured> {
  const product = await startProduct({ BACKUPS: 'off', ...variables }, [], main);
  const publish = await signInOwner(product.url);
  const website: WebsiteInput = buildWebsiteOfAllTypes(SLUG);
  const sections = website.pageData?.sections?.filter(({ type }) => TYPES.has(type)) ?? [];
  await publish({ ...website, pageData: { sections } });
  const cookie = await logIn(product.url, 'bench@example.com', 'bench-1234');
  const headers = { cookie, 'content-type': 'application/json' };
  const list = await (await fetch(`${product.url}/api/websites`, { headers })).json();
  const [{ id }] = list.websites ?? list;
  return { version, product, headers, id, times: [], cpuMs: 0 };
}

async function ask(one: Measured, turn: number): Promise<void> {
  const { product, headers, id } = one;
  const body = JSON.stringify({ description: `Save ${turn}` });
  const saved = await fetch(`${product.url}/api/websites/${id}`, { method: 'PUT', headers, body });
  await saved.arrayBuffer();
  if (!saved.ok) throw new Error(`A save answered ${saved.status}`);
  const cpuBefore = await readCpuMs(product.process.pid);
  const begun = performance.now();
  const page = await fetch(`${product.url}/${SLUG}`, { headers: { 'accept-encoding': 'br' } });
  await page.arrayBuffer();
  if (!page.ok) throw new Error(`A page answered ${page.status}`);
  if (turn < WARM_UPS) return;
  one.times.push(performance.now() - begun);
  one.cpuMs += ((await readCpuMs(product.process.pid)) ?? Number.NaN) - (cpuBefore ?? Number.NaN);
}
