/** Who may import whom: the table of docs/architecture.md. A rule that is broken stops `npm run check`. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed },
});

/** The same for whatever is reached, also through neighbours. */
const reachesOnly = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed, reachable: true },
});

const type = '^src/sections/types/([^/]+)/';
const ownType = '^src/sections/types/$1/';
/** A definition, and its own folder's files below it: never a view, an island or an editor. */
const definitions = '^src/sections/types/[^/]+/(?!(view|island|editor)\\.)[^/]+\\.ts$';
const definition = '^src/sections/definition/';

module.exports = {
  forbidden: [
    only('core', '^src/core/', ['^src/core/'], 'core imports nothing of ours'),
    only('contracts', '^src/contracts/', ['^src/(contracts|core)/'], 'contracts import core'),
    only('ui', '^src/ui/', ['^src/(ui|core)/'], 'ui imports core'),
    reachesOnly(
      'section-definition',
      `${type}(definition|fixtures)\\.ts$`,
      ['^src/(contracts|core)/', definition, ownType],
      "a section type's definition reaches contracts and core",
    ),
    reachesOnly(
      'section-view',
      `${type}(view|island)\\.tsx$`,
      ['^src/(contracts|core)/', '^src/sections/(definition|visitor-kit)/', ownType],
      "a section type's view reaches its own definition, what visitors' parts share, contracts and core",
    ),
    reachesOnly(
      'section-editor',
      `${type}editor\\.tsx$`,
      ['^src/(contracts|core|ui)/', '^src/sections/(definition|visitor-kit|editor-kit)/', ownType],
      "a section type's editor reaches its own definition, what editors share, contracts, core and ui",
    ),
    {
      name: 'section-types-apart',
      severity: 'error',
      comment: 'a section type never imports another',
      from: { path: type },
      to: { path: '^src/sections/types/', pathNot: ownType },
    },
    reachesOnly(
      'section-page',
      '^src/sections/page/',
      ['^src/(contracts|core)/', '^src/sections/(definition|page)/', definitions],
      'the rules of a page reach the definitions of section types, contracts and core',
    ),
    reachesOnly(
      'visitor-kit',
      '^src/sections/visitor-kit/',
      ['^src/(contracts|core)/', '^src/sections/(definition|visitor-kit)/'],
      "what visitors' parts share reaches contracts and core",
    ),
    reachesOnly(
      'editor-kit',
      '^src/sections/editor-kit/',
      ['^src/(contracts|core|ui)/', '^src/sections/(definition|visitor-kit|editor-kit)/'],
      'what editors share reaches contracts, core and ui',
    ),
    reachesOnly(
      'templates',
      '^src/templates/',
      ['^src/(templates|contracts|core)/', '^src/sections/(definition|page)/', definitions],
      'templates are data: they reach what says how a page is stored',
    ),
    only(
      'site',
      '^src/site/',
      ['^src/(site|templates|contracts|core)/', '^src/sections/(definition|page|visitor-kit)/'],
      'the public page lists views and islands by their folders; of sections it imports the rules of a page',
    ),
    {
      name: 'no-editors-in-public',
      severity: 'error',
      comment: 'public bundles never load editors or ui, also not through others',
      from: { path: '^src/(site|server)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^src/(ui|app)/', '^src/sections/editor-kit/', '^src/sections/types/[^/]+/editor\\.tsx$'],
        reachable: true,
      },
    },
    only(
      'server',
      '^src/server/',
      [
        '^src/(server|site|templates|contracts|core)/',
        '^src/sections/(definition|page)/',
        '^src/sections/types/[^/]+/definition\\.ts$',
      ],
      'the server imports the public page, the rules of a page, contracts and core',
    ),
    {
      name: 'domains-apart',
      severity: 'error',
      comment: 'a domain never imports another',
      from: { path: '^src/server/domains/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/domains/', pathNot: '^src/server/domains/$1/' },
    },
    only(
      'app',
      '^src/app/',
      ['^src/(app|ui|templates|sections|site|contracts|core)/'],
      'the application never imports the server',
    ),
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'a feature never imports another',
      from: { path: '^src/app/features/([^/]+)/' },
      to: { path: '^src/app/features/', pathNot: '^src/app/features/$1/' },
    },
    {
      name: 'lib-below-features',
      severity: 'error',
      comment: 'lib knows no feature and no screen',
      from: { path: '^src/app/lib/' },
      to: { path: '^src/app/(features|screens)/' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circular-folders',
      severity: 'error',
      comment: 'folders stand in layers, as files do',
      scope: 'folder',
      from: { path: '^src/(sections|templates|ui|contracts|core)(/|$)' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
