import { createServer } from 'node:http';
import { PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import { afterAll, expect, inject, it } from 'vitest';
import { addDays, getDeviceDate } from '@/core/dates';
import { formatFullDay } from '@/core/locale/format';

/** A room is sold on another platform as well, whose calendar lists these stays as taken. */
let taken: [from: string, until: string][] = [];
const platform = createServer((request, answer) => {
  if (request.url !== '/room.ics') return answer.writeHead(404).end();
  const stays = taken.map(
    ([from, until]) =>
      `BEGIN:VEVENT\r\nUID:${from}@platform\r\nDTSTART;VALUE=DATE:${from.replaceAll('-', '')}\r\nDTEND;VALUE=DATE:${until.replaceAll('-', '')}\r\nSUMMARY:Reserved\r\nEND:VEVENT\r\n`,
  );
  return answer.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${stays.join('')}END:VCALENDAR\r\n`);
});
const origin = inject('feedOrigin');
await new Promise<void>((done) => platform.listen(Number(new URL(origin).port), '127.0.0.1', done));
afterAll(() => platform.close());
const stage = startStage();

it('what another platform has sold is closed, and what was sold twice is shown to the owner', async () => {
  const slug = 'two-platforms';
  const owner = await stage.owner(slug, PHONE);
  const room = { id: 'attic', name: 'Podkrovie', duration: 60, price: 50, description: '' };
  const everyDay = Object.fromEntries(
    Object.keys(visitorContent.booking.workingHours).map((day) => [
      day,
      { enabled: true, start: '', end: '' },
    ]),
  );
  const content = {
    ...visitorContent.booking,
    bookingType: 'daily',
    services: [room],
    workingHours: everyDay,
  };
  await publishVisitorPage(owner, slug, 'booking', content as never);
  const { page } = owner;
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  const arrival = addDays(getDeviceDate(new Date()), 10);
  const guest = {
    serviceId: 'attic',
    time: '12:00',
    customerName: 'Eva Príkladová',
    customerEmail: 'eva@example.com',
  };
  const stay = { ...guest, date: arrival, endDate: addDays(arrival, 2) };
  expect((await page.request.post(`/api/public/${slug}/booking`, { data: stay })).status()).toBe(201);
  taken = [
    [addDays(arrival, 1), addDays(arrival, 3)],
    [addDays(arrival, 5), addDays(arrival, 6)],
  ];

  await page.goto(`/admin/${id}/calendars`);
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await page.getByLabel('Address of the calendar').fill(`${origin}/gone.ics`);
  await page.getByLabel('Name', { exact: true }).fill('Airbnb');
  await page.getByLabel('What is taken there closes').selectOption('Podkrovie');
  await owner.expectAccessible('a calendar that is added');
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await page.getByText("There's no calendar at this address any more.").waitFor();
  // The form is gone, and the focus is back on the button that opened it.
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Add calendar' }).evaluate((one) => one === document.activeElement),
    )
    .toBe(true);
  await page.getByRole('button', { name: 'Remove: Airbnb' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('No calendar is read yet').waitFor();

  await page.getByRole('button', { name: 'Add calendar' }).click();
  await page.getByLabel('Address of the calendar').fill(`${origin}/room.ics`);
  await page.getByLabel('Name', { exact: true }).fill('Airbnb');
  await page.getByRole('button', { name: 'Add calendar' }).click();
  await page.getByText('2 times taken').waitFor();
  await page.getByRole('heading', { name: 'Sold twice' }).waitFor();
  // The admin's day begins with this conflict.
  const calendarsUrl = page.url();
  await page.goto(calendarsUrl.replace('/calendars', ''));
  await page.getByText('1 booking is at a time that is taken in another calendar as well.').waitFor();
  await page.getByRole('link', { name: 'Look', exact: true }).press('Enter');
  await page.getByRole('heading', { name: 'Sold twice' }).waitFor();
  await page.getByText('Eva Príkladová, Podkrovie').waitFor();
  await owner.expectAccessible('calendars of other programs');
  const asked = { ...guest, customerEmail: 'ivo@example.com' };
  const nights = (from: number) => ({
    ...asked,
    date: addDays(arrival, from),
    endDate: addDays(arrival, from + 1),
  });
  for (const [from, status] of [
    [2, 409],
    [5, 409],
    [3, 201],
  ] as const)
    expect((await page.request.post(`/api/public/${slug}/booking`, { data: nights(from) })).status()).toBe(
      status,
    );

  // A guest sees on the phone that the night is sold.
  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto(`/${slug}`);
  const calendar = visitor.page.getByRole('group', { name: 'Arrival', exact: true });
  await calendar.scrollIntoViewIfNeeded();
  await calendar.locator('.s-cal[aria-busy=false]').waitFor();
  const countMonthsAhead = (day: string) =>
    Number(day.slice(5, 7)) - Number(getDeviceDate(new Date()).slice(5, 7));
  for (let month = 0; month < (countMonthsAhead(addDays(arrival, 5)) + 12) % 12; month += 1) {
    await calendar.getByRole('button', { name: 'Next month' }).click();
    await calendar.locator('.s-cal[aria-busy=false]').waitFor();
  }
  const day = (from: number) =>
    calendar.getByRole('button', { name: formatFullDay('en', addDays(arrival, from)) }).first();
  // A press on a full day only leads to the waiting list.
  await expect.poll(() => day(5).getAttribute('data-full')).toBe('');
  await expect.poll(() => day(5).getAttribute('aria-label')).toMatch(/, fully booked$/);

  taken = [];
  await page.getByRole('button', { name: 'Look now: Airbnb' }).click();
  await page.getByText('nothing taken').waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Sold twice' }).count()).toBe(0);
  expect((await page.request.post(`/api/public/${slug}/booking`, { data: nights(5) })).status()).toBe(201);
});
