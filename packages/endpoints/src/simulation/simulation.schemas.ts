import { taxRegimes } from '@estrada/domain/enumerations/index';
import { z } from 'zod';
import {
  clientDocument,
  decimal,
  email,
  fullName,
  isoDate,
  mobile,
  moneyCents,
  personType,
  recordId,
  saleType,
  shortText,
  stateCode,
} from '../fields.ts';
import { choiceSpec, planChoices } from './plan-choices.schema.ts';
import { taxValue } from './tax-fields.ts';
import { tradeIn } from './trade-in.schema.ts';

const key = (error: string) => ({ error });
const year = z
  .number(key('required'))
  .int(key('number.invalid'))
  .min(1950, key('value.notAllowed'))
  .max(2100, key('value.notAllowed'));

/** The client as the identification step knows him; everything may still be missing while only numbers are tried. */
export const simulationClient = z.object({
  document: clientDocument.optional(),
  name: fullName.optional(),
  companyName: shortText().optional(),
  birthDate: isoDate.optional(),
  phone: mobile.optional(),
  email: email.optional(),
  monthlyIncomeCents: moneyCents.optional(),
});

const labels = { labelPt: z.string(), labelEn: z.string() };

/** How the vehicle is sold and to whom, as a proposal keeps it of its simulation. */
export const agreedSale = z.object({
  saleType,
  /** null where the dealer sells */
  directSaleTypeId: z.number().nullable(),
  /** every kind of buyer that the client is; missing on what was agreed before there were several */
  saleOptionTypeIds: z.array(z.number()).optional(),
  /** what the kind of buyer is called */
  ...labels,
  /** of a company; missing on what was agreed before it was stated */
  taxRegime: z.enum(taxRegimes.map(({ id }) => id)).optional(),
  /** the fees are those of employees of the maker */
  isEmployee: z.boolean(),
  isAssignmentOfRights: z.boolean(),
  /** where the vehicle is registered, and with it the contract */
  plateState: z.string(),
  iofExemption: z.object(labels).nullable(),
  /** the vehicle that is a part of the down payment */
  tradeIn: tradeIn.optional(),
});

/** A rate set by hand for one term: it holds while the table that it was set for prices the term (decision 0057). */
export const currentTax = z.object({
  term: z.number().int().min(1).max(120),
  tableCode: z.string().min(1).max(40),
  /** the client's monthly rate, a decimal fraction: "0.0129" is 1.29 % */
  taxValue,
  /** what the dealer keeps of its commission in any case, a fraction of the net credit */
  dealerCommission: z.number().min(0, key('number.outOfRange')).max(1, key('number.outOfRange')).optional(),
});

/** What the seller chose (docs/specification/simulation.md#what-is-chosen). Money in centavos. */
export const simulationRequest = z.object({
  personType,
  assetType: z.union([z.literal(1), z.literal(2)], key('value.notAllowed')),
  saleType,
  /** one of `GET /simulation/directsales`; the standard one of the person where none is named */
  directSaleTypeId: z.number(key('number.invalid')).int(key('number.invalid')).optional(),
  /** all kinds of buyer that the client is at once (4 and 7 may stand together); `directSaleTypeId` is one of them */
  saleOptionTypeIds: z
    .array(z.number(key('number.invalid')).int(key('number.invalid')))
    .max(19, key('value.notAllowed'))
    .optional(),
  /** of a company: Simples Nacional and MEI pay less IOF up to a financed total; OTHER unless stated */
  taxRegime: z
    .enum(
      taxRegimes.map(({ id }) => id),
      key('value.notAllowed'),
    )
    .optional(),
  /** the client works for the maker, and pays the fees of its employees */
  isEmployee: z.boolean().optional(),
  /** the client takes over the financed vehicle of somebody else; used vehicles only */
  isAssignmentOfRights: z.boolean().optional(),
  /** false: client or vehicle do not meet what the law asks for the exemption of IOF that the direct-sale type may have */
  takesIofExemption: z.boolean().optional(),
  /** where the client lives */
  state: stateCode,
  /** where the vehicle is registered, and with it the contract; the client's state unless stated */
  plateState: stateCode.optional(),
  manufacturerId: z.number(key('required')).int(),
  modelId: z.number(key('required')).int(),
  versionId: z.number(key('required')).int(),
  manufacturerYear: year,
  modelYear: year,
  /** options of the version (`GET /simulation/models/versions/{versionId}/options`); their prices are part of the vehicle's */
  optionCodes: z
    .array(z.string().max(20, key('value.notAllowed')))
    .max(20, key('value.notAllowed'))
    .optional(),
  mileage: z
    .number(key('number.invalid'))
    .int(key('number.invalid'))
    .min(0, key('number.invalid'))
    .max(2_000_000, key('number.invalid'))
    .optional(),
  financeTypeId: z.number(key('required')).int(),
  vehicleValueCents: moneyCents,
  entryValueCents: moneyCents,
  /** the vehicle handed in as a part of `entryValueCents`; without one the client pays in money alone */
  tradeIn: tradeIn.optional(),
  /** chosen terms in months; empty: the server preselects (docs/specification/simulation.md#terms) */
  terms: z.array(z.number().int().min(1).max(120)).max(3, key('term.tooMany')).default([]),
  /** codes of the products to include, off by default */
  products: z.array(z.string().max(40)).max(10).default([]),
  /** the client already paid the registration fee: what a figure on the screen supposes; what is saved, the server decides */
  ignoreTCC: z.boolean().default(false),
  /** tables chosen among those that apply, one for a term; where none is named the lowest rate prices */
  tableCodes: z.array(z.string().min(1).max(40)).max(3, key('term.tooMany')).optional(),
  currentTax: currentTax.optional(),
  /** what the client chose within the plan; `choiceSpec` of the answer says what there is to choose */
  choices: planChoices.default({}),
  /** the saved simulation whose pre-approval gives the client's tier, which prices; the server looks the tier up */
  simulationId: recordId.optional(),
  /** the offer that is sold by: vehicle, person, plan, price and table are its own, and it must hold (docs/specification/offers.md) */
  offerId: recordId.optional(),
});

