import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextAreaField, TextField } from './field';

it('takes no pasted book, unless a field has a limit of its own', () => {
  expect(renderToStaticMarkup(<TextAreaField label="Text" />)).toContain('maxLength="20000"');
  expect(renderToStaticMarkup(<TextField label="Name" />)).toContain('maxLength="20000"');
  expect(renderToStaticMarkup(<TextField label="Name" maxLength={150} />)).toContain('maxLength="150"');
});
