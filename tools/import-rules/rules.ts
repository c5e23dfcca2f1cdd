import type { ICruiseOptions, IForbiddenRuleType } from 'dependency-cruiser';

const forbid = (name: string, comment: string, from: object, to: object) =>
  ({ name, comment, severity: 'error', from, to }) as IForbiddenRuleType & { name: string };

/**
 * The import rules (docs/architecture.md). Each rule has a planted violation next to this file that must make it fail.
 */
export const importRules = [
  forbid(
    'domain-imports-nothing-of-ours',
    'pure rules know no other package and no Node',
    { path: '^packages/domain/src' },
    { path: '^(packages/(?!domain/)|apps/)|^(node:)?(fs|http|https|net|child_process|crypto|os|path|process)$' },
  ),
  forbid(
    'endpoints-know-only-the-domain',
    'calls as data',
    { path: '^packages/endpoints/src' },
    { path: '^(packages/(?!endpoints/|domain/)|apps/)' },
  ),
  forbid(
    'ui-knows-only-formats',
    'presentational parts know money and dates, no rules',
    { path: '^packages/ui/src', pathNot: '\\.test\\.tsx?$' },
    { path: '^(packages/(?!ui/|domain/src/(formats|people|money|calendar)/)|apps/)' },
  ),
  forbid(
    'apps-never-import-apps',
    'they meet over HTTP',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid('packages-never-import-apps', 'apps stand on packages', { path: '^packages/' }, { path: '^apps/' }),
  forbid(
    'kernel-knows-no-area',
    'areas stand on the kernel',
    { path: '^apps/api/src/kernel' },
    { path: '^apps/api/src/(modules|demo|documents|partners)/' },
  ),
  forbid(
    'areas-meet-at-their-index',
    'an area is entered through its index.ts',
    { path: '^apps/api/src/modules/([^/]+)/' },
    { path: '^apps/api/src/modules/', pathNot: ['^apps/api/src/modules/$1/', '/index\\.ts$'] },
  ),
  forbid(
    'partners-and-documents-know-no-area',
    'adapters are used by areas',
    { path: '^apps/api/src/(partners|documents)/' },
    { path: '^apps/api/src/modules/' },
  ),
  forbid(
    'features-never-import-features',
    'what two share moves down',
    { path: '^apps/([^/]+)/src/features/([^/]+)/' },
    { path: '^apps/[^/]+/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  ),
  forbid(
    'features-never-import-the-roof',
    'pages are handed to the roof, which nothing stands on',
    { path: '^apps/(portal|plans)/src/features/', pathNot: '\\.test\\.tsx?$|test-support' },
    { path: '^apps/[^/]+/src/app/' },
  ),
  forbid(
    'web-knows-endpoints-and-parts',
    'the foundation of every front end',
    { path: '^packages/web/' },
    { path: '^(packages/(?!web/|ui/|endpoints/|domain/)|apps/)' },
  ),
  forbid(
    'nothing-of-the-foundation-stands-on-screens',
    'whole screens that several front ends show are the top of the foundation',
    { path: '^packages/web/src/(?!screens/)' },
    { path: '^packages/web/src/screens/' },
  ),
  forbid(
    'only-tests-import-tests',
    'test support stays out of the product',
    { pathNot: '\\.test\\.tsx?$|/test/|test-support' },
    { path: '\\.test\\.tsx?$|/test/|test-support' },
  ),
  forbid('no-cycles', 'everything stands on something below it', {}, { circular: true }),
];

export const cruiseOptions: ICruiseOptions = {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(dist|node_modules)/|^tools/import-rules/planted/' },
  parser: 'swc',
  tsPreCompilationDeps: true,
  tsConfig: { fileName: 'tsconfig.json' },
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
  },
};
