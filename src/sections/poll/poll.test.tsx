import en from '@messages/en.json';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ViewMode } from '../section';
import { fixtures } from './fixtures';
import { poll } from './schema';
import { withIds } from './use-option-items';
import { PollView } from './view';

const options = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index}`);
const problems = (content: unknown) =>
  poll.content.safeParse(content).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

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
    <PollView {...{ id: 'poll-1', title, content, mode }} words={en.site} slug="bakery" isFirst={false} />,
  );
}

it('is read by visitors, who find nothing to press', () => {
  expect(render('public')).toContain('<li class="s-option">Potato bread</li>');
  expect(render('public')).not.toMatch(/<(form|input|button)/);
});

it('can be seen with its form in previews, named also without a question', () => {
  expect(render('desktop').match(/type="radio"/g)).toHaveLength(4);
  expect(render('desktop')).toContain('aria-labelledby="desktop-poll-1-t"');
  expect(render('mobile', '')).toContain('aria-label="Options"');
});
