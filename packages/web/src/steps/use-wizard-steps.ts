import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The name of the step in the address. */
const addressName = 'etapa';

/** The steps of a wizard in their order, each with its name in the address. */
export type StepTable<Step extends string> = Readonly<Record<Step, string>>;

/** The query of a step, with the saved record that it is about. @param record its name in the address and its id */
export function stepSearch<Step extends string>(
  table: StepTable<Step>,
  step: Step,
  record: { name: string; id: string | null },
): string {
  const search = new URLSearchParams({ [addressName]: table[step] });
  if (record.id) search.set(record.name, record.id);
  return `?${search}`;
}

/**
 * The step that stands in the address, so that back, forward, a reload and a shared link work.
 *
 * @param options.record the saved record that stands beside it
 * @param options.initial the step of an address that names none
 * @param options.isShown whether a step is one of this wizard now; one that is not leads to `insteadOf`
 * @param options.isReachable whether what is known so far is enough for a step; asking for more leads to `whereMissing`.
 *   The server never relies on it
 */
export function useWizardSteps<Step extends string>(
  table: StepTable<Step>,
  options: {
    record: { name: string; id: string | null };
    initial: Step;
    isShown?: (step: Step) => boolean;
    insteadOf: Step;
    isReachable: (step: Step) => boolean;
    whereMissing: Step;
  },
) {
  const { record, initial, isShown = () => true, insteadOf, isReachable, whereMissing } = options;
  const { name: recordName, id } = record;
  const [search, setSearch] = useSearchParams();
  const all = Object.keys(table) as Step[];
  const name = search.get(addressName);
  const requested = all.find((step) => table[step] === name) ?? initial;
  const steps = all.filter(isShown);
  const step = isReachable(requested) ? (steps.includes(requested) ? requested : insteadOf) : whereMissing;

  const [visited, setVisited] = useState({ step, hasMoved: false });
  if (visited.step !== step) setVisited({ step, hasMoved: true });

  const goTo = useCallback(
    (next: Step, { id: nextId = id, replace }: { id?: string | null; replace?: boolean } = {}) =>
      setSearch(stepSearch(table, next, { name: recordName, id: nextId }), { replace }),
    [setSearch, table, recordName, id],
  );
  // left as it is, such an address would change the step under the fingers of who types the last thing that is missing
  const asksTooMuch = name !== null && requested !== step;
  useEffect(() => {
    if (asksTooMuch) goTo(step, { replace: true });
  }, [asksTooMuch, step, goTo]);
  return { step, steps, isReachable, goTo, hasMoved: visited.hasMoved, next: steps[steps.indexOf(step) + 1] ?? null };
}

/** What `useWizardSteps` gives. */
export type WizardSteps<Step extends string> = ReturnType<typeof useWizardSteps<Step>>;
