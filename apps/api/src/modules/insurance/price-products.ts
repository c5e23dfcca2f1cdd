import type { ModuleFlags } from '@estrada/domain/access/index';
import { DomainError, type Language, pickText } from '@estrada/domain/errors/index';
import {
  carUseOf,
  deductibleType,
  defaultOffer,
  type InsuranceOffer,
  insurerOf,
  prepareQuote,
  pricingOptionOf,
  type QuoteFacts,
  type RatedFact,
  yearlyTerms,
} from '@estrada/domain/insurance/index';
import { isInsurance } from '@estrada/domain/products/index';
import {
  type CatalogueProduct,
  isWithinAmounts,
  type ProtectionPriceRow,
  priceProduct,
  protectionTerms,
  type Sale,
  type SelectedProduct,
  saleProblems,
} from '@estrada/domain/simulation/index';
import type { BodyOf, endpoints, QueryOf, ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type FlowContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { UseCase } from '../../kernel/route.ts';
import { loadCatalogue, loadProductsOnSale } from '../products/index.ts';
import { promotionalCouponFor } from '../promotions/index.ts';
import { findVehicleByCode } from '../vehicles/index.ts';
import {
  type Buyer,
  coveredBy,
  endOfDay,
  isOfProvider,
  type NotOffered,
  nameOf,
  type Place,
  type ProductOnSale,
  placeOf,
  tabledTerms,
  whyNotOffered,
} from './offered-products.ts';
import {
  findQuote,
  type InsurerAnswer,
  type InsurerPorts,
  type InsurerRequest,
  quoteInsurers,
  type StoredQuote,
} from './quote-insurers.ts';

/** What the calls for prices are made with. */
export type Pricing = { ports: InsurerPorts; modules: ModuleFlags; deadlineMs: number };

type Query = QueryOf<typeof endpoints.priceVaps>;
type Priced = ResponseOf<typeof endpoints.priceVaps>['insurances'][number];
type Outcome = Pick<Priced, 'provider' | 'status' | 'idQuote' | 'message' | 'missing' | 'reason' | 'validate'>;

const hour = 3_600;
/** Far above what a busy day at a desk needs: most calls find stored answers. */
const limits = {
  user: { hits: 300, windowSeconds: hour },
  dealer: { hits: 1_500, windowSeconds: hour },
};

/** Counts a call for prices for the user and the dealer. @throws DomainError USE029 */
export async function limitQuotes({ dealerId }: Pick<Place, 'dealerId'>, context: FlowContext): Promise<void> {
  const subjects = { user: callerOf(context).viewer.userId, dealer: dealerId };
  for (const by of ['user', 'dealer'] as const) {
    const subject = subjects[by];
    if (subject) await limitRate(context.db, { name: `insurance-prices-${by}`, ...limits[by] }, subject, context.now);
  }
}

/** @throws DomainError DOM002 at the parts of a sale that contradict each other */
export function checkSale({
  saleOptionTypeId,
  ...sale
}: Pick<Sale, 'personType' | 'assetType' | 'saleType'> & {
  saleOptionTypeId?: number | undefined;
}): void {
  const fields = saleProblems({ ...sale, directSaleTypeId: saleOptionTypeId }).map((problem) =>
    problem.path === 'directSaleTypeId' ? { ...problem, path: 'saleOptionTypeId' } : problem,
  );
  if (fields.length > 0) throw new DomainError('DOM002', { fields });
}

/** An outcome without a price; what is not stated is empty. */
export const without = (outcome: Pick<Outcome, 'provider' | 'status'> & Partial<Outcome>): Outcome => ({
  provider: outcome.provider,
  status: outcome.status,
  idQuote: null,
  message: outcome.message ?? null,
  missing: outcome.missing ?? [],
  reason: outcome.reason ?? null,
  validate: null,
});

/** The answer of an insurer as an outcome. */
export const outcomeOf = (answer: InsurerAnswer): Outcome =>
  answer.status === 'quoted'
    ? {
        ...without({ provider: answer.insurer, status: 'quoted' }),
        idQuote: answer.id,
        validate: { validUntil: answer.quote.validUntil },
      }
    : without({
        provider: answer.insurer,
        status: answer.status,
        message: answer.status === 'refused' ? answer.message : null,
      });

/**
 * What the same offer costs more, or less, than in an earlier answer; null without another one that has it for the same
 * term.
 */
export function differenceOf(
  offer: InsuranceOffer,
  { id, termMonths }: { id: string; termMonths: number },
  earlier: StoredQuote | null,
): number | null {
  if (!earlier || earlier.id === id || earlier.request.termMonths !== termMonths) return null;
  const option = pricingOptionOf(offer);
  const same = earlier.quote.offers.find((one) => pricingOptionOf(one) === option);
  return same ? offer.totalCents - same.totalCents : null;
}

/** The answer of an insurer that a selection names; null where it is none about this product. */
export async function findEarlier(
  db: Db,
  id: string | null,
  { code, provider }: Pick<ProductOnSale, 'code' | 'provider'>,
): Promise<StoredQuote | null> {
  const found = id === null ? null : await findQuote(db, id);
  return found?.insurer === provider && found.request.product === code ? found : null;
}

/** The names that the request has for the facts that may be missing. */
const fieldOf: Readonly<Record<RatedFact, string>> = {
  birthDate: 'birthDate',
  termMonths: 'option.termMonths',
  financedCents: 'approximateFinancedValue',
  vehicle: 'vehicleCode',
  kilometres: 'mileage',
  warrantyEndsOn: 'option.startWarrantyDate',
  car: 'detail',
};

type Wanted = { index: number; selected: SelectedProduct; row: ProductOnSale };
/** A product that has its answer, or that an insurer is asked for. */
type Plan = { priced: Priced } | (Wanted & { ask: InsurerRequest; earlier: StoredQuote | null });

/**
 * Prices the selected products: from the tables in force, or by their insurers, which are asked at once. No failure of an
 * insurer fails the call.
 */
export const makePriceVaps =
  ({ ports, modules, deadlineMs }: Pricing): UseCase<typeof endpoints.priceVaps, FlowContext> =>
  async ({ query, body }, context) => {
    checkSale(query);
    const place = await placeOf(query, context);
    await limitQuotes(place, context);
    const facts = await findFacts(query, context);
    const catalogue = await loadCatalogue(context.db, query.assetType, context.today);
    const around = {
      query,
      facts,
      buyer: buyerOf(query, facts),
      catalogue,
      sold: { ...place, modules },
      context,
    };
    const registered = await loadProductsOnSale(context.db);
    const plans = await Promise.all(
      body.flatMap((selected, index) => planSelected({ selected, index }, registered, around)),
    );
    const asked = plans.flatMap((plan) => ('ask' in plan ? [plan] : []));
    const answers = await quoteInsurers(
      asked.map(({ ask }) => ask),
      ports,
      context,
      deadlineMs,
    );
    const priced = plans.map((plan) =>
      'priced' in plan ? plan.priced : describeAnswer(plan, answers[asked.indexOf(plan)]!, context.language),
    );
    return {
      insurances: priced.filter(({ type }) => type === 'Insurance'),
      products: priced.filter(({ type }) => type === 'Product'),
    };
  };

type Around = {
  query: Query;
  facts: Omit<QuoteFacts, 'termMonths' | 'warrantyEndsOn' | 'car'>;
  buyer: Buyer;
  catalogue: readonly CatalogueProduct[];
  sold: Place & { modules: ModuleFlags };
  context: FlowContext;
};

/** What is known of the sale, for the rules of each product. */
const buyerOf = (query: Query, { vehicle }: Around['facts']): Buyer => ({
  personType: query.personType,
  assetType: query.assetType,
  saleType: query.saleType,
  directSaleTypeId: query.saleOptionTypeId,
  financeTypeId: query.financeTypeId,
  mileage: query.mileage,
  birthDate: query.birthDate,
  modelYear: vehicle?.modelYear,
  vehicleValueCents: vehicle?.valueCents,
});

/** @throws DomainError DOM002 at a vehicle that the table in force does not have */
async function findFacts(query: Query, { db, today }: FlowContext): Promise<Around['facts']> {
  const { vehicleCode: code, optionalCode: optionCode, manufacturerYear, modelYear, assetType } = query;
  const isKnown = code !== undefined && manufacturerYear !== undefined;
  const vehicle = isKnown
    ? await findVehicleByCode(
        db,
        {
          code,
          manufacturerYear,
          assetType,
          ...(optionCode === undefined ? {} : { optionCode }),
          ...(modelYear === undefined ? {} : { modelYear }),
        },
        today,
      )
    : null;
  if (isKnown && !vehicle)
    throw new DomainError('DOM002', { fields: [{ path: 'vehicleCode', key: 'value.notAllowed' }] });
  const isNew = assetType === 1;
  return {
    personType: query.personType,
    isUsed: !isNew,
    birthDate: query.birthDate ?? null,
    financedCents: query.approximateFinancedValue ?? null,
    vehicle,
    kilometres: query.mileage ?? (isNew ? 0 : null),
  };
}

/** Each insurer of a selected product that can be offered; where none can, the reason of the first. */
function planSelected(
  { selected, index }: { selected: SelectedProduct; index: number },
  registered: readonly ProductOnSale[],
  around: Around,
): Promise<Plan>[] {
  const { sold, buyer } = around;
  const rows = registered.filter((row) => row.code === selected.code && isOfProvider(row, selected.provider));
  const reasons = rows.map((row) => whyNotOffered(row, sold, buyer, around.context.today));
  const offered = rows.filter((_, place) => reasons[place] === null);
  if (offered.length > 0) return offered.map((row) => planOf({ index, selected, row }, around));
  const [row] = rows;
  const reason: NotOffered | 'unregistered' = reasons[0] ?? 'unregistered';
  const { language } = around.context;
  const outcome = without({ provider: row?.provider ?? selected.provider, status: 'notOffered', reason });
  return [Promise.resolve({ priced: describe({ index, selected, row: row ?? null }, outcome, language) })];
}

async function planOf(wanted: Wanted, around: Around): Promise<Plan> {
  const { row, selected } = wanted;
  const { context, query } = around;
  if (row.priceSource === 'TABLE') return { priced: priceByTable(wanted, around) };
  if (row.priceSource === 'TYPED') return { priced: priceTyped(wanted, around) };
  const notPriced = (outcome: Partial<Outcome> & Pick<Outcome, 'status'>) => ({
    priced: describe(wanted, without({ provider: row.provider, ...outcome }), context.language),
  });
  const insurer = insurerOf(row.provider, row.code);
  if (insurer === null || !isInsurance(row.code)) return notPriced({ status: 'notOffered', reason: 'insurer' });
  const earlier = await findEarlier(context.db, selected.quoteId, row);
  const discount = await discountOf(wanted, around);
  if (discount === null) return notPriced({ status: 'notOffered', reason: 'coupon' });
  const terms = yearlyTerms(row);
  const { termMonths: chosen } = selected.option;
  const longest = query.term === undefined ? null : terms.filter((term) => term <= query.term!).at(-1);
  if (chosen === null ? longest === undefined : !terms.includes(chosen))
    return notPriced({ status: 'notOffered', reason: 'term' });
  const facts: QuoteFacts = {
    ...around.facts,
    termMonths: chosen ?? longest ?? null,
    warrantyEndsOn: selected.option.startWarrantyDate,
    ...carFacts(earlier, discount, around),
  };
  const prepared = prepareQuote(row.code, facts);
  if ('missing' in prepared)
    return notPriced({ status: 'incomplete', missing: prepared.missing.map((name) => fieldOf[name]) });
  return { ...wanted, ask: { insurer, request: prepared.request }, earlier };
}

/** A car is priced anew by the answers and the vehicle of its earlier quote, which a selection names, and its coupon. */
function carFacts(
  earlier: StoredQuote | null,
  discount: number,
  { query, facts }: Around,
): Pick<QuoteFacts, 'car' | 'vehicle'> {
  const car = earlier?.request.car ?? null;
  if (!earlier || !car) return { car: null, vehicle: facts.vehicle };
  const { valueCents, modelYear } = earlier.request.vehicle;
  return { car: { ...carUseOf(car, saleOf(query)), discount }, vehicle: { valueCents, modelYear } };
}

/** The share of the promotional coupon of a car insurance, evaluated anew; 0 without one, null where it does not apply. */
async function discountOf(
  { row: { code, provider }, selected: { option } }: Wanted,
  { sold: { dealerId }, context: { db, today } }: Around,
): Promise<number | null> {
  if (option.coupon === null || code !== 'SEGURO_AUTO') return 0;
  try {
    const { discountShare } = await promotionalCouponFor(option.coupon, { provider, dealerId, today }, db);
    return Number(discountShare);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'InsCampaign-004') return null;
    throw error;
  }
}

