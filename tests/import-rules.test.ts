import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** Each entry has a file, a file that it imports, and the rule that this breaks (null for an allowed import). */
const imports: [from: string, to: string, rule: string | null][] = [
  ['src/core/slug.ts', 'src/contracts/auth.ts', 'core'],
  ['src/contracts/auth.ts', 'src/server/settings/config.ts', 'contracts'],
  ['src/ui/button.tsx', 'src/contracts/auth.ts', 'ui'],
  ['src/sections/types/gallery/definition.ts', 'src/ui/button.tsx', 'section-definition'],
  ['src/sections/types/gallery/view.tsx', 'src/sections/types/poll/view.tsx', 'section-types-apart'],
  ['src/sections/types/gallery/island.tsx', 'src/ui/button.tsx', 'section-view'],
  ['src/sections/types/gallery/view.tsx', 'src/sections/page/page.ts', 'section-view'],
  ['src/sections/types/gallery/editor.tsx', 'src/app/lib/paths.ts', 'section-editor'],
  ['src/sections/page/page.ts', 'src/sections/visitor-kit/frame.tsx', 'section-page'],
  ['src/sections/page/page.ts', 'src/sections/types/gallery/view.tsx', 'section-page'],
  ['src/sections/readiness/list-gaps.ts', 'src/sections/visitor-kit/frame.tsx', 'section-readiness'],
  ['src/sections/visitor-kit/frame.tsx', 'src/sections/editor-kit/host.ts', 'visitor-kit'],
  ['src/sections/editor-kit/host.ts', 'src/app/lib/paths.ts', 'editor-kit'],
  ['src/templates/trades/salon.ts', 'src/site/fonts.ts', 'templates'],
  ['src/templates/trades/salon.ts', 'src/sections/types/gallery/view.tsx', 'templates'],
  ['src/site/render-site.tsx', 'src/app/lib/paths.ts', 'site'],
  ['src/site/site-body.tsx', 'src/sections/types/gallery/editor.tsx', 'no-editors-in-public'],
  ['src/server/main.ts', 'src/ui/button.tsx', 'server'],
  ['src/server/settings/config.ts', 'src/server/kernel/text.ts', 'server-settings'],
  ['src/server/kernel/text.ts', 'src/server/db/tables/orders.ts', 'server-kernel'],
  ['src/server/db/open-pglite.ts', 'src/server/ports/clock.ts', 'server-db'],
  ['src/server/ports/clock.ts', 'src/server/http/route.ts', 'server-ports'],
  ['src/server/http/route.ts', 'src/server/domains/accounts/index.ts', 'server-http'],
  ['src/server/domains/orders/routes.ts', 'src/server/build-server.ts', 'server-domains'],
  ['src/server/domains/websites/queries.ts', 'src/server/domains/editing/index.ts', 'domain-websites'],
  ['src/server/backup/archive.ts', 'src/server/move/copy-files.ts', 'server-backup'],
  ['src/server/move/copy-files.ts', 'src/server/build-server.ts', 'server-move'],
  ['src/app/main.tsx', 'src/server/settings/config.ts', 'app'],
  ['src/app/features/editor/save.ts', 'src/app/features/admin/list.ts', 'features-apart'],
  ['src/app/features/editor/state/page.ts', 'src/app/features/editor/sync/machine.ts', 'editor-state'],
  ['src/app/features/editor/sync/saving.ts', 'src/app/features/editor/session/use-save.ts', 'editor-sync'],
  ['src/app/features/editor/session/plan.ts', 'src/app/features/editor/components/bar.tsx', 'editor-session'],
  ['src/app/features/editor/preview/site.tsx', 'src/app/features/editor/history/list.tsx', 'editor-preview'],
  ['src/app/features/editor/fields/logo.tsx', 'src/app/features/editor/preview/site.tsx', 'editor-fields'],
  ['src/app/features/editor/fields/menu.tsx', 'src/app/features/editor/session/plan.ts', null],
  ['src/app/features/editor/in-page/line.tsx', 'src/app/features/editor/publishing/gap.ts', 'editor-in-page'],
  ['src/app/features/editor/in-page/part.tsx', 'src/app/features/editor/fields/logo.tsx', null],
  [
    'src/app/features/editor/publishing/gap.ts',
    'src/app/features/editor/fields/menu.tsx',
    'editor-publishing',
  ],
  [
    'src/app/features/editor/history/dialog.tsx',
    'src/app/features/editor/components/bar.tsx',
    'editor-history',
  ],
  ['src/app/features/editor/components/row.tsx', 'src/app/features/editor/state/page.ts', null],
  ['src/app/lib/texts.ts', 'src/app/features/admin/list.ts', 'app-lib'],
  ['src/app/entities/plan.ts', 'src/app/features/admin/list.ts', 'app-entities'],
  ['src/app/lib/dates.ts', 'src/app/entities/plan.ts', 'app-lib'],
  ['src/app/frame/owner-bar.tsx', 'src/app/screens/privacy-screen.tsx', 'app-frame'],
  ['src/app/features/admin/list.ts', 'src/app/router.tsx', 'app-features'],
  ['src/app/screens/privacy-screen.tsx', 'src/app/prerender.tsx', 'app-screens'],
  ['src/app/screens/editor-screen.tsx', 'src/site/site-body.tsx', null],
  ['src/app/features/dashboard/create.ts', 'src/templates/all-templates.ts', 'one-language'],
  ['src/app/features/landing/examples.tsx', 'src/templates/all-templates.ts', null],
  ['src/server/build-server.ts', 'src/server/domains/orders/queries.ts', 'domain-index'],
  ['src/server/build-server.ts', 'src/server/domains/orders/index.ts', null],
  ['src/server/domains/orders/notify-of-order.ts', 'src/server/domains/mail/index.ts', null],
  ['src/server/domains/orders/queries.ts', 'src/server/db/tables/orders.ts', null],
  ['src/sections/types/poll/editor.tsx', 'src/ui/switch.tsx', null],
  ['src/sections/types/poll/view.tsx', 'src/sections/visitor-kit/fields.tsx', null],
  ['src/sections/page/definitions.ts', 'src/sections/types/poll/definition.ts', null],
  ['src/templates/trades/chalet.ts', 'src/sections/page/places.ts', null],
  ['src/core/egg.ts', 'src/core/hen.ts', 'no-circular'],
  // A circle is reported once.
  ['src/core/hen.ts', 'src/core/egg.ts', null],
  ...listNames('domain-')
    .filter((domain) => domain !== 'index')
    .map((domain): [string, string, string] => {
      const other = domain === 'orders' ? 'websites' : 'orders';
      const to = `src/server/domains/${other}/insides.ts`;
      return [`src/server/domains/${domain}/rule.ts`, to, `domain-${domain}`];
    }),
  // The domain `search` has no table.
  ...listNames('table-').map((table): [string, string, string] => [
    'src/server/domains/search/queries.ts',
    `src/server/db/tables/${table}.ts`,
    `table-${table}`,
  ]),
];

