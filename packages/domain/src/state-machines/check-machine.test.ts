import { describe, expect, it } from 'vitest';
import { type CheckedMove, checkMachine, type MachineShape } from './check-machine.ts';

const shape: MachineShape = { states: ['A', 'B', 'C'], initial: 'A', finals: ['C'], guards: ['known'] };
const sound: readonly CheckedMove[] = [
  { from: ['A'], event: 'go', to: 'B', guards: ['known'] },
  { from: ['B'], event: 'go', to: 'C' },
];

describe('start-up check of a transition table', () => {
  it('accepts a valid table', () => expect(() => checkMachine(sound, shape)).not.toThrow());

  it.each<[string, readonly CheckedMove[], Partial<MachineShape>, string]>([
    ['an unreachable state', sound, { states: ['A', 'B', 'C', 'D'], finals: ['C', 'D'] }, 'unreachable state D'],
    ['a dead end', sound, { finals: [] }, 'dead end C'],
    [
      'a state left only to itself',
      [
        { from: ['A'], event: 'go', to: 'B' },
        { from: ['B'], event: 'stay', to: 'B' },
      ],
      { states: ['A', 'B'], finals: [] },
      'dead end B',
    ],
    [
      'a final state that can be left',
      [...sound, { from: ['C'], event: 'back', to: 'A' }],
      {},
      'final state C can be left',
    ],
    ['an unknown guard', sound, { guards: [] }, 'unknown guard known at go'],
    ['an unknown state', [...sound, { from: ['A'], event: 'jump', to: 'Z' }], {}, 'unknown state Z at jump'],
    ['two moves for one event', [...sound, { from: ['A'], event: 'go', to: 'C' }], {}, 'two moves for A × go'],
  ])('fails on %s', (_name, table, changes, message) => {
    expect(() => checkMachine(table, { ...shape, ...changes })).toThrow(message);
  });
});
