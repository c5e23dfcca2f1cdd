import { z } from 'zod';
import { defineEndpoint } from '../define-endpoint.ts';
import { defineList } from '../define-list.ts';
import { moneyCents, recordId, version } from '../fields.ts';
import { paymentSummary, savedSimulationRow } from '../simulation/simulation.schemas.ts';
import { proposalDetail } from './proposals.schemas.ts';

const write = { anyOf: ['proposals-write'] } as const;
const refusals = ['SEC004', 'PRS002', 'PRS006', 'PRS007', 'SIM063', 'GSIM002', 'GOFF007', 'PRS004', 'DOM002'] as const;
const address = '/sale/proposal/{id}/relatedWith/simulation';

/** The saved simulations that a proposal may go by in place of its own: of the same client and dealer, without a proposal. */
export const listFittingSimulations = defineList({
  name: 'listFittingSimulations',
  area: 'proposals',
  family: 'proposal',
  path: `${address}s`,
  summary: { pt: 'Simulações que servem a uma proposta', en: 'Simulations that fit a proposal' },
  access: write,
  params: z.object({ id: recordId }),
  filters: { from: z.iso.date().optional(), to: z.iso.date().optional() },
  row: savedSimulationRow.pick({
    id: true,
    code: true,
    updatedAt: true,
    vehicleLabel: true,
    financeTypeId: true,
    selectedTerm: true,
    payments: true,
    cetAnnualPct: true,
    hasExpired: true,
    sellerName: true,
  }),
  errors: ['SEC004', 'PRS002', 'PRS006', 'PRS007'],
});

/** The figures that a proposal would have by a simulation, with the tables in force today; nothing is kept of them. */
export const previewProposalRelation = defineEndpoint({
  name: 'previewProposalRelation',
  area: 'proposals',
  method: 'GET',
  family: 'proposal',
  path: `${address}/{simulationId}`,
  summary: {
    pt: 'Os valores de uma proposta por outra simulação',
    en: 'The figures of a proposal by another simulation',
  },
  access: write,
  params: z.object({ id: recordId, simulationId: recordId }),
  /** left out: the term that was chosen when it was saved, else its first one */
  query: z.object({ term: z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }).optional() }),
  response: z.object({
    /** the terms that the simulation was made with */
    terms: z.array(z.number()),
    term: z.number(),
    vehicleLabel: z.string(),
    financeTypeId: z.number(),
    vehicleValueCents: z.number(),
    entryValueCents: z.number(),
    financeValueCents: z.number(),
    installmentCents: z.number(),
    payments: paymentSummary,
    cetAnnualPct: z.string(),
  }),
  errors: refusals,
});

/** `installmentCents` is the instalment that was seen: where it is another one by now, the answer is GSIM014. */
export const relateProposalToSimulation = defineEndpoint({
  name: 'relateProposalToSimulation',
  area: 'proposals',
  method: 'POST',
  family: 'proposal',
  path: `${address}/{simulationId}`,
  summary: {
    pt: 'Recalcular a proposta com as tabelas de hoje a partir de uma simulação salva',
    en: "Recalculate the proposal with today's tables from a saved simulation",
  },
  access: write,
  params: z.object({ id: recordId, simulationId: recordId }),
  /** left out: as it was */
  query: z.object({ vapExemptionApplied: z.enum(['true', 'false'], { error: 'value.notAllowed' }).optional() }),
  body: z.object({ version, term: z.number().int(), installmentCents: moneyCents.optional() }),
  response: proposalDetail,
  errors: [...refusals, 'PRS001', 'GSIM014'],
});
