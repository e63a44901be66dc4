import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordVisit } from '@/contracts/endpoints/analytics';

const readSource = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

// The loader may import nothing, so it writes the endpoint again.
test('the loader marks a visit by the method and path of its endpoint', () => {
  const source = readSource('./loader.client.ts');
  const { method, path } = recordVisit;
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the loader has it in a template.
  const address = path.replace(':slug', '${slug}');
  expect(source).toContain(`fetch(\`${address}\`, { method: '${method}',`);
});

test.each(['NEAR', 'ISLAND'])('both loaders of islands have the same %s', (name) => {
  const [ours, theirs] = ['./loader.client.ts', '../app/lib/wake-islands.ts'].map(
    (path) => new RegExp(`^const ${name} = (.+);$`, 'm').exec(readSource(path))?.[1],
  );
  expect(ours).toMatch(/^'.+'$/);
  expect(theirs).toBe(ours);
});
