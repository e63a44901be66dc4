import { PHONE, startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

const SLOVAK = { ...PHONE, locale: 'sk' };

it('an owner writes an imprint and gives the address of the terms, and a visitor reads both', async () => {
  const owner = await stage.owner('legal-pages', SLOVAK, [/\/legal$/]);
  const { page } = owner;
  const site = { title: 'Salón Mirabelka', slug: 'legal-pages', language: 'sk', pageData: { sections: [] } };
  const made = await page.request.post('/api/websites', { data: site });
  const { id } = await made.json();
  await page.goto(`/admin/${id}/business#legal`);
  const card = page.getByRole('region', { name: 'Právne stránky' });
  await card
    .getByRole('textbox', { name: 'Text: Prevádzkovateľ' })
    .fill('Zora Slivková\nVzorová 14\n\nzora@example.com');
  await card.getByRole('group', { name: 'Kde je: Obchodné podmienky' }).getByText('Odkaz inam').click();
  const address = card.getByRole('textbox', { name: 'Adresa stránky: Obchodné podmienky' });
  await address.fill('http://example.com/podmienky');
  await address.blur();
  await card.getByText('Ešte neuložené').waitFor();
  await owner.expectAccessible('legal pages with an address that is refused');
  await address.fill('example.com/podmienky');
  await address.blur();
  await card.getByText(/^Uložené o/).waitFor();
  await page.request.put(`/api/websites/${id}`, { data: { isPublished: true } });

  const visitor = await stage.visitor(SLOVAK);
  await visitor.page.goto('/legal-pages');
  const footer = visitor.page.getByRole('contentinfo');
  const terms = footer.getByRole('link', { name: 'Obchodné podmienky' });
  await expect.poll(() => terms.getAttribute('href')).toBe('https://example.com/podmienky');
  await footer.getByRole('link', { name: 'Prevádzkovateľ' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Prevádzkovateľ' }).waitFor();
  await visitor.page.getByText('Zora Slivková').waitFor();
  await visitor.page.getByRole('link', { name: 'zora@example.com' }).waitFor();
  await visitor.expectAccessible('an imprint');
  await visitor.page.getByRole('link', { name: 'Späť na stránku' }).click();
  await visitor.page.waitForURL('**/legal-pages');
});
