import { addDays, type CalendarDate } from '../../calendar/index.ts';
import type { Values } from '../../forms/ui.ts';
import type { InsuranceCode } from '../../products/index.ts';
import { type CarAnswers, type InsuranceOffer, prepareQuote, type QuoteFacts } from '../quote-request.ts';
import type { InsuranceAnswers } from './insurance-sections.ts';

const textIn = (values: Values, name: string): string | null => {
  const value = values[name];
  return value === undefined || value === null || value === '' ? null : String(value);
};
const numberIn = (values: Values, name: string): number | null => {
  const value = Number(textIn(values, name) ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};
const flagIn = (values: Values, name: string): boolean => values[name] === true;

/** What a car insurance is rated by; null until it is all known. */
function carOf(answers: InsuranceAnswers, discount: number): CarAnswers | null {
  const { assured = {}, mainDriver = {}, vehicle = {}, details = {} } = answers;
  const driver: Values = flagIn(assured, 'isMainDriver') && assured.personType !== 'PJ' ? assured : mainDriver;
  const address = (assured.address ?? {}) as Values;
  const birthDate = textIn(driver, 'birthDate');
  const gender = textIn(driver, 'gender');
  const maritalStatus = numberIn(driver, 'maritalId');
  const zipCode = textIn(driver === assured ? address : driver, 'zipCode');
  const fuelType = numberIn(vehicle, 'fuelType');
  const commercialCategory = numberIn(details, 'commercialCategory');
  if (!birthDate || !gender || maritalStatus === null || !zipCode || fuelType === null || commercialCategory === null)
    return null;
  return {
    driverBirthDate: birthDate,
    gender,
    maritalStatus,
    zipCode,
    hasYoungDriver: flagIn(details, 'hasYoungDriver'),
    hasOtherDrivers: flagIn(details, 'hasExtendInsurance'),
    isForBusiness: flagIn(details, 'useTheVehicleForBusinessPurposes'),
    hasOnStar: details.trackingDevice === 'ON_STAR',
    commercialCategory,
    fuelType,
    plate: textIn(vehicle, 'plate'),
    chassis: textIn(vehicle, 'vin'),
    discount,
  };
}

/**
 * What the answers of a proposal tell about the price; null is not known yet.
 *
 * @param discount the share that a campaign takes off the premium of a car
 */
export function quoteFactsOf(answers: InsuranceAnswers, discount = 0): QuoteFacts {
  const { assured = {}, vehicle = {}, details = {} } = answers;
  const valueCents = numberIn(vehicle, 'vehicleValue');
  const modelYear = numberIn(vehicle, 'modelYear');
  return {
    personType: assured.personType === 'PJ' ? 'PJ' : 'PF',
    isUsed: numberIn(vehicle, 'assetType') === 2,
    birthDate: textIn(assured, 'birthDate') as CalendarDate | null,
    termMonths: numberIn(details, 'term'),
    financedCents: numberIn(details, 'financedValue'),
    vehicle: valueCents === null || modelYear === null ? null : { valueCents, modelYear },
    kilometres: numberIn(vehicle, 'mileage'),
    warrantyEndsOn: textIn(details, 'startWarrantyDate') as CalendarDate | null,
    car: carOf(answers, discount),
  };
}

/** The offer that the details choose; null where the insurer does not offer it. */
export function chosenOffer(
  { details = {} }: InsuranceAnswers,
  offers: readonly InsuranceOffer[],
): InsuranceOffer | null {
  const coverage = textIn(details, 'coverage');
  const deductible = numberIn(details, 'deductible');
  return (
    offers.find(
      (offer) =>
        (coverage === null || offer.coverage === coverage) &&
        (offer.deductiblePercent === null || offer.deductiblePercent === deductible),
    ) ?? null
  );
}

/** What the price of a proposal depends on: equal texts have equal prices. */
const priceKeyOf = (product: InsuranceCode, answers: InsuranceAnswers): string => {
  const { details = {} } = answers;
  return JSON.stringify([prepareQuote(product, quoteFactsOf(answers)), details.coverage, details.deductible]);
};

/** Whether an edit prices: the insurer must be asked again. */
export const isRepriced = (product: InsuranceCode, before: InsuranceAnswers, after: InsuranceAnswers): boolean =>
  priceKeyOf(product, before) !== priceKeyOf(product, after);

/** The first day of the cover: as chosen, of mechanical protection after the sale the day after the warranty, or today. */
export function startOfCover({ details = {} }: InsuranceAnswers, today: CalendarDate): CalendarDate {
  const warrantyEnd = textIn(details, 'startWarrantyDate');
  const chosen = textIn(details, 'initialDate') ?? (warrantyEnd && addDays(warrantyEnd, 1));
  return chosen !== null && chosen > today ? chosen : today;
}
