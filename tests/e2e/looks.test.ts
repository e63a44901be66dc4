import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { describe, expect, it } from 'vitest';
import { lookNames } from '@/core/theme';
import { definitions, sectionTypes } from '@/sections/page/definitions';
import { sectionFixtures as fixtures } from '@/sections/page/fixtures';

const stage = startStage();

/** The pictures of the fixtures do not exist. */
const NO_PICTURE = [/\/uploads\//, /example\.com/];

const text = {
  id: 'description-1',
  type: 'description',
  title: '',
  content: { text: 'We cut dry, weigh colour to the gram and tell you the price before we start.' },
  order: 0,
};

describe('the look of a page', () => {
  it('is chosen, taken back, given a colour and a layout, saved, and is what visitors get', async () => {
    const owner = await stage.owner('looks', DESKTOP);
    const { page } = owner;
    const data = { title: 'Salón', slug: 'looks-salon', pageData: { sections: [text] }, isPublished: true };
    const { id } = await (await page.request.post('/api/websites', { data })).json();
    await page.goto(`/editor/${id}`);
    await page.getByRole('button', { name: 'Try a new look' }).click();
    const site = page.locator('.preview .site');
    await page.getByRole('radio', { name: 'Ribbon' }).check();
    await expect.poll(() => site.getAttribute('data-look')).toBe('ribbon');
    // One press leads back, and the colours that the page had are still there.
    await page.getByRole('button', { name: /^Undo/ }).last().click();
    await expect.poll(() => site.getAttribute('data-palette')).toBe('pine');
    await page.getByRole('radio', { name: 'Ribbon' }).check();
    await page.getByRole('textbox', { name: 'Colour code' }).fill('155B3D');
    await expect.poll(() => site.getAttribute('data-brand')).toBe('155b3d');
    // A code of three digits becomes one of six once the field is left.
    const code = page.getByLabel('Colour code');
    await code.fill('#a3c');
    await expect.poll(() => site.getAttribute('data-brand')).toBe('155b3d');
    await code.blur();
    await expect.poll(() => site.getAttribute('data-brand')).toBe('aa33cc');
    await code.fill('#155b3d');
    await owner.expectAccessible('editor, looks');

    const row = page.locator('[data-section-row="description-1"]');
    await row.locator('.sec__toggle').click();
    await row.getByText('Layout and background').click();
    await expect.poll(() => row.getByRole('radio', { name: 'One large sentence' }).isChecked()).toBe(true);
    await row.getByRole('radio', { name: 'Title and text' }).check();
    await row.getByRole('radio', { name: 'Strong' }).check();
    const section = site.locator('.s-description');
    await expect.poll(() => section.getAttribute('data-layout')).toBe('plain');
    await expect.poll(() => section.getAttribute('data-ground')).toBe('dark');
    await owner.expectAccessible('editor, layout and ground');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Website saved').first().waitFor();

    const visitor = await stage.visitor(PHONE);
    await visitor.page.goto('/looks-salon');
    await expect.poll(() => visitor.page.locator('.site').getAttribute('data-look')).toBe('ribbon');
    const getGround = () =>
      visitor.page.locator('.s-description').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(getGround).toBe('rgb(21, 91, 61)');
    await visitor.expectAccessible('public page with a look');
  });

  it('can be read by everybody, with every type of section, and its menu opens without a script', async () => {
    const owner = await stage.owner('all-looks', DESKTOP, NO_PICTURE);
    const visitor = await stage.visitor(PHONE, NO_PICTURE);
    const sections = sectionTypes
      .filter((type) => type !== 'products')
      .map((type, order) => {
        const { title, content } = fixtures[type].typical;
        return {
          id: `${type}-${order}`,
          type,
          title: definitions[type].titleRole === 'name' ? type : title,
          content,
          order,
        };
      });
    for (const look of lookNames) {
      const slug = `all-looks-${look}`;
      const data = {
        title: 'Zum Goldenen Löwen',
        slug,
        pageData: { sections, theme: { look } },
        isPublished: true,
      };
      const created = await owner.page.request.post('/api/websites', { data });
      expect(created.status()).toBe(201);
      await visitor.page.goto(`/${slug}`);
      await visitor.page.locator('.l-foot').waitFor();
      await visitor.expectAccessible(`every section type in ${look}`);
      await visitor.page.locator('.l-top .l-burger').click();
      await visitor.page.getByRole('navigation', { name: 'Menu' }).waitFor();
      await visitor.expectAccessible(`the phone’s menu in ${look}`);
      const first = visitor.page.locator('.l-menu li a').first();
      await first.click();
      await expect.poll(() => visitor.page.locator('.l-menu').isVisible()).toBe(false);
    }
  });
});
