import type { Draft, PlanMemory } from './draft.ts';

/** Another plan has other terms and choices: those it had before come back, else they are proposed anew. */
export function changePlan(now: Draft, financeTypeId: number): Partial<Draft> {
  if (financeTypeId === now.financeTypeId) return {};
  const { terms, selectedTerm, choices, planMemory = {} } = now;
  const fresh: PlanMemory = { terms: [], selectedTerm: null, choices: {} };
  return {
    financeTypeId,
    ...(planMemory[financeTypeId] ?? fresh),
    planMemory: { ...planMemory, [now.financeTypeId]: { terms, selectedTerm, choices } },
  };
}
