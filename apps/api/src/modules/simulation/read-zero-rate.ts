import { findFinanceType } from '@estrada/domain/enumerations/index';
import { type ZeroRateModel, zeroRateModels } from '@estrada/domain/simulation/index';
import type { endpoints } from '@estrada/endpoints/index';
import type { ReadContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { listModelYears } from '../vehicles/index.ts';
import { loadZeroRateRows } from './parameters.repository.ts';

/** The models with a zero rate today, in a table for each kind of sale. */
export const readZeroRate: UseCase<typeof endpoints.readZeroRate, ReadContext> = async (_request, { db, today }) => {
  const rows = await loadZeroRateRows(db, today);
  const assetTypes = [...new Set(rows.map(({ assetType }) => assetType))];
  const models = zeroRateModels(rows, assetTypes.length > 0 ? await listModelYears(db, assetTypes, today) : [], today);
  const soldBy = (saleType: 'VD' | 'TD') => models.filter((model) => model.saleType === saleType).map(describe);
  return { VD: soldBy('VD'), TD: soldBy('TD') };
};

const describe = ({ saleType: _table, financeTypeId, assetType, ...model }: ZeroRateModel) => ({
  ...model,
  vehicleType: assetType,
  planName: findFinanceType(financeTypeId)?.name ?? String(financeTypeId),
});
