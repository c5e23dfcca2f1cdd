/** docs/loan-mathematics.md is recomputed: no figure, plan or file name in it can become stale unnoticed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { problemsOfPage } from './loan-mathematics/check-page.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(join(root, 'docs/loan-mathematics.md'), 'utf8');

/** The page with one text replaced, which must be in it. */
function pageWith(before: string | RegExp, after: string): string {
  const changed = page.replace(before, after);
  expect(changed).not.toBe(page);
  return changed;
}

const problemsWith = (before: string | RegExp, after: string) => problemsOfPage(pageWith(before, after), root);

describe('docs/loan-mathematics.md', () => {
  it('states the figures that the code computes, for every quantity, plan and solver', () => {
    expect(problemsOfPage(page, root)).toEqual([]);
  });

  it('is rejected with a wrong centavo in a figure, a row, a run or a sentence', () => {
    expect(problemsWith('"3400.22"', '"3400.23"')).toContainEqual(
      expect.stringMatching(/installment is "3400.22", not/),
    );
    expect(problemsWith('"interest": "33.67"', '"interest": "33.68"')).toContainEqual(expect.stringMatching(/rows is/));
    expect(problemsWith('"value":"', '"value":"1')).toContainEqual(expect.stringMatching(/the command prints/));
    expect(problemsWith('at R$ 20.000,00, 40,00%', 'at R$ 20.000,01, 40,00%')).toContainEqual(
      expect.stringMatching(/plan 13: explanation is/),
    );
  });

  it('is rejected when a plan omits a figure, or the audit case next to it is another loan', () => {
    expect(problemsWith('"netCredit": "50000.00", ', '')).toEqual(['plan 14: netCredit is not stated']);
    expect(problemsWith('"graceDays": 60 }', '"graceDays": 90 }').join()).toMatch(/plan 11/);
    expect(problemsWith(/"downPayment": "0"/, '"downPayment": "1"')).toContainEqual(
      expect.stringMatching(/plan 14: audited is/),
    );
  });

  it('reports what has no example and what is not needed', () => {
    expect(problemsWith('["subsidy"]', '["subsidies"]')).toEqual(
      expect.arrayContaining(['subsidy: no example', 'subsidies: nothing of that name is wanted']),
    );
    expect(problemsWith(/^```json plan\n[\s\S]*?^```$/m, '')).toEqual(['plan 1: no example']);
    expect(problemsWith(/^```json solver\n[\s\S]*?^```$/m, '')).toContainEqual(expect.stringMatching(/^solver .+: no/));
    expect(problemsWith(/^```console\n[\s\S]*?^```$/m, '')).toEqual(['no run of the audit command']);
    expect(problemsWith('### 8 · 50-25-25 ', '### 8 · 50-50 ')).toContainEqual(expect.stringMatching(/^no section/));
  });

  it('references only files and exports that exist', () => {
    expect(problemsWith('simulation/loan/cet.ts)', 'simulation/cost.ts)')).toEqual([
      'no file packages/domain/src/simulation/cost.ts',
    ]);
    expect(problemsWith('[`computeCet`]', '[`computeCost`]')).toEqual([
      'packages/domain/src/simulation/loan/cet.ts exports no computeCost',
    ]);
    expect(problemsWith('`tools/loan-mathematics.test.ts`', '`tools/loan-page.test.ts`')).toEqual([
      'no file tools/loan-page.test.ts',
    ]);
  });
});
