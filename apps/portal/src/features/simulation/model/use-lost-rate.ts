import { showAlert } from '@estrada/web/alerts/alerts.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useEffect, useRef } from 'react';
import { strings } from '../strings.ts';
import { withoutTables } from './change-plan.ts';
import type { Draft } from './draft.ts';

/**
 * A rate by hand is of one table. Where plan or sale leave that table it goes with them, and where the server says that
 * another one prices now it is taken out; either way the person is told.
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
    // another simulation was opened: its rate is its own
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
