import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { type OfferForm, offerDayProblems, offerForm } from '@estrada/domain/offers/index';
import { messages } from '@estrada/domain/validation/index';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { branches } from '../organization/index.ts';
import { findChosenVehicle } from '../vehicles/index.ts';
import { colours, type offers } from './offers.tables.ts';

type OfferRow = typeof offers.$inferSelect;

// lists to choose from: longer ones are not readable
const listLimit = 500;

/** The branches in use, which are the regions of the offers. */
export const listOfferRegions = (db: Db) =>
  db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(eq(branches.enabled, true))
    .orderBy(asc(branches.name))
    .limit(listLimit);

/** The data of the price tables in force for offers; injected, because simulations depend on offers too. */
export type OfferPrices = {
  /** the price tables that can be named today, once for every plan that they price */
  listTables: (
    db: Db,
    today: string,
  ) => Promise<{ sourceTableCode: string; description: string; financeTypeId: number }[]>;
  /** whether a table that can be named today prices the plan */
  isPriced: (db: Db, table: { sourceTableCode: string; financeTypeId: number }, today: string) => Promise<boolean>;
};

/**
 * The offer in its stored form, after checking its days, region, vehicle, colours and price table. An existing offer
 * may retain disabled values.
 *
 * @throws DomainError the code of the first problem, each at its field
 */
export async function checkOffer(
  { db, prices, today }: { db: Db; prices: OfferPrices; today: string },
  typed: OfferForm,
  before: OfferRow | null,
): Promise<ReturnType<typeof offerForm.normalise>> {
  const offer = offerForm.normalise(typed);
  const problems: FieldProblem[] = offerDayProblems(offer, before, today);
  if (offer.region !== '' && offer.region !== before?.region && !(await isInUse(db, offer.region)))
    problems.push({ path: 'region', key: 'offer.regionUnknown' });
  if (isOtherVehicle(offer, before)) {
    const choice = { ...offer, assetType: Number(offer.vehicleType) };
    if ((await findChosenVehicle(db, choice, today)) === null)
      problems.push({ path: 'versionId', key: 'offer.vehicleUnknown' });
  }
  if (!(await areInUse(db, offer.colours, before?.colours ?? '')))
    problems.push({ path: 'colours', key: 'offer.colourUnknown' });
  if (isOtherTable(offer, before) && !(await prices.isPriced(db, offer, today)))
    problems.push({ path: 'sourceTableCode', key: 'offer.tableUnknown' });
  const [first] = problems;
  if (first) throw new DomainError(messages[first.key].code, { fields: problems });
  return offer;
}

type StoredOffer = ReturnType<typeof offerForm.normalise>;
const vehicleFields = [
  'vehicleType',
  'manufacturerId',
  'modelId',
  'versionId',
  'manufacturerYear',
  'modelYear',
] as const satisfies (keyof StoredOffer)[];
const isOtherVehicle = (offer: StoredOffer, before: OfferRow | null) =>
  before === null || vehicleFields.some((name) => offer[name] !== before[name]);
const isOtherTable = (offer: StoredOffer, before: OfferRow | null) =>
  offer.sourceTableCode !== before?.sourceTableCode || offer.financeTypeId !== before.financeTypeId;

const isInUse = (db: Db, region: string) =>
  isAny(db, branches, and(eq(branches.id, region), eq(branches.enabled, true)));

async function areInUse(db: Db, list: string, kept: string): Promise<boolean> {
  const wanted = list.split(',').filter((id) => id !== '' && !kept.split(',').includes(id));
  if (wanted.length === 0) return true;
  return (await db.$count(colours, and(inArray(colours.id, wanted), eq(colours.enabled, true)))) === wanted.length;
}