/** The sale that decides how a car is used. */
export const saleOf = ({
  personType,
  assetType,
  saleType,
  saleOptionTypeId,
}: Pick<Sale, 'personType' | 'assetType' | 'saleType'> & { saleOptionTypeId?: number | undefined }): Sale => ({
  personType,
  assetType,
  saleType,
  directSaleTypeId: saleOptionTypeId,
});

/** The prices of the table in force: of the chosen term, or of every term. */
function priceByTable(wanted: Wanted, around: Around): Priced {
  const { selected, row } = wanted;
  const { query, facts, catalogue, context } = around;
  const { language, today } = context;
  const product = catalogue.find(({ code, provider }) => code === row.code && provider === row.provider);
  if (product?.protection) return priceProtection(wanted, product.protection, around);
  const { financedCents } = facts;
  const no = (outcome: Partial<Outcome> & Pick<Outcome, 'status'>) =>
    describe(wanted, without({ provider: row.provider, ...outcome }), language);
  if (financedCents === null) return no({ status: 'incomplete', missing: [fieldOf.financedCents] });
  const own = product?.prices ?? [];
  const { personType, assetType } = query;
  // an age decides between its rows, and without one none of them prices anything
  if (facts.birthDate === null && own.length > 0 && own.every(({ share }) => share !== undefined))
    return no({ status: 'incomplete', missing: [fieldOf.birthDate] });
  const birthDate = facts.birthDate ?? undefined;
  const prices = tabledTerms(row, own).flatMap((termMonths) => {
    const choice = { code: row.code, termMonths, financedCents, assetType, personType, birthDate, today };
    const price = priceProduct(own, choice);
    return price ? [{ ...price, termMonths }] : [];
  });
  const chosen = selected.option.termMonths ?? query.term ?? null;
  const shown = prices.filter(({ termMonths }) => chosen === null || termMonths === chosen);
  if (shown.length === 0) return no({ status: 'notOffered', reason: prices.length > 0 ? 'term' : 'price' });
  // a line without an end is replaced by the next table: its price is for today
  const [end = today] = shown.flatMap(({ validUntil }) => validUntil ?? []).sort();
  return {
    ...describe(
      wanted,
      { ...without({ provider: row.provider, status: 'quoted' }), validate: { validUntil: endOfDay(end) } },
      language,
    ),
    options: shown.map(({ termMonths, premiumCents }) => ({
      pricingOption: 'STANDARD',
      term: termMonths,
      coverage: 'STANDARD',
      deductible: null,
      netCents: null,
      iofCents: null,
      totalCents: premiumCents,
      differenceCents: null,
      isDefault: shown.length === 1,
    })),
    terms: prices.map(({ termMonths }) => termMonths),
    limitTerms: prices.at(-1)!.termMonths,
  };
}

