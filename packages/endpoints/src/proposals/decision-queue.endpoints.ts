import { waitingStatuses } from '@estrada/domain/proposals/index';
import { z } from 'zod';
import { defineEndpoints } from '../define-endpoint.ts';
import { listRow } from '../define-list.ts';
import { instant, recordId } from '../fields.ts';

const notAllowed = { error: 'value.notAllowed' } as const;
const number = { error: 'number.invalid' } as const;
const cents = z.coerce.number(number).int(number).min(0, number).max(1_000_000_000_00, number).optional();

/** A proposal that waits for a decision of finance. */
const waitingProposal = z.object({
  id: recordId,
  number: z.string(),
  status: z.enum(waitingStatuses),
  clientName: z.string(),
  clientDocumentMasked: z.string(),
  dealerName: z.string(),
  vehicleLabel: z.string(),
  /** the financed value without the products, which is decided on */
  creditValueCents: z.number().int(),
  /** since when it has its status; in APC, since the dealer presented the conditions as met */
  waitingSince: instant,
  /** the same as a duration, by the clock of the server */
  waitingMinutes: z.number().int(),
  /** in APC: the dealer has presented the conditions as met */
  areConditionsPresented: z.boolean(),
  /** the requirement of a decision on this amount, by the limits of the day */
  needs: z.enum(['one', 'reasoned', 'two']),
  /** the first person's decision; null where there is none */
  first: z.object({ decision: z.enum(['AP', 'APC', 'DC']), actorName: z.string(), isOwn: z.boolean() }).nullable(),
});

export const decisionQueueEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['decision-queue'] },
})({
  /**
   * Proposals that wait for a decision on their credit, conditions or activation, longest waiting first. Blocked ones
   * are left out.
   */
  listDecisionQueue: listRow({
    path: '/proposes/decisions',
    summary: ['Fila de decisões de crédito', 'Queue of credit decisions'],
    filters: {
      status: z.enum(waitingStatuses, notAllowed).optional(),
      /** a part of the trading name, or a dealer's code */
      dealer: z.string().trim().max(100).optional(),
      fromCents: cents,
      toCents: cents,
      needs: z.enum(['one', 'reasoned', 'two'], notAllowed).optional(),
      /**
       * first decisions that wait for the caller (`me`), and the caller's own, which wait for another user (`others`)
       */
      confirmation: z.enum(['me', 'others'], notAllowed).optional(),
      /** whose turn it is: those that the caller may decide now (`mine`), and those that wait for the dealer (`dealer`) */
      turn: z.enum(['mine', 'dealer'], notAllowed).optional(),
    },
    row: waitingProposal,
  }),
});
