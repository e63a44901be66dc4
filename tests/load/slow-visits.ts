import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { startProduct } from '../support/running-product';
import { watchPaints } from './paint-times';
import { formatVerdict, printTable } from './print-table';
import { getMedian } from './quantile';
import { slowDown } from './slow-phone';
import { type Kind, sumBytes, TransferLog } from './transfer-log';

const ADDRESSES = ['/', '/demo/salon', '/demo/restaurant', '/demo/construction', '/demo/accommodation'];
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };
const VISITS = 3;
const WITHOUT_PICTURES: Kind[] = ['HTML', 'CSS', 'JavaScript', 'fonts'];
const LANDING_BYTES_AIM = 120_000;
const PAINT_AIM_MS = 1800;
const SHIFT_AIM = 0.02;

interface Visit {
  address: string;
  requests: number;
  bytes: number;
  pictures: number;
  paintMs: number;
  shift: number;
}

/** Measures first visits on a slow phone: bytes and requests, the largest contentful paint and the layout shifts. */
export async function measureSlowVisits(): Promise<void> {
  const product = await startProduct();
  const bare = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<p>One paragraph, and nothing else.</p>'),
  ).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const bareUrl = `http://localhost:${(bare.address() as AddressInfo).port}/`;
  const browser = await launchChromium();
  try {
    const visits = [await measureSlowVisit(browser, 'a bare paragraph', bareUrl)];
    for (const address of ADDRESSES)
      visits.push(await measureSlowVisit(browser, address, product.url + address));
    report(visits);
  } finally {
    await browser.close();
    await product.stop();
    bare.close();
  }
}

/** Returns medians of some visits, each with an empty cache; the page is scrolled through after it has come to rest. */
async function measureSlowVisit(browser: Browser, address: string, url: string): Promise<Visit> {
  const visits: Visit[] = [];
  for (let count = 0; count < VISITS; count += 1) {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const log = await TransferLog.open(page);
    const paints = await watchPaints(page);
    await slowDown(page);
    const answer = await page.goto(url);
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}.`);
    await log.settle();
    const paintMs = await paints.largest();
    const { transfers } = log;
    visits.push({
      address,
      requests: transfers.length,
      bytes: WITHOUT_PICTURES.reduce((sum, kind) => sum + sumBytes(transfers, kind), 0),
      pictures: sumBytes(transfers, 'pictures'),
      paintMs,
      shift: await paints.shiftAfterScrolling(),
    });
    await context.close();
  }
  const getMiddle = (name: Exclude<keyof Visit, 'address'>) => getMedian(visits.map((visit) => visit[name]));
  return {
    address,
    requests: getMiddle('requests'),
    bytes: getMiddle('bytes'),
    pictures: getMiddle('pictures'),
    paintMs: getMiddle('paintMs'),
    shift: getMiddle('shift'),
  };
}

function report(visits: Visit[]): void {
  const bare = visits[0]?.paintMs ?? 1;
  printTable(
    `A first visit on a phone 375 px wide, 1.6 Mbit/s, 150 ms away, processor slowed 4 times; medians of ${VISITS}`,
    visits.map(({ address, requests, bytes, pictures, paintMs, shift }) => ({
      address,
      requests,
      'gzip without pictures': bytes,
      pictures,
      'LCP, ms': Math.round(paintMs),
      'against the bare one': (paintMs / bare).toFixed(1),
      CLS: shift.toFixed(3),
    })),
  );
  console.log('');
  for (const { address, bytes, paintMs, shift } of visits.slice(1)) {
    if (address === '/') {
      const isSmall = bytes < LANDING_BYTES_AIM;
      console.log(
        `  /: ${bytes} bytes without pictures, aim under ${LANDING_BYTES_AIM}: ${formatVerdict(isSmall)}`,
      );
    }
    console.log(`  ${address}: LCP aim under ${PAINT_AIM_MS} ms: ${formatVerdict(paintMs < PAINT_AIM_MS)}`);
    console.log(`  ${address}: CLS aim under ${SHIFT_AIM}: ${formatVerdict(shift < SHIFT_AIM)}`);
  }
}
