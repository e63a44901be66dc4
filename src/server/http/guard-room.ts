import type { FastifyInstance } from 'fastify';
import { AppError } from '@/core/app-error';
import type { DiskRoom } from '../kernel/disk-room';
import { text } from '../kernel/text';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what would be stored while the disk has no room, before it is read, and goes on by itself when there is some.
 * Where the database is elsewhere only files lie on this disk.
 */
export function guardRoom(app: FastifyInstance, room: DiskRoom, isDatabaseHere: boolean): void {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (READING.has(method) || !(isDatabaseHere || routeOptions.config.takesFile)) return;
    if (room.isShort) throw noRoom();
  });
}

/** NO_ROOM, whatever was to be stored. */
export function noRoom(): AppError {
  return new AppError('NO_ROOM', text('errors.noRoom'));
}
