import { expect, it } from 'vitest';
import { budgets, overBudget, slowFactor } from './budgets.ts';

it('lets a slow processor take its time, and names what used more than that', () => {
  const most = budgets.checks!.usual * slowFactor;
  expect(overBudget([{ name: 'checks', processorSeconds: most }])).toEqual([]);
  expect(overBudget([{ name: 'checks', processorSeconds: most + 1 }])).toEqual([
    `checks used ${most + 1} s of processor time of at most ${most} s`,
  ]);
});

it('says nothing of what could not be measured', () => {
  expect(overBudget([{ name: 'checks', processorSeconds: null }])).toEqual([]);
});

it('wants a budget for every part', () => {
  expect(overBudget([{ name: 'plans', processorSeconds: 1 }])).toEqual([
    'plans has no budget in tools/testing/budgets.ts',
  ]);
});
