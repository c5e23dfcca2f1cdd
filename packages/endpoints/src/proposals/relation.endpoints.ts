import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { financeTypeId, moneyCents, recordId, version } from '../fields.ts';
import { discountErrors } from '../simulation/quote-errors.ts';
import { appliedDiscount, paymentSummary, savedSimulationRow } from '../simulation/simulation.schemas.ts';
import { proposalDetail } from './proposals.schemas.ts';

const refusals = [
  'SEC004',
  'PRS002',
  'PRS006',
  'PRS007',
  'SIM063',
  'GSIM002',
  'GOFF007',
  'PRS004',
  'DOM002',
  ...discountErrors,
] as const;
const address = '/sale/proposal/{id}/relatedWith/simulation';

export const relationEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['proposals-write'] },
})({
  /** The saved simulations that can replace a proposal's own: of the same client and dealer, without a proposal. */
  listFittingSimulations: listRow({
    path: `${address}s`,
    summary: ['Simulações compatíveis com uma proposta', 'Simulations compatible with a proposal'],
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
  }),
  /** The figures that a proposal would have by a simulation, with the tables in force today; nothing is stored. */
  previewProposalRelation: {
    route: `GET ${address}/{simulationId}`,
    summary: [
      'Os valores que uma proposta teria com outra simulação',
      'The figures that a proposal would have with another simulation',
    ],
    params: z.object({ id: recordId, simulationId: recordId }),
    /** absent: the term that was chosen when it was saved, else its first one */
    query: z.object({
      term: z.coerce.number({ error: 'number.invalid' }).int({ error: 'number.invalid' }).optional(),
      /** without the coupon or voucher of the simulation */
      withoutDiscount: z.enum(['true', 'false'], { error: 'value.notAllowed' }).optional(),
    }),
    response: z.object({
      /** the terms of the simulation */
      terms: z.array(z.int()),
      term: z.int(),
      vehicleLabel: z.string(),
      financeTypeId,
      vehicleValueCents: z.int(),
      /** the coupon or voucher that the price contains; missing without one */
      discount: appliedDiscount.optional(),
      entryValueCents: z.int(),
      financeValueCents: z.int(),
      installmentCents: z.int(),
      payments: paymentSummary,
      cetAnnualPct: z.string(),
    }),
    errors: refusals,
  },
  /** `installmentCents` is the instalment shown: where it differs by now, the response is GSIM014. */
  relateProposalToSimulation: {
    route: `POST ${address}/{simulationId}`,
    summary: [
      'Recalcular a proposta com as tabelas de hoje a partir de uma simulação salva',
      "Recalculate the proposal with today's tables from a saved simulation",
    ],
    params: z.object({ id: recordId, simulationId: recordId }),
    /** absent: unchanged */
    query: z.object({ vapExemptionApplied: z.enum(['true', 'false'], { error: 'value.notAllowed' }).optional() }),
    body: z.object({
      version,
      term: z.number().int(),
      installmentCents: moneyCents.optional(),
      /** the sale goes on without the coupon or voucher of the simulation */
      withoutDiscount: z.boolean().optional(),
    }),
    response: proposalDetail,
    errors: [...refusals, 'PRS001', 'GSIM014'],
  },
});
