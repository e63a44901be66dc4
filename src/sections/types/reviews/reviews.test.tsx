import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Review, type ReviewsContent, reviews } from './definition';
import { view } from './view';

const review = (text: string, changes: Partial<Review> = {}): Review => ({
  id: text.slice(0, 8),
  name: 'Hana',
  about: '',
  text,
  source: '',
  sourceUrl: '',
  ...changes,
});
const ofLengths = (...lengths: number[]): ReviewsContent => ({
  reviews: lengths.map((length) => review('a'.repeat(length))),
});
const fitting = (content: ReviewsContent) =>
  reviews.layouts?.filter(({ fits }) => fits?.(content, '') !== false).map(({ name }) => name);
const problems = (content: object) =>
  reviews.content.saved
    .safeParse(content)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

function draw(item: Review): string {
  const section = { id: 'reviews-1', type: 'reviews', title: '', order: 0, content: { reviews: [item] } };
  return renderToStaticMarkup(
    view.render(section, {
      id: section.id,
      frame: { id: section.id, mode: 'public' },
      layout: 'wall',
      title: '',
      words: { ...en.site, locale: 'en' },
      slug: 'bakery',
      mode: 'public',
      isFirst: true,
    }),
  );
}

describe('the layouts of reviews', () => {
  it.each([
    [[100], ['wall', 'quote']],
    [[121], ['wall']],
    [
      [100, 100],
      ['wall', 'quote', 'notes'],
    ],
    [
      [240, 100, 100],
      ['wall', 'notes'],
    ],
    [
      [300, 150, 20],
      ['wall', 'ledger'],
    ],
    [[300, 20, 20], ['wall']],
    [
      [50, 50, 50, 50, 50, 50],
      ['wall', 'notes'],
    ],
    [[50, 50, 50, 50, 50, 50, 50], ['wall']],
  ])('fit texts of %j characters: %j', (lengths, names) => {
    expect(fitting(ofLengths(...lengths))).toEqual(names);
  });
});

describe('a review', () => {
  it('has one to five stars, or none', () => {
    for (const stars of [1, 5, undefined])
      expect(problems({ reviews: [review('Good', { stars })] })).toEqual([]);
    for (const stars of [0, 6, 4.5])
      expect(problems({ reviews: [review('Good', { stars })] })).toHaveLength(1);
  });

  it('says its stars in words', () => {
    const html = draw(review('Good', { stars: 4 }));
    expect(html).toContain('aria-label="4 of 5 stars"');
    expect(html.match(/class="is-off"/g)).toHaveLength(1);
    expect(draw(review('Good'))).not.toContain('<svg');
  });

  it('needs a name and words, and no link that would run', () => {
    const empty = review(' ', { name: ' ', sourceUrl: 'javascript:alert(1)' });
    expect(problems({ reviews: [empty] })).toEqual([
      ['reviews.0.name', 'validation.reviewName'],
      ['reviews.0.text', 'validation.reviewText'],
      ['reviews.0.sourceUrl', 'validation.link'],
    ]);
  });

  it('calls a link without a name by its address', () => {
    expect(draw(review('Good', { sourceUrl: 'www.example.com/book?a=1' }))).toContain('>example.com</a>');
    expect(draw(review('Good', { source: 'The guest book' }))).toContain('<span>The guest book</span>');
  });
});

it('a section takes sixty of them', () => {
  expect(problems(ofLengths(...Array.from({ length: 60 }, () => 10)))).toEqual([]);
  expect(problems(ofLengths(...Array.from({ length: 61 }, () => 10)))).toEqual([
    ['reviews', 'validation.tooManyReviews'],
  ]);
});
