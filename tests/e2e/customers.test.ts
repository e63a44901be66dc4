import { buildBookingPage, buildEveryDay, salon } from '@tests/support/booking-page';
import { countPresses } from '@tests/support/count-presses';
import { PHONE, startStage } from '@tests/support/stage';
import { visitorCalls, visitorSections } from '@tests/support/visitor-sections';
import { expect, it } from 'vitest';

const stage = startStage();

it('on a phone an owner finds a customer, keeps a note and erases who asked for it', async () => {
  const slug = 'customers-phone';
  const owner = await stage.owner(slug, PHONE, [/\/api\/websites\//]);
  const { page } = owner;
  const sure = buildBookingPage({
    ...salon,
    workingHours: buildEveryDay('00:00', '23:30'),
    isAutoConfirmed: true,
  });
  const others = visitorSections.filter(({ type }) => type !== 'booking');
  const sections = [...others, ...sure.sections].map((section, order) => ({ ...section, order }));
  const data = { title: 'Salón', slug, pageData: { sections }, isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  const alica = { name: 'Alica Nemcová', email: 'alica@example.com', message: 'Dá sa prísť aj s malou?' };
  const visitor = await stage.visitor(PHONE);
  const send = (path: string, sent: object) =>
    visitor.page.request.post(`/api/public/${slug}/${path}`, { data: sent });
  await send('contact', alica);
  await send('contact', { ...visitorCalls.contact, name: 'Tibor', email: 'tibor@example.com' });
  await send('orders', { ...visitorCalls.orders, customerName: alica.name, customerEmail: alica.email });

  await page.goto(`/admin/${id}`);
  await page.getByRole('heading', { name: 'Salón' }).first().waitFor();
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const finder = page.getByRole('dialog', { name: 'Search' });
  await finder.getByLabel('Search everything').fill('nemcova');
  await finder.getByRole('region', { name: 'Customers' }).getByRole('link', { name: 'Alica' }).waitFor();
  expect(await presses()).toBeLessThanOrEqual(2);
  await owner.expectAccessible('a search of everything');
  await finder.getByLabel('Search everything').fill('nobody');
  await finder.getByText('Nothing found for “nobody”').waitFor();
  await finder.getByLabel('Search everything').fill('alica');
  await finder.getByRole('region', { name: 'Orders' }).getByRole('link').click();
  await page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Alica Nemcová' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#orders');
  await page.getByRole('button', { name: 'More' }).click();
  // A list that has another page, which cannot be read, says so.
  const list = `/api/websites/${id}/customers`;
  await page.route(/\/customers$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), link: `<${list}?before=1>; rel="next"` };
    await route.fulfill({ response, headers });
  });
  await page.route(/\/customers\?before=1$/, (route) => route.abort());
  // So does a setting, which can be read again.
  await page.route(/\/customer-retention$/, (route) => route.abort(), { times: 1 });
  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Tibor' }).waitFor();
  await page.getByRole('button', { name: 'Load more' }).click();
  await page.locator('.toast').getByText("We couldn't load more").waitFor();
  await page.unroute(/\/customers$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Automatically erase what is older than').waitFor();
  await owner.expectAccessible('customers');
  await page.getByRole('button', { name: 'Regulars' }).click();
  await page.getByText("You'll find those here who have come three times within a year.").waitFor();
  await page.getByRole('button', { name: 'Regulars' }).click();
  await page.getByRole('link', { name: 'Tibor' }).waitFor();
  await page.getByLabel('Name, phone or email').fill('nemcova');
  await expect.poll(() => page.getByRole('link', { name: 'Tibor' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Alica Nemcová' }).click();
  await page.getByText('Dá sa prísť aj s malou?').waitFor();
  await page.getByLabel('Note, only for you').fill('Alergia na PPD');
  await page.getByText('Not saved yet').waitFor();
  await page.getByRole('link', { name: 'All customers' }).click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await owner.expectAccessible('a note that would be lost');
  await leave.getByRole('button', { name: 'Stay' }).click();
  await leave.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Note, only for you').inputValue()).toBe('Alergia na PPD');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText(/^Saved \d/).waitFor();
  await owner.expectAccessible('customers');
  await page.reload();
  await expect.poll(() => page.getByLabel('Note, only for you').inputValue()).toBe('Alergia na PPD');
  // The list is as it was when the card was opened.
  await page.getByRole('link', { name: 'All customers' }).click();
  await expect.poll(() => page.getByLabel('Name, phone or email').inputValue()).toBe('nemcova');
  await page.getByRole('link', { name: 'Alica Nemcová' }).click();

  await page.getByRole('button', { name: 'Booking', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'New booking' });
  await expect.poll(() => sheet.getByLabel('Name').inputValue()).toBe('Alica Nemcová');
  await expect.poll(() => sheet.locator('[name="customerEmail"]').inputValue()).toBe(alica.email);
  // The sheet forgets the first search when another name is typed.
  await sheet.getByLabel('Name').fill('alica');
  await sheet.getByRole('button', { name: `Alica Nemcová ${alica.email}` }).waitFor();
  await sheet.getByLabel('Name').fill('tib');
  await sheet.getByRole('button', { name: 'Tibor tibor@example.com' }).click();
  await expect.poll(() => sheet.locator('[name="customerEmail"]').inputValue()).toBe('tibor@example.com');
  await expect.poll(() => sheet.getByRole('list', { name: 'Known customers' }).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as one file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${slug}-customer.csv`);
  // A note that is not saved goes with its customer.
  await page.getByLabel('Note, only for you').fill('Alergia na PPD a\u00a0amoniak');
  await page.getByText('Not saved yet').waitFor();
  await page.getByRole('button', { name: 'Erase customer' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase Alica Nemcová?' });
  await question.getByText('Stays: orders').waitFor();
  await question.getByRole('button', { name: 'Erase', exact: true }).click();
  await page.locator('.toast').getByText('The customer is erased').waitFor();
  await page.getByRole('link', { name: 'Tibor' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Alica Nemcová' }).count()).toBe(0);
  await page.goto(`/admin/${id}#orders`);
  await page.getByText('Erased customer').first().waitFor();
});
