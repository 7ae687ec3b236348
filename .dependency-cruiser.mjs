// The one-way rule of docs/architecture.md. Paths are real ones: the workspace links lead into packages/*/src.

const source = '^(packages|apps)/[^/]+/src/|^bench/src/';

/** What each workspace may import from other workspaces; everything else is a violation. */
const mayImport = {
  'packages/domain': [],
  'packages/spreadsheet': [],
  'packages/contract': ['packages/domain'],
  'packages/i18n': ['packages/domain', 'packages/contract'],
  'packages/marketplace-client': [],
  'packages/testkit': ['packages/domain', 'packages/contract'],
  'apps/api': ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/spreadsheet'],
  'apps/web': ['packages/domain', 'packages/contract', 'packages/i18n'],
  'apps/simulator': [
    'packages/domain',
    'packages/contract',
    'packages/marketplace-client',
    'packages/spreadsheet',
    'packages/testkit',
  ],
  'apps/e2e': ['packages/domain', 'packages/contract', 'packages/i18n', 'packages/spreadsheet'],
  bench: ['packages/domain', 'packages/contract', 'packages/spreadsheet', 'packages/testkit'],
};

/** Tests may use the builders of the testkit; browser journeys and benchmarks also the demo marketplace's tables; benchmarks start their portal with the scripts. */
const testsMayImport = ['packages/testkit'];
/** A test of the api compares the client's types with the document that they are made of. */
const apiTestsMayImport = ['packages/marketplace-client'];
const extra = { 'apps/e2e': ['apps/simulator/src/demo'], bench: ['apps/simulator/src/demo', 'scripts'] };

const test = '\\.(test|e2e)\\.tsx?$|/testing/';
/** How the tools are set up is no part of the product. */
const toolConfig = '\\.config\\.ts$';
const inside = (folders) => folders.map((folder) => `^${folder}/`).join('|') || '^$';

const oneWay = Object.entries(mayImport).flatMap(([workspace, allowed]) => {
  const own = [workspace, ...allowed, ...(extra[workspace] ?? [])];
  const rule = (name, pathNot, targets) => ({
    name,
    severity: 'error',
    from: {
      path: `^${workspace}/`,
      ...(pathNot ? { pathNot: `${test}|${toolConfig}` } : { path: `^${workspace}/.*(${test})` }),
    },
    to: { path: '^(packages|apps|bench|scripts)/', pathNot: inside(targets) },
  });
  return [
    rule(`one-way: ${workspace}`, true, own),
    rule(`one-way: tests of ${workspace}`, false, [
      ...own,
      ...testsMayImport,
      ...(workspace === 'apps/api' ? apiTestsMayImport : []),
    ]),
  ];
});

const npmFreeDomain = {
  name: 'domain stands alone',
  comment: 'Pure rules: no package but tables and check digits, nothing of Node.',
  severity: 'error',
  from: { path: '^packages/domain/src', pathNot: test },
  to: {
    path: 'node_modules|^node:',
    dependencyTypes: ['npm', 'core', 'npm-dev', 'npm-no-pkg'],
    pathNot: 'node_modules/(?:date-holidays|ibantools|jsvat-next|libphonenumber-js|postcode-validator)',
  },
};

const spreadsheetAlone = {
  name: 'spreadsheet uses no package',
  severity: 'error',
  from: { path: '^packages/spreadsheet/src', pathNot: test },
  to: { dependencyTypes: ['npm', 'npm-dev', 'npm-no-pkg'] },
};

const documentAlone = {
  name: "the simulator knows of the marketplace's API its document alone",
  comment:
    'Whoever writes a marketplace has no more: what it calls comes from packages/marketplace-client. Shops and their own systems speak to other APIs.',
  severity: 'error',
  from: {
    path: '^apps/simulator/src/',
    pathNot: `^apps/simulator/src/(shop/|systems/packing-station\\.ts$|demo/shop-texts\\.ts$)|${test}`,
  },
  to: { path: '^packages/contract/' },
};

