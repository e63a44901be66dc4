import { startTestServer } from '@tests/support/test-server';
import { waitFor } from '@tests/support/wait-for';
import { describe, expect, it } from 'vitest';

describe.runIf(process.env.TEST_DATABASE === 'postgres')('two servers on one database', () => {
  const one = startTestServer();
  const two = startTestServer({}, () => one.database);

  it('show a save of one at the other', async () => {
    const owner = await one.owner('zora');
    const website = { title: 'Salón', slug: 'salon', description: 'Before', isPublished: true };
    const { id } = (await owner.post('/api/websites', website)).json();
    const readPageOfTwo = async () => (await two.visitor().get('/salon')).body;
    expect(await readPageOfTwo()).toContain('Before');
    await owner.put(`/api/websites/${id}`, { description: 'After' });
    await waitFor(async () => expect(await readPageOfTwo()).toContain('After'));
    await owner.put(`/api/websites/${id}`, { isPublished: false });
    await waitFor(async () => expect((await two.visitor().get('/salon')).statusCode).toBe(404));
    await owner.put(`/api/websites/${id}`, { isPublished: true });
    await waitFor(async () => expect(await readPageOfTwo()).toContain('After'));
    await owner.delete(`/api/websites/${id}`);
    await waitFor(async () => expect((await two.visitor().get('/salon')).statusCode).toBe(404));
  });

  it("know each other's owners, and let one of two saves at the same moment win", async () => {
    const owner = await one.owner('zora');
    const { id } = (await owner.post('/api/websites', { title: 'A', slug: 'salon' })).json();
    const answers = await Promise.all(
      [one, two].map(({ app }) =>
        owner.through(app).put(`/api/websites/${id}`, { description: 'mine', version: 1 }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});