/** The prices of mechanical protection by its table: of the chosen coverage and term, or of every one. */
function priceProtection(
  wanted: Wanted,
  lines: readonly ProtectionPriceRow[],
  { query, facts, context }: Around,
): Priced {
  const {
    row,
    selected: { option },
  } = wanted;
  const { vehicle, kilometres: km } = facts;
  const { language, today } = context;
  const outcomeWith = (outcome: Partial<Outcome> & Pick<Outcome, 'status'>) =>
    describe(wanted, without({ provider: row.provider, ...outcome }), language);
  const needsWarranty = row.code === 'PMC_DAY_2' && option.startWarrantyDate === null;
  if (!vehicle || km === null || needsWarranty)
    return outcomeWith({
      status: 'incomplete',
      missing: [
        ...(vehicle ? [] : [fieldOf.vehicle]),
        ...(km === null ? [fieldOf.kilometres] : []),
        ...(needsWarranty ? [fieldOf.warrantyEndsOn] : []),
      ],
    });
  const { code, provider } = row;
  const sale = { code, provider, km, priceCents: vehicle.valueCents, warrantyEndsOn: option.startWarrantyDate, today };
  const coverages = [...new Set(lines.map(({ coverage }) => coverage))];
  const prices = tabledTerms(row, [], lines).flatMap((termMonths) =>
    coverages.flatMap((coverage) => {
      const line = protectionTerms(lines, { ...sale, coverage, termMonths });
      return line?.premiumCents ? [{ ...line, totalCents: line.premiumCents }] : [];
    }),
  );
  const chosen = option.termMonths ?? query.term ?? null;
  const shown = prices.filter(
    ({ termMonths, coverage }) =>
      (chosen === null || termMonths === chosen) && (option.coverage === null || coverage === option.coverage),
  );
  const [first, ...rest] = shown.map(({ validUntil }) => validUntil).sort();
  if (first === undefined) return outcomeWith({ status: 'notOffered', reason: prices.length > 0 ? 'term' : 'price' });
  const terms = [...new Set(prices.map(({ termMonths }) => termMonths))];
  return {
    ...outcomeWith({ status: 'quoted' }),
    validate: { validUntil: endOfDay(first) },
    options: shown.map(({ termMonths, coverage, totalCents }) => ({
      pricingOption: coverage,
      term: termMonths,
      coverage,
      deductible: null,
      netCents: null,
      iofCents: null,
      totalCents,
      differenceCents: null,
      isDefault: rest.length === 0,
    })),
    terms,
    limitTerms: terms.at(-1)!,
  };
}

