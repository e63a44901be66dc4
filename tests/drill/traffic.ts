import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { addDays } from '@/core/dates';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { TODAY } from '../support/days-ahead';
import { type Answer, send } from './send';

/** So many of each hundred calls are of each kind; a picture is uploaded once in three hundred. */
const MIX = { page: 40, visit: 15, vote: 10, message: 8, booking: 9, order: 6, list: 8, save: 4 } as const;
const KINDS = Object.entries(MIX).flatMap(([kind, share]) => Array<Kind>(share).fill(kind as Kind));
const UPLOAD_EVERY = 300;

type Kind = keyof typeof MIX | 'upload' | 'picture';

/** Holds a website with its owner, who is signed in. */
export interface Site {
  id: number;
  slug: string;
  cookie: string;
  email: string;
  /** The last acknowledged save had this turn. */
  savedTurn: number;
  isSaving: boolean;
}

export interface Outcome extends Answer {
  kind: Kind;
  isRight: boolean;
  /** The call ended at this time of the process's clock, in milliseconds. */
  at: number;
}

const SERVICES = ['a', 'b', 'c', 'd'];
/** A page shows this product as long as its plan has a shop. */
export const PRODUCT_NAME = 'Cream';
const SLOTS = 46;
const PICTURE = await sharp({ create: { width: 80, height: 60, channels: 3, background: '#1e1ec8' } })
  .png()
  .toBuffer();

/** Does what visitors and owners of some websites do, and keeps every change that was acknowledged. */
export class Traffic {
  readonly acknowledged = { message: [] as string[], booking: [] as string[], order: [] as string[] };
  readonly pictures: string[] = [];
  /** Nobody can say whether the unknown votes were counted. */
  votes = { acknowledged: 0, unknown: 0 };
  private count = 0;

  constructor(
    private readonly url: string,
    readonly sites: Site[],
  ) {}

  /** Makes so many calls, `atOnce` of them at the same time. */
  async make(calls: number, atOnce: number): Promise<Outcome[]> {
    let left = calls;
    return this.runWhile(() => left-- > 0, atOnce, 0);
  }

  /** Makes calls until the given work is done; each caller pauses between two calls. */
  async runDuring<Result>(
    work: () => Promise<Result>,
    atOnce = 8,
    pauseMs = 30,
  ): Promise<{ outcomes: Outcome[]; result: Result }> {
    let isOver = false;
    const calls = this.runWhile(() => !isOver, atOnce, pauseMs);
    const result = await work().finally(() => {
      isOver = true;
    });
    return { outcomes: await calls, result };
  }

  noteVote(status: number): void {
    this.votes[status === 201 ? 'acknowledged' : 'unknown'] += 1;
  }

  private async runWhile(goesOn: () => boolean, atOnce: number, pauseMs: number): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    const callers = Array.from({ length: atOnce }, async () => {
      while (goesOn()) {
        outcomes.push(await this.callOnce());
        if (pauseMs > 0) await pause(pauseMs);
      }
    });
    await Promise.all(callers);
    return outcomes;
  }

  private async callOnce(): Promise<Outcome> {
    const turn = this.count++;
    const site = this.sites[turn % this.sites.length];
    if (!site) throw new Error('There is no website to call.');
    let kind: Kind = KINDS[(turn * 37) % KINDS.length] ?? 'page';
    if (turn % UPLOAD_EVERY === UPLOAD_EVERY - 1) kind = 'upload';
    else if (turn % UPLOAD_EVERY === 7 && this.pictures.length > 0) kind = 'picture';
    if (kind === 'save' && site.isSaving) kind = 'list';
    const { isRight, ...answer } = await this.calls[kind](site, turn);
    return { ...answer, isRight, kind, at: Date.now() };
  }

  private readonly calls: Record<Kind, (site: Site, turn: number) => Promise<Answer & { isRight: boolean }>> =
    {
      page: async ({ slug }) => {
        const answer = await send(this.url, 'GET', `/${slug}`);
        return { ...answer, isRight: answer.status === 200 && answer.text.includes(`Salon ${slug}`) };
      },
      visit: async ({ slug }, turn) => {
        const headers = { 'user-agent': `Mozilla/5.0 (device ${turn}) AppleWebKit/605.1.15 Safari/605.1.15` };
        return expectStatus(await send(this.url, 'POST', `/api/public/${slug}/visit`, { headers }), 204);
      },
      vote: async ({ slug }, turn) => {
        const body = { sectionId: 'poll-1', optionIndex: turn % 3 };
        const answer = await send(this.url, 'POST', `/api/public/${slug}/poll-vote`, { body });
        this.noteVote(answer.status);
        return expectStatus(answer, 201);
      },
      message: (site, turn) =>
        this.create('message', site, turn, 'contact', { name: 'Visitor', message: 'Good day' }),
      booking: (site, turn) =>
        this.create('booking', site, turn, 'booking', buildBooking(turn, this.sites.length)),
      order: (site, turn) =>
        this.create('order', site, turn, 'orders', {
          ...{ sectionId: 'products-1', productId: 'cream', quantity: 1, totalAmount: '12.00' },
          ...{ customerName: 'Visitor', shippingAddress: 'Lipová 1' },
        }),
      list: async ({ id, cookie }) => {
        const answer = await send(this.url, 'GET', `/api/websites/${id}/bookings`, { cookie });
        return { ...answer, isRight: answer.status === 200 && answer.text.startsWith('[') };
      },
      save: async (site, turn) => {
        site.isSaving = true;
        const body = { description: `Turn ${turn}` };
        const answer = await send(this.url, 'PUT', `/api/websites/${site.id}`, { body, cookie: site.cookie });
        if (answer.status === 200) site.savedTurn = turn;
        site.isSaving = false;
        return { ...answer, isRight: answer.status === 200 && answer.text.includes(body.description) };
      },
      upload: async ({ cookie }) => {
        const form = new FormData();
        form.append('file', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), 'a.png');
        const answer = await send(this.url, 'POST', '/api/upload', { form, cookie });
        if (answer.status === 200) this.pictures.push((JSON.parse(answer.text) as { url: string }).url);
        return expectStatus(answer, 200);
      },
      picture: async () => {
        const picture = this.pictures.at(-1) ?? '';
        return expectStatus(await send(this.url, 'GET', picture), 200);
      },
    };

  /** Sends a record that must never be lost once it is acknowledged; the sender's email finds it again. */
  private async create(
    kind: keyof Traffic['acknowledged'],
    { slug }: Site,
    turn: number,
    path: string,
    fields: object,
  ) {
    const email = `visitor-${turn}@example.com`;
    const body = { ...fields, [kind === 'message' ? 'email' : 'customerEmail']: email };
    const answer = await send(this.url, 'POST', `/api/public/${slug}/${path}`, { body });
    if (answer.status === 201) this.acknowledged[kind].push(email);
    return expectStatus(answer, 201);
  }
}

