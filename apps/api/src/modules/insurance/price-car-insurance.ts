import { DomainError, type FieldProblem, pickText } from '@estrada/domain/errors/index';
import {
  type CarAnswers,
  carUseOf,
  deductibleType,
  defaultOffer,
  insurerOf,
  prepareQuote,
  pricingOptionOf,
  type QuoteFacts,
  yearlyTerms,
} from '@estrada/domain/insurance/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import type { UseCase } from '../../kernel/route.ts';
import { loadProductsOnSale } from '../products/index.ts';
import { promotionalCouponFor } from '../promotions/index.ts';
import { coveragesOf } from './list-options.ts';
import { coveredBy, type Place, type ProductOnSale, placeOf, whyNotOffered } from './offered-products.ts';
import {
  type CarDetail,
  checkSale,
  differenceOf,
  findEarlier,
  limitQuotes,
  outcomeOf,
  type Pricing,
  saleOf,
  without,
} from './price-products.ts';
import { type InsurerAnswer, quoteInsurers, type StoredQuote } from './quote-insurers.ts';

type Priced = ResponseOf<typeof endpoints.priceCarInsurance>['insurances'][number];

/** Prices car insurance by its insurers: coverages A, B and C side by side, each with its deductibles. */
export const makePriceCarInsurance =
  ({ ports, modules, deadlineMs }: Pricing): UseCase<typeof endpoints.priceCarInsurance, FlowContext> =>
  async ({ body }, context) => {
    const { personType, term, vehicle } = body;
    const sale = { ...body, assetType: vehicle.assetType };
    checkSale(sale);
    const car = carUseOf(answersOf(body), saleOf(sale));
    const place = await placeOf(body, context);
    await limitQuotes(place, context);
    const sold = { unsold: place.unsold, modules };
    const buyer = { personType, assetType: vehicle.assetType };
    const rows = (await loadProductsOnSale(context.db)).filter(
      (row) => row.code === 'SEGURO_AUTO' && whyNotOffered(row, sold, buyer, context.today) === null,
    );
    const coupons = await findCoupons(body.coupon, rows, place, context);
    const asked = rows.flatMap((row) => {
      const insurer = insurerOf(row.provider, row.code);
      if (!insurer || !yearlyTerms(row).includes(term)) return [];
      const discount = Number(coupons.get(row)?.discountShare ?? 0);
      const prepared = prepareQuote('SEGURO_AUTO', factsOf(body, { ...car, discount }));
      if (!('request' in prepared)) throw new Error('The schema requires every fact of a car');
      return [{ row, insurer, request: prepared.request }];
    });
    const answers = await quoteInsurers(asked, ports, context, deadlineMs);
    const insurances = await Promise.all(
      rows.map(async (row): Promise<Priced> => {
        const answer = answers[asked.findIndex((one) => one.row === row)];
        const shared = {
          useTheVehicleForBusinessPurposes: car.isForBusiness,
          commercialCategory: car.commercialCategory,
          coupon: describeCoupon(coupons.get(row)),
          coverages: [],
          terms: yearlyTerms(row),
          limitTerms: yearlyTerms(row).at(-1) ?? 0,
          conditions: coveredBy(row, context.language),
        };
        if (!answer) {
          const reason = insurerOf(row.provider, row.code) ? ('term' as const) : ('insurer' as const);
          return { ...without({ provider: row.provider, status: 'notOffered', reason }), ...shared };
        }
        const earlier = await findEarlier(context.db, body.idQuote ?? null, row);
        return { ...outcomeOf(answer), ...shared, coverages: coveragesIn(answer, body, earlier, context) };
      }),
    );
    return { insurances };
  };

type Coupon = Awaited<ReturnType<typeof promotionalCouponFor>>;

/**
 * The promotional coupon for each insurer that it applies to; the others are asked without it.
 *
 * @throws DomainError InsCampaign-004 at `coupon` where it applies to none of them
 */
async function findCoupons(
  code: string | undefined,
  rows: readonly ProductOnSale[],
  { dealerId }: Place,
  { db, today }: FlowContext,
): Promise<Map<ProductOnSale, Coupon>> {
  const found = new Map<ProductOnSale, Coupon>();
  if (code === undefined) return found;
  const refusals: DomainError[] = [];
  for (const row of rows)
    try {
      found.set(row, await promotionalCouponFor(code, { provider: row.provider, dealerId, today }, db));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.push(error);
    }
  // what its own insurer's campaign lacks says more than that it is not another insurer's
  const isOwn = ({ fields }: DomainError) => fields?.[0]?.key !== 'promotionalCoupon.insurer';
  const refusal = refusals.find(isOwn) ?? refusals[0];
  if (refusal && found.size === 0) throw refusal;
  return found;
}

