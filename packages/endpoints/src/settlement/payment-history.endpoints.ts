import {
  type PaymentKind,
  paymentHistorySize,
  paymentKindIds,
  paymentStatusIds,
} from '@estrada/domain/settlement/index';
import { z } from 'zod';
import { defineEndpoints, mediaTypes } from '../define-endpoint.ts';
import { listQuery, pageOf } from '../define-list.ts';
import { instant, proposalStatus, recordId } from '../fields.ts';

const path = '/sale/proposal/payments/history';
const day = z.iso.date({ error: 'date.invalid' }).optional();
const optionalText = z.string().trim().max(100, { error: 'text.tooLong' }).optional();

const filters = z.strictObject({
  status: z
    .array(z.enum(paymentStatusIds as [string, ...string[]], { error: 'value.notAllowed' }))
    .max(10)
    .optional(),
  /** the days, in São Paulo, of the request */
  from: day,
  to: day,
  /** the number of the proposal or of the contract, whole, or a part of the client's name */
  search: optionalText,
  /** a part of the trading name, or a dealer's code */
  dealer: optionalText,
});

/** A payment of a dealer, with its sale. */
const paymentRow = z.object({
  id: recordId,
  proposalId: recordId,
  proposalNumber: z.string(),
  contractNumber: z.string(),
  clientName: z.string(),
  dealerName: z.string(),
  sellerName: z.string(),
  /** to the dealer, or a refund after a withdrawal */
  kind: z.enum(paymentKindIds as [PaymentKind, ...PaymentKind[]]),
  amountCents: z.number().int(),
  status: z.string(),
  requestedAt: instant,
  settledOn: z.string().nullable(),
  receipt: z.string().nullable(),
  /** why it was returned, or the reason of a manual confirmation */
  reason: z.string().nullable(),
  isByHand: z.boolean(),
});

export const paymentHistoryEndpoints = defineEndpoints({
  area: 'proposals',
  family: 'proposal',
  access: { anyOf: ['payment-history'] },
})({
  /** The payments of dealers within reach, newest first. The page number is in the address, ten rows by default. */
  listPaymentHistory: {
    route: `POST ${path}/filters`,
    summary: ['Histórico de pagamentos', 'Payment history'],
    list: 'query',
    query: listQuery({}, undefined, paymentHistorySize),
    body: filters,
    response: pageOf(paymentRow),
    errors: ['DOM002'],
  },
  /** What is on its way to the payment, within reach: amounts by status and by how long they have waited there. */
  readFundingAmounts: {
    access: { anyOf: ['proposals-consult'] },
    route: `GET ${path}/amounts`,
    summary: ['Valores a caminho do pagamento', 'Amounts on their way to the payment'],
    response: z.object({
      /** in the order of a sale's life */
      rows: z.array(
        z.object({
          status: proposalStatus,
          /** of every age in `fundingAges`, in their order */
          ages: z.array(z.object({ count: z.int(), amountCents: z.int() })),
          /** the one that waits longest */
          oldest: z.object({ id: recordId, number: z.string(), since: instant }),
        }),
      ),
      /** only the first ones were counted */
      isCapped: z.boolean(),
    }),
  },
  /** The same as a file (CSV), at most 10,000 of them. */
  exportPaymentHistory: {
    route: `POST ${path}/export`,
    summary: ['Exportar o histórico de pagamentos, em CSV', 'Export the payment history, as CSV'],
    body: filters,
    response: { file: [mediaTypes.csv] },
    errors: ['DOM002'],
  },
});
