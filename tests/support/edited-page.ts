import type { Page } from 'playwright-core';
import { buildSection } from './open-new-editor';

/** These drafts and saves are cut off or refused on purpose; fonts may be under way. */
export const MEANT = [/\/api\/websites(\/\d+(\/draft)?)?$/, /\/fonts\//];

const PICTURE = '/images/templates/salon_chair_83605095-1600x1067-1600.webp';
const SERVICES = {
  services: [
    { id: 'cut', title: 'Haircut', description: 'With a wash', price: '32' },
    { id: 'colour', title: 'Colour', description: '', price: '' },
  ],
};
export const buildThreeSections = () => [
  buildSection('hero', 0, {
    title: 'Good morning',
    subtitle: 'Hair that lasts',
    imageUrl: PICTURE,
    buttonText: '',
    buttonUrl: '',
  }),
  buildSection('services', 1, SERVICES, 'Prices'),
  buildSection('description', 2, { text: 'We bake bread.' }, 'About us'),
];

export const buildFieldSelector = (...path: string[]) => `[data-field='${JSON.stringify(path)}']`;
export const TITLE = `[data-section-id="hero-0"] ${buildFieldSelector('content', 'title')}`;
export const CUT = `[data-section-id="services-1"] ${buildFieldSelector('content', 'services', 'cut', 'title')}`;
export const ABOUT = `[data-section-id="description-2"] ${buildFieldSelector('content', 'text')}`;
export const getWriting = (page: Page) => page.locator('.in-page__writing').getByRole('textbox');
export const getSectionRow = (page: Page, id: string) => page.locator(`[data-section-row="${id}"]`);

/** Clicks on a place of the page, which is inert for everything but the editor. */
export async function press(page: Page, selector: string): Promise<void> {
  const shown = page.locator(`.in-page ${selector}`).first();
  await shown.waitFor();
  await shown.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await shown.boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  await page.mouse.click(box.x + Math.min(8, box.width / 2), box.y + Math.min(8, box.height / 2));
}

export async function write(page: Page, selector: string): Promise<void> {
  await press(page, selector);
  await page.locator('.in-page__chosen').waitFor();
  await press(page, selector);
  await getWriting(page).waitFor();
}

/** Waits until the editor of a long text has put its cursor back, 20 ms after it got the focus. */
export const letCursorRest = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));

export async function openPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit in the page' }).click();
  await page.locator('.in-page .preview__page').waitFor();
}

export const readStoredDraft = async (page: Page, id: number) =>
  (await (await page.request.get(`/api/websites/${id}`)).json()).draft;
