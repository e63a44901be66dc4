import { expect, test } from 'vitest';
import { type CommandContext, commands, findCommandByKey } from './commands';

function press(key: string, modifiers: Partial<KeyboardEvent> = { ctrlKey: true }) {
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const found = findCommandByKey({ key, ...none, ...modifiers });
  return Object.entries(commands).find(([, command]) => command === found)?.[0] ?? null;
}

test.each([
  ['z', { ctrlKey: true }, 'undo'],
  ['z', { metaKey: true }, 'undo'],
  ['Z', { ctrlKey: true, shiftKey: true }, 'redo'],
  ['y', { ctrlKey: true }, 'redo'],
  ['y', { ctrlKey: true, shiftKey: true }, null],
  ['s', { ctrlKey: true }, 'save'],
  ['S', { metaKey: true }, 'save'],
  ['s', { ctrlKey: true, shiftKey: true }, null],
  ['s', {}, null],
  ['s', { ctrlKey: true, altKey: true }, null],
  ['Enter', { ctrlKey: true }, 'publish'],
  ['Enter', {}, null],
  ['p', { ctrlKey: true }, null],
])('%s with %o is %s', (key, modifiers, name) => {
  expect(press(key, modifiers)).toBe(name);
});

const context: CommandContext = {
  canUndo: true,
  canRedo: false,
  isSaving: false,
  isPublished: false,
  hasHistory: true,
  dispatch: () => {},
  changeMode: () => {},
  save: () => {},
  openPreview: () => {},
  openHistory: () => {},
  openWebsite: () => {},
  openLive: () => {},
};

test('a command is disabled while it cannot be run, and a save never is', () => {
  const enabled = (changes: Partial<CommandContext>) =>
    Object.entries(commands)
      .filter(([, command]) => !('when' in command) || command.when({ ...context, ...changes }))
      .map(([name]) => name);
  expect(enabled({})).toEqual(['undo', 'history', 'page', 'list', 'preview', 'publish', 'save']);
  expect(enabled({ isPublished: true })).toEqual([
    ...['undo', 'history', 'page', 'list', 'preview', 'unpublish', 'website', 'live', 'save'],
  ]);
  expect(enabled({ isSaving: true, canRedo: true })).toEqual(['undo', 'redo', 'page', 'list', 'save']);
  expect(enabled({ hasHistory: false, canUndo: false })).not.toContain('history');
});
