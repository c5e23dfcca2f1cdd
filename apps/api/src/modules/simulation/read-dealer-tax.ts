import { recordScope } from '@estrada/domain/access/index';
import { findFinanceType } from '@estrada/domain/enumerations/index';
import type { PriceTableRow } from '@estrada/domain/simulation/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { listDealersInScope } from '../organization/index.ts';
import { loadSaleRows } from './parameters.repository.ts';
import { type RateViews, rateViewsOf } from './profile-views.ts';

/** A dealer's current rates and commission: one line for each plan, vehicle, sale and kind of rate. */
export const readDealerTax: UseCase<typeof endpoints.readDealerTax, ReadContext> = async ({ query }, context) => {
  const scope = recordScope(callerOf(context).viewer);
  const named = await listDealersInScope(context.db, scope, query.dealerCode);
  const { id, gmfCode, tradingName } = inReach(named.find((dealer) => dealer.gmfCode === query.dealerCode) ?? null);
  const viewsOf = await rateViewsOf(context);
  const groups = Map.groupBy(await loadSaleRows(context.db, context.today), groupOf);
  return {
    dealer: { id, gmfCode, tradingName },
    items: [...groups.values()].map((rows) => describe(rows, viewsOf(rows[0]!, rows[0]!.taxType))),
  };
};

const groupOf = ({ financeTypeId, assetType, saleType, taxType }: PriceTableRow): string =>
  [financeTypeId, assetType, saleType, taxType].join('/');

type Line = ResponseOf<typeof endpoints.readDealerTax>['items'][number];

function describe(rows: readonly PriceTableRow[], { mayAdjust, seesCommission }: RateViews): Line {
  const { financeTypeId, assetType, saleType, taxType } = rows[0]!;
  return {
    financeTypeId,
    assetType,
    saleType,
    taxType,
    planName: findFinanceType(financeTypeId)?.name ?? String(financeTypeId),
    terms: span(rows.map(({ termMonths }) => termMonths)),
    tables: textSpan(rows.map(({ rateMonthly }) => rateMonthly)),
    byHand: mayAdjust
      ? {
          lowest: textSpan(rows.flatMap(({ minRateMonthly }) => minRateMonthly ?? [])).lowest ?? null,
          highest: textSpan(rows.flatMap(({ maxRateMonthly }) => maxRateMonthly ?? [])).highest ?? null,
        }
      : null,
    commission: seesCommission ? span(rows.map(({ commissionShare }) => commissionShare ?? 0)) : null,
  };
}

const span = (values: readonly number[]) => ({ lowest: Math.min(...values), highest: Math.max(...values) });

function textSpan(rates: readonly string[]): { lowest: string; highest: string } {
  const ascending = rates.toSorted((a, b) => Number(a) - Number(b));
  return { lowest: ascending[0]!, highest: ascending.at(-1)! };
}
