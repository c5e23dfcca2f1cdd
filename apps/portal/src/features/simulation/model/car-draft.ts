import { carUseOf } from '@estrada/domain/insurance/index';
import { clientBirthDateProblem, isChassis, isPlate } from '@estrada/domain/people/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import type { CallInput } from '@estrada/web/calls/call-types.ts';
import { buyersOf, type SaleDraft, saleTypeOf } from './sale.ts';

/** What is known of the sale. */
type SoldCar = SaleDraft & { birthDate: string; manufacturerYear: number | null; modelYear: number | null };

/** A person of the car insurance; '' and null are not yet answered. */
type CarPerson = { birthDate: string; gender: string | null; maritalStatus: number | null; zipCode: string };

/** What the form of car insurance asks. */
export type CarDraft = {
  insured: CarPerson;
  isDriver: boolean;
  driver: CarPerson & { relation: string | null };
  /** plate or chassis */
  mark: string;
  fipeCode: string;
  hasYoungDriver: boolean;
  hasOtherDrivers: boolean;
  /** one of `commercialCategories`; any but the first is business use */
  use: number;
  hasOnStar: boolean;
  termMonths: number;
};

type PersonField = `${'insured' | 'driver'}.${keyof CarPerson}`;
export type CarField = PersonField | 'driver.relation' | 'mark' | 'fipeCode';
export type CarProblems = Partial<Record<CarField, MessageKey>>;

const noAnswers: CarPerson = { birthDate: '', gender: null, maritalStatus: null, zipCode: '' };

/** The untouched form; the birth date is the client's. @param isKnown false: the client's data are hidden from the user */
export const emptyCar = (draft: SoldCar, termMonths: number, isKnown: boolean): CarDraft => ({
  insured: { ...noAnswers, birthDate: isKnown && draft.personType === 'PF' ? draft.birthDate : '' },
  isDriver: draft.personType === 'PF',
  driver: { ...noAnswers, relation: null },
  mark: '',
  fipeCode: '',
  hasYoungDriver: false,
  hasOtherDrivers: false,
  use: 1,
  hasOnStar: false,
  termMonths,
});

/** A taxi in a direct sale: use and category are fixed. */
export function isTaxiSale(draft: SoldCar): boolean {
  const { personType, assetType } = draft;
  const sale = { personType, assetType, saleType: saleTypeOf(draft), directSaleTypeId: buyersOf(draft)[0] };
  return carUseOf({ isForBusiness: false, commercialCategory: 1 }, sale).isForBusiness;
}

/** A company does not drive. */
export const buyerDrives = (car: CarDraft, { personType }: Pick<SoldCar, 'personType'>): boolean =>
  personType === 'PF' && car.isDriver;

const bare = (text: string) => text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
export const isFipeCode = (text: string): boolean => /^\d{6}-\d$/.test(text.trim());

/** What is missing or wrong in the form. */
export function checkCar(car: CarDraft, draft: SoldCar, today: Temporal.PlainDate): CarProblems {
  const problems: CarProblems = {};
  const people = [
    ...(draft.personType === 'PF' ? (['insured'] as const) : []),
    ...(buyerDrives(car, draft) ? [] : (['driver'] as const)),
  ];
  for (const who of people) {
    const { birthDate, gender, maritalStatus, zipCode } = car[who];
    const birth = birthDate === '' ? 'required' : clientBirthDateProblem(birthDate, today);
    if (birth) problems[`${who}.birthDate`] = birth;
    if (gender === null) problems[`${who}.gender`] = 'required';
    if (maritalStatus === null) problems[`${who}.maritalStatus`] = 'required';
    if (zipCode === '') problems[`${who}.zipCode`] = 'required';
    else if (!/^\d{8}$/.test(zipCode)) problems[`${who}.zipCode`] = 'zip.invalid';
    if (who === 'driver' && car.driver.relation === null) problems['driver.relation'] = 'required';
  }
  const mark = bare(car.mark);
  if (mark === '' && draft.assetType === 2) problems.mark = 'insurance.plateOrChassis';
  else if (mark.length > 7 && !isChassis(mark)) problems.mark = 'chassis.invalid';
  else if (mark !== '' && mark.length <= 7 && !isPlate(mark)) problems.mark = 'plate.invalid';
  if (draft.assetType === 2 && car.fipeCode.trim() !== '' && !isFipeCode(car.fipeCode))
    problems.fipeCode = 'fipeCode.invalid';
  return problems;
}

/** The request to the insurers. @param reference the value and the fuel of the FIPE table, where they are known */
export function carRequestOf(
  car: CarDraft,
  draft: SoldCar,
  reference: { valueCents: number; fuelType: FuelType },
): CallInput<'priceCarInsurance'>['body'] {
  const mark = bare(car.mark);
  const drives = buyerDrives(car, draft);
  const saleType = saleTypeOf(draft);
  const use = isTaxiSale(draft) ? 2 : car.use;
  const answers = ({ birthDate, gender, maritalStatus, zipCode }: CarPerson) => ({
    birthDate,
    gender: gender as 'M' | 'F' | 'N',
    maritalStatus: maritalStatus as 1,
    zipCode,
  });
  return {
    personType: draft.personType,
    saleType,
    ...(saleType === 'VD' ? { saleOptionTypeId: buyersOf(draft)[0] } : {}),
    vehicle: {
      plate: mark !== '' && mark.length <= 7 ? mark : null,
      vin: mark.length > 7 ? mark : null,
      modelYear: draft.modelYear!,
      manufacturerYear: draft.manufacturerYear!,
      assetType: draft.assetType,
      fuelType: reference.fuelType,
      commercialCategory: use,
      fipe: reference.valueCents,
    },
    persons: [
      { isPolicyHolder: true, ...(draft.personType === 'PF' ? answers(car.insured) : {}) },
      ...(drives
        ? []
        : [
            {
              isPolicyHolder: false,
              driverType: 'MAIN' as const,
              ...answers(car.driver),
              relationalTypeCode: car.driver.relation as 'OTHER',
            },
          ]),
    ],
    questions: {
      betweenEighteenAndTwentyFiveYears: car.hasYoungDriver,
      extendInsuranceToOtherDrivers: car.hasOtherDrivers,
      useTheVehicleForBusinessPurposes: use !== 1,
      enabledOnStar: car.hasOnStar,
      buyerIsTheMainDriver: drives,
    },
    term: car.termMonths,
  };
}

/** The fuels of the vehicle table's names, as the form of car insurance and the FIPE table have them. */
const fuels = [
  { word: 'diesel', fuelType: 4, letter: 'D' },
  { word: 'elétrico', fuelType: 7, letter: 'E' },
  { word: 'híbrido', fuelType: 6, letter: 'H' },
  { word: 'gasolina', fuelType: 1, letter: 'G' },
] as const;
const flex = { fuelType: 3, letter: 'F' } as const;
export type FuelType = (typeof fuels)[number]['fuelType'] | 3;

/** The fuel that the name of a vehicle states; most state none, and are flex-fuel. */
export const fuelOf = (vehicleLabel: string): { fuelType: FuelType; letter: 'D' | 'E' | 'H' | 'G' | 'F' } =>
  fuels.find(({ word }) => vehicleLabel.toLowerCase().includes(word)) ?? flex;
