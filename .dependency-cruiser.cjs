/** Who may import whom: the table of docs/architecture.md. A rule that is broken stops `npm run check`. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed },
});

const section = '^src/sections/([^/]+)/';

module.exports = {
  forbidden: [
    only('core', '^src/core/', ['^src/core/'], 'core imports nothing of ours'),
    only('contracts', '^src/contracts/', ['^src/(contracts|core)/'], 'contracts import core'),
    only('ui', '^src/ui/', ['^src/(ui|core)/'], 'ui imports core'),
    only(
      'section-schema',
      `${section}(schema|fixtures)\\.ts$`,
      ['^src/core/', '^src/sections/$1/', '^src/sections/[^/]+\\.tsx?$'],
      "a section's schema imports core",
    ),
    only(
      'section-view',
      `${section}(view|island)\\.tsx$`,
      ['^src/(core|contracts)/', '^src/sections/$1/', '^src/sections/[^/]+\\.tsx?$'],
      "a section's view imports its own schema, contracts and core",
    ),
    only(
      'section-editor',
      `${section}editor\\.tsx$`,
      ['^src/(core|contracts|ui)/', '^src/sections/$1/', '^src/sections/[^/]+\\.tsx?$'],
      "a section's editor imports its own schema, contracts, core and ui",
    ),
    only(
      'templates',
      '^src/templates/',
      ['^src/(templates|contracts|core)/', '^src/sections/([^/]+/schema|[^/]+)\\.ts$'],
      'templates are data: they import what says how a page is stored',
    ),
    only(
      'site',
      '^src/site/',
      ['^src/(site|templates|sections|contracts|core)/'],
      'the public page imports sections',
    ),
    {
      name: 'no-editors-in-public',
      severity: 'error',
      comment: 'public bundles never load editors or ui',
      from: { path: '^src/(site|server)/' },
      to: { path: '^src/(ui|app)/|/editors?\\.tsx?$' },
    },
    only(
      'server',
      '^src/server/',
      ['^src/(server|site|templates|contracts|core)/', '^src/sections/[^/]+\\.tsx?$'],
      'the server imports the public page, the section registry, contracts and core',
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
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
