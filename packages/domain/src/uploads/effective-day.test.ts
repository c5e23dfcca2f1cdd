import { expect, it } from 'vitest';
import { startDayProblems } from './effective-day.ts';

it.each([
  ['yesterday', '2026-11-19', ['parameter.startTooSoon']],
  ['today, which means at once', '2026-11-20', []],
  ['tomorrow', '2026-11-21', []],
  ['a year ahead', '2027-11-20', []],
  ['a day more', '2027-11-21', ['date.tooFar']],
])('a table takes effect today or within a year: %s', (_case, day, keys) => {
  const problems = startDayProblems(day, '2026-11-20');
  expect(problems.map(({ key }) => key)).toEqual(keys);
  expect(problems.every(({ path }) => path === 'effectiveFrom')).toBe(true);
});