/** Lists the names of the rules with this beginning, without the beginning. */
function listNames(beginning: string): string[] {
  const { forbidden }: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
    '../.dependency-cruiser.cjs',
  );
  return forbidden
    .filter(({ name }) => name.startsWith(beginning))
    .map(({ name }) => name.slice(beginning.length));
}

/**
 * Each entry has a file, a neighbour that it may import, a file that the neighbour imports, and the rule that this
 * breaks.
 */
const throughNeighbours: [from: string, neighbour: string, to: string, rule: string][] = [
  [
    'src/sections/types/hero/definition.ts',
    'src/sections/types/hero/target.ts',
    'src/ui/menu.tsx',
    'section-definition',
  ],
  ['src/sections/types/hero/view.tsx', 'src/sections/types/hero/shot.tsx', 'src/ui/menu.tsx', 'section-view'],
  [
    'src/sections/types/social/view.tsx',
    'src/sections/types/social/rows.tsx',
    'src/sections/editor-kit/list.tsx',
    'section-view',
  ],
  [
    'src/sections/types/social/editor.tsx',
    'src/sections/types/social/links.tsx',
    'src/sections/page/rules.ts',
    'section-editor',
  ],
  [
    'src/sections/page/layout.ts',
    'src/sections/types/article/definition.ts',
    'src/app/tracks.ts',
    'section-page',
  ],
  ['src/site/fonts.tsx', 'src/sections/visitor-kit/image.tsx', 'src/ui/icon.tsx', 'no-editors-in-public'],
  ['src/templates/hotel.ts', 'src/sections/page/rooms.ts', 'src/site/rooms.ts', 'templates'],
  [
    'src/app/features/editor/state/undo.ts',
    'src/app/lib/steps.ts',
    'src/app/features/editor/sync/drafts.ts',
    'editor-state',
  ],
  [
    'src/app/entities/website.ts',
    'src/app/lib/dashboard-link.ts',
    'src/app/features/dashboard/website-card.tsx',
    'app-entities',
  ],
];

