import { expect, it } from 'vitest';
import { reduceEditor } from '../state/actions/reduce-editor';
import { stateWith } from '../state/editor-fixtures';
import { countUnseen } from './draft-state';

it('counts what visitors of a published page do not see yet, each section once', () => {
  const published = { ...stateWith(['a', 'b']), isPublished: true };
  expect(countUnseen(published)).toBe(0);
  const described = reduceEditor(published, { type: 'set-description', description: 'Pekáreň' }, 0);
  expect(countUnseen(described)).toBe(1);
  const titled = reduceEditor(described, { type: 'set-section-title', id: 'a', title: 'Chlieb' }, 1);
  const again = reduceEditor(titled, { type: 'set-section-title', id: 'a', title: 'Chlieb a koláče' }, 2);
  expect(countUnseen(again)).toBe(2);
  expect(countUnseen({ ...again, isPublished: false })).toBe(0);
});
