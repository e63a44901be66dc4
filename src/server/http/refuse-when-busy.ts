import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@/core/app-error';
import { text } from '../kernel/text';

const RESOLUTION_MS = 10;
const LOOK_EVERY_MS = 1_000;

/** Sends calls away while the process answers later than `maxDelayMs`; 0: never. Who asks for its health is answered. */
export function refuseWhenBusy(app: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) return;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isBusy = false;
  delay.enable();
  const timer = setInterval(() => {
    // Not a single sample in a second: the process did nothing else than one thing.
    isBusy = Number.isNaN(delay.mean) || delay.mean / 1e6 - RESOLUTION_MS > maxDelayMs;
    delay.reset();
  }, LOOK_EVERY_MS).unref();
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isBusy && !routeOptions.config.isHealth)
      throw new AppError('UNAVAILABLE', text('errors.unavailable'));
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}
