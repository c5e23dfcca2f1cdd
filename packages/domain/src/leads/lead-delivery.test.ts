import { expect, it } from 'vitest';
import { crmStateOf } from './lead-delivery.ts';

const now = new Date('2026-11-23T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['sent', null, null],
  ['waiting', 0, null],
  ['waiting', 15, null],
  ['late', 15.1, null],
  ['refused', 1, 0],
  ['refused', 90, 80],
] as const)('a delivery is %s when it waits since %s and was refused %s minutes ago', (state, waiting, refused) => {
  const delivery = {
    waitingSince: waiting === null ? null : ago(waiting),
    refusedAt: refused === null ? null : ago(refused),
  };
  expect(crmStateOf(delivery, now, 15)).toBe(state);
});
