import { openBusiness } from '@tests/support/sample-business';
import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import { addDays, getDeviceDate } from '@/core/dates';
import { WEEKDAYS } from '@/core/locale/weekdays';
import { getDefaultWebsiteHours } from '@/core/website-hours';

const stage = startStage();

it('an owner sets the hours of every week, a holiday of her own and the public ones', async () => {
  const owner = await stage.owner('opening-hours', PHONE);
  const { page } = owner;
  const { id } = await openBusiness(page, 'opening-hours');
  await page.goto(`/admin/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Opening hours' }).click();
  await page.getByRole('heading', { name: 'Opening hours', level: 1 }).waitFor();
  await page.getByText('Visitors see each change at once.').waitFor();
  const saved = page.getByText(/^Saved at/);

  await page.getByLabel('Monday, closes (1)').fill('12:00');
  await page.getByRole('button', { name: 'Monday: add a second part of the day' }).click();
  await page.getByLabel('Monday, closes (2)').fill('18:30');
  await saved.waitFor();
  await page.getByLabel('Monday, opens (2)').fill('11:00');
  await page.getByText("Not saved yet: one of the times isn't right.").waitFor();
  await owner.expectAccessible('opening hours, two parts that meet');
  await page.getByLabel('Monday, opens (2)').fill('13:30');
  const monday = page.getByRole('switch', { name: 'Monday' });
  await monday.uncheck({ force: true });
  await monday.check({ force: true });
  await expect.poll(() => page.getByLabel('Monday, opens (2)').inputValue()).toBe('13:30');
  const copy = page.getByRole('button', { name: 'Same for Monday to Friday' });
  await copy.click();
  await page.getByLabel('Friday, opens (2)').waitFor();
  await page.getByLabel('Saturday, closes (1)').fill('12:45');
  await page.getByRole('button', { name: 'Undo: Tuesday to Friday get their own hours back' }).click();
  await expect.poll(() => page.getByLabel('Friday, opens (2)').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Saturday, closes (1)').inputValue()).toBe('12:45');
  await copy.click();
  await expect.poll(() => page.getByLabel('Friday, opens (2)').inputValue()).toBe('13:30');

  const soon = addDays(getDeviceDate(new Date()), 3);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'A single day or more' });
  await dialog.getByText('Other hours').click();
  await dialog.getByLabel(/closes/).fill('11:15');
  await dialog.getByText('Closed', { exact: true }).click();
  await dialog.getByText('Other hours').click();
  await expect.poll(() => dialog.getByLabel(/closes/).inputValue()).toBe('11:15');
  await dialog.getByText('Closed', { exact: true }).click();
  await dialog.getByLabel('From').fill(soon);
  await dialog.getByLabel('Visitors read').fill('We are at the sea');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stay here' }).click();
  await owner.expectAccessible('a single day');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('We are at the sea').waitFor();

  await page.getByLabel('Country').selectOption('Slovakia');
  const christmas = page.getByRole('switch', { name: 'Closed: Christmas Day' }).first();
  await christmas.waitFor();
  await expect.poll(() => christmas.isChecked()).toBe(true);
  await christmas.uncheck({ force: true });
  await saved.waitFor();
  await owner.expectAccessible('opening hours, with holidays');
  await page.reload();
  await page.getByText('We are at the sea').waitFor();
  await expect.poll(() => page.getByLabel('Friday, closes (2)').inputValue()).toBe('18:30');
  await expect
    .poll(() => page.getByRole('switch', { name: 'Closed: Christmas Day' }).first().isChecked())
    .toBe(false);

  const change = page.getByRole('button', { name: /^Change / });
  await change.click();
  // Nothing was changed, so nothing is asked.
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog').count()).toBe(0);
  const remove = async () => {
    await change.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  };
  await remove();
  await page.getByRole('button', { name: /^Undo the removal of / }).click();
  await page.getByText('We are at the sea').waitFor();
  await remove();
  await page.getByText('Holidays of your own, a Saturday in December').waitFor();
  await saved.waitFor();
  owner.expectSilence();
});

it('a change that cannot be saved stays on the screen until it can', async () => {
  const owner = await stage.owner('hours-offline', PHONE, [/\/hours$/]);
  const { page } = owner;
  const { id } = await openBusiness(page, 'hours-offline');
  await page.goto(`/admin/${id}/hours`);
  await page.getByText('Visitors see each change at once.').waitFor();
  await page.context().setOffline(true);
  await page.getByLabel('Tuesday, closes (1)').fill('19:15');
  await page.getByText("We couldn't save this. Your change is still here.").waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/^Saved at/).waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel('Tuesday, closes (1)').inputValue()).toBe('19:15');
});

it('a change is saved too that comes in the moment of an answer, before anything is drawn', async () => {
  const owner = await stage.owner('hours-moment', PHONE);
  const { page } = owner;
  const { id } = await openBusiness(page, 'hours-moment');
  await page.goto(`/admin/${id}/hours`);
  await page.getByText('Visitors see each change at once.').waitFor();
  await page.evaluate(() => {
    const original = Response.prototype.text;
    Response.prototype.text = async function readThenPress() {
      Response.prototype.text = original;
      const text = await original.call(this);
      // The code that waits for the answer runs before the next task, and React draws in a task.
      const pressSoon = async () => {
        for (let waits = 0; waits < 100; waits += 1) await null;
        document.querySelector<HTMLElement>('[aria-label="Tuesday: add a second part of the day"]')?.click();
      };
      pressSoon();
      return text;
    };
  });
  await page.getByLabel('Monday, closes (1)').fill('12:00');
  await page.getByLabel('Tuesday, opens (2)').waitFor();
  await page.getByText(/^Saved at/).waitFor();
  await page.reload();
  await page.getByLabel('Tuesday, opens (2)').waitFor();
  await expect.poll(() => page.getByLabel('Monday, closes (1)').inputValue()).toBe('12:00');
});

it('a year shows its exceptions, and a press on a month adds one', async () => {
  const owner = await stage.owner('whole-year', PHONE);
  const { page } = owner;
  const { id } = await openBusiness(page, 'whole-year');
  await page.goto(`/admin/${id}/hours`);
  const card = page.getByRole('region', { name: /^The year/ });
  const next = new Date().getUTCFullYear() + 1;
  await card.getByRole('button', { name: String(next), exact: true }).press('Enter');
  await page.getByRole('heading', { name: `The year ${next}` }).waitFor();
  await page.getByLabel('Country').selectOption('Slovakia');
  await card
    .getByRole('button', { name: new RegExp(`^December ${next}: \\d+ open days, 3 public holidays, 0`) })
    .waitFor();
  await owner.expectAccessible('the year');
  await card.getByRole('button', { name: new RegExp(`^December ${next}`) }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A single day or more' });
  await expect.poll(() => dialog.getByLabel('From').inputValue()).toBe(`${next}-12-01`);
  await dialog.getByLabel('From').fill(`${next}-12-28`);
  await dialog.getByLabel('Until').fill(`${next}-12-29`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await card
    .getByRole('button', { name: new RegExp(`^December ${next}: .*, 2 closed days of your own`) })
    .waitFor();
});

it('a page that stays open says anew whether it is open, once that has changed', async () => {
  const slug = 'hours-in-a-tab';
  const owner = await stage.owner(slug, PHONE);
  const sections = [
    { id: 'hours-1', type: 'hours', title: 'Hours', content: { note: '' }, order: 0 },
    {
      id: 'contact-info-2',
      type: 'contact-info',
      title: 'Find us',
      content: { phone: '+421 900 000 123', showsHours: true },
      order: 1,
    },
  ];
  const data = { title: 'Pekáreň', slug, pageData: { sections }, isPublished: true };
  const { id } = await (await owner.page.request.post('/api/websites', { data })).json();
  const setHours = async (intervals: object[]) => {
    const week = Object.fromEntries(WEEKDAYS.map((day) => [day, intervals]));
    const hours = { ...getDefaultWebsiteHours(), week };
    const answer = await owner.page.request.put(`/api/websites/${id}/hours`, { data: hours });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  await setHours([]);

  const { page } = await stage.visitor(PHONE);
  await page.clock.install();
  await page.goto(`/${slug}`);
  await page.evaluate(() => {
    document.title = 'The same tab';
  });
  const lines = page.locator('.s-open-now, .s-info dd > strong');
  await expect.poll(() => lines.allInnerTexts()).toEqual(['Closed now', 'Closed now']);
  await setHours([{ start: '00:00', end: '23:59' }]);
  // The hours on the page hold for a day at most, so the page asks for them anew by then.
  await page.clock.fastForward('25:00:00');
  await expect.poll(() => lines.allInnerTexts()).not.toContain('Closed now');
  await expect.poll(() => page.locator('.s-week-table').innerText()).toContain('23:59');
  await expect.poll(() => lines.count()).toBe(2);
  expect(await page.title()).toBe('The same tab');
});
