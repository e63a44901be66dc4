import { holdCalls } from '@tests/support/hold-calls';
import { PHOTO } from '@tests/support/photos';
import { openBusiness } from '@tests/support/sample-business';
import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import { addDays } from '@/core/dates';

const stage = startStage();

it('a salon of two with holidays: who serves is said once', async () => {
  const owner = await stage.owner('people', PHONE);
  const { page } = owner;
  const { id, day } = await openBusiness(page, 'people');
  await page.goto(`/admin/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('heading', { name: 'People', level: 1 }).waitFor();
  const saved = page.getByText(/^Saved at/);
  const dialog = page.getByRole('dialog');
  const add = async (name: string, role: string) => {
    await page.getByRole('button', { name: 'Add person' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Role').fill(role);
  };
  await add('Zora Kvetová', 'Hairdresser');
  const photo = { name: 'zora.png', mimeType: 'image/png', buffer: PHOTO };
  const held = await holdCalls(page, '**/api/upload/picture');
  await dialog.locator('input[type=file]').setInputFiles(photo);
  // A person cannot be stored while their picture is under way.
  await expect.poll(() => dialog.getByRole('button', { name: 'Uploading...' }).count()).toBe(2);
  await held.letGo();
  await dialog.getByRole('button', { name: 'Crop and focus' }).click();
  const adjusting = page.getByRole('dialog', { name: 'Crop and focus' });
  await adjusting.getByRole('button', { name: /^Focus point, 50 % from the left/ }).press('ArrowLeft');
  await adjusting.getByRole('button', { name: /^Focus point, 45 % from the left/ }).waitFor();
  await owner.expectAccessible('the focus of a portrait');
  await adjusting.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await saved.waitFor();
  await add('Eva Malá', 'Colourist');
  await dialog.getByText('Own working hours').click();
  await dialog.getByRole('switch', { name: 'Monday' }).click({ force: true });
  await dialog.getByRole('button', { name: 'Add days off' }).click();
  await dialog.getByLabel('From', { exact: true }).fill(addDays(day, -1));
  await dialog.getByLabel('Until', { exact: true }).fill(addDays(day, 7));
  await owner.expectAccessible('a person with hours and days off of their own');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText(/own hours · off/).waitFor();
  await page.getByRole('button', { name: 'Move Eva Malá up' }).click();
  await expect
    .poll(() => page.locator('.people-row .strong').allTextContents())
    .toEqual(['Eva Malá', 'Zora Kvetová']);
  await saved.waitFor();
  await owner.expectAccessible('people');
  await page.reload();
  await expect
    .poll(() => page.locator('.people-row .strong').allTextContents())
    .toEqual(['Eva Malá', 'Zora Kvetová']);

  const website = await (await page.request.get(`/api/websites/${id}`)).json();
  const sections = website.pageData.sections.map((section: { type: string; content: object }) =>
    section.type === 'booking' ? { ...section, content: { ...section.content, isByPeople: true } } : section,
  );
  const pageData = { ...website.pageData, sections };
  expect((await page.request.put(`/api/websites/${id}`, { data: { pageData } })).status()).toBe(200);
  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto('/people');
  const who = visitor.page.getByRole('group', { name: 'With whom?' });
  await expect.poll(() => who.locator('img.s-at.fx-45.fy-50').count()).toBe(1);
  await who.getByText('Eva Malá').click();
  await expect.poll(() => who.getByRole('radio', { name: /Eva Malá/ }).isChecked()).toBe(true);
  await visitor.expectAccessible('a form that asks who serves');
  const calendar = visitor.page.getByRole('group', { name: 'Date', exact: true });
  await calendar.locator('.s-cal[aria-busy=false]').waitFor();
  await calendar.locator('td button[aria-disabled=false]').first().click();
  const slot = visitor.page.getByRole('group', { name: 'Time' }).getByRole('radio').first();
  await expect.poll(() => slot.isEnabled()).toBe(true);
  await slot.check({ force: true });
  await visitor.page.locator('.s-booking').getByLabel('Full name').fill('Zuzana Príkladová');
  await visitor.page.locator('.s-booking').getByLabel('Email').fill('people-zuzana@example.com');
  await visitor.page.getByRole('button', { name: 'Book now' }).click();
  await page.goto(`/admin/${id}#bookings`);
  const row = page.locator('[role="tabpanel"] .row').filter({ hasText: 'Zuzana Príkladová' });
  await row.getByText('Eva Malá').waitFor();
  visitor.expectSilence();

  // The day has a column for each person, which is three hours long on a Saturday; a press in a column books with that
  // person.
  const list = await (await page.request.get(`/api/websites/${id}/bookings`)).json();
  const hers = list.find(({ personName }: { personName: string }) => personName === 'Eva Malá');
  await page.goto(`/admin/${id}?view=day&date=${hers.bookingDateText}#bookings`);
  const column = (name: string) =>
    page.locator('.dgrid__col').filter({ has: page.getByRole('list', { name: new RegExp(`^${name}`) }) });
  await column('Eva Malá').getByText('Zuzana Príkladová').waitFor();
  await expect.poll(() => column('Zora Kvetová').getByRole('button').count()).toBe(0);
  await owner.expectAccessible('a day with a column for each');
  await column('Zora Kvetová').click({ position: { x: 40, y: 56 + 10 } });
  const sheet = page.getByRole('dialog');
  await expect
    .poll(() => sheet.getByLabel('Who serves').locator('option:checked').innerText())
    .toBe('Zora Kvetová');
  await sheet.getByLabel('Name').fill('Adam Vzorový');
  await sheet.getByRole('button', { name: /^Book / }).click();
  await column('Zora Kvetová').getByText('Adam Vzorový').waitFor();
  await column('Zora Kvetová').click({ position: { x: 40, y: 56 * 2 + 10 } });
  await sheet.getByRole('button', { name: 'Block time', exact: true }).click();
  await expect
    .poll(() => sheet.getByLabel('What is blocked').locator('option:checked').innerText())
    .toBe('Zora Kvetová');
  await sheet.getByRole('button', { name: /^Block .*–/ }).click();
  await column('Zora Kvetová').locator('.blk').waitFor();
  await expect.poll(() => column('Eva Malá').locator('.blk').count()).toBe(0);

  // The owner can choose one person, whom the address keeps. The week has a lane for each person, which leads to the
  // day.
  const whose = page.getByRole('group', { name: 'Whose bookings' });
  await whose.getByRole('button', { name: 'Zora Kvetová' }).click();
  const grid = page.locator('.dgrid');
  await expect.poll(() => grid.getByText('Zuzana Príkladová').count()).toBe(0);
  await grid.getByText('Adam Vzorový').waitFor();
  await page.getByRole('button', { name: 'Week', exact: true }).click();
  await page.locator('.agenda').getByText('Adam Vzorový').waitFor();
  expect(new URL(page.url()).searchParams.get('person')).not.toBeNull();
  await whose.getByRole('button', { name: 'Everyone' }).click();
  const strip = page.locator('.ribbon').filter({ hasText: '2 visits, 1 waiting' });
  await strip.waitFor();
  await expect.poll(() => strip.locator('.ribbon__lane').count()).toBe(2);
  await owner.expectAccessible('a week with a lane for each');
  await page.setViewportSize({ width: 320, height: 640 });
  const measureOverhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(measureOverhang).toBe(0);
  await page.setViewportSize({ width: 375, height: 812 });
  await strip.click();
  await column('Zora Kvetová').getByText('Adam Vzorový').waitFor();

  // A person who is removed from the list leaves bookings behind.
  await page.goto(`/admin/${id}/people`);
  await page.getByRole('button', { name: 'Change Eva Malá' }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('2 bookings with Eva Malá are still to come.').waitFor();
  owner.expectSilence();
});

it('what was typed of a person outlasts questions, switches and another tab', async () => {
  const owner = await stage.owner('people-typed', PHONE);
  const { page } = owner;
  const { id } = await openBusiness(page, 'people-typed');
  const zora = { id: 'zora', name: 'Zora', role: 'Barber', imageUrl: '', text: '' };
  const rest = { takesBookings: true, week: null, daysOff: [], services: [] };
  const put = async (changes: object) => {
    const data = { people: [{ ...zora, ...rest, ...changes }] };
    expect((await page.request.put(`/api/websites/${id}/people`, { data })).status()).toBe(200);
  };
  await put({});
  await page.goto(`/admin/${id}/people`);
  const change = page.getByRole('button', { name: 'Change Zora' });
  await change.click();
  const dialog = page.getByRole('dialog');
  const held = await holdCalls(page, '**/api/upload/picture');
  const photo = { name: 'zora.png', mimeType: 'image/png', buffer: PHOTO };
  await dialog.locator('input[type=file]').setInputFiles(photo);
  const sent = await held.next();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await sent.continue();
  await dialog.getByRole('button', { name: 'Crop and focus' }).waitFor();

  const flip = async (name: string) => {
    const control = dialog.getByRole('switch', { name });
    await control.click({ force: true });
    await control.click({ force: true });
  };
  const closes = (weekday: string) => dialog.getByLabel(`${weekday}, closes (1)`);
  await dialog.getByText('Own working hours').click();
  const tuesday = await closes('Tuesday').inputValue();
  await closes('Monday').fill('12:10');
  await flip('Monday');
  await flip('Own working hours');
  await expect.poll(() => closes('Monday').inputValue()).toBe('12:10');
  await dialog.getByRole('button', { name: 'Same for Monday to Friday' }).click();
  await expect.poll(() => closes('Tuesday').inputValue()).toBe('12:10');
  await dialog.getByRole('button', { name: /^Undo: Tuesday/ }).click();
  await expect.poll(() => closes('Tuesday').inputValue()).toBe(tuesday);

  await closes('Monday').fill('00:10');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).waitFor();
  await owner.expectAccessible('a question before a person is closed');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => closes('Monday').inputValue()).toBe('00:10');
  // Wrong hours that nobody sees any more do not hold the rest up.
  await dialog.getByText('Customers can book this person').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('takes no bookings').waitFor();
  await page.getByText(/^Saved at/).waitFor();

  await change.click();
  await dialog.getByLabel('Name').fill('Zora Malá');
  await put({ role: 'Hairdresser' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.getByText(/^Hairdresser/).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Change Zora Malá' }).waitFor();
  await page.getByText(/^Saved at/).waitFor();
  const { people } = await (await page.request.get(`/api/websites/${id}/people`)).json();
  expect(people).toMatchObject([{ name: 'Zora Malá', role: 'Hairdresser', takesBookings: true }]);
  owner.expectSilence();
});
