import { type Bakery, openBakery } from '@tests/support/bakery';
import { startTestServer } from '@tests/support/test-server';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderItems } from '../../db/tables/orders';
import { MailWorker } from '../mail';
import { UNDO_MS } from '../mail/queue-mail';

const server = startTestServer();
let bakery: Bakery;

beforeEach(async () => {
  bakery = await openBakery(server);
});

describe('the way of an order', () => {
  const change = (id: number, status: unknown) =>
    bakery.owner.patch(`${bakery.url}/orders/${id}`, { status });

  it('is one step after the other', async () => {
    const { id } = (await bakery.order()).json();
    for (const status of ['paid', 'shipped', 'delivered']) {
      const answer = await change(id, status);
      expect([answer.statusCode, answer.json().status]).toEqual([200, status]);
    }
    expect((await bakery.list())[0]).toMatchObject({ id, status: 'delivered', items: [{ name: 'Med' }] });
  });

  it('answers the order, with what it holds', async () => {
    const { id } = (await bakery.order()).json();
    const [before] = await bakery.list();
    const history = [{ kind: 'done', what: 'paid', createdAt: server.clock.now().toISOString() }];
    const paid = { ...before, status: 'paid', canTakeBack: true, history };
    expect((await change(id, 'paid')).json()).toEqual(paid);
  });

  it('changes nothing for the same status again', async () => {
    const { id } = (await bakery.order()).json();
    for (const status of ['pending', 'paid', 'paid'] as const) {
      const answer = await change(id, status);
      expect([answer.statusCode, answer.json().status]).toEqual([200, status]);
    }
  });

  it('skips no step and undoes none', async () => {
    const { id } = (await bakery.order()).json();
    const refused = async (status: string) => {
      const answer = await change(id, status);
      expect(answer.json().message).toBe(
        'An order moves one step at a time: paid, then shipped, then delivered',
      );
      return [answer.statusCode, answer.json().status];
    };
    expect(await refused('shipped')).toEqual([409, 'pending']);
    expect(await refused('delivered')).toEqual([409, 'pending']);
    await change(id, 'paid');
    expect(await refused('pending')).toEqual([409, 'paid']);
    expect(await refused('delivered')).toEqual([409, 'paid']);
  });

  it('is taken by one of two who press at once, and the other learns the same', async () => {
    const { id } = (await bakery.order()).json();
    const answers = await Promise.all([change(id, 'paid'), change(id, 'paid'), change(id, 'paid')]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().status])).toEqual(
      Array.from({ length: 3 }, () => [200, 'paid']),
    );
  });

  it.each(['cancelled', '', null, 1, undefined])('knows no status %j', async (status) => {
    const { id } = (await bakery.order()).json();
    expect((await change(id, status)).statusCode).toBe(400);
  });

  it('ends where it is deleted, with what it held', async () => {
    const { id } = (await bakery.order()).json();
    expect((await bakery.owner.delete(`${bakery.url}/orders/${id}`)).statusCode).toBe(204);
    expect((await bakery.owner.delete(`${bakery.url}/orders/${id}`)).statusCode).toBe(404);
    expect((await change(id, 'paid')).statusCode).toBe(404);
    expect(await bakery.list()).toEqual([]);
    expect(await server.database.db.$count(orderItems)).toBe(0);
  });

  it('is reached by its owner only, through its own website only', async () => {
    const { id } = (await bakery.order()).json();
    const other = (await bakery.owner.post('/api/websites', { title: 'B', slug: 'other' })).json().id;
    const stranger = await server.owner('adam');
    const throughOther = `/api/websites/${other}/orders/${id}`;
    for (const [browser, path] of [
      [bakery.owner, throughOther],
      [stranger, `${bakery.url}/orders/${id}`],
    ] as const) {
      expect((await browser.patch(path, { status: 'paid' })).statusCode).toBe(404);
      expect((await browser.delete(path)).statusCode).toBe(404);
    }
    expect((await server.visitor().delete(`${bakery.url}/orders/${id}`)).statusCode).toBe(401);
    expect((await bakery.list())[0]).toMatchObject({ id, status: 'pending' });
  });
});

describe('a step of an order', () => {
  const change = (id: number, edit: object) => bakery.owner.patch(`${bakery.url}/orders/${id}`, edit);
  /** Lists the subjects of the mails to customers that have been sent by now. */
  async function sentNow(): Promise<string[]> {
    const sent: { to: string; subject: string }[] = [];
    const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) };
    await new MailWorker({ db: server.database.db, clock: server.clock, mailer: mailer as never }).sendDue();
    return sent
      .filter(({ to }) => to !== 'zora@example.com')
      .map(({ subject }) => subject.replace(/\d{8}/, 'N'));
  }
  const later = () => server.clock.advance({ seconds: UNDO_MS / 1000 });
  let id: number;

  beforeEach(async () => {
    id = (await bakery.order()).json().id;
    await sentNow();
  });

  it('is told ten seconds later where it is payment or shipping, once', async () => {
    await change(id, { status: 'paid' });
    await change(id, { status: 'paid' });
    expect(await sentNow()).toEqual([]);
    later();
    expect(await sentNow()).toEqual([expect.stringContaining('payment for order N has arrived')]);
    await change(id, { status: 'shipped' });
    later();
    expect(await sentNow()).toEqual([expect.stringContaining('order N is on its way')]);
    await change(id, { status: 'delivered' });
    later();
    expect(await sentNow()).toEqual([]);
  });

  it('is taken back once, with its mail', async () => {
    await change(id, { status: 'paid' });
    await change(id, { status: 'shipped' });
    const back = await change(id, { status: 'paid', undo: true });
    expect([back.statusCode, back.json().status, back.json().canTakeBack]).toEqual([200, 'paid', false]);
    expect((await change(id, { status: 'paid', undo: true })).statusCode).toBe(200);
    const refused = await change(id, { status: 'pending', undo: true });
    expect([refused.statusCode, refused.json().status]).toEqual([409, 'paid']);
    later();
    expect(await sentNow()).toEqual([expect.stringContaining('payment for order N has arrived')]);
    await change(id, { status: 'shipped' });
    expect((await change(id, { status: 'paid', undo: true })).statusCode).toBe(200);
  });

  it('is put right when its mail has left', async () => {
    await change(id, { status: 'paid' });
    later();
    await sentNow();
    await change(id, { status: 'pending', undo: true });
    later();
    expect(await sentNow()).toEqual([expect.stringContaining("order N isn't paid yet")]);
    await change(id, { status: 'paid' });
    await change(id, { status: 'shipped' });
    later();
    expect(await sentNow()).toEqual([expect.stringContaining('order N is on its way')]);
    await change(id, { status: 'paid', undo: true });
    later();
    expect(await sentNow()).toEqual([expect.stringContaining("order N isn't on its way yet")]);
  });

  it('is told to nobody when the order is deleted before', async () => {
    await change(id, { status: 'paid' });
    await bakery.owner.delete(`${bakery.url}/orders/${id}`);
    later();
    expect(await sentNow()).toEqual([]);
  });

  it('is taken back by one of two who press at once', async () => {
    await change(id, { status: 'paid' });
    const undo = { status: 'pending', undo: true };
    const answers = await Promise.all([change(id, undo), change(id, undo), change(id, undo)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    later();
    expect(await sentNow()).toEqual([]);
  });

  it('of another owner does not exist', async () => {
    const other = await server.owner('tibor', 'premium');
    const answer = await other.patch(`${bakery.url}/orders/${id}`, { status: 'paid' });
    expect(answer.statusCode).toBe(404);
  });
});
