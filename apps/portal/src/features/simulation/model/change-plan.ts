import type { Draft, PlanMemory } from './draft.ts';

/** Other tables: resets the selected tables and the manual rate. */
export const withoutTables = { tableCodes: [], currentTax: null } satisfies Partial<Draft>;

/**
 * Another plan has other terms and choices: its previous ones are restored, otherwise they are preselected again. An
 * offer keeps its plan.
 */
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
