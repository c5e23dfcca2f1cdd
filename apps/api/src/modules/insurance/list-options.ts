import type { ModuleFlags } from '@estrada/domain/access/index';
import { findFinanceType } from '@estrada/domain/enumerations/index';
import { DomainError, type Language, pickText } from '@estrada/domain/errors/index';
import {
  carCoverages,
  deductibles,
  fallbackInsurances,
  insuranceOfType,
  insurerOf,
  isDefaultDeductible,
  trackingDevices,
  yearlyTerms,
} from '@estrada/domain/insurance/index';
import {
  autoCommission,
  autoCoverages,
  type CommercialCategory,
  commercialCategories,
  isInsurance,
  protectionCoverages,
} from '@estrada/domain/products/index';
import { type CatalogueProduct, isForTerm, type PricedProductRow } from '@estrada/domain/simulation/index';
import { endpoints as calls, type endpoints, type QueryOf, type ResponseOf } from '@estrada/endpoints/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { describeFailure } from '../../kernel/describe-failure.ts';
import { type Route, read, type UseCase } from '../../kernel/route.ts';
import { listAutoCommissions, loadCatalogue, loadProductsOnSale } from '../products/index.ts';
import {
  type Buyer,
  coveredBy,
  endOfDay,
  isOfProvider,
  nameOf,
  type Place,
  type ProductOnSale,
  placeOf,
  tabledTerms,
  whyNotOffered,
} from './offered-products.ts';

type Option = ResponseOf<typeof endpoints.listVapOptions>['insurances'][number];
type TablePrice = ResponseOf<typeof endpoints.readChevPlusRules>['rules'][number];
type Sold = Pick<Place, 'unsold'> & { modules: ModuleFlags };

const anyDealer: Place = { dealerId: null, unsold: new Set() };
const byNumber = (one: number, other: number) => one - other;

/** The coverages of a product that are chosen between; none of one with a single coverage. */
export function coveragesOf(code: string, language: Language): Option['coverages'] {
  if (code === 'SEGURO_AUTO')
    return autoCoverages.map((id) => {
      const { name, covers, notCovered } = carCoverages[id];
      return {
        code: id,
        name: pickText(name, language),
        covers: pickText(covers, language),
        notCovered: pickText(notCovered, language),
        isDefault: id === 'A',
      };
    });
  if (code !== 'PMC' && code !== 'PMC_DAY_2') return [];
  return Object.entries(protectionCoverages).map(([id, name]) => ({
    code: id,
    name: pickText(name, language),
    covers: '',
    notCovered: '',
    isDefault: false,
  }));
}

/** The products with their prices in force, of either condition of the vehicle, or of one. */
async function loadPriced({ assetType }: Buyer, { db, today }: ReadContext): Promise<CatalogueProduct[]> {
  const wanted = assetType ? [assetType] : ([1, 2] as const);
  return (await Promise.all(wanted.map((type) => loadCatalogue(db, type, today)))).flat();
}

const isPriceOf =
  (row: ProductOnSale, { personType }: Buyer) =>
  (price: PricedProductRow) =>
    price.code === row.code &&
    price.provider === row.provider &&
    (!personType || price.personType === null || price.personType === personType);

/** A registered product as it is offered, or null where no term of it can be had. */
function toOption(
  row: ProductOnSale,
  { prices, protection }: Pick<CatalogueProduct, 'prices' | 'protection'>,
  language: Language,
): Option | null {
  const terms = row.priceSource === 'TABLE' ? tabledTerms(row, prices, protection) : yearlyTerms(row);
  if (terms.length === 0) return null;
  return {
    code: row.code,
    type: isInsurance(row.code) ? 'Insurance' : 'Product',
    provider: row.provider,
    name: nameOf(row, row.code, language),
    priceSource: row.priceSource,
    coverages: coveragesOf(row.code, language),
    terms,
    limitTerms: terms.at(-1)!,
    conditions: coveredBy(row, language),
  };
}

/** The products that can be offered, each with its rows of the price table. */
async function listOffered(buyer: Buyer, sold: Sold, context: ReadContext) {
  const priced = await loadPriced(buyer, context);
  return (await loadProductsOnSale(context.db)).flatMap((row) => {
    if (whyNotOffered(row, sold, buyer, context.today) !== null) return [];
    const own = priced.filter(({ code, provider }) => code === row.code && provider === row.provider);
    const prices = own.flatMap((product) => product.prices).filter(isPriceOf(row, buyer));
    const option = toOption(row, { prices, protection: own[0]?.protection }, context.language);
    return option ? [{ row, option, prices, protection: own[0]?.protection }] : [];
  });
}

