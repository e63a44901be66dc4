import { expect } from 'vitest';
import type { BookingContent } from '@/sections/types/booking/definition';
import { forgetWaiting, notifyWaiting } from '@/server/domains/bookings/notify-waiting';
import { createKeyedHash } from '@/server/kernel/secrets';
import { readConfig } from '@/server/settings/config';
import { salon } from './booking-page';
import type { Browser, startTestServer } from './test-server';
import { createWorkDeps } from './work-deps';

/** It is a Tuesday, three days ahead. */
export const FULL_DAY = '2026-11-24';

/** The salon takes one customer at a time, and one visit of eight hours fills a day. */
export const busySalon: BookingContent = {
  ...salon,
  isOneAtATime: true,
  services: [
    { id: 'all', name: 'Celý deň', duration: 480, price: 0, description: '' },
    { id: 'cut', name: 'Strih', duration: 60, price: 0, description: '' },
  ],
};

/** Builds the entry of somebody who wants a cut on the full day. */
const buildWish = (changes: object = {}) => ({
  sectionId: 'booking-0',
  serviceId: 'cut',
  date: FULL_DAY,
  customerName: 'Milada',
  customerEmail: 'milada@example.com',
  ...changes,
});

/** Lists the paths of the addresses in a text. */
export const listPaths = (text = '') =>
  [...text.matchAll(/https?:\/\/[^/\s]+(\/\S+)/g)].map(([, path]) => path ?? '');

export const getLink = (act: 'join' | 'leave', text?: string) =>
  listPaths(text).find((path) => path.includes(`/waitlist/${act}/`)) ?? '';

/** Provides the calls by which people join the waiting list, and are told. */
export function startWaiting(server: ReturnType<typeof startTestServer>) {
  const deps = () => ({
    ...createWorkDeps(server.database.db),
    clock: server.clock,
    // The mails' links are signed with the server's secret.
    keyedHash: createKeyedHash('a secret of tests that is long enough to sign with'),
    config: readConfig({ PUBLIC_URL: 'https://verandly.example', PAYMENTS: 'sandbox' }),
  });
  async function sent() {
    await server.mail.sendDue();
    return server.sentMail.splice(0);
  }
  const join = (changes: object = {}, headers: Record<string, string> = {}) =>
    server.visitor().post('/api/public/salon/waitlist', buildWish(changes), headers);
  const press = (path: string) =>
    server.visitor().post(path, '', { 'content-type': 'application/x-www-form-urlencoded' });
  /** Looks for free times twice: a time that is noted before the first look is told by the second. */
  async function look(): Promise<void> {
    await notifyWaiting(deps());
    server.clock.advance({ seconds: 12 });
    await notifyWaiting(deps());
    await forgetWaiting(deps());
  }
  /** Lists who is told, and of which time. */
  async function told(): Promise<string[]> {
    const mails = await sent();
    return mails.flatMap(({ to, text }) => {
      const free = /Free now: (.*)/.exec(text)?.[1];
      return free ? [`${to} ${free}`] : [];
    });
  }
  return {
    deps,
    sent,
    join,
    press,
    look,
    told,
    async free() {
      await look();
      return told();
    },
    /** Adds an entry whose address is proven, and looks for free times once. */
    async wait(changes: object = {}): Promise<void> {
      expect((await join(changes)).statusCode).toBe(201);
      const mails = await sent();
      const proof = mails.find(({ text }) => text.includes('/waitlist/join/'));
      expect((await press(getLink('join', proof?.text))).statusCode).toBe(200);
      await look();
    },
    goTo: (moment: string) =>
      server.clock.advance({ seconds: (Date.parse(moment) - server.clock.now().getTime()) / 1000 }),
  };
}

/** Enters a booking that fills a day; returns its id. */
export async function fillDay(owner: Browser, websiteId: number, changes: object = {}): Promise<number> {
  const booking = { serviceId: 'all', date: FULL_DAY, time: '09:00', customerName: 'Ctibor', ...changes };
  const response = await owner.post(`/api/websites/${websiteId}/bookings`, booking);
  expect(response.statusCode).toBe(201);
  return response.json().id;
}
