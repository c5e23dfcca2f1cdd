import { expect, it } from 'vitest';
import { chooseTerm } from './choose-term.ts';

it.each([
  ['joins where there is room', [24, 48], 36, 3, 24, [24, 36, 48], null],
  ['takes the place of one that is not chosen', [24, 36, 48], 60, 3, 24, [24, 48, 60], 36],
  ['never that of the chosen one, wherever it stands', [24, 36, 48], 12, 3, 48, [12, 36, 48], 24],
  ['stands alone where one is the limit', [24], 36, 1, 24, [36], 24],
  ['changes nothing where it stands already', [24, 36], 36, 2, 24, [24, 36], null],
] as const)('a term %s', (_name, shown, term, limit, chosen, terms, replaced) => {
  expect(chooseTerm(shown, term, { limit, chosen })).toEqual({ terms, replaced });
});
