import type { WatchedPage } from './watched-page';

/** Builds a section of a page as it is stored. */
export const buildSection = (type: string, number: number, content: object, title = '') => ({
  id: `${type}-${number}`,
  type,
  title,
  content,
  order: number,
});

export const threeHeadings = ['Prvý', 'Druhý', 'Tretí'].map((text, index) =>
  buildSection('heading', index, { text }),
);

/** Creates a website by a call and opens it in the editor. */
export async function openNewEditor(
  { page }: WatchedPage,
  slug: string,
  sections: object[],
  isPublished = false,
): Promise<number> {
  const data = { title: `Dielňa ${slug}`, slug, pageData: { sections }, isPublished };
  const { id } = await (await page.request.post('/api/websites', { data })).json();
  await page.goto(`/editor/${id}`);
  await page.getByLabel('Description').waitFor();
  return id;
}