/** The files of each entry import the next one. They form no circle, but their folders do. */
const circles = [
  [
    'src/app/features/admin/bookings/booking-list.tsx',
    'src/app/features/admin/rows/list-foot.tsx',
    'src/app/features/admin/calendar/day.tsx',
    'src/app/features/admin/bookings/booking-mark.tsx',
  ],
  ['src/core/amounts.ts', 'src/core/locale/format-amount.ts', 'src/core/currencies.ts'],
  ['src/server/kernel/archive.ts', 'src/server/kernel/files/list-files.ts', 'src/server/kernel/names.ts'],
];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
});
afterAll(() => rm(folder, { recursive: true }));

type Import = readonly [from: string, to: string];

/** Writes files with these imports into a folder of their own, and runs a program there. */
async function runOn(pairs: readonly Import[], program: string, ...options: string[]) {
  const place = await mkdtemp(path.join(folder, 'files-'));
  const lines = new Map<string, string[]>();
  for (const [from, to] of pairs) {
    lines.set(to, lines.get(to) ?? []);
    lines.set(from, [
      ...(lines.get(from) ?? []),
      `import '@/${to.slice('src/'.length).replace(/\.tsx?$/, '')}';`,
    ]);
  }
  for (const [file, content] of lines) {
    await mkdir(path.join(place, path.dirname(file)), { recursive: true });
    await writeFile(path.join(place, file), [...content, 'export {};'].join('\n'));
  }
  await copyFile(path.join(root, 'tsconfig.json'), path.join(place, 'tsconfig.json'));
  return promisify(execFile)(process.execPath, [path.join(root, program), ...options], { cwd: place }).catch(
    (failure: { stdout: string; stderr: string }) => failure,
  );
}

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

it('each table has a domain that alone writes SQL on it', async () => {
  const files = await readdir(path.join(root, 'src/server/db/tables'));
  const tables = files.filter((file) => file !== 'columns.ts').map((file) => file.replace(/\.ts$/, ''));
  expect(tables.toSorted()).toEqual(listNames('table-').toSorted());
});

it('the linter refuses an import against each rule, and no other', async () => {
  const fed = [...imports, ...throughNeighbours].map((row) => row.at(-1)).filter(Boolean);
  expect([...new Set(fed)].toSorted()).toEqual(listNames('').toSorted());
  const direct = throughNeighbours.flatMap(([from, neighbour, to]): Import[] => [
    [from, neighbour],
    [neighbour, to],
  ]);
  const { stdout } = await runOn(
    [...imports.map(([from, to]): Import => [from, to]), ...direct],
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    ...['src', '--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
  );
  const found: Violation[] = JSON.parse(stdout).summary.violations;
  const listBrokenRules = (from: string, to: string) =>
    found.filter((violation) => violation.from === from && violation.to === to).map(({ rule }) => rule.name);
  for (const [from, to, rule] of imports) {
    if (rule)
      expect({ from, to, rules: listBrokenRules(from, to) }).toEqual({
        from,
        to,
        rules: expect.arrayContaining([rule]),
      });
    else expect({ from, to, rules: listBrokenRules(from, to) }).toEqual({ from, to, rules: [] });
  }
  for (const [from, , to, rule] of throughNeighbours) {
    expect({ from, to, rules: listBrokenRules(from, to) }).toMatchObject({
      rules: expect.arrayContaining([rule]),
    });
  }
}, 60_000);

it('folders that stand in a circle are refused', async () => {
  const pairs = circles.flatMap((circle) =>
    circle.slice(1).map((to, index): Import => [circle[index] ?? '', to]),
  );
  const { stderr } = await runOn(pairs, 'scripts/folder-circles.mjs');
  expect(stderr.trim().split('\n')).toEqual(
    circles.map((circle) => {
      const folders = [...new Set(circle.map((file) => path.posix.dirname(file)))].sort();
      return `These folders reach each other: ${folders.join(', ')}`;
    }),
  );
}, 60_000);

it('rules of the server write in a unit of work, which says what follows', async () => {
  const server = path.join(root, 'src/server');
  const names = (await readdir(server, { recursive: true })).filter(
    (name) => /^domains\/.*\.ts$/.test(name) && !name.endsWith('.test.ts'),
  );
  expect(names.length).toBeGreaterThan(100);
  const byHand: string[] = [];
  for (const name of names) {
    const source = await readFile(path.join(server, name), 'utf8');
    if (/\.transaction\(|pg_notify|announce\(|mail\.wake\(|pages\.drop\(|publishEffects\(/.test(source))
      byHand.push(name);
  }
  expect(byHand).toEqual([]);
});
