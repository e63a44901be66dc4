import { expect, test } from 'vitest';
import { noErrors } from './editor-state';
import { toEditorErrors, withoutSettingError, withSectionChange } from './field-errors';

test('refused fields are sorted to the settings and to the sections they stand in', () => {
  const errors = toEditorErrors(
    [
      { path: 'description', message: 'too long' },
      { path: 'pageData.sections.1.content.services.2.title', message: 'empty' },
      { path: 'pageData.sections.1.title', message: 'too long' },
    ],
    ['heading-1', 'services-2'],
  );
  expect(errors).toEqual({
    settings: { description: 'too long' },
    sections: { 'services-2': { 'content.services.2.title': 'empty', title: 'too long' } },
  });
});

test('a path that no section has is kept with the settings, so that nothing is lost', () => {
  expect(toEditorErrors([{ path: 'pageData.sections.9.title', message: 'no' }], ['a']).settings).toEqual({
    'pageData.sections.9.title': 'no',
  });
});

test('of two messages of one field the first is shown', () => {
  const twice = (path: string) => ['first', 'second'].map((message) => ({ path, message }));
  expect(toEditorErrors([...twice('description'), ...twice('pageData.sections.0.title')], ['a'])).toEqual({
    settings: { description: 'first' },
    sections: { a: { title: 'first' } },
  });
});

test('an error goes when its value changes and stays when another does', () => {
  const errors = { ...noErrors, sections: { a: { 'content.title': 'empty', 'content.text': 'empty' } } };
  const before = { content: { title: '', text: '' } };
  const after = { content: { title: 'T', text: '' } };
  expect(withSectionChange(errors, 'a', before, after).sections).toEqual({ a: { 'content.text': 'empty' } });
  expect(withSectionChange(errors, 'a', before, { content: { title: 'T', text: 'x' } }).sections).toEqual({});
  expect(withSectionChange(errors, 'b', before, after)).toBe(errors);
});

test('an error of the settings goes alone', () => {
  const errors = { ...noErrors, settings: { title: 'no', logoUrl: 'no' } };
  expect(withoutSettingError(errors, 'title').settings).toEqual({ logoUrl: 'no' });
  expect(withoutSettingError(noErrors, 'title')).toBe(noErrors);
});
