import { PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import { expectFocus } from '@tests/support/walk';
import { expect, it } from 'vitest';
import { addDays, getDeviceDate } from '@/core/dates';

const stage = startStage();

it('on a phone an owner brings customers and bookings in, and takes them back', async () => {
  const slug = 'import-phone';
  const owner = await stage.owner(slug, PHONE, [/\/imports$/, /\/start$/, /\/imports\/\d+$/]);
  const { page } = owner;
  await publishVisitorPage(owner, slug, 'booking', visitorContent.booking);
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  const day = addDays(getDeviceDate(new Date()), 10);
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const choose = async (label: string, given: ReturnType<typeof file>) => {
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: label }).click();
    await (await opened).setFiles(given);
  };

  await page.goto(`/admin/${id}/customers`);
  await page.getByRole('link', { name: 'Bring in from a file' }).click();
  await page.getByRole('heading', { name: 'Bring in customers and bookings', level: 1 }).waitFor();
  await choose('Choose a file', file('kniha.xlsx', 'PK\u0003\u0004'));
  await page.getByText('This is an Excel workbook.').waitFor();
  const rows = [
    `Alica Vzorová;alica@example.com;;${day};10:00`,
    'Boris Vzorový;;0900 000 002;;',
    'Cyril Bez;;;;',
  ];
  await choose('Choose a file', file('klienti.csv', `Kto;E-mail;Telefón;Dátum;Čas\n${rows.join('\n')}`));
  const check = page.getByRole('region', { name: 'This would come in' });
  await check.getByText('2 new customers').waitFor();
  await check.getByText('There is no name.').waitFor();
  await owner.expectAccessible('what would come in');
  // A file that could not be discarded stays, and the owner is told.
  await page.route(/\/imports\/\d+$/, (route) => route.abort(), { times: 1 });
  await check.getByRole('button', { name: "Don't bring it in" }).click();
  await check.getByText("We can't reach the server.").waitFor();
  // No column of this title is known, so the owner says what it means.
  await check.getByText('1 other column').or(check.getByText('Another column')).click();
  const who = check.getByLabel('Kto');
  await who.focus();
  await who.selectOption('Full name');
  await check.getByText('There is neither an email nor a phone number.').waitFor();
  await expectFocus(who);
  await check.getByRole('button', { name: 'Bring in 2 customers and 1 booking' }).click();
  await page.locator('.toast').getByText('2 customers and 1 booking came in').waitFor();
  const past = page.getByRole('region', { name: 'Brought in' });
  await past.getByText('2 customers and 1 booking came in').waitFor();
  await owner.expectAccessible('what came in');
  await page.reload();
  await past.getByRole('link', { name: 'Show customers' }).click();
  await page.getByRole('link', { name: 'Boris Vzorový' }).waitFor();
  await page.goBack();
  await past.getByRole('button', { name: 'Take back klienti.csv' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take back klienti.csv?' });
  await question.getByRole('button', { name: 'Take back' }).click();
  await past.getByText('Taken back').waitFor();
  const left = await (await page.request.get(`/api/websites/${id}/customers`)).json();
  expect(left).toEqual([]);

  // The notice stays on other screens, and so does what its button does.
  const later = file('neskor.csv', 'Meno;E-mail\nDana Vzorová;dana@example.com');
  await choose('Choose a file', later);
  await page.route('**/start', (route) => route.abort(), { times: 1 });
  await check.getByRole('button', { name: 'Bring in 1 customer' }).click();
  // What failed with one file is not said of the next one.
  const problem = page.locator('.imports > [role="alert"]');
  await problem.waitFor();
  await choose('Choose another file', later);
  await problem.waitFor({ state: 'detached' });
  await check.getByRole('button', { name: 'Bring in 1 customer' }).click();
  await past.getByRole('link', { name: 'Show customers' }).click();
  await page.getByRole('link', { name: 'Dana Vzorová' }).waitFor();
  await page.getByRole('button', { name: 'Undo all that came in' }).click();
  await page.locator('.toast').getByText('Taken back').waitFor();
  await page.getByRole('link', { name: 'Dana Vzorová' }).waitFor({ state: 'detached' });
});
