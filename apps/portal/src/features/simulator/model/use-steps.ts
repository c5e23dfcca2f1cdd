import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The steps of the simulator in their order, with their names in the address. */
const addresses = {
  identification: 'identificacao',
  financing: 'financiamento',
  simulation: 'simulacao',
  resume: 'resumo',
  preApproval: 'pre-aprovacao',
} as const;

type StepId = keyof typeof addresses;

/** All steps in their order. */
const stepIds = Object.keys(addresses) as StepId[];

/** The address of a saved simulation at a step; a new one without an id. */
export function simulatorSearch(step: StepId, id: string | null): string {
  const search = new URLSearchParams({ etapa: addresses[step] });
  if (id) search.set('simulacao', id);
  return `?${search}`;
}

/**
 * The step in the address, so that back, forward and a reload work.
 *
 * @param canShowFigures false while vehicle or values are missing: the later steps lead to the financing then
 */
export function useSteps(id: string | null, canShowFigures: boolean, hasResume: boolean) {
  const [search, setSearch] = useSearchParams();
  const name = search.get('etapa');
  const asked = stepIds.find((step) => addresses[step] === name) ?? (id ? 'simulation' : 'identification');
  const steps = stepIds.filter((step) => step !== 'resume' || hasResume);
  const isReachable = (step: StepId) => canShowFigures || stepIds.indexOf(step) <= stepIds.indexOf('financing');
  const step = isReachable(asked) ? (steps.includes(asked) ? asked : 'simulation') : 'financing';

  const [visited, setVisited] = useState({ step, hasMoved: false });
  if (visited.step !== step) setVisited({ step, hasMoved: true });

  const goTo = useCallback(
    (next: StepId, options: { id?: string | null; replace?: boolean } = {}) =>
      setSearch(simulatorSearch(next, options.id === undefined ? id : options.id), { replace: options.replace }),
    [setSearch, id],
  );
  // left as it is, such an address would change the step under the fingers of who types the last thing that is missing
  const asksTooMuch = name !== null && asked !== step;
  useEffect(() => {
    if (asksTooMuch) goTo(step, { replace: true });
  }, [asksTooMuch, step, goTo]);
  return { step, steps, isReachable, goTo, hasMoved: visited.hasMoved, next: steps[steps.indexOf(step) + 1] ?? null };
}
