import { setTimeout as delay } from 'node:timers/promises';

/** The server asks it for the time, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Resolves when so much time has passed. */
  wait(milliseconds: number): Promise<void>;
}

export const systemClock: Clock = { now: () => new Date(), wait: (milliseconds) => delay(milliseconds) };
