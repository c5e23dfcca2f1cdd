import { useCall } from '@estrada/web/calls/use-call.ts';
import { FailureState } from '@estrada/web/failure/failure-state.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Select, Skeleton, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { choosePlan, type PlanOrder, planOrders, sortPlans } from '../model/compare-plans.ts';
import { requestOf } from '../model/draft.ts';
import { ChangeNotice } from '../results/change-notice.tsx';
import { useChange } from '../results/use-change.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import { PlansTable, RefusedPlans } from './plans-table.tsx';

/** The debounce of a typed amount for the grid. */
const settleMs = 250;

/** Every plan for the current client, vehicle and entry; a click applies one. */
export function PlansPanel() {
  const t = useStrings(strings);
  return (
    <section className="simulator-panel" aria-labelledby="plans-title">
      <h3 id="plans-title">{t('plans')}</h3>
      <Comparison />
    </section>
  );
}

function Comparison() {
  const t = useStrings(strings);
  const { draft, item, quote } = useSharedSimulator();
  const [wantedTerm, setWantedTerm] = useState<number | null>(null);
  const [order, setOrder] = useState<PlanOrder>('cet');
  const { change, take, undo } = useChange();
  const term = wantedTerm ?? item?.term ?? 36;
  const { query, isStale } = usePlans(term);
  const terms = [...new Set([...(quote.result?.availableTerms.map((one) => one.term) ?? []), term])];
  const shown = quote.result?.simulationItems.map((one) => one.term) ?? [];
  const limit = quote.result?.limitTerms ?? 1;

  if (query.isError) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={320} radius="md" />;
  const { allowed, refused } = sortPlans(query.data.plans, order);
  return (
    <>
      <div className="plans-tools">
        <Select
          label={t('plans.term')}
          description={t('plans.termHint')}
          allowDeselect={false}
          data={terms
            .toSorted((a, b) => a - b)
            .map((one) => ({ value: String(one), label: t('terms.chip', { count: one }) }))}
          value={String(term)}
          onChange={(value) => setWantedTerm(Number(value))}
        />
        <Select
          label={t('plans.order')}
          description={t('plans.orderHint')}
          allowDeselect={false}
          data={planOrders.map((value) => ({ value, label: t(`plans.order.${value}`) }))}
          value={order}
          onChange={(value) => setOrder((value as PlanOrder | null) ?? 'cet')}
        />
      </div>
      <VisuallyHidden role="status">
        {isStale ? '' : t('plans.shown', { allowed: allowed.length, refused: refused.length })}
      </VisuallyHidden>
      <ChangeNotice change={change} onUndo={undo} />
      <div data-stale={isStale || undefined} aria-busy={isStale}>
        <PlansTable
          plans={allowed}
          onTake={(plan) => {
            // the plan on the screen changes, the comparison does not
            setWantedTerm(term);
            take((now) => choosePlan(now, plan, { shown, limit, chosen: item?.term ?? null }));
          }}
          current={{ financeTypeId: draft.financeTypeId, term: item?.term ?? null }}
        />
        <RefusedPlans plans={refused} />
      </div>
    </>
  );
}

/** The plans for the current input; debounced, and stale until they are up to date. */
function usePlans(term: number) {
  const { draft, dealerId } = useSharedSimulator();
  const request = requestOf(draft);
  const body = request && JSON.stringify({ request: { ...request, terms: [] }, term });
  const [settled] = useDebouncedValue(body, settleMs);
  const input = settled === null || dealerId === null ? null : { params: { dealerId }, body: JSON.parse(settled) };
  const query = useCall('comparePlans', input, {
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { query, isStale: query.isPlaceholderData || body !== settled };
}
