import { createContext, useContext } from 'react';
import type { Simulator } from './use-simulator.ts';

/** The current simulator, for the parts of its steps. */
export const SimulatorContext = createContext<Simulator | null>(null);

/** The shared state of the steps. */
export function useSharedSimulator(): Simulator {
  const simulator = useContext(SimulatorContext);
  if (!simulator) throw new Error('a part of the simulator was drawn outside of it');
  return simulator;
}
