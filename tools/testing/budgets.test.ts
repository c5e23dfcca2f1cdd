import { expect, it } from 'vitest';
import { budgets, busyFactor, overBudget } from './budgets.ts';

it('lets a busy machine take its time, and names what took longer than that', () => {
  const most = budgets.domain!.alone * busyFactor;
  expect(overBudget([{ name: 'domain', seconds: most }])).toEqual([]);
  expect(overBudget([{ name: 'domain', seconds: most + 1 }])).toEqual([
    `domain took ${most + 1} s of at most ${most} s`,
  ]);
});

it('wants a budget for every part', () => {
  expect(overBudget([{ name: 'plans', seconds: 1 }])).toEqual(['plans has no budget in tools/testing/budgets.ts']);
});
