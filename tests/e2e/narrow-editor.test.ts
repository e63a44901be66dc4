import { threeHeadings } from '@tests/support/open-new-editor';
import { PHONE, startStage } from '@tests/support/stage';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { getTextsIn } from '@/server/kernel/text';

const stage = startStage();

async function measureEdges(locator: Locator): Promise<{ start: number; end: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator} is not drawn.`);
  return { start: box.x, end: box.x + box.width };
}

// The longest words of the row's tools are Slovak, those of the line beside Save German.
it.each(['sk', 'de'] as const)(
  'in %s the tools of a section and the line beside Save have room on a phone',
  async (locale) => {
    const t = getTextsIn(locale);
    const slug = `narrow-editor-${locale}`;
    const owner = await stage.owner(slug, { ...PHONE, locale });
    const { page } = owner;
    const data = { title: 'Dielňa', slug, pageData: { sections: threeHeadings }, isPublished: true };
    const { id } = await (await page.request.post('/api/websites', { data })).json();
    await page.goto(`/editor/${id}`);
    await page.getByLabel(t('editor.description'), { exact: true }).first().fill('Strihy');
    const words = page.locator('.saved__words');
    await words.getByText(t('editor.unseen', { count: 1 })).waitFor();
    await page.locator('.sec__toggle').first().click();
    const row = page.locator('.sec.is-open');
    await row.locator('.sec__word').last().waitFor();
    for (const width of [375, 390]) {
      await page.setViewportSize({ width, height: 812 });
      const save = page.getByRole('button', { name: t('editor.save'), exact: true });
      const { start } = await measureEdges(save);
      await expect.poll(async () => (await measureEdges(words)).end).toBeLessThan(start);
      const { end } = await measureEdges(row);
      await expect.poll(async () => (await measureEdges(row.locator('.sec__actions'))).end).toBeLessThan(end);
    }
    owner.expectSilence();
  },
);
