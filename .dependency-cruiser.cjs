/** The only arrows allowed between packages; anything else fails the check. */
const may = (name, from, to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: [from, ...to] },
});

/** Folders of a package in their order: each may import itself and those before it. A new folder takes its place here. */
const inOrder = (source, folders, { label = '', pathNot } = {}) => [
  ...folders.map((folder, place) => ({
    name: `${label}${folder}-imports-only-what-stands-before-it`,
    severity: 'error',
    from: { path: `^${source}${folder}/`, ...(pathNot ? { pathNot } : {}) },
    to: { path: `^${source}[^/]+/`, pathNot: `^${source}(${folders.slice(0, place + 1).join('|')})/` },
  })),
  {
    name: `${label}a-folder-has-a-place-in-the-order`,
    severity: 'error',
    from: { path: `^${source}(?!(${folders.join('|')})/)[^/]+/` },
    to: {},
  },
];

const areas = ['banking', 'access', 'kyc', 'payments', 'orders', 'checkout', 'discovery', 'backoffice'];

/** Folders of a sandbox area in their order. Its tests start the whole provider, so they may import any of them. */
const roomsInOrder = (area, folders) =>
  inOrder(`apps/sandbox/src/${area}/`, folders, { label: `sandbox-${area}-`, pathNot: '\\.test\\.ts$' });

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      // What a test starts with stands in `testing` beside what it starts; the app's own folder holds its two tables.
      from: { path: '^(packages/[^/]+|apps/(investor|backoffice))/src/', pathNot: '/testing$' },
      to: { circular: true, pathNot: '/testing$' },
    },
    {
      // Arrows run down: only the configuration of a build imports tools.
      name: 'no-arrow-up',
      severity: 'error',
      from: { path: '^(packages|apps|simulation)/', pathNot: '/[^/]+\\.config\\.ts$' },
      to: { path: '^(tools|\\.storybook|e2e)/' },
    },
    {
      name: 'no-product-imports-the-review-room',
      severity: 'error',
      from: { path: '^(packages/(?!review-room/)|apps/|simulation/)' },
      to: { path: '^packages/review-room/' },
    },
    {
      name: 'nothing-imports-the-simulation',
      severity: 'error',
      from: { pathNot: '^simulation/' },
      to: { path: '^simulation/' },
    },
    ...inOrder('packages/flows/src/', [
      'testing',
      'messages',
      'kit',
      'analytics',
      'diagnostics',
      'holdings',
      'model-testing',
      'parts',
      ...areas,
    ]),
    ...inOrder('packages/ui/src/', [
      'tokens',
      'testing',
      'theme',
      'texts',
      'format',
      'primitives',
      'shell',
      'parts',
      'screens',
      'diagnostics',
      'story-tests',
    ]),
    may('contract-imports-nothing', '^packages/api/src/contract/', []),
    may('client-imports-contract', '^packages/api/src/(?!contract/)', ['^packages/api/src/']),
    may('flows-import-contract', '^packages/flows/src/(?!diagnostics)', ['^packages/api/src/contract/']),
    may('flow-diagnostics-import-client', '^packages/flows/src/diagnostics', [
      '^packages/flows/',
      '^packages/api/src/',
    ]),
    may('ui-imports-flows', '^packages/ui/src/', [
      '^packages/flows/src/(index|react|backoffice/index|diagnostics/index|languages|messages/)',
      '^packages/flows/src/testing',
      '^packages/api/src/contract/',
    ]),
    {
      // A screen's test plays the provider's ports, so it types their answers; the screen itself sees no wire name.
      name: 'ui-sees-no-contract',
      severity: 'error',
      from: { path: '^packages/ui/src/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^packages/api/' },
    },
    {
      name: 'testing-only-in-stories-and-tests',
      severity: 'error',
      from: {
        path: '^(packages/(ui|wiring|element)|apps)/',
        pathNot: '\\.(stories|test)\\.tsx?$|/(testing|story-tests)/',
      },
      to: { path: '^packages/flows/src/testing' },
    },
    may('wiring-imports-no-app', '^packages/wiring/src/', [
      '^packages/api/src/(index|diagnostics/index|client/(areas|operations|testing/))',
      '^packages/api/src/contract/',
      '^packages/flows/src/(index|react|diagnostics/index|languages|messages/)',
      '^packages/ui/src/',
    ]),
    may('element-imports-no-app', '^packages/element/', [
      '^packages/api/src/(index|contract/)',
      '^packages/flows/src/(index|react|languages|messages/)',
      '^packages/ui/src/',
      '^packages/wiring/src/',
    ]),
    {
      // What the staff do is nothing that an investor's browser fetches, and the reverse.
      name: 'investors-fetch-nothing-of-the-staff',
      severity: 'error',
      from: {
        path: '^(apps/investor/|packages/(flows|ui|element)/src/(?!backoffice/|screens/backoffice/|testing|story-tests/))',
        pathNot: '\\.(test|stories)\\.tsx?$|/testing',
      },
      to: { path: '^packages/(flows/src/backoffice|ui/src/screens/backoffice)/' },
    },
    may('investor-wires', '^apps/investor/', ['^packages/']),
    may('backoffice-wires', '^apps/backoffice/', ['^packages/']),
    ...inOrder(
      'packages/conformance/src/',
      ['ground', 'http', 'profile', 'people', 'judge', 'kit', 'cases', 'report', 'cli', 'testing'],
      { label: 'conformance-', pathNot: '\\.test\\.ts$' },
    ),
    may('conformance-imports-contract', '^packages/conformance/src/(?!.*testing/|.*\\.test\\.ts$)', [
      '^packages/conformance/',
      '^packages/api/src/contract/',
    ]),
    may('conformance-is-tried-on-the-sandbox', '^packages/conformance/src/(.*testing/|.*\\.test\\.ts$)', [
      '^packages/conformance/',
      '^packages/api/src/contract/',
      '^apps/sandbox/src/server\\.ts$',
    ]),
    may('sandbox-imports-contract', '^apps/sandbox/', ['^packages/api/src/contract/']),
    {
      name: 'sandbox-ground-knows-no-area',
      severity: 'error',
      from: { path: '^apps/sandbox/src/(kit|store|ground)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/sandbox/src/', pathNot: '^apps/sandbox/src/(kit|store|ground)/' },
    },
    {
      // The router and the composition stand above the areas: what an area has for them, it hands in.
      name: 'sandbox-areas-know-no-root',
      severity: 'error',
      from: { path: '^apps/sandbox/src/(?!http/|serve/|import/)[^/]+/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^apps/sandbox/src/([^/]+\\.ts$|(http|serve|import|testing)/)' },
    },
    ...roomsInOrder('access', ['records', 'sessions', 'checks', 'sign-in']),
    ...roomsInOrder('banking', ['mandates', 'accounts']),
    ...roomsInOrder('catalogue', ['nav', 'schemes', 'records', 'seed', 'listing']),
    ...roomsInOrder('holdings', ['ledger', 'schemes', 'lots']),
    ...roomsInOrder('orders', [
      'records',
      'migrations',
      'valuation',
      'kinds',
      'view',
      'settlement',
      'sip',
      'redemption',
      'transfer',
      'statement',
      'changes',
      'seed',
    ]),
    ...roomsInOrder('checkout', ['rules', 'lumpsum', 'sip', 'transfer', 'redemption']),
    ...roomsInOrder('kyc', ['records', 'stages', 'esign', 'information', 'identity', 'bank', 'nominee', 'personal']),
    {
      // A test helper that needs several areas or the composition belongs to `testing` in the root.
      name: 'sandbox-test-helpers-know-their-area',
      severity: 'error',
      from: { path: '^apps/sandbox/src/([^/]+)/.*testing/' },
      to: { path: '^apps/sandbox/src/', pathNot: '^apps/sandbox/src/($1|kit|store|ground)/' },
    },
    {
      // date-fns computes in the zone of the device, unless it is given dates of UTC: these folders give no others.
      name: 'days-are-computed-in-one-place',
      severity: 'error',
      from: {
        path: '^(packages|apps)/',
        pathNot: '^(packages/api/src/contract/formats|apps/sandbox/src/(kit|import))/',
      },
      to: { path: 'node_modules/@?date-fns/' },
    },
    {
      // Scenarios, walks and proofs never reach an app.
      name: 'flows-run-without-model-testing',
      severity: 'error',
      from: {
        path: '^packages/flows/src/',
        pathNot: '\\.(test|test-d|scenarios|started|monitors)\\.tsx?$|/testing|/model-testing/',
      },
      to: { path: '^packages/flows/src/model-testing/' },
    },
    {
      // What a flow knows is a kind of notice; the words for it may be those of any language.
      name: 'flows-know-no-words',
      severity: 'error',
      from: { path: '^packages/flows/src/(?!messages/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/flows/src/messages/' },
    },
    {
      name: 'flows-are-headless',
      severity: 'error',
      from: { path: '^packages/flows/src/', pathNot: '(/react\\.ts|/use-flow\\.ts|\\.test\\.tsx?)$' },
      to: { path: 'node_modules/(react|react-dom|react-router|@xstate/react|axios|styled-components)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['folioflow-source', 'types', 'import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
