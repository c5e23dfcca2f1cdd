import type { SimulationResult } from '@estrada/endpoints/index';
import { useState } from 'react';
import type { PlanChoices } from '../../model/draft.ts';
import { useSharedSimulator } from '../../simulator-context.ts';

export type Spec = SimulationResult['choiceSpec'][number];
export type SpecOf<Kind extends Spec['kind']> = Extract<Spec, { kind: Kind }>;

/** The choices of the draft, the setters, and the errors at each. */
export function useChoices() {
  const { draft, update, errors } = useSharedSimulator();
  return {
    choices: draft.choices ?? {},
    choose: (part: Partial<PlanChoices>) => update((now) => ({ choices: { ...now.choices, ...part } })),
    errorAt: errors.atChoice,
  };
}

/**
 * A field that may be empty while it is typed: the value does not change until then, and if left empty it shows the
 * effective value again.
 */
export function useEmptying() {
  const [isEmptied, setEmptied] = useState(false);
  return { isEmptied, setEmptied, refill: () => setEmptied(false) };
}