/** An instalment that is wished for one term, and what may change for it. */
export const solveRequest = z.object({
  request: simulationRequest,
  term: z.number().int().min(1).max(120),
  installmentCents: moneyCents,
  solveFor: z.enum(['entry', 'term', 'price'], key('value.notAllowed')),
  /** for another price: the entry keeps this share of it; without one it stays the amount of the request */
  entryShare: z.number().min(0, key('number.outOfRange')).max(1, key('number.outOfRange')).optional(),
});

const labelled = z.object({ code: z.string(), ...labels, amountCents: z.number() });

/** A kind of buyer that a sale may be made to. */
export const directSale = z.object({
  id: z.number(),
  ...labels,
  segment: z.string(),
  segmentPt: z.string(),
  segmentEn: z.string(),
  /** what a sale has that names no type */
  isDefault: z.boolean(),
  /** the fees are those of employees of the maker */
  isEmployee: z.boolean(),
  /** why such a sale may be free of IOF, with the conditions; null where it never is */
  iofExemption: z.object(labels).nullable(),
});

const scheduleRow = z.object({
  number: z.number(),
  dueDate: z.string(),
  paymentCents: z.number(),
  interestCents: z.number(),
  principalCents: z.number(),
  balanceCents: z.number(),
});

/** Why a variant of a request cannot be had: the code, and where an input caused it the key of its message. */
export const refusal = z.object({
  code: z.string(),
  key: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** The payments in few runs, to be said on one line: where runs are many, one of them spans amounts. */
export const paymentSummary = z.object({
  runs: z.array(
    z.object({ count: z.number(), fromCents: z.number(), toCents: z.number(), sumCents: z.number().optional() }),
  ),
  /** each run ends where the next begins; otherwise the amounts come back */
  isInTurn: z.boolean(),
  /** the final payment; 0 where there is none */
  finalCents: z.number(),
  /** the last instalment and the amount that its run counts it as, where rounding makes the two differ */
  last: z.object({ cents: z.number(), countedAsCents: z.number() }).optional(),
});

/** Who lends, as it must stand beside an offer; rates are fractions as text. */
export const offerLender = z.object({
  name: z.string(),
  cnpj: z.string(),
  address: z.string(),
  city: z.string(),
  uf: z.string(),
  zipCode: z.string(),
  email: z.string(),
  arrearsRateMonthly: z.string(),
  lateFineRate: z.string(),
  otherCharges: z.string(),
});

/** One term of the answer: what a card shows and everything behind it. */
export const simulationItem = z.object({
  term: z.number(),
  tableCode: z.string(),
  sourceTableCode: z.string(),
  tableDescription: z.string(),
  tierCode: z.string().nullable(),
  simulationDate: z.string(),
  effectiveFrom: z.string(),
  validUntil: z.string(),
  rateMonthly: decimal,
  /** the table's rate where another one was set by hand; otherwise null */
  tableRateMonthly: decimal.nullable(),
  rateAnnual: decimal,
  cetMonthly: decimal,
  /** percentage with two decimals, e.g. "21.55" */
  cetAnnualPct: z.string(),
  installmentCents: z.number(),
  lastInstallmentCents: z.number(),
  balloonCents: z.number(),
  /** the payments in their order, equal neighbours together */
  payments: z.array(z.object({ count: z.number(), amountCents: z.number(), firstDueDate: z.string() })),
  /** the choices that these figures were made with, defaults filled */
  choices: planChoices,
  /** what the maker pays of the interest; null where nothing is subsidised */
  subsidyCents: z.number().nullable(),
  /** what the payments of a lease are; null for a loan */
  leasing: z
    .object({
      counterpartCents: z.number(),
      vrgMonthlyCents: z.number(),
      vrgUpfrontCents: z.number(),
      vrgDilutedCents: z.number(),
      vrgFinalCents: z.number(),
      vrgTotalCents: z.number(),
    })
    .nullable(),
  firstDueDate: z.string(),
  lastDueDate: z.string(),
  iofCents: z.number(),
  /** why no IOF is charged; null where it is, and of a lease, which never has it */
  iofExemption: z.object(labels).nullable(),
  netCreditCents: z.number(),
  financeValueCents: z.number(),
  totalInterestCents: z.number(),
  totalPaymentsCents: z.number(),
  totalWithEntryCents: z.number(),
  /** the vehicle and the products bought without financing, beside the total with it (CDC art. 54-B) */
  totalWithoutFinancingCents: z.number(),
  /** fees and products financed, in the order to show */
  financedItems: z.array(labelled),
  /** the composition sheet of the CET: amount and share of the total */
  cetComposition: z.array(
    z.object({
      code: z.string(),
      labelPt: z.string(),
      labelEn: z.string(),
      amountCents: z.number(),
      sharePct: z.string(),
    }),
  ),
  products: z.array(
    z.object({
      code: z.string(),
      provider: z.string(),
      premiumCents: z.number(),
      /** "+ R$ a month": the instalment with the product less the one without */
      monthlyCents: z.number(),
      selected: z.boolean(),
    }),
  ),
  /** chosen, but not offered for this term and amount, or not sold by the dealer; they cost nothing */
  missingProducts: z.array(z.string()),
  explanationPt: z.array(z.string()),
  explanationEn: z.array(z.string()),
  schedule: z.array(scheduleRow),
});

export const simulationResult = z.object({
  simulationDate: z.string(),
  availableTerms: z.array(
    z.object({ term: z.number(), rateMonthly: decimal, tableCode: z.string(), tierCode: z.string().nullable() }),
  ),
  /** the plan that these are figures of */
  financeTypeId: z.number(),
  limitTerms: z.number(),
  /** what the plan wants to know from the client, with its bounds */
  choiceSpec: z.array(choiceSpec),
  /** the only entry that the plan accepts for this price; null where the client chooses */
  fixedEntryCents: z.number().nullable(),
  simulationItems: z.array(simulationItem),
});

/** What a recalculation could not keep of a request: what has ended since gives way to what holds today. */
export const notRetained = z.array(z.enum(['terms', 'tableCodes', 'currentTax', 'offerId']));

export const savedSimulation = z.object({
  id: recordId,
  version: z.number(),
  code: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  dealer: z.object({ id: recordId, gmfCode: z.string(), tradingName: z.string() }),
  sellerName: z.string(),
  vehicleLabel: z.string(),
  client: z.object({
    document: z.string().nullable(),
    name: z.string().nullable(),
    companyName: z.string().nullable(),
    birthDate: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    monthlyIncomeCents: z.number().nullable(),
  }),
  request: simulationRequest,
  selectedTerm: z.number().nullable(),
  result: simulationResult,
  /** the offer of the chosen term has ended: nothing goes on from these figures before they are recalculated (SIM063) */
  hasExpired: z.boolean(),
  preApproval: z
    .object({
      status: z.enum(['fulfilled', 'rejected']),
      result: z.number().nullable(),
      consultedAt: z.string(),
      term: z.number(),
      /** the client's tier where it prices (docs/specification/simulation.md#tiers) */
      pricingTier: z.string().nullable(),
      /** given for another amount, term or vehicle than the simulation has now */
      isOutdated: z.boolean(),
    })
    .nullable(),
  /** the bureau has answered, but about another client than the simulation names now */
  preApprovalFell: z.boolean(),
  proposalId: recordId.nullable(),
});

export const savedSimulationRow = z.object({
  id: recordId,
  code: z.string(),
  updatedAt: z.string(),
  clientName: z.string().nullable(),
  clientDocumentMasked: z.string().nullable(),
  vehicleLabel: z.string(),
  financeTypeId: z.number(),
  vehicleValueCents: z.number(),
  entryValueCents: z.number(),
  selectedTerm: z.number().nullable(),
  installmentCents: z.number().nullable(),
  payments: paymentSummary.nullable(),
  cetAnnualPct: z.string().nullable(),
  /** as of the whole record */
  hasExpired: z.boolean(),
  preApprovalResult: z.number().nullable(),
  sellerName: z.string(),
  dealerName: z.string(),
  proposalId: recordId.nullable(),
});

/** A client of saved simulations: the one of them that was changed last, and how many there are. */
export const simulationClientRow = z.object({
  clientName: z.string().nullable(),
  clientDocumentMasked: z.string(),
  /** simulations of this client within reach */
  simulations: z.number().int(),
  last: savedSimulationRow,
});
