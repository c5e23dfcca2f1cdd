import { expect, it } from 'vitest';
import { budgets, checkBudgets, type Measured, tolerance, usualSampleMs } from './budgets.ts';

const most = budgets.checks!.usual * tolerance;
const checks: Measured = {
  name: 'checks',
  seconds: 200,
  processorSeconds: most,
  sampleMs: usualSampleMs,
  othersSeconds: 0,
};
const over = { ...checks, processorSeconds: most + 1 };
const line = `checks used ${most + 1} s of processor time of at most ${most} s (${most + 1} s on processors that took 1.00 times the usual)`;

it('reports what used more than its budget', () => {
  expect(checkBudgets([checks], 2)).toEqual({ failures: [], notes: [] });
  expect(checkBudgets([over], 2)).toEqual({ failures: [line], notes: [] });
  expect(checkBudgets([{ ...over, sampleMs: null }], 2).failures).toEqual([line]);
});

it('measures by what a sample took during the part: a slow processor fails nothing, a fast one hides nothing', () => {
  expect(checkBudgets([{ ...checks, processorSeconds: 3 * most, sampleMs: 3 * usualSampleMs }], 2).failures).toEqual(
    [],
  );
  expect(checkBudgets([{ ...checks, processorSeconds: most, sampleMs: usualSampleMs / 2 }], 2).failures).toEqual([
    expect.stringContaining(`used ${2 * most} s`),
  ]);
});

it('judges a part that leaves a processor idle, where samples are quicker, at the speed of the longest part', () => {
  const tests = { ...checks, name: 'unit, API and component tests', seconds: 1_500, sampleMs: usualSampleMs };
  const quick = { ...checks, sampleMs: usualSampleMs / 2 };
  expect(checkBudgets([quick, tests], 2).failures).toEqual([]);
  expect(checkBudgets([quick, { ...tests, sampleMs: usualSampleMs / 2 }], 2).failures).toHaveLength(1);
});

it('fails no part during which other programs used more than a tenth of the processors, and reports it', () => {
  expect(checkBudgets([{ ...over, othersSeconds: 40 }], 2)).toEqual({ failures: [line], notes: [] });
  expect(checkBudgets([{ ...over, othersSeconds: 41 }], 2)).toEqual({
    failures: [],
    notes: [`${line}; not judged: other programs used 41 s of the processors`],
  });
  expect(checkBudgets([{ ...over, othersSeconds: 41 }], 4).failures).toEqual([line]);
  expect(checkBudgets([{ ...checks, othersSeconds: 400 }], 2)).toEqual({ failures: [], notes: [] });
});

it('reports nothing about unmeasured parts, and applies the budget to a part that ran next to unknown programs', () => {
  expect(checkBudgets([{ ...checks, processorSeconds: null }], 2)).toEqual({ failures: [], notes: [] });
  expect(checkBudgets([{ ...over, othersSeconds: null }], 2).failures).toEqual([line]);
});

it('requires a budget for every part', () => {
  expect(checkBudgets([{ ...checks, name: 'plans', processorSeconds: 1 }], 2).failures).toEqual([
    'plans has no budget in tools/testing/budgets.ts',
  ]);
});
