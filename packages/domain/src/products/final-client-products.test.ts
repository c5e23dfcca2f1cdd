import { describe, expect, it } from 'vitest';
import { finalClientProductForm, shownProducts } from './final-client-products.ts';

const row = (product: string, effectiveFrom: string, changes: object = {}) => ({
  id: `${product} ${effectiveFrom}`,
  clientPage: 'SIMULATOR' as const,
  product: product as 'LIFE',
  effectiveFrom,
  isShown: true,
  position: 1,
  textPt: 'a',
  textEn: 'b',
  ...changes,
});

describe('the products of a public page', () => {
  const rows = [
    row('SEGURO_AUTO', '2026-01-01', { position: 2 }),
    row('LIFE', '2026-01-01', { position: 1 }),
    row('LIFE', '2026-06-01', { position: 3 }),
    row('LIFE', '2026-09-01', { isShown: false }),
    row('GAP', '2026-03-01', { position: 2 }),
    row('PMC', '2026-01-01', { clientPage: 'WEB_FORM' }),
  ];
  const shownOn = (day: string) => shownProducts(rows, 'SIMULATOR', day).map(({ product }) => product);

  it('are those that are shown on the day, in their order, ties in the order of lists', () => {
    expect(shownOn('2026-02-01')).toEqual(['LIFE', 'SEGURO_AUTO']);
    expect(shownOn('2026-07-01')).toEqual(['GAP', 'SEGURO_AUTO', 'LIFE']);
    expect(shownOn('2026-09-01')).toEqual(['GAP', 'SEGURO_AUTO']);
  });

  it('are none before the first row', () => {
    expect(shownOn('2025-12-31')).toEqual([]);
    expect(shownProducts(rows, 'OFFER_LINK', '2026-07-01')).toEqual([]);
  });
});

describe('the form of a product on a page', () => {
  const typed = { isShown: true, position: 1, textPt: 'Cobre tudo', textEn: 'Covers all' };

  it('needs its text in both languages where it is shown', () => {
    expect(finalClientProductForm.problems(typed)).toEqual([]);
    const paths = finalClientProductForm.problems({ ...typed, textPt: ' ', textEn: '' }).map(({ path }) => path);
    expect(paths).toEqual(['textPt', 'textEn']);
    expect(finalClientProductForm.problems({ ...typed, isShown: false, textPt: '', textEn: '' })).toEqual([]);
  });

  it.each([
    [{ position: 0 }, 'position'],
    [{ position: -1 }, 'position'],
    [{ textPt: 'x'.repeat(2_000) }, 'textPt'],
  ])('refuses %j at its field', (changes, path) => {
    expect(finalClientProductForm.problems({ ...typed, ...changes }).map((problem) => problem.path)).toEqual([path]);
  });
});
