import { expect, it } from 'vitest';
import { applyChanges, combinations, matrixOf, seesDirectSale } from './index.ts';

const hidden = (financeTypeIds: readonly number[], taxTypes: readonly string[]) =>
  applyChanges(
    matrixOf([]),
    combinations
      .filter(
        ({ vehicleType, financeTypeId, taxType }) =>
          vehicleType === 'DIRECT_SALES' && financeTypeIds.includes(financeTypeId) && taxTypes.includes(taxType),
      )
      .map((combination) => ({ ...combination, flag: 'viewDirectSale' as const, isOn: false })),
  );
const every = ['NOT_SUBSIDIZED', 'SUBSIDIZED', 'TAX_ZERO'];

it('shows direct sales of a plan while at least one of its tax types shows them', () => {
  const sees = (matrix: ReturnType<typeof hidden>, financeTypeId?: number) =>
    seesDirectSale(matrix, { channel: 'CHD', financeTypeId });
  expect(sees(hidden([1], every), 1)).toBe(false);
  expect(sees(hidden([1], every), 4)).toBe(true);
  expect(sees(hidden([1], every))).toBe(true);
  expect(sees(hidden([1], ['SUBSIDIZED']), 1)).toBe(true);
  const plans = [...new Set(combinations.map(({ financeTypeId }) => financeTypeId))];
  expect(sees(hidden(plans, every))).toBe(false);
});
