import type { SimulationItem } from '@estrada/endpoints/index';
import { useDebouncedValue } from '@mantine/hooks';
import { useRateOf } from '../model/calls-by-source.ts';
import { requestOf } from '../model/draft.ts';
import { expensesOf } from '../model/offer.ts';
import { useSharedSimulator } from '../simulator-context.ts';

const settleMs = 150;

/** A rate in the API's format: a fraction below 1. */
const isRate = (rate: string | null): rate is string => rate !== null && /^0(\.\d{1,8})?$/.test(rate);

/**
 * The effect of a rate, debounced; and the limits of a rate, which the response for the table's own rate always has.
 *
 * @param rate a fraction as text, null while none is typed
 */
export function useRatePreview(item: SimulationItem, rate: string | null, isOpen: boolean) {
  const { draft, dealerId } = useSharedSimulator();
  const request = requestOf({ ...draft, currentTax: null });
  const own = Number(item.tableRateMonthly ?? item.rateMonthly).toFixed(8);
  const [settled] = useDebouncedValue(rate, settleMs);
  const inputOf = (tax: string | null) =>
    isOpen && request && isRate(tax)
      ? {
          tax,
          term: item.term,
          seen: expensesOf(item),
          body: { ...request, tableCodes: [item.tableCode] },
        }
      : null;
  const table = useRateOf(dealerId, inputOf(own));
  const typed = useRateOf(dealerId, inputOf(settled));
  return {
    limits: table.data?.limits ?? null,
    preview: typed.data ?? null,
    isStale: settled !== rate || typed.isFetching,
    error: isRate(rate) && settled === rate ? typed.error : null,
  };
}
