import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { publishVisitorPage, visitorContent } from '@tests/support/visitor-page';
import { expect, it } from 'vitest';

const stage = startStage();

it('an owner says how many there are, what it costs, and that nobody waits for an answer', async () => {
  const slug = 'booking-rules';
  const owner = await stage.owner(slug, PHONE);
  await publishVisitorPage(owner, slug, 'booking', visitorContent.booking);
  const { page } = owner;
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/editor/${id}`);
  const section = page.locator('[data-section-row="booking-1"]');
  await section.locator('.sec__toggle').click();
  await section.getByRole('button', { name: 'Each service by itself' }).click();
  const cut = section.locator('.item-edit').first();
  await cut.getByLabel('How many of these do you have?').fill('2');
  await cut.getByLabel('Price', { exact: false }).fill('12,50');
  await cut.getByText('Time around the visit').click();
  await cut.getByLabel('Free after the visit').fill('10');
  await section.getByText('When visitors can book').click();
  await section.getByLabel('Visits can begin').selectOption('15');
  await section.locator('summary', { hasText: 'Your questions' }).click();
  await section.getByRole('button', { name: 'Add question' }).click();
  await section.getByLabel('Question', { exact: true }).fill('Hair?');
  await section.getByLabel('Customers answer').selectOption('choice');
  await section.getByLabel('Options').fill('short\nlong\n');
  await section.getByLabel('Nobody can book without an answer').check();
  await section.getByRole('button', { name: 'Add question' }).click();
  const consent = section.locator('.item-edit').last();
  await consent.getByLabel('Question', { exact: true }).fill('I come in time');
  await consent.getByLabel('Customers answer').selectOption('tick');
  await consent.getByLabel('Nobody can book without the tick').check();
  await section.getByLabel('Let visitors add a note').check({ force: true });
  await section.getByLabel('Confirm bookings automatically').check({ force: true });
  await expect.poll(() => section.getByLabel('How long bookings wait').count()).toBe(0);
  await owner.expectAccessible('a booking section with all its rules');
  await page.setViewportSize({ width: 1440, height: 900 });
  // A click reaches a field only where no other field lies over it.
  for (const field of ['Name', 'Duration in minutes', 'Price', 'Description'])
    await cut.getByLabel(field).first().click({ timeout: 5000 });
  await page.setViewportSize({ width: 375, height: 720 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  for (const [device, time] of [
    [PHONE, '09:15'],
    [DESKTOP, '09:15'],
  ] as const) {
    const visitor = await stage.visitor(device);
    await visitor.page.goto(`/${slug}`);
    const calendar = visitor.page.getByRole('group', { name: 'Date', exact: true });
    await calendar.scrollIntoViewIfNeeded();
    await calendar.locator('.s-cal[aria-busy=false]').waitFor();
    await calendar.locator('td button[aria-disabled=false]').first().click();
    const slot = visitor.page.getByRole('radio', { name: time });
    await expect.poll(() => slot.isEnabled()).toBe(true);
    await slot.check({ force: true });
    await visitor.page.getByText('€12.50').last().waitFor();
    await visitor.page.getByLabel('Full name').fill('Zuzana Príkladová');
    await visitor.page.getByLabel('Email').fill(`${slug}-${device === PHONE}@example.com`);
    await visitor.page.getByLabel('Note').fill('Dlhé vlasy');
    await visitor.page.getByRole('button', { name: 'Book now' }).click();
    const hair = visitor.page.getByLabel('Hair?');
    await expect.poll(() => hair.evaluate((field) => field === document.activeElement)).toBe(true);
    if (device === PHONE) await visitor.expectAccessible('a booking with a note and a question to answer');
    await visitor.page.getByText('Please tick this box').waitFor();
    await hair.selectOption('long');
    await visitor.page.getByLabel('I come in time').check();
    await visitor.page.getByRole('button', { name: 'Book now' }).click();
    await visitor.page.getByText('Your booking is confirmed. We look forward to seeing you!').waitFor();
  }

  await page.goto(`/admin/${id}#bookings`);
  await page.getByText('Dlhé vlasy').first().waitFor();
  await page.getByText('€12.50').first().waitFor();
  await page.getByText('Hair? long').first().waitFor();
  await page.getByText('I come in time: Yes').first().waitFor();
});

it('a customer has two things done in one visit, and so has one who calls', async () => {
  const slug = 'two-at-once';
  const owner = await stage.owner(slug, PHONE);
  const services = [
    { id: 'cut', name: 'Strih', duration: 60, price: 0, description: '', visitPrice: '20' },
    { id: 'colour', name: 'Farba', duration: 90, price: 0, description: '', visitPrice: '40' },
  ];
  const content = { ...visitorContent.booking, isOneAtATime: true, services };
  await publishVisitorPage(owner, slug, 'booking', content);
  const { page } = owner;
  const [{ id }] = await (await page.request.get('/api/websites')).json();
  await page.goto(`/editor/${id}`);
  const section = page.locator('[data-section-row="booking-1"]');
  await section.locator('.sec__toggle').click();
  await section.getByLabel('Customers can choose several services').check({ force: true });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  const visitor = await stage.visitor(PHONE);
  await visitor.page.goto(`/${slug}`);
  const calendar = visitor.page.getByRole('group', { name: 'Date', exact: true });
  await calendar.scrollIntoViewIfNeeded();
  // By then the script is there; it keeps the last service ticked.
  await calendar.locator('.s-cal[aria-busy=false]').waitFor();
  await visitor.page.getByLabel('Farba').check();
  // One service always stays ticked.
  await visitor.page.getByLabel('Strih').uncheck();
  await visitor.page.getByLabel('Farba').click();
  await expect.poll(() => visitor.page.getByLabel('Farba').isChecked()).toBe(true);
  await visitor.page.getByLabel('Strih').check();
  await calendar.locator('.s-cal[aria-busy=false]').waitFor();
  await calendar.locator('td button[aria-disabled=false]').first().click();
  const slot = visitor.page.getByRole('radio', { name: '09:30' });
  await expect.poll(() => slot.isEnabled()).toBe(true);
  await slot.check({ force: true });
  await visitor.page.getByText('€60.00').waitFor();
  await visitor.page.getByLabel('Full name').fill('Zuzana Príkladová');
  await visitor.page.getByLabel('Email').fill(`${slug}@example.com`);
  await visitor.expectAccessible('a booking of two services');
  await visitor.page.getByRole('button', { name: 'Book now' }).click();
  await visitor.page.getByText('Booking submitted successfully!').waitFor();

  await page.goto(`/admin/${id}#bookings`);
  await page.getByText('Strih + Farba').first().waitFor();
  await page.getByRole('button', { name: 'Booking', exact: true }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Farba, 90 min' }).click();
  // Today may be over by then.
  await sheet.locator('.days .slot').nth(1).click();
  await sheet.getByRole('button', { name: 'Other time' }).click();
  await sheet.getByLabel('Any time').fill('19:00');
  await sheet.getByLabel('Name').fill('Tibor Príklad');
  await owner.expectAccessible('two services for who calls');
  await sheet.getByRole('button', { name: /^Book / }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Tibor Príklad' })
    .getByText('Strih + Farba')
    .first()
    .waitFor();
});
