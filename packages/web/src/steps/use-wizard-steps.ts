import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The name of the step in the address. */
const addressName = 'etapa';

/** The steps of a wizard in order, each with its name in the address. */
export type StepTable<Step extends string> = Readonly<Record<Step, string>>;

/** The query of a step, with its saved record. @param record its name in the address and its id */
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
 * The step in the address, so that back, forward, a reload and a shared link work.
 *
 * @param options.record the saved record in the address
 * @param options.initial the default step
 * @param options.isShown whether the wizard has a step now; a step that it has not redirects to `insteadOf`
 * @param options.isReachable whether the input is sufficient for a step; a later step redirects to `whereMissing`. The
 * server never relies on it
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
  // if it stayed, such an address would change the step while the user types the last missing value
  const asksTooMuch = name !== null && requested !== step;
  useEffect(() => {
    if (asksTooMuch) goTo(step, { replace: true });
  }, [asksTooMuch, step, goTo]);
  return { step, steps, isReachable, goTo, hasMoved: visited.hasMoved, next: steps[steps.indexOf(step) + 1] ?? null };
}

/** The result of `useWizardSteps`. */
export type WizardSteps<Step extends string> = ReturnType<typeof useWizardSteps<Step>>;
