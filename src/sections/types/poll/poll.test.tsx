import * as en from '@messages/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ViewMode } from '../../visitor-kit/define-view';
import { poll } from './definition';
import { withIds } from './editor';
import { fixtures } from './fixtures';
import { PollBars } from './island';
import { PollView } from './view';

const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
const problems = (content: unknown) =>
  poll.content.saved.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]) ??
  [];

describe('a poll', () => {
  it('has 3 to 6 options', () => {
    expect([3, 6].flatMap((count) => problems({ question: 'Which?', options: options(count) }))).toEqual([]);
    for (const count of [0, 2, 7, 10_000]) {
      expect(problems({ question: 'Which?', options: options(count) })).toEqual([
        ['options', 'validation.pollOptions'],
      ]);
    }
  });

  it('has a text for each option', () => {
    expect(problems({ question: 'Which?', options: ['One', ' ', 'Three'] })).toEqual([
      ['options.1', 'validation.pollOption'],
    ]);
  });

  it('is nothing without a list of texts', () => {
    expect(problems({ question: 'Which?' })).not.toEqual([]);
    expect(problems({ question: 'Which?', options: [1, 2, 3] })).toHaveLength(3);
  });
});

describe('the ids of options', () => {
  it('stay with the option that moved', () => {
    expect(withIds(['b', 'a'], ['option-1', 'option-0'])).toEqual([
      { id: 'option-1', text: 'b' },
      { id: 'option-0', text: 'a' },
    ]);
  });

  it('are never given twice when undo brings an option back', () => {
    const items = withIds(['d', 'a', 'b', 'c', 'e'], ['option-3', 'option-0', 'option-1']);
    expect(new Set(items.map(({ id }) => id)).size).toBe(5);
  });
});

function render(mode: ViewMode, title = 'Which bread?'): string {
  const { content } = fixtures.typical;
  return renderToStaticMarkup(
    <PollView
      {...{ id: 'poll-1', title, content, mode }}
      words={{ ...en.site, locale: 'en' }}
      slug="bakery"
      layout="base"
      frame={{ id: 'test', mode: 'public' }}
      isFirst={false}
    />,
  );
}

it('can be answered by visitors, and read without a script', () => {
  expect(render('public').match(/type="radio"/g)).toHaveLength(4);
  expect(render('public')).toContain('<span>Potato bread</span>');
  expect(render('public')).toMatch(/<noscript>.*needs JavaScript/);
});

it('is named by its question, and also without one', () => {
  expect(render('desktop')).toContain('aria-labelledby="desktop-poll-1-t"');
  expect(render('mobile', '')).toContain('aria-label="Options"');
});

it('shows how it stands, the own vote in words', () => {
  const results = [
    { optionIndex: 0, votes: 1, percentage: 33 },
    { optionIndex: 1, votes: 2, percentage: 67 },
  ];
  const html = renderToStaticMarkup(
    <PollBars
      id="p"
      options={['Rye', 'Potato', 'Spelt']}
      results={{ results, totalVotes: 3 }}
      ownIndex={1}
      words={{ ...en.site.poll, locale: 'en' }}
    />,
  );
  expect(html).toMatch(/<li class="is-mine"><span id="poption-1">Potato<small> · your vote<\/small>/);
  expect(html.match(/<progress max="100" value="(\d+)"/g)).toEqual([
    '<progress max="100" value="33"',
    '<progress max="100" value="67"',
    // Nobody chose it yet.
    '<progress max="100" value="0"',
  ]);
  expect(html).toContain('3 votes');
});
