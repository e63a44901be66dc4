import { beforeEach } from 'vitest';
import { readDueFeeds } from '@/server/domains/feeds/feeds';
import { FeedError } from '@/server/ports/feed-reader';
import { type Browser, startTestServer } from './test-server';
import { createWorkDeps } from './work-deps';

export const AIRBNB = 'https://calendar.example.com/attic.ics';
export const attic = 'booking-0/attic';

export type Stay = [uid: string, from: string, until: string];

/** Writes a calendar of whole days. */
export const buildCalendar = (...stays: Stay[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...stays.flatMap(([uid, from, until]) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${until.replaceAll('-', '')}`,
      'SUMMARY:Reserved',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');

/** Starts a server that asks a test for the calendars of other programs. */
export function startFeedStage() {
  /** At the moment, each address answers with this. */
  const files = new Map<string, string | FeedError>();
  const asked: string[] = [];
  /** An address answers only after its promise. */
  const held = new Map<string, Promise<void>>();
  const feedReader = {
    read: async (url: string) => {
      asked.push(url);
      // What an address answers is decided when it is asked.
      const file = files.get(url) ?? new FeedError('unreachable');
      await held.get(url);
      if (typeof file !== 'string') throw file;
      return file;
    },
  };
  const server = startTestServer({}, undefined, { feedReader });
  beforeEach(() => {
    files.clear();
    asked.length = 0;
    held.clear();
  });
  const add = (owner: Browser, id: number, change: object = {}) =>
    owner.post(`/api/websites/${id}/feeds`, { name: 'Airbnb', url: AIRBNB, resource: attic, ...change });
  const list = async (owner: Browser, id: number) => (await owner.get(`/api/websites/${id}/feeds`)).json();
  /** Does the work that the server does every minute. */
  async function look(minutes = 15): Promise<void> {
    server.clock.advance({ seconds: minutes * 60 });
    const { app, clock, config, database } = server;
    const deps = { ...createWorkDeps(database.db), clock, config, log: app.log, feedReader };
    await readDueFeeds(deps as unknown as Parameters<typeof readDueFeeds>[0]);
  }
  return { server, files, asked, held, add, list, look };
}
