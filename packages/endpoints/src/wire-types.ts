import type { z } from 'zod';
import type { clientForm, proposalDetail, proposalRow } from './proposals/proposals.schemas.ts';
import type {
  savedSimulation,
  savedSimulationRow,
  simulationClient,
  simulationItem,
  simulationRequest,
  simulationResult,
} from './simulation/simulation.schemas.ts';

export type SimulationRequest = z.output<typeof simulationRequest>;
export type SimulationRequestInput = z.input<typeof simulationRequest>;
export type SimulationClient = z.output<typeof simulationClient>;
export type SimulationItem = z.output<typeof simulationItem>;
export type SimulationResult = z.output<typeof simulationResult>;
export type SavedSimulation = z.output<typeof savedSimulation>;
export type SavedSimulationRow = z.output<typeof savedSimulationRow>;
export type ProposalClientForm = z.output<typeof clientForm>;
export type ProposalDetail = z.output<typeof proposalDetail>;
export type ProposalRow = z.output<typeof proposalRow>;
