import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: unknown;
}

export interface Timing {
  perSecond: number;
  medianMs: number;
  p95Ms: number;
  p99Ms: number;
}

/**
 * Makes calls over keep-alive connections for some seconds, on each the next call as soon as the last is answered. An
 * answer that is not a success ends the measurement: a refusal is faster than the work.
 */
export async function timeCalls(
  origin: string,
  nextCall: () => Call,
  connections: number,
  seconds: number,
): Promise<Timing> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const started = performance.now();
  const callOn = async () => {
    while (performance.now() - started < seconds * 1000) {
      const begun = performance.now();
      await send(agent, origin, nextCall());
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: connections }, callOn));
  const elapsedSeconds = (performance.now() - started) / 1000;
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const getTime = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return {
    perSecond: times.length / elapsedSeconds,
    medianMs: getTime(0.5),
    p95Ms: getTime(0.95),
    p99Ms: getTime(0.99),
  };
}

function send(agent: Agent, origin: string, { method, path, headers, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const type = payload && { 'content-type': 'application/json' };
    const call = request(origin + path, { agent, method, headers: { ...type, ...headers } }, (answer) => {
      let said = '';
      const isSuccess = (answer.statusCode ?? 500) < 300;
      answer.on('data', (chunk) => {
        if (!isSuccess) said += chunk;
      });
      answer.on('end', () =>
        isSuccess ? resolve() : reject(new Error(`${path} answered ${answer.statusCode}: ${said}`)),
      );
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(payload);
  });
}
