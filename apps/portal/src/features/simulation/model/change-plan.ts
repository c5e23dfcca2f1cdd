import type { Draft, PlanMemory } from './draft.ts';

/** Of other tables there is neither one that was chosen nor a rate set by hand. */
export const withoutTables = { tableCodes: [], currentTax: null } satisfies Partial<Draft>;

/** Another plan has other terms and choices: those it had before come back, else they are proposed anew. An offer keeps its plan. */
export function changePlan(now: Draft, financeTypeId: number): Partial<Draft> {
  if (financeTypeId === now.financeTypeId || now.offerId) return {};
  const { terms, selectedTerm, choices, planMemory = {} } = now;
  const fresh: PlanMemory = { terms: [], selectedTerm: null, choices: {} };
  return {
    financeTypeId,
    ...(planMemory[financeTypeId] ?? fresh),
    ...withoutTables,
    planMemory: { ...planMemory, [now.financeTypeId]: { terms, selectedTerm, choices } },
  };
}
