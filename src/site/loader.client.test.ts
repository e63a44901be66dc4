import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordVisit } from '@/contracts/endpoints/analytics';

// The loader may import nothing, so it writes the endpoint again.
test('the loader marks a visit by the method and path of its endpoint', () => {
  const source = readFileSync(new URL('./loader.client.ts', import.meta.url), 'utf8');
  const { method, path } = recordVisit;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the loader has it in a template.
  const address = path.replace(':slug', '${slug}');
  expect(source).toContain(`fetch(\`${address}\`, { method: '${method}',`);
});
