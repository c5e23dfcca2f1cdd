/** The shape of any transition table, as far as its checks need it. */
export type CheckedMove = {
  readonly from: readonly string[];
  readonly event: string;
  readonly to: string;
  readonly guards?: readonly string[];
};

/** What a table is checked against. */
export type MachineShape = {
  readonly states: readonly string[];
  readonly initial: string;
  readonly finals: readonly string[];
  readonly guards: readonly string[];
};

/** States that can be reached from the initial one. */
function reachable(table: readonly CheckedMove[], initial: string): Set<string> {
  const seen = new Set([initial]);
  // A Set visits what is added while it is walked.
  for (const state of seen) {
    for (const move of table) if (move.from.includes(state)) seen.add(move.to);
  }
  return seen;
}

/**
 * Start-up check of a transition table.
 *
 * @throws Error naming every unknown state, unknown guard, ambiguous move, unreachable state, dead end that is not declared
 *   final, and final state that can be left
 */
export function checkMachine(table: readonly CheckedMove[], shape: MachineShape): void {
  const faults: string[] = [];
  const targets = new Set<string>();
  for (const move of table) {
    for (const state of [...move.from, move.to]) {
      if (!shape.states.includes(state)) faults.push(`unknown state ${state} at ${move.event}`);
    }
    for (const guard of move.guards ?? []) {
      if (!shape.guards.includes(guard)) faults.push(`unknown guard ${guard} at ${move.event}`);
    }
    for (const from of move.from) {
      const key = `${from} × ${move.event}`;
      if (targets.has(key)) faults.push(`two moves for ${key}`);
      targets.add(key);
    }
  }
  const reached = reachable(table, shape.initial);
  for (const state of shape.states) {
    const canBeLeft = table.some((move) => move.from.includes(state) && move.to !== state);
    const isFinal = shape.finals.includes(state);
    if (!reached.has(state)) faults.push(`unreachable state ${state}`);
    if (!canBeLeft && !isFinal) faults.push(`dead end ${state}`);
    if (canBeLeft && isFinal) faults.push(`final state ${state} can be left`);
  }
  if (faults.length > 0) throw new Error(`Broken transition table: ${faults.join('; ')}`);
}
