import { getBesideToday } from '@tests/support/beside-today';
import { TUESDAY } from '@tests/support/days-ahead';
import { loseAnswer } from '@tests/support/lose-answer';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { expectFocus } from '@tests/support/walk';
import { expect, it } from 'vitest';

const stage = startStage();

const NO_CONNECTION = "We can't reach the server. Please check your connection and try again.";

/** Opens a tab of the admin of an owner whose website has one message, one booking and one order. */
async function openAdmin(slug: string, tab: string) {
  // A font that was not needed before cannot come without a connection either.
  const owner = await stage.owner(slug, PHONE, [/\/api\//, /\/fonts\//]);
  const { page } = owner;
  const website = { title: 'Salón', slug, isPublished: true, pageData: { sections: visitorSections } };
  const { id } = await (await page.request.post('/api/websites', { data: website })).json();
  const calls = { ...visitorCalls, booking: { ...visitorCalls.booking, date: TUESDAY } };
  for (const [path, data] of Object.entries(calls)) {
    expect((await page.request.post(`/api/public/${slug}/${path}`, { data })).status()).toBe(201);
  }
  await page.goto(`/admin/${id}#${tab}`);
  return { ...owner, owner, page, id, row: page.getByRole('tabpanel').getByRole('listitem') };
}

it.each([
  {
    tab: 'bookings',
    button: 'Confirm: Tibor',
    before: 'Pending',
    waits: 'Confirmed here. Waiting for connection',
    after: 'Confirmed',
  },
  {
    tab: 'orders',
    button: /^Mark as paid/,
    before: 'Awaiting payment',
    waits: 'Paid here. Waiting for connection',
    after: 'Paid',
  },
  {
    tab: 'messages',
    button: /^Mark as Read/,
    before: 'New',
    waits: 'Read here. Waiting for connection',
    after: null,
  },
])(
  'a tap without a connection waits in its row and is sent: $tab',
  async ({ tab, button, before, waits, after }) => {
    const { owner, page, row } = await openAdmin(`offline-${tab}`, tab);
    await row.getByText(before, { exact: true }).waitFor();

    await page.context().setOffline(true);
    await page.getByText("You're offline").waitFor();
    await getBesideToday(page, page.getByRole('button', { name: button })).press('Enter');
    await row.getByText(waits).waitFor();
    // The row must not look done before the server knows it.
    await row.getByText(before, { exact: true }).waitFor();
    await page.getByText(/You can go on: 1 change is kept/).waitFor();
    await owner.expectAccessible('a tap that waits');

    // The change can be taken back, and made again.
    await row.getByRole('button', { name: /^Take back/ }).press('Enter');
    await expect.poll(() => row.getByText(waits).count()).toBe(0);
    await getBesideToday(page, page.getByRole('button', { name: button })).press('Enter');
    await row.getByText(waits).waitFor();

    await page.context().setOffline(false);
    await page.getByText('1 change is sent', { exact: true }).waitFor();
    await expect.poll(() => row.getByText(before, { exact: true }).count()).toBe(0);
    if (after) await row.getByText(after, { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Waiting for connection').count()).toBe(0);
    await page.reload();
    await row.first().waitFor();
    await expect.poll(() => row.getByText(before, { exact: true }).count()).toBe(0);
  },
);

it('a tap that waits outlasts the tab, and is refused with the reason when another device was faster', async () => {
  const { page, id, row } = await openAdmin('offline-refused', 'bookings');
  const [{ id: bookingId }] = await (await page.request.get(`/api/websites/${id}/bookings`)).json();
  await row.getByText('Pending', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await getBesideToday(page, page.getByRole('button', { name: 'Confirm: Tibor' })).press('Enter');
  await row.getByText(/Waiting for connection/).waitFor();

  // Closing the tab warns first.
  let warned = '';
  page.once('dialog', (dialog) => {
    warned = dialog.type();
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => warned).toBe('beforeunload');
  page.on('dialog', (dialog) => void dialog.accept());

  // The calls of the test itself go past the browser's network.
  const answer = await page.request.put(`/api/bookings/${bookingId}`, { data: { status: 'cancelled' } });
  expect(answer.status()).toBe(200);
  await page.context().setOffline(false);
  await page.getByText("1 change couldn't be made", { exact: true }).waitFor();
  await page.getByText(/^Tibor: /).waitFor();
  await row.getByText('Cancelled', { exact: true }).waitFor();
  await expect.poll(() => row.getByText(/Waiting for connection/).count()).toBe(0);
});

it('a website whose creation was not answered is the same one when it is sent again', async () => {
  const owner = await stage.owner('sent-again', DESKTOP, [/\/api\/websites$/]);
  const { page } = owner;
  await page.goto('/');
  await page.getByRole('button', { name: 'Create first website' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Website Name').fill('Created once');
  await dialog.getByText('This address is available').first().waitFor();
  await dialog.getByRole('radio', { name: /Beauty salon/ }).check({ force: true });
  await page.route('**/api/websites', (route) =>
    route.request().method() === 'POST' ? loseAnswer(route) : route.fallback(),
  );
  const submit = dialog.getByRole('button', { name: 'Create Website' });
  await submit.click();
  await dialog.getByText(`Error creating website. ${NO_CONNECTION}`).first().waitFor();
  await expectFocus(submit);
  await page.unroute('**/api/websites');
  await submit.click();
  await page.waitForURL(/\/editor\/\d+$/);
  const websites = await (await page.request.get('/api/websites')).json();
  expect(websites).toMatchObject([{ title: 'Created once', slug: 'created-once', version: 1 }]);
  owner.expectSilence();
});
