import { useState } from 'react';
import type { Draft } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';

const comparedFields = [
  ...(['vehicleValueCents', 'entryValueCents', 'entryShare', 'entryHeldAs', 'terms', 'selectedTerm'] as const),
  'financeTypeId',
] as const;
/** What another plan takes away besides. */
const ofPlan = ['choices', 'tableCodes', 'currentTax', 'planMemory', 'ownEntry'] as const;
type ComparedDraft = Pick<Draft, (typeof comparedFields)[number]>;
type OfPlan = Pick<Draft, (typeof ofPlan)[number]>;

/** What a click changed of price, entry, plan and terms. */
export type Change = { before: ComparedDraft; after: ComparedDraft };

const pickOf = <Key extends keyof Draft>(keys: readonly Key[], draft: Draft): Pick<Draft, Key> =>
  Object.fromEntries(keys.map((key) => [key, draft[key]])) as Pick<Draft, Key>;
const pick = (draft: Draft): ComparedDraft => pickOf(comparedFields, draft);
const same = (a: ComparedDraft, b: ComparedDraft) =>
  comparedFields.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));

/**
 * Takes values over for the seller and can bring back what was there.
 *
 * @returns `change` while what was taken is what stands in the fields
 */
export function useChange() {
  const { draft, item, quote, update } = useSharedSimulator();
  const [change, setChange] = useState<(Change & { plan: OfPlan }) | null>(null);
  // an effect may fill in more of the draft, such as the fixed entry of a plan: only what was taken counts
  const isCurrent = change !== null && same(change.after, pick(draft));

  function take(part: (now: Draft) => Partial<ComparedDraft & OfPlan>): void {
    // the server preselected what nobody chose: it is what was there
    const shown = quote.result?.simulationItems.map(({ term }) => term) ?? [];
    const terms = draft.terms.length > 0 ? draft.terms : shown;
    const before = pick({ ...draft, terms, selectedTerm: draft.selectedTerm ?? item?.term ?? null });
    setChange({ before, after: pick({ ...draft, ...part(draft) }), plan: pickOf(ofPlan, draft) });
    update(part);
  }

  function undo(): void {
    // choices and tables of the same plan may have been changed since
    const isOtherPlan = change?.before.financeTypeId !== change?.after.financeTypeId;
    if (change) update({ ...change.before, ...(isOtherPlan ? change.plan : {}) });
    setChange(null);
  }

  return { change: isCurrent ? change : null, take, undo };
}
