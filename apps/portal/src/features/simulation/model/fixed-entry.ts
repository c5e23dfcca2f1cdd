import { findFinanceType } from '@estrada/domain/simulation/index';
import type { Draft } from './draft.ts';
import { shareOf } from './entry.ts';

/** The only entry that the plan of a draft accepts for its price; null where the client chooses. */
export function fixedEntryOf({
  financeTypeId,
  vehicleValueCents,
}: Pick<Draft, 'financeTypeId' | 'vehicleValueCents'>): number | null {
  if (vehicleValueCents === null) return null;
  return findFinanceType(financeTypeId)?.plan.fixedEntryCents?.(vehicleValueCents) ?? null;
}

/** A draft whose entry follows the plan where the plan fixes it. */
export function withFixedEntry(draft: Draft): Draft {
  const entryValueCents = fixedEntryOf(draft);
  if (entryValueCents === null || entryValueCents === draft.entryValueCents) return draft;
  return {
    ...draft,
    entryValueCents,
    entryShare: shareOf(entryValueCents, draft.vehicleValueCents),
    entryHeldAs: 'amount',
  };
}