function expectStatus(answer: Answer, status: number) {
  return { ...answer, isRight: answer.status === status };
}

/** Builds each booking at a time of its own, so that all of them are free. */
function buildBooking(turn: number, siteCount: number) {
  const place = Math.floor(turn / siteCount);
  const slot = Math.floor(place / SERVICES.length) % SLOTS;
  const day = Math.floor(place / SERVICES.length / SLOTS);
  return {
    serviceId: SERVICES[place % SERVICES.length],
    date: addDays(TODAY, day + 2),
    time: `${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 === 0 ? '00' : '30'}`,
    customerName: 'Visitor',
  };
}

const allDay = { enabled: true, start: '00:00', end: '23:30' };
const SECTIONS = [
  { id: 'poll-1', type: 'poll', content: { question: 'Which?', options: ['a', 'b', 'c'] } },
  { id: 'contact-1', type: 'contact', content: { title: 'Write', fields: ['name', 'email', 'message'] } },
  {
    id: 'booking-1',
    type: 'booking',
    content: {
      title: 'Book',
      bookingType: 'hourly',
      services: SERVICES.map((id) => ({ id, name: id, duration: 30, price: 0, description: '' })),
      workingHours: Object.fromEntries(WEEKDAYS.map((day) => [day, allDay])),
    },
  },
  {
    id: 'products-1',
    type: 'products',
    content: {
      title: 'Shop',
      products: [
        {
          ...{ id: 'cream', name: PRODUCT_NAME, description: 'For hands', price: '12', images: ['', '', ''] },
          ...{ accountNumber: 'SK3112000000198742637541', accountHolder: 'Zora', swiftCode: 'TATRSKBX' },
        },
      ],
    },
  },
].map((section, order) => ({ title: '', order, ...section }));

/** Registers so many owners with a published website each; `first` is the number of the first one. */
export async function createSites(url: string, count: number, first = 1): Promise<Site[]> {
  const sites: Site[] = [];
  for (let number = first; number < first + count; number += 1) {
    const slug = `drill-${number}`;
    const account = {
      nickname: slug,
      email: `${slug}@example.com`,
      password: 'harbour-41',
      confirmPassword: 'harbour-41',
    };
    const post = async (path: string, body: unknown, cookie = '') => {
      const answer = await send(url, 'POST', path, { body, cookie });
      if (answer.status >= 300 || answer.status === 0)
        throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
      return answer;
    };
    await post('/api/register', account);
    const { cookie } = await post('/api/login', account);
    const website = { title: `Salon ${slug}`, slug, isPublished: true, pageData: { sections: SECTIONS } };
    const { id } = JSON.parse((await post('/api/websites', website, cookie)).text) as { id: number };
    sites.push({ id, slug, cookie, email: account.email, savedTurn: -1, isSaving: false });
  }
  return sites;
}
