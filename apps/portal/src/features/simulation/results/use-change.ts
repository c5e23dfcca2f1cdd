import { useState } from 'react';
import type { Draft } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';

const comparedFields = [
  ...(['vehicleValueCents', 'entryValueCents', 'entryShare', 'entryHeldAs', 'terms', 'selectedTerm'] as const),
  'financeTypeId',
] as const;
/** What else a change of plan resets. */
const ofPlan = ['choices', 'tableCodes', 'currentTax', 'planMemory', 'ownEntry'] as const;
type ComparedDraft = Pick<Draft, (typeof comparedFields)[number]>;
type OfPlan = Pick<Draft, (typeof ofPlan)[number]>;

/** A click's changes of price, entry, plan and terms. */
export type Change = { before: ComparedDraft; after: ComparedDraft };

const pickOf = <Key extends keyof Draft>(keys: readonly Key[], draft: Draft): Pick<Draft, Key> =>
  Object.fromEntries(keys.map((key) => [key, draft[key]])) as Pick<Draft, Key>;
const pick = (draft: Draft): ComparedDraft => pickOf(comparedFields, draft);
const same = (a: ComparedDraft, b: ComparedDraft) =>
  comparedFields.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));

/**
 * Applies values for the seller and can undo that.
 *
 * @returns `change` while the applied values are those in the fields
 */
export function useChange() {
  const { draft, item, quote, update } = useSharedSimulator();
  const [change, setChange] = useState<(Change & { plan: OfPlan }) | null>(null);
  // an effect may change more of the draft, such as the fixed entry of a plan: only the applied values count
  const isCurrent = change !== null && same(change.after, pick(draft));

  function take(part: (now: Draft) => Partial<ComparedDraft & OfPlan>): void {
    // without a selection the server preselected terms: these are the previous ones
    const shown = quote.result?.simulationItems.map(({ term }) => term) ?? [];
    const terms = draft.terms.length > 0 ? draft.terms : shown;
    const before = pick({ ...draft, terms, selectedTerm: draft.selectedTerm ?? item?.term ?? null });
    setChange({ before, after: pick({ ...draft, ...part(draft) }), plan: pickOf(ofPlan, draft) });
    update(part);
  }

  function undo(): void {
    // choices and tables of the same plan may have changed since
    const isOtherPlan = change?.before.financeTypeId !== change?.after.financeTypeId;
    if (change) update({ ...change.before, ...(isOtherPlan ? change.plan : {}) });
    setChange(null);
  }

  return { change: isCurrent ? change : null, take, undo };
}