const kyselyInQueriesOnly = {
  name: 'query builder only in queries',
  comment:
    'A question to the database has a name and lives in a *-queries.ts file of read/, write/, the engine or the platform.',
  severity: 'error',
  from: {
    path: '^apps/api/src/',
    pathNot: `^apps/api/src/(modules/[^/]+/(read|write)|engine|platform/[^/]+)/[^/]+-queries\\.ts$|^apps/api/src/platform/db/|${test}`,
  },
  to: { path: 'node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
};

const inModule = '^apps/api/src/modules/([^/]+)/';

const apiLayers = [
  {
    name: 'a module knows of another one only its write/ and its tables',
    comment: 'What two modules need is in write/ of the one whose noun it is, in the engine or in the platform.',
    severity: 'error',
    from: { path: inModule, pathNot: test },
    to: {
      path: '^apps/api/src/modules/',
      pathNot: '^apps/api/src/modules/($1/|[^/]+\\.ts$|[^/]+/(write/|tables\\.ts$))',
    },
  },
  {
    name: "the sides of a module do not know each other's verbs",
    comment: 'What the seller and the marketplace both do belongs to write/ or read/.',
    severity: 'error',
    from: { path: '^apps/api/src/modules/([^/]+)/(seller|marketplace)/', pathNot: test },
    to: { path: '^apps/api/src/modules/$1/(seller|marketplace|jobs)/', pathNot: '^apps/api/src/modules/$1/$2/' },
  },
  {
    name: 'read/ and write/ know nothing of who calls',
    severity: 'error',
    from: { path: '^apps/api/src/modules/[^/]+/(read|write)/', pathNot: test },
    to: { path: '^apps/api/src/modules/[^/]+/(seller|marketplace|jobs)/' },
  },
  {
    name: 'write/ asks no question of read/',
    severity: 'error',
    from: { path: '^apps/api/src/modules/[^/]+/write/', pathNot: test },
    to: { path: '^apps/api/src/modules/[^/]+/read/' },
  },
  {
    name: 'the api engine knows of modules only write/ and tables',
    severity: 'error',
    from: { path: '^apps/api/src/engine/', pathNot: test },
    to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/[^/]+/(write/|tables\\.ts$)' },
  },
  {
    name: 'what is written does not know the api engine',
    severity: 'error',
    from: { path: '^apps/api/src/modules/[^/]+/write/', pathNot: test },
    to: { path: '^apps/api/src/engine/' },
  },
  {
    name: 'the api platform knows no word of the product',
    severity: 'error',
    from: { path: '^apps/api/src/platform/', pathNot: test },
    to: { path: '^apps/api/src/(modules|engine|texts)/|^packages/i18n/' },
  },
  {
    name: "errors are refused through the endpoint's own fail",
    comment: 'The global one takes codes that the endpoint does not declare.',
    severity: 'error',
    from: { path: '^apps/api/src/(modules|engine)/', pathNot: test },
    to: { path: '^apps/api/src/platform/fail\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'nothing reaches up to what puts the api together',
    severity: 'error',
    from: { path: '^apps/api/src/(platform|modules|engine|texts)/', pathNot: test },
    to: { path: '^apps/api/src/[^/]+\\.ts$' },
  },
];

const webFeatures = {
  name: 'web features import neither other features nor the shell',
  comment: 'What two screens share is a part.',
  severity: 'error',
  from: { path: '^apps/web/src/features/([^/]+)/' },
  to: { path: '^apps/web/src/(features|shell)/', pathNot: '^apps/web/src/features/$1/' },
};

/** What each floor of the web may not reach; the ways down, from routes to ui and platform, stay open. */
const webFloors = Object.entries({
  parts: 'features|shell',
  ui: 'parts|features|shell',
  platform: 'ui|parts|features|shell',
  brands: 'platform|ui|parts|features|shell',
  shell: 'features',
}).map(([floor, above]) => ({
  name: `web ${floor} knows nothing above it`,
  severity: 'error',
  from: { path: `^apps/web/src/${floor}/`, pathNot: test },
  to: { path: `^apps/web/src/(${above})/` },
}));

const webKitAlone = {
  name: 'the web ui knows neither domain nor contract',
  comment: 'A control that knows a word of the product is a part.',
  severity: 'error',
  from: { path: '^apps/web/src/ui/', pathNot: test },
  to: { path: '^packages/(domain|contract)/' },
};

const webTop = {
  name: 'nothing reaches up to what puts the web together',
  severity: 'error',
  from: { path: '^apps/web/src/(platform|ui|parts|brands|features|shell)/', pathNot: test },
  to: { path: '^apps/web/src/[^/]+\\.tsx?$' },
};

const kitInUiOnly = {
  name: 'the kit belongs to the web ui',
  comment: 'ui/ gives each control with the style sheets it needs; an import past it forgets one of them.',
  severity: 'error',
  from: { path: '^apps/web/src/', pathNot: '^apps/web/src/ui/' },
  to: { path: '^@mantine/|node_modules/@mantine/' },
};

const noCycles = {
  name: 'no cycles',
  severity: 'error',
  from: { path: source },
  to: { circular: true, dependencyTypesNot: ['type-only'] },
};

const resolvable = {
  name: 'every import resolves',
  severity: 'error',
  from: { path: source },
  to: { couldNotResolve: true, pathNot: '\\?|\\.css$|^virtual:' },
};

export default {
  forbidden: [
    ...oneWay,
    npmFreeDomain,
    spreadsheetAlone,
    documentAlone,
    kyselyInQueriesOnly,
    ...apiLayers,
    webFeatures,
    ...webFloors,
    webKitAlone,
    webTop,
    kitInUiOnly,
    noCycles,
    resolvable,
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    builtInModules: { add: [] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
