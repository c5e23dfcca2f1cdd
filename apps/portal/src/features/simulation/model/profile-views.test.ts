// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { parameters, viewsWithout } from '../test-support.tsx';
import { matrixOfViews, viewsFor } from './profile-views.ts';

const views = parameters.views.filter(
  ({ flag, vehicleType, taxType }) =>
    !(flag === 'viewSimulationTax' && vehicleType === 'USED' && taxType === 'SUBSIDIZED'),
);
const row = { tableCode: 'A', taxType: 'SUBSIDIZED', saleType: 'TD' } as const;
const basis = { priceRows: [row] } as never;

it('views depend on the vehicle and on the tax type of the table behind the selected term', () => {
  const at = (assetType: 1 | 2, tableCode: string) =>
    viewsFor(matrixOfViews({ views }), { assetType, saleType: 'TD', financeTypeId: 1 }, { tableCode }, basis)
      .viewSimulationTax;
  expect([at(2, 'A'), at(1, 'A'), at(2, 'B')]).toEqual([false, true, true]);
});

it('a rate counts as one without subsidy until its table is known', () => {
  expect(
    viewsFor(matrixOfViews({ views }), { assetType: 2, saleType: 'TD', financeTypeId: 1 }, null, undefined)
      .viewSimulationTax,
  ).toBe(true);
});

it('views that the server did not list are hidden', () => {
  const hidden = viewsFor(
    matrixOfViews({ views: viewsWithout('createPropose') }),
    { assetType: 1, saleType: 'TD', financeTypeId: 1 },
    null,
    undefined,
  );
  expect([hidden.createPropose, hidden.viewSimulationResume]).toEqual([false, true]);
});
