import { z } from 'zod';
import { financeTypeId, instant, isoDate, recordId } from '../fields.ts';
import { chosenColumn, customerMenu } from './product-menu.schemas.ts';
import { offerLender, simulationItem } from './simulation.schemas.ts';
import { tradeInWorth } from './trade-in.schema.ts';

/** The secret of a link: random characters, and a mark that only this installation can compute. */
export const linkToken = z.string({ error: 'required' }).max(100, { error: 'text.tooLong' });

/** The term that the client wants, as answered at the link. */
export const offerAcceptance = z.object({ term: z.int(), acceptedAt: instant });

/** A link in the seller's view. */
export const customerLink = z.object({
  id: recordId,
  createdAt: instant,
  createdByName: z.string(),
  expiresAt: instant,
  revokedAt: instant.nullable(),
  /** when the client opened it */
  openedAt: instant.nullable(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** it shows the simulation as it is saved now; a later change does not change the client's offer */
  isCurrent: z.boolean(),
  /** the column of the menu of products that the client has chosen there, with its instalment as shown */
  choice: chosenColumn.extend({ installmentCents: z.int() }).nullable(),
  /** the client's answer: the term that they want, with its instalment as shown */
  acceptance: offerAcceptance.extend({ installmentCents: z.int() }).nullable(),
});

/** A term in the client's view: its figures, and nothing of tables, tiers and subsidies. */
export const customerTerm = simulationItem.pick({
  term: true,
  validUntil: true,
  rateMonthly: true,
  rateAnnual: true,
  cetMonthly: true,
  cetAnnualPct: true,
  installmentCents: true,
  balloonCents: true,
  payments: true,
  firstDueDate: true,
  lastDueDate: true,
  iofCents: true,
  iofExemption: true,
  netCreditCents: true,
  financeValueCents: true,
  totalInterestCents: true,
  totalPaymentsCents: true,
  totalWithEntryCents: true,
  totalWithoutFinancingCents: true,
  financedItems: true,
  cetComposition: true,
  schedule: true,
});

/** What a link shows. Of the client it contains only the first name. */
export const customerOffer = z.object({
  firstName: z.string().nullable(),
  vehicleLabel: z.string(),
  dealerName: z.string(),
  /** of today, to call or to write to */
  dealerPhone: z.string().nullable(),
  sellerName: z.string(),
  quotedOn: isoDate,
  /** the plan: a lease states other charges for late payment */
  financeTypeId,
  vehicleValueCents: z.int(),
  /** the price before the discount of a coupon or voucher; missing without one */
  listPriceCents: z.int().optional(),
  entryValueCents: z.int(),
  /** where a trade-in is part of the down payment */
  tradeIn: tradeInWorth.optional(),
  selectedTerm: z.int(),
  terms: z.array(customerTerm),
  lender: offerLender,
  /** the columns of products for the selected term; missing where the figures were not of the day of the link */
  menu: customerMenu.optional(),
  expiresAt: instant,
  /** it was opened before: the page need not report it again */
  isOpened: z.boolean(),
  /** the client's choice of a column so far */
  choice: chosenColumn.nullable(),
  /** the client's answer so far */
  acceptance: offerAcceptance.nullable(),
});