type Offered = Awaited<ReturnType<typeof listOffered>>[number];

/** Whether a product can be had for a term: one priced by bands of terms also between the listed ones. */
const canHaveTerm = ({ row, option, prices, protection }: Offered, term: number): boolean =>
  row.priceSource === 'TABLE' && !protection
    ? term >= row.minTermMonths && term <= row.maxTermMonths && prices.some((price) => isForTerm(price, term))
    : option.terms.includes(term);

/** Three usual insurances by their names, where the register cannot be read. */
const fallback = (language: Language): ResponseOf<typeof endpoints.listVapOptions> => ({
  insurances: fallbackInsurances.map(({ code, name }) => ({
    code,
    type: 'Insurance',
    provider: null,
    name: pickText(name, language),
    priceSource: 'INSURER',
    coverages: [],
    terms: [],
    limitTerms: 0,
    conditions: [],
  })),
  products: [],
  isFallback: true,
});

/** What can be offered; the usual insurances where the register cannot be read. */
async function findOptions(
  { term, provider, ...buyer }: Buyer & { term?: number | undefined; provider?: string | undefined },
  sold: Sold,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.listVapOptions>> {
  try {
    const offered = (await listOffered(buyer, sold, context))
      .filter((one) => isOfProvider(one.row, provider) && (!term || canHaveTerm(one, term)))
      .map(({ option }) => option);
    return {
      insurances: offered.filter(({ type }) => type === 'Insurance'),
      products: offered.filter(({ type }) => type === 'Product'),
      isFallback: false,
    };
  } catch (error) {
    if (error instanceof DomainError) throw error;
    context.logger.error({ err: describeFailure(error) }, 'the products on sale cannot be read');
    return fallback(context.language);
  }
}

const describePrice = (price: PricedProductRow): TablePrice => ({
  provider: price.provider,
  vehicleTypeId: price.assetType,
  term: price.termMonths,
  maxTerm: price.maxTermMonths ?? price.termMonths,
  minFinancedCents: price.minFinancedCents,
  maxFinancedCents: price.maxFinancedCents,
  totalCents: price.premiumCents,
  share: price.share ?? null,
  validate: { validUntil: endOfDay(price.validUntil!) },
});
const isInRange = (price: PricedProductRow, financedCents: number | undefined) =>
  financedCents === undefined || (financedCents >= price.minFinancedCents && financedCents <= price.maxFinancedCents);
const inOrder = (one: TablePrice, other: TablePrice) =>
  one.vehicleTypeId - other.vehicleTypeId || one.term - other.term || one.minFinancedCents - other.minFinancedCents;
const termsOf = (lists: readonly (readonly number[])[]) => {
  const terms = [...new Set(lists.flat())].sort(byNumber);
  return { terms, limitTerms: terms.at(-1) ?? 0 };
};

const makeListInsurancesOfType =
  (modules: ModuleFlags): UseCase<typeof endpoints.listInsurancesOfType, ReadContext> =>
  async ({ params: { insuranceType }, query }, context) => {
    const { unsold } = await placeOf(query, context);
    const wanted = insuranceOfType(insuranceType);
    const buyer = { personType: query.personType, assetType: query.vehicleTypeId };
    const offered = (await listOffered(buyer, { unsold, modules }, context)).filter(
      (one) =>
        one.row.code === wanted.code &&
        isOfProvider(one.row, wanted.provider) &&
        isOfProvider(one.row, query.provider) &&
        (!query.term || canHaveTerm(one, query.term)) &&
        (!query.coverage || one.option.coverages.some(({ code }) => code === query.coverage)),
    );
    const insurances = offered.map(({ option, prices }) => ({
      ...option,
      code: wanted.code,
      prices: prices
        .filter((price) => isInRange(price, query.financedValue) && (!query.term || isForTerm(price, query.term)))
        .map(describePrice)
        .sort(inOrder),
    }));
    return { insuranceType, insurances, ...termsOf(insurances.map(({ terms }) => terms)) };
  };

/** @throws DomainError CHEVERROR where no row prices Chevrolet Plus for the person type and the financed amount */
const makeReadChevPlusRules =
  (modules: ModuleFlags): UseCase<typeof endpoints.readChevPlusRules, ReadContext> =>
  async ({ query: { personType, financedValue } }, context) => {
    const offered = await listOffered({ personType }, { unsold: anyDealer.unsold, modules }, context);
    const plus = offered.filter(({ row }) => row.code === 'CHEV_PLUS');
    const rules = plus
      .flatMap(({ prices }) => prices.filter((price) => isInRange(price, financedValue)).map(describePrice))
      .sort(inOrder);
    if (rules.length === 0) throw new DomainError('CHEVERROR');
    return { rules, ...termsOf(plus.map(({ option }) => option.terms)) };
  };

const asTitle = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The categories of use as titles. */
const listCarUses = (language: Language) =>
  Object.entries(commercialCategories).map(([id, name]) => ({
    id: Number(id) as CommercialCategory,
    name: asTitle(pickText(name, language)),
  }));

const fallbackProfile = 'fi-manager';
const commissionProfiles: readonly string[] = [fallbackProfile, 'sales-manager', 'seller', 'insurance-operator'];

/**
 * The pay for selling car insurance, by coverage and use, from the table in force; empty without one. The table has one
 * pay for all profiles, vehicles and ways to pay; another profile than the four named counts as an F&I manager.
 */
async function listCarCommissions(
  { query: { profile, vehicleTypeId, financed } }: { query: QueryOf<typeof endpoints.listCarCommissions> },
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.listCarCommissions>> {
  const { db, today, language } = context;
  const rows = await listAutoCommissions(db, today);
  const wanted = profile ?? callerOf(context).viewer.role;
  return {
    profile: commissionProfiles.includes(wanted) ? wanted : fallbackProfile,
    vehicleTypeId,
    financed,
    items: autoCoverages.flatMap((coverage) =>
      listCarUses(language).flatMap(({ id: commercialCategory, name }) => {
        const millionths = autoCommission(rows, { coverage, category: commercialCategory, today });
        if (millionths === null) return [];
        return [{ coverage, commercialCategory, name, commission: String(millionths / 1_000_000) }];
      }),
    ),
  };
}

/** What can be offered, and the lists of the forms. */
export function optionRoutes(modules: ModuleFlags): Route[] {
  const named = (rows: object, language: Language) =>
    Object.entries(rows).map(([id, texts]) => ({ id, name: pickText(texts, language) }));
  return [
    read(calls.listVapOptions, async ({ query }, context) =>
      findOptions({}, { ...(await placeOf(query, context)), modules }, context),
    ),
    read(calls.findVapOptions, async ({ body: { personType, assetType, term, provider, ...place } }, context) =>
      findOptions({ personType, assetType, term, provider }, { ...(await placeOf(place, context)), modules }, context),
    ),
    read(calls.listPlanInsurances, async ({ query }, context) => {
      if (!findFinanceType(query.financeTypeId))
        throw new DomainError('DOM002', { fields: [{ path: 'financeTypeId', key: 'value.notAllowed' }] });
      const { insurances, isFallback } = await findOptions(
        { assetType: query.vehicleTypeId },
        { ...anyDealer, modules },
        context,
      );
      return { insurances, isFallback };
    }),
    read(calls.listInsurancesOfType, makeListInsurancesOfType(modules)),
    read(calls.readChevPlusRules, makeReadChevPlusRules(modules)),
    read(calls.listCarInsurers, async (_request, context) => {
      const offered = await listOffered({}, { ...anyDealer, modules }, context);
      const insurers = offered.filter(({ row }) => row.code === 'SEGURO_AUTO');
      return { items: insurers.map(({ row: { provider }, option: { name } }) => ({ provider, name })) };
    }),
    read(calls.readSeparatePurchase, async (_request, context) => {
      const offered = await listOffered({}, { ...anyDealer, modules }, context);
      // whatever its price in a simulation is from, the insurer is asked when it is bought
      const bought = offered.filter(({ row }) => insurerOf(row.provider, row.code) !== null);
      return { saleType: 'AVULSA' as const, insurances: bought.map(({ option }) => option) };
    }),
    read(calls.listDeductibles, async (_request, { language }) => ({
      items: deductibles.map(({ percent, type }) => ({
        id: String(percent),
        type: pickText(type, language),
        percent,
        isDefault: isDefaultDeductible(percent),
      })),
    })),
    read(calls.listTrackingDevices, async (_request, { language }) => ({ items: named(trackingDevices, language) })),
    read(calls.listCarCoverages, async (_request, { language }) => ({ items: coveragesOf('SEGURO_AUTO', language) })),
    read(calls.listCarUses, async (_request, { language }) => ({ items: listCarUses(language) })),
    read(calls.listCarCommissions, listCarCommissions),
  ];
}
