import { openBusiness } from '@tests/support/sample-business';
import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it('an owner writes once what the page, search engines and the editor show', async () => {
  const owner = await stage.owner('one-business', PHONE, [/\/business$/]);
  const { page } = owner;
  const { id } = await openBusiness(page, 'one-business');
  await page.goto(`/admin/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Your business' }).click();
  await page.getByText('This comes from your page.').waitFor();
  await page.getByLabel('Name of the business').fill('Salón Mirabelka');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Company or person').fill('Mirabelka s. r. o.');
  await page
    .getByText('Invalid email format')
    .or(page.getByText('please look at the fields in red'))
    .first()
    .waitFor();
  await owner.expectAccessible('business with an email that is none');
  await page.getByLabel('Email').fill('salon@example.com');
  await page.getByLabel('Company number').fill('12345678');
  await page.getByLabel('Tax number').fill('2020123456');
  await page.getByLabel('Tax number').blur();
  await page.getByText(/^Saved at/).waitFor();
  await owner.expectAccessible('business');

  await page.goto('/one-business');
  await page.getByText('Mirabelka s. r. o. · Company No. 12345678 · Tax No. 2020123456').waitFor();
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.join()).toContain('"legalName":"Mirabelka s. r. o."');
  await owner.expectAccessible('a page with the identity of its seller');
});
