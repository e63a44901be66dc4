import { demoWebsite } from '@/server/seed-data';
import { startProduct } from '../support/running-product';
import { generateLoad } from './generate-load';
import { readResidentMegabytes } from './memory';
import { signInOwner } from './owner';
import { formatVerdict, printTable } from './print-table';
import { getMedian } from './quantile';
import { startBareServer } from './start-bare-server';

const RATIO_AIM = 0.75;
const CONNECTIONS = 50;
const WARM_UP_SECONDS = 2;
const ROUND_SECONDS = 3;
const ROUNDS = 5;
const REST_MS = 1000;

/** Measures the requests per second of a published page, beside a bare node:http server that sends the same bytes. */
export async function measureServing(databaseName: string, variables: Record<string, string>): Promise<void> {
  const product = await startProduct(variables);
  try {
    const publish = await signInOwner(product.url);
    const pageUrl = await publish(demoWebsite);
    const bare = await startBareServer(pageUrl);
    try {
      await new Promise((resolve) => setTimeout(resolve, REST_MS));
      const readMemory = () => readResidentMegabytes(product.process.pid ?? 0);
      const atRest = await readMemory();
      const rates = await alternate({ product: pageUrl, bare: bare.url }, readMemory);
      report(databaseName, rates, atRest);
    } finally {
      await bare.stop();
    }
  } finally {
    await product.stop();
  }
}

interface Rates {
  product: number[];
  bare: number[];
  loadedMegabytes: number;
}

/** Measures both servers in turn, so that other work of the machine slows both. */
async function alternate(
  urls: { product: string; bare: string },
  memory: () => Promise<number>,
): Promise<Rates> {
  const rates: Rates = { product: [], bare: [], loadedMegabytes: 0 };
  await generateLoad(urls.product, CONNECTIONS, WARM_UP_SECONDS);
  await generateLoad(urls.bare, CONNECTIONS, WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const loaded = generateLoad(urls.product, CONNECTIONS, ROUND_SECONDS);
    const sampling = setInterval(async () => {
      rates.loadedMegabytes = Math.max(rates.loadedMegabytes, await memory());
    }, 250);
    rates.product.push(await loaded.finally(() => clearInterval(sampling)));
    rates.bare.push(await generateLoad(urls.bare, CONNECTIONS, ROUND_SECONDS));
  }
  return rates;
}

function report(databaseName: string, rates: Rates, restingMegabytes: number): void {
  const ratio = getMedian(rates.product) / getMedian(rates.bare);
  printTable(
    `A published page on ${databaseName}: ${CONNECTIONS} connections, ${ROUNDS} rounds of ${ROUND_SECONDS} s, in turn`,
    [
      {
        server: 'the product',
        'requests/s (median)': Math.round(getMedian(rates.product)),
        rounds: spread(rates.product),
      },
      {
        server: 'bare node:http',
        'requests/s (median)': Math.round(getMedian(rates.bare)),
        rounds: spread(rates.bare),
      },
    ],
  );
  console.log(
    `\n  ratio ${ratio.toFixed(2)}, aim ${RATIO_AIM} or more: ${formatVerdict(ratio >= RATIO_AIM)}`,
  );
  console.log(
    `  memory of the server's process: ${restingMegabytes} MB at rest, ${rates.loadedMegabytes} MB at most under this load`,
  );
}

function spread(values: number[]): string {
  return values.map((value) => Math.round(value)).join(', ');
}
