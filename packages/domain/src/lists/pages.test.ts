import { expect, it } from 'vitest';
import { pageProblems, paginationOf } from './index.ts';

const placed = (start: number, totalElements: number, size = 20, goesOn = start + size < totalElements) => {
  const { first, last, next, previous, totalPages } = paginationOf({ start, goesOn, totalElements }, size);
  return [first, last, next, previous, totalPages];
};

it('numbers pages from 0 to the last one', () => {
  expect(placed(0, 41)).toEqual([0, 2, 1, null, 3]);
  expect(placed(20, 41)).toEqual([0, 2, 2, 0, 3]);
  expect(placed(40, 41)).toEqual([0, 2, null, 1, 3]);
  expect(placed(0, 40, 40)).toEqual([0, 0, null, null, 1]);
});

it('has no pages without rows, and leads back from beyond the end', () => {
  expect(placed(0, 0)).toEqual([0, 0, null, null, 0]);
  expect(placed(200, 41)).toEqual([0, 2, null, 2, 3]);
});

it('gives no page number beyond the counted rows', () => {
  expect(placed(9_980, 10_000, 20, true)).toEqual([0, 499, null, 498, 500]);
  expect(placed(12_000, 10_000, 20, true)).toEqual([0, 499, null, 499, 500]);
  expect(placed(9_990, 10_000, 30, true)).toEqual([0, 333, null, 332, 334]);
});

it('refuses a page that starts beyond the counted rows, and duplicate parameters', () => {
  const paths = (request: object) => pageProblems(request).map(({ path, key }) => `${path} ${key}`);
  expect(paths({ page: 499 })).toEqual([]);
  expect(paths({ page: 500 })).toEqual(['page page.beyondCount']);
  expect(paths({ page: 333, sizeByPage: 30 })).toEqual([]);
  expect(paths({ page: 334, size: 30 })).toEqual(['page page.beyondCount']);
  expect(paths({ page: 0, cursor: 'x' })).toEqual(['page page.withCursor']);
  expect(paths({ size: 5, sizeByPage: 5 })).toEqual(['sizeByPage page.sizeTwice']);
  expect(paths({ cursor: 'x', size: 5 })).toEqual([]);
});
