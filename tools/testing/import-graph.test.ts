import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readImporters, testsNear } from './import-graph.ts';

const root = mkdtempSync(join(tmpdir(), 'estrada-graph-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const files: Record<string, string> = {
  'packages/domain/package.json': '{ "name": "@estrada/domain" }',
  'packages/domain/src/money/money.ts': 'export const a = 1;',
  'packages/domain/src/money/index.ts': "export { a } from './money.ts';",
  'packages/domain/src/money/money.test.ts': "import { a } from './money.ts';",
  'apps/api/src/pay.ts': "import { a } from '@estrada/domain/money/index';\nimport fs from 'node:fs';",
  'apps/api/src/pay.test.ts': "const { pay } = await import('./pay.ts');",
  'apps/api/src/other.test.ts': "import { it } from 'vitest';",
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

it('finds the tests affected by a change through packages and dynamic imports, nearest first, and no others', () => {
  expect(testsNear(['packages/domain/src/money/money.ts'], readImporters(root))).toEqual([
    { test: 'packages/domain/src/money/money.test.ts', distance: 1 },
    { test: 'apps/api/src/pay.test.ts', distance: 3 },
  ]);
});

it('includes a changed test itself', () => {
  expect(testsNear(['apps/api/src/other.test.ts'], readImporters(root))).toEqual([
    { test: 'apps/api/src/other.test.ts', distance: 0 },
  ]);
});
