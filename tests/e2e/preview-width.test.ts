import { buildHeading } from '@tests/support/heading-section';
import { startStage } from '@tests/support/stage';
import { expect, it } from 'vitest';

const stage = startStage();

it.each(['Desktop', 'Mobile'])(
  'the whole width of the page is seen beside a long address: %s',
  async (device) => {
    const owner = await stage.owner(`wide-${device.toLowerCase()}`, {
      viewport: { width: 1090, height: 800 },
    });
    const { page } = owner;
    const slug = `kadernictvo-na-rohu-pri-zelenom-moste-${device.toLowerCase()}`;
    const data = { title: 'Kaderníctvo', slug, pageData: { sections: [buildHeading('Vitajte', 0)] } };
    const { id } = await (await page.request.post('/api/websites', { data })).json();
    await page.goto(`/editor/${id}`);
    await page.getByRole('button', { name: device, exact: true }).click();
    await page.locator('.preview__page h2').getByText('Vitajte').waitFor();
    const measureOverhang = () =>
      page.evaluate(() => {
        const measureRight = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
        return measureRight('.preview__page') - measureRight('.preview__stage > *');
      });
    await expect.poll(measureOverhang).toBeLessThanOrEqual(0);
  },
);
