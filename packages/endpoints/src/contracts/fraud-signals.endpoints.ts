import {
  type FraudSignal,
  fraudSignals,
  mostFraudSignals,
  type SignalledAct,
  signalledActs,
} from '@estrada/domain/contracts/index';
import { reasonForm } from '@estrada/domain/forms/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { formSchema } from '../form-schema.ts';

const params = z.object({ id: recordId });
/** The signals of fraud of a proposal. */
export const proposalFraudSignals = z.object({
  items: z.array(
    z.object({
      id: recordId,
      kind: z.enum(Object.keys(fraudSignals) as [FraudSignal, ...FraudSignal[]]),
      act: z.enum(Object.keys(signalledActs) as [SignalledAct, ...SignalledAct[]]),
      /** whose act it was, or in whose registration the contact was changed */
      personName: z.string(),
      at: instant,
      reviewedAt: instant.nullable(),
      reviewedByName: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
});

export const fraudSignalEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['fraud-review'] },
  params,
  response: proposalFraudSignals,
})({
  listFraudSignals: {
    route: 'GET /sale/proposal/{id}/fraudSignals',
    summary: ['Alertas de uma proposta, os pendentes primeiro', 'Alerts of a proposal, pending ones first'],
    errors: ['SEC004'],
  },
  /** Reviews the named signals. One that somebody else has reviewed meanwhile keeps that review. */
  reviewFraudSignals: {
    route: 'POST /sale/proposal/{id}/fraudSignals/review',
    summary: [
      'Registrar que alertas foram conferidos, com o motivo',
      'Record that alerts were reviewed, with the reason',
    ],
    body: formSchema(reasonForm, { signalIds: z.array(recordId).min(1).max(mostFraudSignals) }),
    errors: ['SEC004', 'DOM002'],
    idempotent: true,
  },
});
