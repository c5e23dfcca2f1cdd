import { describe, expect, it } from 'vitest';
import { aSavedSimulation } from '../test-support.tsx';
import { draftFromSaved } from './draft-from-saved.ts';
import { differingLines, pin, pinnedLimit, type Scenario, scenarioOf } from './scenario.ts';

const saved = aSavedSimulation();
const draft = draftFromSaved(saved);
const items = saved.result.simulationItems;
const of = (index: number, part: Partial<typeof draft> = {}) => scenarioOf({ ...draft, ...part }, items[index]!);

describe('pinned scenarios', () => {
  it('store the typed values of vehicle and financing, and nothing of the client', () => {
    const scenario = of(1);
    expect(scenario.typed).toMatchObject({ vehicleValueCents: 9_640_000, financeTypeId: 1, selectedTerm: 36 });
    expect(JSON.stringify(scenario)).not.toContain(draft.cpf);
    expect(JSON.stringify(scenario)).not.toContain(draft.name);
  });

  it('contain each scenario once, and never more than fit side by side', () => {
    let pinned: Scenario[] = [];
    for (const scenario of [of(0), of(0), of(1), of(2), of(1, { entryValueCents: 1 })]) pinned = pin(pinned, scenario);
    expect(pinned.map(({ figures }) => figures.term)).toEqual([24, 36, 48]);
    expect(pinned).toHaveLength(pinnedLimit);
  });

  it('mark the lines that differ', () => {
    expect([...differingLines([of(1), of(1)])]).toEqual([]);
    expect([...differingLines([of(0), of(1)])]).toEqual(['term', 'payments', 'cet']);
    expect([...differingLines([of(1), of(1, { entryValueCents: 100 })])]).toEqual(['entry']);
  });
});
