import type { z } from 'zod';
import type { dealerDetail, dealerRow } from './organization/organization.schemas.ts';
import type { parameterOutlook, parameterRow } from './parameters/parameters.schemas.ts';
import type { clientForm, proposalDetail, proposalRow } from './proposals/proposals.schemas.ts';
import type { extractionFile } from './reports/reports.endpoints.ts';
import type {
  savedSimulation,
  savedSimulationRow,
  simulationClient,
  simulationItem,
  simulationRequest,
  simulationResult,
} from './simulation/simulation.schemas.ts';
import type { simulationBasis } from './simulation/simulation-basis.schema.ts';
import type { uploadProblem, uploadRecord } from './uploads/upload-calls.ts';

export type SimulationRequest = z.output<typeof simulationRequest>;
export type SimulationRequestInput = z.input<typeof simulationRequest>;
export type SimulationClient = z.output<typeof simulationClient>;
export type SimulationItem = z.output<typeof simulationItem>;
export type SimulationBasis = z.output<typeof simulationBasis>;
export type SimulationResult = z.output<typeof simulationResult>;
export type SavedSimulation = z.output<typeof savedSimulation>;
export type SavedSimulationRow = z.output<typeof savedSimulationRow>;
export type ProposalClientForm = z.output<typeof clientForm>;
export type ProposalDetail = z.output<typeof proposalDetail>;
export type ProposalRow = z.output<typeof proposalRow>;
export type DealerRow = z.output<typeof dealerRow>;
export type DealerDetail = z.output<typeof dealerDetail>;
export type ParameterRowAnswer = z.output<typeof parameterRow>;
export type ParameterOutlookAnswer = z.output<typeof parameterOutlook>;
export type UploadRecord = z.output<typeof uploadRecord>;
export type UploadProblem = z.output<typeof uploadProblem>;
export type ExtractionFile = z.output<typeof extractionFile>;
