import { book, publishBookings, salon } from '@tests/support/booking-page';
import { type Browser, startTestServer } from '@tests/support/test-server';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { OWNER_WORDS_MAX_LENGTH } from '@/core/booking-limits';
import { outbox } from '../../db/tables/outbox';
import { users } from '../../db/tables/users';

const server = startTestServer();
const customerEmail = 'tibor@example.com';
const WORDS = 'V tom čase už som, žiaľ, obsadená.';
let owner: Browser;
let websiteId: number;

const add = async (time: string, changes: object = {}): Promise<number> =>
  (await book(server.visitor(), { customerEmail, time, ...changes })).json().id;
const change = (id: number, edit: object) => owner.put(`/api/bookings/${id}`, edit);
const decline = (id: number, words: string) => change(id, { status: 'cancelled', words });
const preview = async (id: number) =>
  (await owner.get(`/api/websites/${websiteId}/bookings/${id}/cancel-mail`)).json();
const told = async () =>
  (await server.database.db.select().from(outbox).orderBy(outbox.id)).filter(({ about }) =>
    about?.match(/^booking \d+$/),
  );

beforeEach(async () => {
  owner = await server.owner('zora', 'premium');
  await publishBookings(owner, salon);
  [{ id: websiteId }] = (await owner.get('/api/websites')).json();
});

describe('what an owner says to the customer of a booking that they cancel', () => {
  it('stands in the mail as their words, once, and is kept with the booking', async () => {
    const id = await add('09:00');
    const answer = await decline(id, `  ${WORDS} <b>\n`);
    expect(answer.json()).toMatchObject({ status: 'cancelled', ownerWords: `${WORDS} <b>` });
    const mails = await told();
    expect(mails.map(({ subject }) => subject)).toEqual(["Salón: your booking request can't be confirmed"]);
    expect(mails[0]?.text).toContain(`Salón writes:\n> ${WORDS} <b>\n`);
    expect(mails[0]?.html).toContain(`${WORDS} &lt;b&gt;`);
    const sheet = await owner.get(`/api/websites/${websiteId}/bookings.csv`);
    expect(sheet.body).toContain(WORDS);
  });

  it('goes with the mail when the owner takes it back', async () => {
    const id = await add('09:00');
    const { changes } = (await decline(id, WORDS)).json();
    const back = await change(id, { status: 'pending', changes });
    expect(back.json()).toMatchObject({ status: 'pending', ownerWords: null });
    expect(await told()).toEqual([]);
    expect((await preview(id)).lastWords).toEqual([]);
  });

  it('is answered as before when the same call comes again', async () => {
    const id = await add('09:00');
    const decline = () => change(id, { status: 'cancelled', words: WORDS, changes: 0 });
    const first = (await decline()).json();
    expect((await decline()).json()).toEqual(first);
    expect(await told()).toHaveLength(1);
  });

  it('is said by one of two devices, and the other hears of it', async () => {
    const id = await add('09:00');
    const answers = await Promise.all(
      ['One.', 'Two.'].map((words) => change(id, { status: 'cancelled', words, changes: 0 })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await told()).toHaveLength(1);
  });

  it('is refused for another status, when it is too long, and for what is cancelled already', async () => {
    const id = await add('09:00');
    for (const edit of [
      { words: WORDS },
      { words: WORDS, status: 'confirmed' },
      { words: WORDS, bookingTimeText: '11:00' },
      { words: 'x'.repeat(OWNER_WORDS_MAX_LENGTH + 1), status: 'cancelled' },
      { words: 1, status: 'cancelled' },
    ])
      expect([(await change(id, edit)).statusCode, JSON.stringify(edit).slice(0, 60)]).toEqual([
        400,
        JSON.stringify(edit).slice(0, 60),
      ]);
    expect((await decline(id, 'x'.repeat(OWNER_WORDS_MAX_LENGTH))).statusCode).toBe(200);
    expect((await decline(id, WORDS)).statusCode).toBe(409);
  });

  it('stays when the time of what is cancelled is edited', async () => {
    const id = await add('09:00');
    await decline(id, WORDS);
    expect((await change(id, { bookingTimeText: '11:00' })).json().ownerWords).toBe(WORDS);
  });

  it('is mailed for nobody whose own address is not proven', async () => {
    const id = await add('09:00');
    await server.database.db
      .update(users)
      .set({ emailProvenAt: null })
      .where(eq(users.email, 'zora@example.com'));
    expect((await preview(id)).takesWords).toBe(false);
    expect((await decline(id, WORDS)).statusCode).toBe(409);
    expect((await change(id, { status: 'cancelled' })).statusCode).toBe(200);
    expect((await told())[0]?.text).not.toContain('writes:');
  });

  it('is not kept where no mail says it', async () => {
    const entered = { serviceId: 'cut', date: '2026-11-24', time: '13:00', customerName: 'Eva' };
    const { id } = (await owner.post(`/api/websites/${websiteId}/bookings`, entered)).json();
    expect((await preview(id)).mail).toBe(null);
    expect((await decline(id, WORDS)).json()).toMatchObject({ status: 'cancelled', ownerWords: null });
    expect(await told()).toEqual([]);
  });
});

describe('the mail that an owner reads before', () => {
  it('is the one that leaves', async () => {
    const id = await add('09:00');
    const { mail, language, takesWords } = await preview(id);
    expect({ language, takesWords }).toEqual({ language: 'en', takesWords: true });
    expect(await told()).toEqual([]);
    await decline(id, WORDS);
    const [sent] = await told();
    expect(mail).toMatchObject({ to: sent?.recipient, subject: sent?.subject });
    for (const part of [mail.lead, `${mail.wordsBy}\n> ${WORDS}`, mail.note])
      expect(sent?.text).toContain(part);
    for (const [label, value] of mail.facts) expect(sent?.text).toContain(`${label}: ${value}`);
  });

  it('comes with the last three things that were said, each once', async () => {
    for (const [index, words] of ['One.', 'Two.', 'One.', 'Three.', 'Four.'].entries()) {
      const id = await add(`${String(9 + index).padStart(2, '0')}:00`, {
        customerEmail: `${index}@a.example`,
      });
      await decline(id, words);
      server.clock.advance({ seconds: 1 });
    }
    const id = await add('09:00');
    expect((await preview(id)).lastWords).toEqual(['Four.', 'Three.', 'One.']);
  });

  it('is for the owner alone', async () => {
    const id = await add('09:00');
    const stranger = await server.owner('marek');
    const url = `/api/websites/${websiteId}/bookings/${id}/cancel-mail`;
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await server.visitor().get(url)).statusCode).toBe(401);
    expect((await owner.get(`/api/websites/${websiteId}/bookings/${id + 1}/cancel-mail`)).statusCode).toBe(
      404,
    );
  });
});
