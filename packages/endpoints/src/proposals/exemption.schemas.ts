import { exemptionStatusIds, storedExemptionStatuses } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { instant, recordId } from '../fields.ts';

const request = {
  /** why the client should not pay the fee */
  reason: z.string(),
  requestedByName: z.string(),
  requestedAt: instant,
  decidedByName: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** why it was refused */
  decisionReason: z.string().nullable(),
};

/** The state of a proposal's exemption from the registration fee. */
export const exemptionDetail = z.object({
  status: z.enum(exemptionStatusIds),
  /** the fee in the figures of the proposal, in centavos; 0 where none is charged */
  feeCents: z.number().int(),
  /** the latest request; null before the first */
  request: z.object(request).nullable(),
  /** the acts available to the caller now */
  can: z.object({ request: z.boolean(), cancel: z.boolean(), redo: z.boolean() }),
});

/** A request in its manager's list. */
export const exemptionRow = z.object({
  id: recordId,
  proposalId: recordId,
  proposalNumber: z.string(),
  proposalStatus: z.string(),
  dealerName: z.string(),
  clientName: z.string(),
  clientDocumentMasked: z.string(),
  vehicleLabel: z.string(),
  financeValueCents: z.number().int(),
  /** the fee at the time of the request, in centavos */
  feeCents: z.number().int(),
  status: z.enum(storedExemptionStatuses),
  ...request,
  can: z.object({ approve: z.boolean(), refuse: z.boolean() }),
});
