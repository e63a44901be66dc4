import { WORK_HEADER } from '@/core/visitor-limits';
import { solveWork } from '@/sections/visitor-kit/solve-work';
import type { Browser } from './test-server';

/** Sends a call as a visitor's page does: if the server asks for work, it is done, and the same call is sent again. */
export async function postWithWork(browser: Browser, url: string, body: object, headers = {}) {
  let answer = await browser.post(url, body, headers);
  // Calls at the same time raise the work for each other, so it may be asked for again.
  for (let tries = 0; answer.statusCode === 428 && tries < 20; tries += 1) {
    const { challenge, bits } = answer.json();
    const work = await solveWork(challenge, bits);
    answer = await browser.post(url, body, { ...headers, [WORK_HEADER]: work });
  }
  return answer;
}
