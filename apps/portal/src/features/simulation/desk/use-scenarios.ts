import { useDraft } from '@estrada/web/session/use-draft.ts';
import { useCallback } from 'react';
import type { Draft } from '../model/draft.ts';
import { pin, type Scenario } from '../model/scenario.ts';

/**
 * The pinned scenarios of a simulation: they survive a reload and end with the session.
 *
 * @param id the saved simulation, null for a new one
 */
export function useScenarios(id: string | null) {
  const [all, setAll] = useDraft<Readonly<Record<string, Scenario[]>>>('simulator.scenarios', {});
  const key = id ?? 'new';
  const change = useCallback(
    (next: (pinned: readonly Scenario[]) => Scenario[]) => setAll((now) => ({ ...now, [key]: next(now[key] ?? []) })),
    [setAll, key],
  );
  return {
    pinned: all[key] ?? [],
    add: (scenario: Scenario) => change((pinned) => pin(pinned, scenario)),
    remove: (scenarioId: string) => change((pinned) => pinned.filter((one) => one.id !== scenarioId)),
    /** those of a new simulation move to its id when it is saved */
    moveTo: (savedId: string) => setAll(({ [key]: pinned = [], ...others }) => ({ ...others, [savedId]: pinned })),
  };
}

/** Restores a scenario: its values, without the client and the record. */
export const reopen = (scenario: Scenario): Partial<Draft> => ({
  // one pinned by an older version has no offer and no trade-in
  offerId: null,
  tradeIn: null,
  ...scenario.typed,
});
