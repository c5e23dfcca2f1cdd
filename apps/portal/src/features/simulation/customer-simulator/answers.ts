import { isZip } from '@estrada/domain/people/index';
import type { MessageKey } from '@estrada/domain/validation/index';
import type { CallAnswer, CallInput } from '@estrada/web/calls/call-types.ts';

/** The four questions, in the order in which a phone shows them. */
export const questions = ['car', 'entry', 'place', 'plan'] as const;
export type Question = (typeof questions)[number];

/** The offer of a campaign that a client has chosen with its car. */
export type AnsweredOffer = { id: string; name: string; priceCents: number };

/** What a client has answered; null and `''`: not yet. */
export type Answers = {
  vehicleType: 1 | 2;
  manufacturerId: number | null;
  modelId: number | null;
  versionId: number | null;
  manufacturerYear: number | null;
  modelYear: number | null;
  /** the price of the chosen year in the vehicle table */
  priceCents: number | null;
  /** its price applies instead of that of the table, until the car changes */
  offer: AnsweredOffer | null;
  mileage: number | null;
  entryValueCents: number | null;
  zipCode: string;
  planBy: 'term' | 'instalment';
  term: number | null;
  installmentCents: number | null;
};

const noCar = {
  manufacturerId: null,
  modelId: null,
  versionId: null,
  manufacturerYear: null,
  modelYear: null,
  priceCents: null,
  offer: null,
  mileage: null,
};
export const noAnswers: Answers = {
  vehicleType: 1,
  ...noCar,
  entryValueCents: null,
  zipCode: '',
  planBy: 'term',
  term: null,
  installmentCents: null,
};

/** The other answers remain for the next car. */
export const withoutCar = (answers: Answers): Answers => ({ ...answers, ...noCar });

export type CarLevel = 'vehicleType' | 'manufacturerId' | 'modelId' | 'versionId' | 'modelYear';
const levels: readonly CarLevel[] = ['vehicleType', 'manufacturerId', 'modelId', 'versionId', 'modelYear'];

/** A change of one level of the car: what belonged to the former choice goes, and only the mileage of a used car stays. */
export function changeLevel(answers: Answers, level: CarLevel, change: Partial<Answers>): Answers {
  const below = levels.slice(levels.indexOf(level) + 1);
  const cleared = Object.fromEntries(below.map((one) => [one, null]));
  const mileage = level === 'vehicleType' ? null : answers.mileage;
  return { ...answers, ...cleared, manufacturerYear: null, priceCents: null, offer: null, mileage, ...change };
}

/** Whether a change of this level clears a choice below it. */
export const clearsBelow = (answers: Answers, level: CarLevel): boolean =>
  levels.slice(levels.indexOf(level) + 1).some((one) => answers[one] !== null);

/** The price of the chosen car: that of the offer, where one is chosen. */
export const priceOf = ({ offer, priceCents }: Answers): number | null => offer?.priceCents ?? priceCents;

export type Field = 'manufacturerId' | 'modelId' | 'versionId' | 'modelYear' | 'mileage' | PlainField;
type PlainField = 'entryValueCents' | 'zipCode' | 'term' | 'installmentCents';

/** The question that a field belongs to. */
export const questionOf: Readonly<Record<Field, Question>> = {
  manufacturerId: 'car',
  modelId: 'car',
  versionId: 'car',
  modelYear: 'car',
  mileage: 'car',
  entryValueCents: 'entry',
  zipCode: 'place',
  term: 'plan',
  installmentCents: 'plan',
};

/** The fields as the call names them, where its name is another one. */
const fieldsOfCall: Readonly<Record<string, Field>> = { terms: 'term', manufacturerYear: 'modelYear' };

/** The field of a refusal; undefined for one that belongs to none. */
export const fieldOfCall = (path: string): Field | undefined =>
  fieldsOfCall[path] ?? (path in questionOf ? (path as Field) : undefined);

/**
 * What is missing or wrong, in the order of the page.
 *
 * @param hasDealer the state of a dealer counts where no postal code is answered
 */
export function problemsOf(answers: Answers, hasDealer: boolean): [Field, MessageKey][] {
  const { vehicleType, mileage, entryValueCents, zipCode, planBy } = answers;
  const priceCents = priceOf(answers);
  const found: [Field, MessageKey][] = [];
  for (const level of ['manufacturerId', 'modelId', 'versionId', 'modelYear'] as const)
    if (answers[level] === null) found.push([level, 'required']);
  if (vehicleType === 2 && mileage === null) found.push(['mileage', 'required']);
  if (entryValueCents === null) found.push(['entryValueCents', 'required']);
  else if (priceCents !== null && entryValueCents >= priceCents) found.push(['entryValueCents', 'entry.abovePrice']);
  if (zipCode === '' ? !hasDealer : !isZip(zipCode))
    found.push(['zipCode', zipCode === '' ? 'required' : 'zip.invalid']);
  if (planBy === 'term' && answers.term === null) found.push(['term', 'required']);
  if (planBy === 'instalment' && !answers.installmentCents) found.push(['installmentCents', 'required']);
  return found;
}

/** The answers of a call as the page has them, by their term. */
export const answersOfCall = (
  { zipCode = '', mileage, term, offerId, ...answers }: CallAnswer<'openReturnLink'>['answers'],
  { vehicleValueCents: priceCents, offerName = '' }: CallAnswer<'openReturnLink'>['before'],
): Answers => ({
  vehicleType: answers.vehicleType,
  manufacturerId: answers.manufacturerId,
  modelId: answers.modelId,
  versionId: answers.versionId,
  manufacturerYear: answers.manufacturerYear,
  modelYear: answers.modelYear,
  // with an offer, the price of the table is not known
  priceCents: offerId ? null : priceCents,
  offer: offerId ? { id: offerId, name: offerName, priceCents } : null,
  mileage: mileage ?? null,
  entryValueCents: answers.entryValueCents,
  zipCode,
  planBy: 'term',
  term,
  installmentCents: null,
});

/** The answers as the call takes them. `problemsOf` has found none. */
export function requestOf(answers: Answers, dealerId: string | undefined): CallInput<'simulateForCustomer'>['body'] {
  const { vehicleType, mileage, zipCode, planBy, term, installmentCents, offer } = answers;
  return {
    personType: 'PF',
    vehicleType,
    manufacturerId: answers.manufacturerId!,
    modelId: answers.modelId!,
    versionId: answers.versionId!,
    manufacturerYear: answers.manufacturerYear!,
    modelYear: answers.modelYear!,
    ...(vehicleType === 2 ? { mileage: mileage! } : {}),
    entryValueCents: answers.entryValueCents!,
    ...(zipCode === '' ? {} : { zipCode }),
    ...(dealerId === undefined ? {} : { dealerId }),
    ...(offer ? { offerId: offer.id } : {}),
    ...(planBy === 'term' ? { term: term! } : { installmentCents: installmentCents! }),
  };
}
