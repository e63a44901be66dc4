/** Limits the imports of some files, as the table of docs/architecture.md says. A broken rule stops `npm run check`. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed },
});

/** Limits everything that these files reach, also through neighbours. */
const reachesOnly = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: allowed, reachable: true },
});

const type = '^src/sections/types/([^/]+)/';
const ownType = '^src/sections/types/$1/';
/** A definition may have files below it in its own folder, but never a view, an island or an editor. */
const definitions = '^src/sections/types/[^/]+/(?!(view|island|editor)\\.)[^/]+\\.ts$';
const definition = '^src/sections/definition/';

/** Each layer of the server imports itself and the layers before it. */
const layers = [
  ['settings', '^src/server/settings/'],
  ['kernel', '^src/server/kernel/'],
  ['db', '^src/server/db/'],
  ['ports', '^src/server/ports/'],
  ['http', '^src/server/http/'],
  ['domains', '^src/server/domains/'],
  ['backup', '^src/server/backup/'],
  ['move', '^src/server/move/'],
];

const serverLayers = layers.map(([name, folder], index) => ({
  name: `server-${name}`,
  severity: 'error',
  comment: `the server's layers: ${layers.map(([layer]) => layer).join(' ← ')} ← build-server`,
  from: { path: folder, pathNot: '\\.test\\.ts$' },
  to: { path: '^src/server/', pathNot: layers.slice(0, index + 1).map(([, before]) => before) },
}));

/** Each domain imports the index of the domains before it, and nothing else of them. */
const domains = [
  'mail',
  'accounts',
  'websites',
  'hours',
  'business',
  'media',
  'messages',
  'analytics',
  'polls',
  'bookings',
  'feeds',
  'people',
  'orders',
  'editing',
  'billing',
  'public-site',
  'push',
  'customers',
  'imports',
  'exports',
  'account-removal',
  'admin',
  'platform-stats',
  'search',
];

const domainOrder = [
  ...domains.map((name, index) => ({
    name: `domain-${name}`,
    severity: 'error',
    comment: `a domain imports only the index of a domain before it: ${domains.join(', ')}`,
    from: { path: `^src/server/domains/${name}/`, pathNot: '\\.test\\.ts$' },
    to: {
      path: '^src/server/domains/',
      pathNot: [
        `^src/server/domains/${name}/`,
        ...domains.slice(0, index).map((before) => `^src/server/domains/${before}/index\\.ts$`),
      ],
    },
  })),
  {
    name: 'domain-index',
    severity: 'error',
    comment: 'what puts the domains together imports their indexes; each domain has a place in the order',
    from: { path: '^src/server/', pathNot: ['^src/server/domains/', '\\.test\\.ts$'] },
    to: {
      path: '^src/server/domains/',
      pathNot: `^src/server/domains/(${domains.join('|')})/index\\.ts$`,
    },
  },
];

/** Only these files may write SQL on a table; everybody may use the type of a record, and a backup reads all tables. */
const owners = {
  analytics: 'domains/analytics/',
  billing: '(domains/billing|ports/payments)/',
  'booking-proofs': 'domains/bookings/',
  'calendar-addresses': 'domains/bookings/',
  // A time that another calendar takes is shown with the name of that calendar.
  'calendar-feeds': 'domains/(feeds|bookings)/',
  bookings: 'domains/bookings/',
  // Claims decide between two who want the same time.
  claims: 'domains/bookings/',
  customers: 'domains/customers/',
  imports: 'domains/imports/',
  installation: 'db/',
  jobs: 'db/',
  media: 'domains/media/',
  messages: 'domains/messages/',
  orders: 'domains/orders/',
  outbox: '(domains/mail/|seed\\.ts)',
  polls: 'domains/polls/',
  push: 'domains/push/',
  waitlist: 'domains/bookings/',
  // A website is found with its owner's plan, and with the owner's address, in one query.
  users: '(domains/accounts/|domains/websites/(published-website|get-mail-website)\\.ts|seed\\.ts)',
  websites: 'domains/websites/',
};

const tableOwners = Object.entries(owners).map(([table, owner]) => ({
  name: `table-${table}`,
  severity: 'error',
  comment: 'SQL on a table stands only in its domain',
  from: {
    path: '^src/server/',
    pathNot: ['\\.test\\.ts$', '^src/server/(db/tables|backup)/', `^src/server/${owner}`],
  },
  to: { path: `^src/server/db/tables/${table}\\.ts$`, dependencyTypesNot: ['type-only'] },
}));

/** Each layer of the application reaches itself and the layers before it; the files in `src/app` itself come last. */
const appFolders = ['lib', 'entities', 'frame', 'features', 'screens'];
const appLayers = appFolders.map((folder, index) => ({
  name: `app-${folder}`,
  severity: 'error',
  comment: `the application's layers: ${appFolders.join(' ← ')} ← main, router, prerender`,
  from: { path: `^src/app/${folder}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: ['^src/app/[^/]+\\.tsx?$', ...appFolders.slice(index + 1).map((later) => `^src/app/${later}/`)],
    reachable: true,
  },
}));

const editor = '^src/app/features/editor';
const openEditor = ['state', 'sync', 'session'];
/** Each folder of the editor may reach these others; `components` may reach all of them. */
const editorFolders = {
  state: [],
  sync: ['state'],
  session: ['state', 'sync'],
  preview: openEditor,
  fields: openEditor,
  'in-page': [...openEditor, 'preview', 'fields'],
  history: [...openEditor, 'preview'],
  publishing: openEditor,
};

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
      'section-readiness',
      [`${type}readiness\\.ts$`, '^src/sections/readiness/'],
      ['^src/(contracts|core)/', '^src/sections/(definition|page|readiness)/', definitions],
      'what is to be right before a page is published reaches the rules of a page, contracts and core',
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
    ...serverLayers,
    ...domainOrder,
    ...tableOwners,
    only(
      'app',
      '^src/app/',
      ['^src/(app|ui|templates|sections|site|contracts|core)/'],
      'the application never imports the server',
    ),
    {
      name: 'one-language',
      severity: 'error',
      comment: 'browsers load the templates of one language; pages that are drawn at build time have all',
      from: {
        path: '^src/(app|ui|sections)/',
        pathNot: ['\\.test\\.tsx?$', '^src/app/(features/landing/|screens/landing-screen|prerender)'],
      },
      to: { path: '^src/templates/all-templates\\.ts$', reachable: true },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'a feature never imports another',
      from: { path: '^src/app/features/([^/]+)/' },
      to: { path: '^src/app/features/', pathNot: '^src/app/features/$1/' },
    },
    ...Object.entries(editorFolders).map(([folder, allowed]) => ({
      name: `editor-${folder}`,
      severity: 'error',
      comment: `of the editor's other folders, ${folder} reaches only: ${allowed.join(', ') || 'none'}`,
      from: { path: `${editor}/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: `${editor}/[^/]+/`,
        pathNot: `${editor}/(${[folder, ...allowed].join('|')})/`,
        reachable: true,
      },
    })),
    ...appLayers,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
