import { simulationOrigins, taxRegimes } from '@estrada/domain/enumerations/index';
import { isChassis, isPlate } from '@estrada/domain/people/index';
import { missingReasons, type SelectedProduct, selectedOf } from '@estrada/domain/simulation/index';
import { z } from 'zod';
import {
  clientDocument,
  companyName,
  decimal,
  email,
  financeTypeId,
  fullName,
  instant,
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
export const year = z
  .number(key('required'))
  .int(key('number.invalid'))
  .min(1950, key('value.notAllowed'))
  .max(2100, key('value.notAllowed'));

/** The client in the identification step; everything may still be missing while only numbers are tried. */
export const simulationClient = z.object({
  document: clientDocument.optional(),
  name: fullName.optional(),
  companyName: companyName.optional(),
  birthDate: isoDate.optional(),
  phone: mobile.optional(),
  email: email.optional(),
  monthlyIncomeCents: moneyCents.optional(),
  /** of a person only */
  additionalIncomeCents: moneyCents.optional(),
});

const labels = { labelPt: z.string(), labelEn: z.string() };

/** The kind of sale and buyer, as a proposal stores it from its simulation. */
export const agreedSale = z.object({
  saleType,
  /** null where the dealer sells */
  directSaleTypeId: z.int().nullable(),
  /** every kind of buyer that applies to the client; missing on sales from before there were several */
  saleOptionTypeIds: z.array(z.int()).optional(),
  /** the names of the kind of buyer */
  ...labels,
  /** of a company; missing on older sales */
  taxRegime: z.enum(taxRegimes.map(({ id }) => id)).optional(),
  /** the employee fees apply */
  isEmployee: z.boolean(),
  isAssignmentOfRights: z.boolean(),
  /** the state of the vehicle's registration, and of the contract's */
  plateState: z.string(),
  iofExemption: z.object(labels).nullable(),
  /** the trade-in that is part of the down payment */
  tradeIn: tradeIn.optional(),
});

/** A manual rate for one term: it applies while the table that it was set for prices the term (decision 0057). */
export const currentTax = z.object({
  term: z.number().int().min(1).max(120),
  tableCode: z.string().min(1).max(40),
  /** the client's monthly rate, a decimal fraction: "0.0129" is 1.29 % */
  taxValue,
  /** the dealer's reserved commission, a fraction of the net credit */
  dealerCommission: z.number().min(0, key('number.outOfRange')).max(1, key('number.outOfRange')).optional(),
});

/** The seller's choices (docs/specification/simulation.md#what-is-chosen). Money in centavos. */
const productOption = z.object({
  termMonths: z.int(key('number.invalid')).min(1, key('number.invalid')).max(120, key('number.invalid')).nullable(),
  coverage: shortText(40).nullable(),
  pricingOption: shortText(40).nullable(),
  planCode: shortText(40).nullable(),
  coupon: shortText(40).nullable(),
  /** the last day of the maker's warranty: protection after the sale begins the day after it */
  startWarrantyDate: isoDate.nullable(),
});

/** A product that the client buys with the vehicle, with its options. */
const selectedProduct = z.object({
  code: z.string(key('required')).max(40, key('value.notAllowed')),
  /** of which insurer or supplier; null: the first that may be sold */
  provider: shortText(40).nullable(),
  quantity: z.int(key('number.invalid')).min(1, key('number.invalid')).max(20, key('number.invalid')),
  /** of goods whose price is typed, for one piece */
  amountCents: moneyCents.nullable(),
  /** the insurer's answer that prices it */
  quoteId: z
    .string()
    .regex(/^[\w-]{1,60}$/, key('value.notAllowed'))
    .nullable(),
  /** the combo that it was chosen in */
  comboId: recordId.nullable(),
  option: productOption,
});

const nothingChosen = selectedOf('');
/** A product as sent: its code alone, or the choices that were made; the others are null. */
const productInput = z.preprocess((sent) => {
  if (typeof sent === 'string') return selectedOf(sent);
  if (typeof sent !== 'object' || sent === null) return sent;
  const { option, ...given } = sent as { option?: object };
  return { ...nothingChosen, code: undefined, ...given, option: { ...nothingChosen.option, ...option } };
}, selectedProduct) as z.ZodType<SelectedProduct, string | SelectedProductInput>;
type SelectedProductInput = Pick<SelectedProduct, 'code'> &
  Partial<Omit<SelectedProduct, 'option'>> & { option?: Partial<SelectedProduct['option']> };

/** The products of a sale. */
export const selectedProducts = z.array(productInput).max(20, key('number.outOfRange'));

/** A plate or chassis number without what separates its parts, in capitals. */
const vehicleMark = (isValid: (mark: string) => boolean, reason: 'plate.invalid' | 'chassis.invalid') =>
  z
    .string(key(reason))
    .max(20, key(reason))
    .overwrite((mark) => mark.replace(/[\s.-]/g, '').toUpperCase())
    .refine(isValid, key(reason));

export const simulationRequest = z.object({
  personType,
  assetType: z.union([z.literal(1), z.literal(2)], key('value.notAllowed')),
  saleType,
  /** one of `GET /simulation/directsales`; by default the person's standard one */
  directSaleTypeId: z.number(key('number.invalid')).int(key('number.invalid')).optional(),
  /** all kinds of buyer that apply to the client (4 and 7 may be combined); `directSaleTypeId` is one of them */
  saleOptionTypeIds: z
    .array(z.number(key('number.invalid')).int(key('number.invalid')))
    .max(19, key('value.notAllowed'))
    .optional(),
  /** of a company: Simples Nacional and MEI pay less IOF up to a financed total; OTHER by default */
  taxRegime: z
    .enum(
      taxRegimes.map(({ id }) => id),
      key('value.notAllowed'),
    )
    .optional(),
  /** the client is an employee of the maker, and pays the employee fees */
  isEmployee: z.boolean().optional(),
  /** the client takes over another person's financed vehicle; used vehicles only */
  isAssignmentOfRights: z.boolean().optional(),
  /** false: client or vehicle do not meet the legal conditions of the direct-sale type's IOF exemption */
  takesIofExemption: z.boolean().optional(),
  /** the buyer is a person with a disability: follows from the kind of buyer, and is refused where it contradicts it */
  pcd: z.boolean().optional(),
  /** the client's state */
  state: stateCode,
  /** the state of the vehicle's registration, and of the contract's; by default the client's state */
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
  /** the agreed colour: one of the offer's where it names some, otherwise any; it changes no figure */
  colour: shortText(40).optional(),
  /** of a used vehicle, by which it was searched; they change no figure, and the proposal starts with them */
  plate: vehicleMark(isPlate, 'plate.invalid').optional(),
  chassis: vehicleMark(isChassis, 'chassis.invalid').optional(),
  mileage: z
    .number(key('number.invalid'))
    .int(key('number.invalid'))
    .min(0, key('number.invalid'))
    .max(2_000_000, key('number.invalid'))
    .optional(),
  financeTypeId: z.number(key('required')).int(),
  /** the list price with options: a coupon or voucher lowers it */
  vehicleValueCents: moneyCents,
  /** the code of a voucher, or of a discount coupon: one of them in a sale */
  voucherCode: shortText(40).optional(),
  discountCoupon: shortText(40).optional(),
  entryValueCents: moneyCents,
  /** the trade-in that is part of `entryValueCents`; without one the client pays in money only */
  tradeIn: tradeIn.optional(),
  /** chosen terms in months; empty: the server preselects (docs/specification/simulation.md#terms) */
  terms: z.array(z.number().int().min(1).max(120)).max(3, key('term.tooMany')).default([]),
  /**
   * the client's, where known: a product may be for certain ages; a saved simulation uses the one of its client
   */
  clientBirthDate: isoDate.optional(),
  /** the products to include, none by default; a code alone is a product without further choices */
  products: selectedProducts.default([]),
  /**
   * the client already paid the registration fee: the screen's assumption; for a saved simulation the server decides
   */
  ignoreTCC: z.boolean().default(false),
  /** chosen tables among those that apply, one per term; by default the lowest rate prices */
  tableCodes: z.array(z.string().min(1).max(40)).max(3, key('term.tooMany')).optional(),
  currentTax: currentTax.optional(),
  /** the client's choices within the plan; `choiceSpec` of the response lists the possible ones */
  choices: planChoices.default({}),
  /** the saved simulation whose pre-approval determines the client's pricing tier; the server looks up the tier */
  simulationId: recordId.optional(),
  /**
   * the offer of the sale: vehicle, person, plan, price and table are its own, and it must be in force
   * (docs/specification/offers.md)
   */
  offerId: recordId.optional(),
  /** the lead that it starts from; it changes no figure, and saving links the two */
  fromLead: recordId.optional(),
});

/** An instalment goal for one term, and the value that may change for it. */
export const solveRequest = z.object({
  request: simulationRequest,
  term: z.number().int().min(1).max(120),
  installmentCents: moneyCents,
  solveFor: z.enum(['entry', 'term', 'price'], key('value.notAllowed')),
  /** for another price: the entry keeps this share of it; without one it stays the amount of the request */
  entryShare: z.number().min(0, key('number.outOfRange')).max(1, key('number.outOfRange')).optional(),
});

const labelled = z.object({ code: z.string(), ...labels, amountCents: z.int() });

/** A kind of buyer of a sale. */
export const directSale = z.object({
  id: z.int(),
  ...labels,
  segment: z.string(),
  segmentPt: z.string(),
  segmentEn: z.string(),
  /** the default of a sale */
  isDefault: z.boolean(),
  /** the employee fees apply */
  isEmployee: z.boolean(),
  /** why such a sale may be exempt from IOF, with the conditions; null where it never is */
  iofExemption: z.object(labels).nullable(),
});

const scheduleRow = z.object({
  number: z.int(),
  dueDate: isoDate,
  paymentCents: z.int(),
  interestCents: z.int(),
  principalCents: z.int(),
  balanceCents: z.int(),
});

/** Why a variant of a request is not available: the code, and where an input caused it the key of its message. */
export const refusal = z.object({
  code: z.string(),
  key: z.string().nullable(),
  params: z.record(z.string(), z.union([z.string(), z.number(), z.object({ pt: z.string(), en: z.string() })])),
});

/** The payments in few runs, for one line: too many different amounts become one run with a range. */
export const paymentSummary = z.object({
  runs: z.array(z.object({ count: z.int(), fromCents: z.int(), toCents: z.int(), sumCents: z.int().optional() })),
  /** each run ends where the next begins; otherwise amounts recur */
  isInTurn: z.boolean(),
  /** the final payment; 0 where there is none */
  finalCents: z.int(),
  /** the last instalment and the amount that its run counts it as, where rounding makes them differ */
  last: z.object({ cents: z.int(), countedAsCents: z.int() }).optional(),
});

/** How to reach the lender: the phones and the officer are empty for one from before they were registered. */
export const lenderContact = z.object({
  email: z.string(),
  sacPhone: z.string(),
  ombudsmanPhone: z.string(),
  privacyOfficer: z.string(),
});

/** The lender, as shown with an offer; rates are fractions as text. */
export const offerLender = lenderContact.extend({
  name: z.string(),
  cnpj: z.string(),
  address: z.string(),
  city: z.string(),
  uf: z.string(),
  zipCode: z.string(),
  arrearsRateMonthly: z.string(),
  lateFineRate: z.string(),
  otherCharges: z.string(),
});

/**
 * A term without its products, which credit is decided on; null in records from before it was stored, and where nothing
 * would be left to pay without them.
 */
export const withoutProducts = z
  .object({
    financeValueCents: z.int(),
    installmentCents: z.int(),
    cetAnnualPct: z.string(),
    totalWithEntryCents: z.int(),
  })
  .nullable();

/** One term of the response: the figures on its card and all details. */
export const simulationItem = z.object({
  term: z.int(),
  tableCode: z.string(),
  sourceTableCode: z.string(),
  tableDescription: z.string(),
  tierCode: z.string().nullable(),
  simulationDate: isoDate,
  effectiveFrom: isoDate,
  validUntil: isoDate,
  rateMonthly: decimal,
  /** the table's rate where a manual one was set; otherwise null */
  tableRateMonthly: decimal.nullable(),
  rateAnnual: decimal,
  cetMonthly: decimal,
  /** percentage with two decimals, e.g. "21.55" */
  cetAnnualPct: z.string(),
  installmentCents: z.int(),
  lastInstallmentCents: z.int(),
  balloonCents: z.int(),
  /** the payments in order, equal neighbours together */
  payments: z.array(z.object({ count: z.int(), amountCents: z.int(), firstDueDate: isoDate })),
  /** the choices behind these figures, with defaults */
  choices: planChoices,
  /** the maker's share of the interest; null without a subsidy */
  subsidyCents: z.int().nullable(),
  /** the parts of a lease's payments; null for a loan */
  leasing: z
    .object({
      counterpartCents: z.int(),
      vrgMonthlyCents: z.int(),
      vrgUpfrontCents: z.int(),
      vrgDilutedCents: z.int(),
      vrgFinalCents: z.int(),
      vrgTotalCents: z.int(),
    })
    .nullable(),
  firstDueDate: isoDate,
  lastDueDate: isoDate,
  iofCents: z.int(),
  /** why no IOF is charged; null where it is, and for a lease, which never has it */
  iofExemption: z.object(labels).nullable(),
  netCreditCents: z.int(),
  financeValueCents: z.int(),
  withoutProducts,
  totalInterestCents: z.int(),
  totalPaymentsCents: z.int(),
  totalWithEntryCents: z.int(),
  /** the vehicle and the products bought without financing, compared with the total with it (CDC art. 54-B) */
  totalWithoutFinancingCents: z.int(),
  /** fees and products financed, in display order */
  financedItems: z.array(labelled),
  /** the composition sheet of the CET: amount and share of the total */
  cetComposition: z.array(
    z.object({
      code: z.string(),
      labelPt: z.string(),
      labelEn: z.string(),
      amountCents: z.int(),
      sharePct: z.string(),
    }),
  ),
  products: z.array(
    z.object({
      code: z.string(),
      type: z.enum(['Insurance', 'Product']),
      provider: z.string(),
      /** for the whole term and quantity */
      premiumCents: z.int(),
      /** before a combo lowered it; absent where none did */
      listCents: z.int().optional(),
      /** of an insurer's price: premium and tax; absent of any other */
      netCents: z.int().optional(),
      iofCents: z.int().optional(),
      /** "+ R$ a month": the instalment with the product less the one without; 0 for one that is paid apart */
      monthlyCents: z.int(),
      isFinanced: z.boolean(),
      quantity: z.int(),
      comboId: recordId.nullable(),
      quoteId: z.string().nullable(),
      option: productOption,
      selected: z.boolean(),
      /** of one that is not selected: the code of a selected one that it cannot be sold with; null otherwise */
      excludedBy: z.string().nullable(),
    }),
  ),
  /** chosen, but without a price for this term and sale, and why; they cost nothing */
  missingProducts: z.array(
    z.object({ code: z.string(), provider: z.string().nullable(), reason: z.enum(missingReasons) }),
  ),
  explanationPt: z.array(z.string()),
  explanationEn: z.array(z.string()),
  schedule: z.array(scheduleRow),
});

/** A coupon or voucher as a sale uses it, and what it makes of the list price; amounts in centavos. */
export const appliedDiscount = z.object({
  kind: z.enum(['COUPON', 'VOUCHER']),
  code: z.string(),
  ruleId: recordId,
  ruleName: z.string(),
  discountType: z.enum(['PERCENTUAL', 'VALUE', 'FIXED_PRICE']),
  /** hundredths of a percent (PERCENTUAL) or centavos */
  discountValue: z.int(),
  listPriceCents: z.int(),
  discountCents: z.int(),
  /** the price from there on */
  priceCents: z.int(),
  /** the last day of the rule */
  validUntil: isoDate,
});

export const simulationResult = z.object({
  simulationDate: isoDate,
  /** missing without a coupon or voucher */
  discount: appliedDiscount.optional(),
  availableTerms: z.array(
    z.object({ term: z.int(), rateMonthly: decimal, tableCode: z.string(), tierCode: z.string().nullable() }),
  ),
  /** the plan of these figures */
  financeTypeId,
  limitTerms: z.int(),
  /** the inputs that the plan requires from the client, with bounds */
  choiceSpec: z.array(choiceSpec),
  /** the only entry that the plan accepts for this price; null where the client chooses */
  fixedEntryCents: z.int().nullable(),
  simulationItems: z.array(simulationItem),
});

/** The parts of a request that a recalculation could not retain: ended ones are replaced by current ones. */
export const notRetained = z.array(z.enum(['terms', 'tableCodes', 'currentTax', 'offerId']));

/** By hand in the simulator, from a lead, or as a copy of a saved one; `source` names the simulator (docs/specification/wire.md). */
const origin = z.enum(simulationOrigins.map(({ id }) => id));

export const savedSimulation = z.object({
  id: recordId,
  version: z.int(),
  code: z.string(),
  origin,
  createdAt: instant,
  updatedAt: instant,
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
    monthlyIncomeCents: z.int().nullable(),
    additionalIncomeCents: z.int().nullable(),
  }),
  /** the paths of what is hidden from this user, null in the answer; null where nothing is */
  maskedFields: z.array(z.string()).nullable(),
  request: simulationRequest,
  selectedTerm: z.int().nullable(),
  result: simulationResult,
  /** the offer of the chosen term has ended: these figures must be recalculated before they are used (SIM063) */
  hasExpired: z.boolean(),
  preApproval: z
    .object({
      status: z.enum(['fulfilled', 'rejected']),
      result: z.int().nullable(),
      consultedAt: instant,
      term: z.int(),
      /** the client's tier where it prices (docs/specification/simulation.md#tiers) */
      pricingTier: z.string().nullable(),
      /** given for another amount, term or vehicle than the current ones */
      isOutdated: z.boolean(),
    })
    .nullable(),
  /** the bureau has answered, but about another client than the current one */
  preApprovalFell: z.boolean(),
  proposalId: recordId.nullable(),
});

export const savedSimulationRow = z.object({
  id: recordId,
  code: z.string(),
  origin,
  updatedAt: instant,
  clientName: z.string().nullable(),
  clientDocumentMasked: z.string().nullable(),
  vehicleLabel: z.string(),
  financeTypeId,
  /** with the discount */
  vehicleValueCents: z.int(),
  /** what a coupon or voucher lowers the list price by; missing without one */
  discountCents: z.int().optional(),
  entryValueCents: z.int(),
  selectedTerm: z.int().nullable(),
  installmentCents: z.int().nullable(),
  payments: paymentSummary.nullable(),
  cetAnnualPct: z.string().nullable(),
  /** as of the whole record */
  hasExpired: z.boolean(),
  preApprovalResult: z.int().nullable(),
  sellerName: z.string(),
  dealerName: z.string(),
  proposalId: recordId.nullable(),
});

/** A client of saved simulations: the one that was changed last, and their number. */
export const simulationClientRow = z.object({
  clientName: z.string().nullable(),
  clientDocumentMasked: z.string(),
  /** simulations of this client within reach */
  simulations: z.number().int(),
  last: savedSimulationRow,
});