const describeCoupon = (coupon: Coupon | undefined): Priced['coupon'] =>
  coupon
    ? { couponCode: coupon.couponCode, campaignName: coupon.campaignName, discountShare: coupon.discountShare }
    : null;

/** The wanted coverages of an answer, each with its deductibles. */
function coveragesIn(
  answer: InsurerAnswer,
  { coverages: wanted, term: termMonths }: CarDetail,
  earlier: StoredQuote | null,
  { language }: FlowContext,
): Priced['coverages'] {
  if (answer.status !== 'quoted') return [];
  const byDefault = defaultOffer(answer.quote.offers);
  return coveragesOf('SEGURO_AUTO', language).flatMap((coverage) => {
    if (wanted.length > 0 && !wanted.some((code) => code === coverage.code)) return [];
    const deductibles = answer.quote.offers.flatMap((offer) => {
      const { deductiblePercent: percent, netCents, iofCents, totalCents } = offer;
      if (offer.coverage !== coverage.code || percent === null) return [];
      return [
        {
          pricingOption: pricingOptionOf(offer),
          type: pickText(deductibleType(percent), language),
          percent,
          netCents,
          iofCents,
          totalCents,
          differenceCents: differenceOf(offer, { id: answer.id, termMonths }, earlier),
          isDefault: offer === byDefault,
        },
      ];
    });
    return deductibles.length > 0 ? [{ ...coverage, deductibles }] : [];
  });
}

/**
 * The answers as the insurer rates them, of the main driver: the insured person, or the person who is named.
 *
 * @throws DomainError DOM002 at the persons, and at what the main driver lacks
 */
function answersOf({ persons, questions, vehicle, personType }: CarDetail): CarAnswers {
  const holders = persons.filter(({ isPolicyHolder }) => isPolicyHolder);
  if (holders.length !== 1) throw refuse([{ path: 'persons', key: 'insurance.oneHolder' }]);
  const isHolder = questions.buyerIsTheMainDriver;
  if (isHolder && personType === 'PJ')
    throw refuse([{ path: 'questions.buyerIsTheMainDriver', key: 'insurance.companyDrives' }]);
  const place = persons.findIndex((one) =>
    isHolder ? one.isPolicyHolder : !one.isPolicyHolder && one.driverType === 'MAIN',
  );
  const driver = persons[place];
  if (!driver) throw refuse([{ path: 'persons', key: 'insurance.noDriver' }]);
  const { birthDate, gender, maritalStatus, zipCode, relationalTypeCode } = driver;
  const rated = { birthDate, gender, maritalStatus, zipCode, ...(isHolder ? {} : { relationalTypeCode }) };
  const missing = Object.entries(rated).flatMap(([name, value]): FieldProblem[] =>
    value === undefined ? [{ path: `persons.${place}.${name}`, key: 'required' }] : [],
  );
  if (missing.length > 0) throw refuse(missing);
  if (vehicle.assetType === 2 && vehicle.plate === null && vehicle.vin === null)
    throw refuse([{ path: 'vehicle.plate', key: 'insurance.plateOrChassis' }]);
  return {
    driverBirthDate: birthDate!,
    gender: gender!,
    maritalStatus: maritalStatus!,
    zipCode: zipCode!,
    hasYoungDriver: questions.betweenEighteenAndTwentyFiveYears,
    hasOtherDrivers: questions.extendInsuranceToOtherDrivers,
    isForBusiness: questions.useTheVehicleForBusinessPurposes,
    hasOnStar: questions.enabledOnStar,
    commercialCategory: vehicle.commercialCategory,
    fuelType: vehicle.fuelType,
    plate: vehicle.plate,
    chassis: vehicle.vin,
    discount: 0,
  };
}

const refuse = (fields: FieldProblem[]) => new DomainError('DOM002', { fields });

const factsOf = ({ personType, vehicle, term }: CarDetail, car: CarAnswers): QuoteFacts => ({
  personType,
  isUsed: vehicle.assetType === 2,
  birthDate: null,
  termMonths: term,
  financedCents: null,
  vehicle: { valueCents: vehicle.fipe, modelYear: vehicle.modelYear },
  kilometres: null,
  warrantyEndsOn: null,
  car,
});
