import { expect, it } from 'vitest';
import { toScriptJson } from './document';

it('cannot end the script element that it stands in, and reads back as it was', () => {
  const value = { text: '</script><!-- \u2028\u2029 & "quoted"' };
  const json = toScriptJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
