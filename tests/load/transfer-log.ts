import { get } from 'node:http';
import type { Page } from 'playwright-core';

export type Kind = 'HTML' | 'CSS' | 'JavaScript' | 'fonts' | 'pictures';

export interface Transfer {
  url: string;
  kind: Kind;
  /** Counts the bytes that were sent to the browser, headers included. */
  sentBytes: number;
  /** Counts the body alone, as the server sends it to a browser that takes gzip only. */
  gzipBytes: number;
}

/** API calls are left out. */
const KINDS: Record<string, Kind> = {
  Document: 'HTML',
  Stylesheet: 'CSS',
  Script: 'JavaScript',
  Font: 'fonts',
  Image: 'pictures',
};

/** Notes what a page of a browser loads. */
export class TransferLog {
  readonly transfers: Transfer[] = [];
  private readonly pending: Promise<void>[] = [];

  private constructor(readonly page: Page) {}

  static async open(page: Page): Promise<TransferLog> {
    const log = new TransferLog(page);
    const session = await page.context().newCDPSession(page);
    const requests = new Map<string, { url: string; kind: Kind }>();
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const kind = KINDS[type];
      if (kind) requests.set(requestId, { url: response.url, kind });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) log.pending.push(log.add(request, encodedDataLength));
    });
    await session.send('Network.enable');
    return log;
  }

  /** Waits until the page asks for nothing more. */
  async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    await Promise.all(this.pending);
  }

  private async add({ url, kind }: { url: string; kind: Kind }, sentBytes: number): Promise<void> {
    // Pictures are compressed by their own format.
    const gzipBytes = kind === 'pictures' ? sentBytes : await measureGzipBytes(url);
    this.transfers.push({ url, kind, sentBytes, gzipBytes });
  }
}

export function sumBytes(transfers: Transfer[], kind: Kind): number {
  return transfers
    .filter((transfer) => transfer.kind === kind)
    .reduce((total, { gzipBytes }) => total + gzipBytes, 0);
}

function measureGzipBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });
}
