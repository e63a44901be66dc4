import { holdCalls } from '@tests/support/hold-calls';
import { DESKTOP, PHONE, startStage } from '@tests/support/stage';
import { describe, expect, it } from 'vitest';

const stage = startStage();

const everySection = [
  [
    'hero',
    { title: 'Vitajte', subtitle: 'U nás', imageUrl: '', buttonText: 'Napíšte', buttonUrl: '#contact-7' },
  ],
  ['heading', { text: 'Kto sme' }],
  ['description', { text: 'Prvý riadok.\nDruhý riadok.' }],
  [
    'article',
    {
      title: 'Náš príbeh',
      content: `Začali sme doma.\n\nDruhý odsek.\nTretí odsek ${'a ďalšie slová '.repeat(30)}`,
    },
  ],
  ['services', { services: [{ id: 'a', title: 'Strih', description: 'Hodina', price: '32 €' }] }],
  [
    'contact-info',
    { name: 'Zora', email: 'zora@example.com', phone: '+421 900 000 000', website: 'example.com' },
  ],
  ['contact-7', { title: 'Napíšte nám', fields: ['name', 'email', 'message', 'phone'] }],
  ['social', { title: 'Siete', description: '', links: { facebook: 'facebook.example.com/zora' } }],
].map(([name, content], order) => {
  const id = String(name).includes('-7') ? String(name) : `${name}-${order}`;
  return { id, type: id.replace(/-\d+$/, ''), title: '', content, order };
});

describe('a page with every section type', () => {
  async function publish(slug: string) {
    const { page } = await stage.owner(slug, DESKTOP);
    const data = { title: 'Dielňa', slug, pageData: { sections: everySection }, isPublished: true };
    expect((await page.request.post('/api/websites', { data })).status()).toBe(201);
    return slug;
  }

  it('opens an article, closes it and gives the focus back', async () => {
    const slug = await publish('article-page');
    const visitor = await stage.visitor(PHONE);
    const { page } = visitor;
    await page.goto(`/${slug}`);
    await visitor.expectAccessible('every section');
    await expect.poll(() => page.getByText('Tretí odsek').isVisible()).toBe(false);
    const opener = page.getByRole('button', { name: /Read more/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Tretí odsek').waitFor();
    await visitor.expectAccessible('article open');
    await page.keyboard.press('Escape');
    await page.getByText('Tretí odsek').waitFor({ state: 'hidden' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('leads where it says', async () => {
    const slug = await publish('links-page');
    const { page } = await stage.visitor(DESKTOP);
    await page.goto(`/${slug}`);
    const getHref = (text: string | RegExp) =>
      page.getByRole('link', { name: text }).first().getAttribute('href');
    await expect.poll(() => getHref(/Facebook/)).toBe('https://facebook.example.com/zora');
    await expect.poll(() => getHref('zora@example.com')).toBe('mailto:zora@example.com');
    await expect.poll(() => getHref(/\+421/)).toBe('tel:+421900000000');
    await expect.poll(() => getHref('Napíšte')).toBe('#contact-7');
  });

  it('tells what is missing in the form and keeps what was typed when sending fails', async () => {
    const slug = await publish('form-page');
    const visitor = await stage.visitor(DESKTOP, [/\/contact$/]);
    const { page } = visitor;
    await page.goto(`/${slug}`);
    await page.getByLabel('Name', { exact: true }).fill('Tibor');
    await page.getByLabel('Email', { exact: true }).fill('tibor@example');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await visitor.expectAccessible('form, refused');
    await page.getByLabel('Email', { exact: true }).fill('tibor@example.com');
    // A long pasted text stays whole, and the field says by how much it is too long.
    await page.getByLabel('Message').fill('a'.repeat(6000));
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please use at most 5000 characters. This text has 6000.').waitFor();
    await expect.poll(async () => (await page.getByLabel('Message').inputValue()).length).toBe(6000);
    await page.getByLabel('Message').fill('Dobrý deň');
    await page.route('**/contact', (route) => route.abort());
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('An error occurred while sending the message. Please try again.').waitFor();
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Dobrý deň');
    await page.unroute('**/contact');
    const held = await holdCalls(page, '**/contact');
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await (await held.next()).continue();
    await page.getByText('Message was sent successfully! We will contact you soon.').waitFor();
    expect(held.count).toBe(1);
  });
});

it('is complete without JavaScript, and loads no React before a form comes near', async () => {
  const owner = await stage.owner('quiet', DESKTOP);
  const tall = Array.from({ length: 30 }, (_, order) => ({
    id: `description-${order}`,
    type: 'description',
    title: 'Kapitola',
    content: { text: 'Veľa riadkov.\n'.repeat(10) },
    order,
  }));
  const form = { id: 'contact-99', type: 'contact', title: '', content: { title: 'Píšte' }, order: 99 };
  const data = {
    title: 'Ticho',
    slug: 'quiet-page',
    pageData: { sections: [...tall, form] },
    isPublished: true,
  };
  expect((await owner.page.request.post('/api/websites', { data })).status()).toBe(201);
  const visitor = await stage.visitor(DESKTOP);
  const scripts: string[] = [];
  visitor.page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await visitor.page.goto('/quiet-page', { waitUntil: 'networkidle' });
  expect(scripts.map((url) => url.replace(/.*\/([\w.]+)-[\w-]+\.js$/, '$1'))).toEqual(['loader.client']);
  await visitor.page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(1);
  const plain = await stage.visitor({ ...DESKTOP, javaScriptEnabled: false });
  await plain.page.goto('/quiet-page');
  await expect.poll(() => plain.page.getByRole('heading', { name: 'Kapitola' }).count()).toBe(30);
  await expect
    .poll(() => plain.page.locator('noscript').innerText())
    .toContain('This form needs JavaScript.');
});
