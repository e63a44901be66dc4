import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { ShareCard } from '@/site/share-card';
import { ShareCards } from './share-cards';

const files = {
  open: async (name: string) => {
    const content = Buffer.from(name);
    return { bytes: name.startsWith('huge') ? 2_000_000 : content.length, stream: Readable.from(content) };
  },
};

function card(slug: string, logoUrl: string | null = null): ShareCard {
  return { slug, title: slug, address: `example.com/${slug}`, palette: 'pine', fonts: 'plain', logoUrl };
}

function setUp(maxBytes?: number) {
  const log: string[] = [];
  const draw = async ({ slug }: ShareCard, logo: Buffer | null) => {
    log.push(`${slug} begins${logo ? ` with ${logo}` : ''}`);
    await Promise.resolve();
    log.push(`${slug} ends`);
    if (slug === 'broken') throw new Error('it cannot be drawn');
    return Buffer.alloc(10);
  };
  return { log, cards: new ShareCards(files, draw, maxBytes) };
}

it('draws a card once however many ask, one at a time, and keeps it', async () => {
  const { log, cards } = setUp();
  await Promise.all([cards.get(card('a')), cards.get(card('a')), cards.get(card('b'))]);
  await cards.get(card('a'));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('forgets what was not asked for the longest when its room is used up', async () => {
  const { log, cards } = setUp(20);
  for (const slug of ['a', 'b', 'a', 'c', 'a', 'b']) await cards.get(card(slug));
  expect(log.filter((line) => line.endsWith('begins'))).toEqual([
    'a begins',
    'b begins',
    'c begins',
    'b begins',
  ]);
});

it('goes on after a failure', async () => {
  const { cards } = setUp();
  await expect(cards.get(card('broken'))).rejects.toThrow('it cannot be drawn');
  await expect(cards.get(card('a'))).resolves.toHaveLength(10);
});

it('opens a logo of our own store only, and none that is huge', async () => {
  const { log, cards } = setUp();
  const [own, huge] = ['abcdefghijklmnop-9x9.webp', 'hugehugehugehuge-9x9.webp'];
  await cards.get(card('own', `/uploads/${own}`));
  await cards.get(card('huge', `/uploads/${huge}`));
  await cards.get(card('elsewhere', 'https://example.com/logo.webp'));
  await cards.get(card('upwards', '/uploads/../secret'));
  expect(log.filter((line) => line.includes('begins'))).toEqual([
    `own begins with ${own}`,
    'huge begins',
    'elsewhere begins',
    'upwards begins',
  ]);
});
