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

it('follows the vehicle and the tax type of the table behind the chosen term', () => {
  const at = (assetType: 1 | 2, tableCode: string) =>
    viewsFor(matrixOfViews({ views }), { assetType, saleType: 'TD', financeTypeId: 1 }, { tableCode }, basis)
      .viewSimulationTax;
  expect([at(2, 'A'), at(1, 'A'), at(2, 'B')]).toEqual([false, true, true]);
});

it('takes a rate for one without subsidy while nothing is known of its table', () => {
  expect(
    viewsFor(matrixOfViews({ views }), { assetType: 2, saleType: 'TD', financeTypeId: 1 }, null, undefined)
      .viewSimulationTax,
  ).toBe(true);
});

it('shows nothing that the server did not name', () => {
  const hidden = viewsFor(
    matrixOfViews({ views: viewsWithout('createPropose') }),
    { assetType: 1, saleType: 'TD', financeTypeId: 1 },
    null,
    undefined,
  );
  expect([hidden.createPropose, hidden.viewSimulationResume]).toEqual([false, true]);
});
