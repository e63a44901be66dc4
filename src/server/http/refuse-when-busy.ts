import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { AppError } from '@/core/app-error';
import { phrase } from '@/core/messages';
import type { DiskRoom } from '../kernel/disk-room';
import { READING_METHODS } from './security-headers';

const RESOLUTION_MS = 10;
const SAMPLE_INTERVAL_MS = 1_000;

/**
 * Sends calls away while the process answers later than `maxDelayMs`; 0 never sends any away. Health checks are
 * answered.
 */
export function refuseWhenBusy(app: FastifyInstance, maxDelayMs: number): void {
  if (maxDelayMs === 0) return;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;
  // Measuring begins when the server listens: a long start would otherwise refuse the first calls.
  app.addHook('onListen', async () => {
    delay.enable();
    timer = setInterval(() => {
      // The mean is NaN without a sample: one task then took the whole second.
      isBusy = Number.isNaN(delay.mean) || delay.mean / 1e6 - RESOLUTION_MS > maxDelayMs;
      delay.reset();
    }, SAMPLE_INTERVAL_MS).unref();
  });
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isBusy && !routeOptions.config.isHealth)
      throw new AppError('UNAVAILABLE', phrase('errors.unavailable'));
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    delay.disable();
  });
}

/** Says what lies on the disk of the data folder. */
interface OnDisk {
  database: boolean;
  files: boolean;
}

/**
 * Refuses calls that would store something while the disk has no room, before they are read; accepts them again by
 * itself when there is some.
 */
export function guardRoom(app: FastifyInstance, room: DiskRoom, onDisk: OnDisk): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const needsRoom = onDisk.database || (onDisk.files && routeOptions.config.takesFile);
    if (READING_METHODS.has(method) || !needsRoom) return;
    if (room.isShort) throw createNoRoomError();
  });
}

/** Creates a NO_ROOM, whatever was to be stored. */
export function createNoRoomError(): AppError {
  return new AppError('NO_ROOM', phrase('errors.noRoom'));
}
