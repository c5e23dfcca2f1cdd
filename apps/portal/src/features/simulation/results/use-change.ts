import { useState } from 'react';
import type { Draft } from '../model/draft.ts';
import { useSharedSimulator } from '../simulator-context.ts';

const kept = ['vehicleValueCents', 'entryValueCents', 'entryShare', 'entryHeldAs', 'terms', 'selectedTerm'] as const;
type Kept = Pick<Draft, (typeof kept)[number]>;

/** What a click changed of price, entry and terms. */
export type Change = { before: Kept; after: Kept };

const pick = (draft: Draft): Kept => Object.fromEntries(kept.map((key) => [key, draft[key]])) as unknown as Kept;
const same = (a: Kept, b: Kept) => kept.every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));

/**
 * Takes values over for the seller and can bring back what was there.
 *
 * @returns `change` while what was taken is what stands in the fields
 */
export function useChange() {
  const { draft, item, quote, update } = useSharedSimulator();
  const [change, setChange] = useState<Change | null>(null);
  // an effect may fill in more of the draft, such as the fixed entry of a plan: only what was taken counts
  const isCurrent = change !== null && same(change.after, pick(draft));

  function take(part: (now: Draft) => Partial<Kept>): void {
    // the server preselected what nobody chose: it is what was there
    const shown = quote.result?.simulationItems.map(({ term }) => term) ?? [];
    const terms = draft.terms.length > 0 ? draft.terms : shown;
    const before = pick({ ...draft, terms, selectedTerm: draft.selectedTerm ?? item?.term ?? null });
    setChange({ before, after: { ...pick(draft), ...part(draft) } });
    update(part);
  }

  function undo(): void {
    if (change) update(change.before);
    setChange(null);
  }

  return { change: isCurrent ? change : null, take, undo };
}
