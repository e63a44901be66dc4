import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@tests/support/wait-for';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageEdge } from './page-edge';

let cache: Server;
let address: string;
let heard: string[];
let answer: number;
let onPurge: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  heard = [];
  answer = 200;
  onPurge = () => undefined;
  cache = createServer((request, response) => {
    heard.push(`${request.method} ${request.url} ${request.headers['surrogate-key']}`);
    response.writeHead(answer).end();
    onPurge();
  });
  await new Promise<void>((resolve) => cache.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(cache.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.useRealTimers();
  cache.closeAllConnections();
  await new Promise((resolve) => cache.close(resolve));
});

/** Waits until the cache has heard so many purges. */
const waitUntilHeard = (count: number) =>
  new Promise<void>((resolve) => {
    onPurge = () => {
      if (heard.length === count) resolve();
    };
    onPurge();
  });

const lines: string[] = [];
const log = {
  info: (text: unknown) => lines.push(String(text)),
  error: (text: unknown) => lines.push(String(text)),
};
const page = (goodUntil?: Date) => ({
  br: Buffer.alloc(0),
  etag: '"a"',
  contentSecurityPolicy: '',
  ...(goodUntil && { goodUntil }),
});
const NOW = new Date('2026-11-26T10:00:00Z');

it('tells each cache at once and again, because the old page may have been on its way', async () => {
  const edge = new PageEdge([address, address], log);
  edge.purge('salon');
  await waitUntilHeard(2);
  expect(heard).toEqual(['PURGE /salon page-salon', 'PURGE /salon page-salon']);
  await vi.advanceTimersByTimeAsync(1_000);
  await waitUntilHeard(4);
  edge.purgeAll();
  await waitUntilHeard(6);
  expect(heard.slice(4)).toEqual(['PURGE / pages', 'PURGE / pages']);
});

it('tells a cache that fails later, says so once, and says when it answers again', async () => {
  lines.length = 0;
  answer = 503;
  const edge = new PageEdge([address], log);
  edge.purge('salon');
  await waitUntilHeard(1);
  await waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('it answers 503');
  edge.purge('barber');
  await waitUntilHeard(3);
  answer = 200;
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lines).toHaveLength(2);
  });
  expect(lines[1]).toContain('answers again');
  expect(new Set(heard)).toEqual(new Set(['PURGE /salon page-salon', 'PURGE /barber page-barber']));
});

it('removes all pages of a cache that was away too long to be told of each', async () => {
  answer = 503;
  const edge = new PageEdge([address], log);
  for (let count = 0; count <= 1_000; count += 1) edge.purge(`salon-${count}`);
  answer = 200;
  await waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard).toContain('PURGE / pages');
  });
});

it('lets a page be kept for an hour at most, and never longer than it is good', () => {
  const edge = new PageEdge([address], log);
  expect(edge.getHeaders('salon', page(), NOW)).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate, s-maxage=3600',
    'surrogate-control': 'max-age=3600, stale-while-revalidate=60',
    'surrogate-key': 'pages page-salon',
  });
  const closing = edge.getHeaders('salon', page(new Date('2026-11-26T10:10:00Z')), NOW);
  expect(closing['surrogate-control']).toBe('max-age=600, stale-while-revalidate=0');
  const over = edge.getHeaders('salon', page(new Date('2026-11-26T09:00:00Z')), NOW);
  expect(over['cache-control']).toContain('s-maxage=0');
  expect(new PageEdge([], log).getHeaders('salon', page(), NOW)).toEqual({});
});
