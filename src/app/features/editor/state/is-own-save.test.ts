import { expect, test } from 'vitest';
import { sectionOf, stateWith, websiteOf } from './editor-fixtures';
import { isOwnSave } from './is-own-save';
import { reduceEditor } from './reduce-editor';

const before = stateWith(['a']);
const lost = reduceEditor(before, { type: 'lose-save', save: { page: before.page, isPublished: true } }, 0);
const stored = websiteOf({ version: 4, isPublished: true, pageData: { sections: [sectionOf('a')] } });

test('the next version with the page that was sent is the own one, whatever was sent after it', () => {
  const again = { page: { ...before.page, description: 'typed on' }, isPublished: true };
  const after = reduceEditor(lost, { type: 'lose-save', save: again }, 0);
  expect(isOwnSave(after, stored)).toBe(true);
});

test.each([
  ['nothing was lost', before, stored],
  ['another page', lost, { ...stored, description: 'theirs' }],
  ['a later version', lost, { ...stored, version: 5 }],
  ['published otherwise', lost, { ...stored, isPublished: false }],
])('any other is not: %s', (_why, state, website) => {
  expect(isOwnSave(state, website)).toBe(false);
});

test('once the work grows from another version, what was lost is settled', () => {
  const { title, slug, page } = lost;
  const rebased = reduceEditor(lost, { type: 'rebase', version: 4, isPublished: true, savedPage: page }, 0);
  const saved = reduceEditor(lost, { type: 'saved', websiteId: 7, version: 4, title, slug, page }, 0);
  expect([rebased.lostSaves, saved.lostSaves]).toEqual([[], []]);
});
