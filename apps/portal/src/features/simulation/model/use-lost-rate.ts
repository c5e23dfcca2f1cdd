import { showAlert } from '@estrada/web/alerts/alerts.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef } from 'react';
import { strings } from '../strings.ts';
import { withoutTables } from './change-plan.ts';
import type { Draft } from './draft.ts';

/**
 * A manual rate belongs to one table. It is removed when plan or sale no longer use that table, and when the server
 * reports that another one applies; the user is notified either way.
 */
export function useLostRate(
  id: string | null,
  draft: Draft,
  error: ApiError | null,
  update: (change: Partial<Draft>) => void,
): void {
  const t = useStrings(strings);
  const hasMoved = error?.fields.some(({ key }) => key === 'rate.tableMoved') ?? false;
  const others = [draft.financeTypeId, draft.saleType, draft.assetType].join('/');
  const isSet = Boolean(draft.currentTax);
  const before = useRef({ id, others, isSet });

  useEffect(() => {
    const { others: left, isSet: wasSet, id: known } = before.current;
    before.current = { id, others, isSet };
    // another simulation was opened: it has its own rate
    if (left === others || known !== id) return;
    if (isSet) update(withoutTables);
    if (wasSet) showAlert({ type: 'notice', text: t('rate.cleared') });
  }, [id, others, isSet, update, t]);

  useEffect(() => {
    if (!hasMoved || !isSet) return;
    update({ currentTax: null });
    showAlert({ type: 'notice', text: t('rate.cleared') });
  }, [hasMoved, isSet, update, t]);
}
