import { payFor, switchToFree } from '@tests/support/choose-plan';
import { makePictureFile } from '@tests/support/gallery-page';
import { makePerson } from '@tests/support/person';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';
import { EMPTY_BUSINESS } from '@/core/business';

const stage = startStage();

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `person-${index}`,
    name: ['Katarína Múčková', 'Ondrej Pec', 'Žofia Kvásková', 'Emil Chlebík', 'Eva Soľová'][index],
    role: ['Head baker', 'Baker', 'Counter', 'Night shift', ''][index],
    imageUrl: '',
    text: index === 0 ? 'Has kept the starter alive since 1998.' : '',
  }));

const team = (count: number) => ({
  sections: [
    { id: 'team-1', type: 'team', title: 'Who bakes', content: { people: people(count) }, order: 0 },
  ],
});

it('an owner shows who works there, with a picture, and visitors see it', async () => {
  const owner = await stage.owner('team', DESKTOP);
  const { page } = owner;
  const data = { title: 'Pekáreň', slug: 'team', pageData: team(4), isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.locator('[data-section-row="team-1"] .sec__toggle').click();
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.keyboard.type('Eva Soľová');
  const persons = page.locator('[data-section-row="team-1"] .item-edit');
  await persons.nth(1).locator('.item-edit__line').click();
  for (const [index, file] of [
    [4, await makePictureFile('eva.png', '#c89b5a', 800, 1000)],
    [1, await makePictureFile('ondrej.png', '#2e6f7a', 1200, 800)],
  ] as const) {
    await persons.nth(index).locator('input[type=file]').setInputFiles(file);
    await persons.nth(index).getByRole('button', { name: 'Replace picture' }).waitFor();
  }
  await owner.expectAccessible('editor of a team');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Website saved').first().waitFor();

  for (const [name, device] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
    const visitor = await stage.visitor(device);
    await visitor.page.goto('/team');
    await expect.poll(() => visitor.page.getByRole('heading', { level: 3 }).count()).toBe(5);
    await expect.poll(() => visitor.page.locator('.s-people img').count()).toBe(2);
    await visitor.expectAccessible(`a team: ${name}`);
    const jsonLd = await visitor.page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(jsonLd ?? '').employee).toHaveLength(5);
  }
  owner.expectSilence();
});

it('an empty section that the records of the website fill is not called hidden', async () => {
  const owner = await stage.owner('team-of-list', PHONE);
  const { page } = owner;
  const contact = { id: 'contact-info-2', type: 'contact-info', title: '', content: {}, order: 1 };
  const pageData = { sections: [...team(0).sections, contact] };
  const data = { title: 'Pekáreň', slug: 'team-of-list', pageData, isPublished: true };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  const row = page.locator('[data-section-row="team-1"]');
  await row.locator('.sec__toggle').click();
  await row.getByText('Hidden until you add something.').waitFor();

  const list = { people: [makePerson('eva'), makePerson('zora')] };
  expect((await page.request.put(`/api/websites/${id}/people`, { data: list })).status()).toBe(200);
  await page.reload();
  await row.locator('.sec__toggle').click();
  await row.getByText('Eva, Zora').waitFor();
  await expect.poll(() => row.getByText('Hidden until you add something.').count()).toBe(0);

  const contactRow = page.locator('[data-section-row="contact-info-2"]');
  await contactRow.locator('.sec__toggle').click();
  await contactRow.getByText('Hidden until you add something.').waitFor();
  const business = { ...EMPTY_BUSINESS, name: 'Pekáreň', phone: '+421 900 000 123' };
  expect((await page.request.put(`/api/websites/${id}/business`, { data: business })).status()).toBe(200);
  await page.reload();
  await contactRow.locator('.sec__toggle').click();
  await expect.poll(() => contactRow.getByText('Hidden until you add something.').count()).toBe(0);
  owner.expectSilence();
});

it('a plan without it locks the team, and a full one says so', async () => {
  const free = await stage.owner('team-free', PHONE);
  await switchToFree(free.page);
  const empty = { title: 'Pekáreň', slug: 'team-free' };
  const { id: freeId } = await (await free.page.request.post('/api/websites', { data: empty })).json();
  await free.page.goto(`/editor/${freeId}`);
  await free.page.getByRole('button', { name: 'Add a section' }).click();
  await free.page.getByRole('button', { name: /^Team/ }).click();
  const dialog = free.page.getByRole('dialog', { name: 'Feature is locked' });
  await dialog.getByText('Team members', { exact: false }).waitFor();
  await free.expectAccessible('a locked team');

  const { page } = await stage.owner('team-standard', DESKTOP);
  await payFor(page, 'standard');
  const data = { title: 'Pekáreň', slug: 'team-standard', pageData: team(5) };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.locator('[data-section-row="team-1"] .sec__toggle').click();
  await page.getByText('Your plan allows 5 people in team sections.').waitFor();
  await page.getByRole('button', { name: 'More from Premium' }).click();
  await page.getByRole('dialog', { name: 'Feature is locked' }).waitFor();
  const sixth = { ...data, pageData: team(6), slug: 'team-six' };
  expect((await page.request.post('/api/websites', { data: sixth })).status()).toBe(400);
});