/** Goods by the amount of one piece, within the limits of their row. */
function priceTyped({ index, selected, row }: Wanted, { query, context }: Around): Priced {
  const { language } = context;
  const { amountCents, quantity, option } = selected;
  const of = (outcome: Partial<Outcome> & Pick<Outcome, 'status'>) =>
    describe({ index, selected, row }, without({ provider: row.provider, ...outcome }), language);
  if (amountCents === null) return of({ status: 'incomplete', missing: ['amountCents'] });
  if (quantity > row.maxQuantity) return of({ status: 'notOffered', reason: 'quantity' });
  if (!isWithinAmounts(row, amountCents)) return of({ status: 'notOffered', reason: 'amount' });
  return {
    ...of({ status: 'quoted' }),
    options: [
      {
        pricingOption: 'STANDARD',
        term: option.termMonths ?? query.term ?? row.maxTermMonths,
        coverage: 'STANDARD',
        deductible: null,
        netCents: null,
        iofCents: null,
        totalCents: amountCents * quantity,
        differenceCents: null,
        isDefault: true,
      },
    ],
  };
}

function describe(
  { index, selected, row }: Omit<Wanted, 'row'> & { row: ProductOnSale | null },
  outcome: Outcome,
  language: Language,
): Priced {
  const terms = row?.priceSource === 'INSURER' ? yearlyTerms(row) : [];
  return {
    index,
    code: selected.code,
    type: isInsurance(selected.code) ? 'Insurance' : 'Product',
    name: nameOf(row, selected.code, language),
    priceSource: row?.priceSource ?? null,
    ...outcome,
    options: [],
    terms,
    limitTerms: terms.at(-1) ?? 0,
    conditions: coveredBy(row, language),
  };
}

/** The offers of an insurer's answer: all of them, or those of the chosen coverage. */
function describeAnswer(
  { ask: { request }, earlier, ...wanted }: Extract<Plan, { ask: InsurerRequest }>,
  answer: InsurerAnswer,
  language: Language,
): Priced {
  const priced = describe(wanted, outcomeOf(answer), language);
  if (answer.status !== 'quoted') return priced;
  const { coverage } = wanted.selected.option;
  const offers = answer.quote.offers.filter((offer) => coverage === null || offer.coverage === coverage);
  const byDefault = defaultOffer(answer.quote.offers);
  return {
    ...priced,
    options: offers.map((offer) => ({
      pricingOption: pricingOptionOf(offer),
      term: request.termMonths,
      coverage: offer.coverage,
      deductible: offer.deductiblePercent === null ? null : pickText(deductibleType(offer.deductiblePercent), language),
      netCents: offer.netCents,
      iofCents: offer.iofCents,
      totalCents: offer.totalCents,
      differenceCents: differenceOf(offer, { id: answer.id, termMonths: request.termMonths }, earlier),
      isDefault: offer === byDefault,
    })),
  };
}

export type CarDetail = BodyOf<typeof endpoints.priceCarInsurance>;
