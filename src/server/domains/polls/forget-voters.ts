import type { FastifyInstance } from 'fastify';
import { localDate } from '@/core/wall-clock';
import type { Deps } from '../../http/deps';
import { runEvery } from '../../kernel/run-every';
import { forgetVoters } from './queries';

const HOUR_MS = 60 * 60_000;

/** Runs at startup and then hourly until the server closes: the salt that told networks apart is gone with its day. */
export function keepForgettingVoters(app: FastifyInstance, deps: Deps): void {
  runEvery(app, {
    everyMs: HOUR_MS,
    run: () => forgetVoters(deps, new Date(`${localDate(deps.clock.now(), 'UTC')}T00:00:00Z`)),
    complaint: 'Networks of votes of days that are over are forgotten later',
  });
}
