import type { CalendarDate } from '../../calendar/index.ts';
import { isPresent, type Values } from '../../forms/ui.ts';
import type { Money } from '../../money/index.ts';
import type { InsuranceCode } from '../../products/index.ts';
import type { ClientForm } from '../../proposals/registration/client.ts';
import type { InsuranceQuoteRequest } from '../quote-request.ts';
import { type InsuranceAnswers, type InsuranceSection, insuranceRows } from './insurance-sections.ts';

/** What is known where an insurance proposal begins; null is not known. */
export type KnownForInsurance = {
  readonly client: ClientForm | null;
  readonly vehicle: {
    readonly label: string;
    /** 1 new, 2 used */
    readonly assetType: number;
    readonly modelYear: number | null;
    readonly valueCents: Money;
    readonly plate: string | null;
    readonly chassis: string | null;
    readonly renavam: string | null;
    readonly mileage: number | null;
  } | null;
  readonly loan: { readonly financedCents: Money; readonly termMonths: number } | null;
  /** what an insurer has priced, with the option that was selected */
  readonly priced: {
    readonly request: InsuranceQuoteRequest;
    readonly coverage: string | null;
    readonly deductiblePercent: number | null;
  } | null;
  readonly today: CalendarDate;
};

const presentIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isPresent(value)));

function assuredFrom(client: ClientForm): Values {
  const { address = {}, contact = {} } = client;
  const shared = {
    personType: client.personType,
    identification: client.document,
    phone: contact.cellNumber,
    email: contact.email,
    confirmEmail: contact.email,
    address: presentIn({
      zipCode: address.zipCode,
      street: address.street,
      number: address.number,
      complement: address.complement,
      district: address.neighborhood,
      city: address.cityName,
      state: address.stateId,
    }),
  };
  if (client.personType === 'PJ')
    return presentIn({ ...shared, name: client.name, monthlyIncome: client.financialData?.monthlyRevenueCents });
  const { identification, relationship, occupation } = client;
  return presentIn({
    ...shared,
    name: identification?.name,
    birthDate: identification?.birthDate,
    gender: identification?.gender,
    maritalId: relationship?.maritalStatusId,
    occupation: occupation?.occupationId,
    monthlyIncome: occupation?.monthlyIncomeCents,
    exposedPerson: occupation?.isPep,
  });
}

const vehicleFrom = (vehicle: NonNullable<KnownForInsurance['vehicle']>): Values =>
  presentIn({
    vehicleLabel: vehicle.label,
    assetType: vehicle.assetType,
    modelYear: vehicle.modelYear === null ? undefined : String(vehicle.modelYear),
    vehicleValue: vehicle.valueCents,
    plate: vehicle.plate,
    vin: vehicle.chassis,
    renavam: vehicle.renavam,
    mileage: vehicle.mileage === null ? undefined : String(vehicle.mileage),
  });

/** The longest cover of full years within a loan. */
const yearsWithin = (termMonths: number): number => Math.max(Math.floor(termMonths / 12) * 12, 12);

function detailsFrom(product: InsuranceCode, { loan, priced, today }: KnownForInsurance): Values {
  const car = priced?.request.car;
  const isYearly = product === 'SEGURO_AUTO' || product === 'PMC' || product === 'PMC_DAY_2';
  return presentIn({
    coverage: priced?.coverage,
    deductible: priced?.deductiblePercent,
    term: priced?.request.termMonths ?? (loan && (isYearly ? yearsWithin(loan.termMonths) : loan.termMonths)),
    financedValue: loan?.financedCents ?? (priced?.request.financedCents || undefined),
    startWarrantyDate: priced?.request.warrantyEndsOn,
    ...(product === 'SEGURO_AUTO' ? { initialDate: today, bonus: 0 } : {}),
    ...(car
      ? {
          commercialCategory: car.commercialCategory,
          useTheVehicleForBusinessPurposes: car.isForBusiness,
          hasYoungDriver: car.hasYoungDriver,
          hasExtendInsurance: car.hasOtherDrivers,
          trackingDevice: car.hasOnStar ? 'ON_STAR' : undefined,
        }
      : {}),
  });
}

/**
 * The answers that a proposal begins with. Nothing is assumed that only the client can know: an answer that is missing
 * stays empty.
 *
 * @returns the answers, and the paths of those that were filled in
 */
export function prefillInsurance(
  product: InsuranceCode,
  known: KnownForInsurance,
): { answers: InsuranceAnswers; prefilled: string[] } {
  const { client, vehicle, priced } = known;
  const fuelType = priced?.request.car?.fuelType;
  const all: InsuranceAnswers = {
    assured: client ? assuredFrom(client) : {},
    vehicle: presentIn({ ...(vehicle ? vehicleFrom(vehicle) : {}), fuelType }),
    details: detailsFrom(product, known),
  };
  const rows = insuranceRows(product);
  const answers: InsuranceAnswers = Object.fromEntries(
    rows.flatMap(({ name, rows: inside }) => {
      const values = all[name as InsuranceSection] ?? {};
      const own = inside.flatMap((row) => (isPresent(values[row.name]) ? [[row.name, values[row.name]]] : []));
      return own.length > 0 ? [[name, Object.fromEntries(own)]] : [];
    }),
  );
  const prefilled = Object.entries(answers).flatMap(([section, values]) =>
    Object.keys(values).map((name) => `${section}.${name}`),
  );
  return { answers, prefilled };
}
