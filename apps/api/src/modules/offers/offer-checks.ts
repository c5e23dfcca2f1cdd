import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { type OfferForm, offerDayProblems, offerForm } from '@estrada/domain/offers/index';
import { messages } from '@estrada/domain/validation/index';
import { and, asc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { isAny } from '../../kernel/database/is-any.ts';
import { tableInForce } from '../../kernel/database/tables-in-force.ts';
import { branches } from '../organization/index.ts';
import { priceTables } from '../simulation/index.ts';
import { findVehicleLabel } from '../vehicles/index.ts';
import { colours, type offers } from './offers.tables.ts';

type OfferRow = typeof offers.$inferSelect;

// lists to choose from: more than this nobody reads
const listLimit = 500;

/** The branches in use, which are the regions of the offers. */
export const listOfferRegions = (db: Db) =>
  db
    .select({ id: branches.id, name: branches.name })
    .from(branches)
    .where(eq(branches.enabled, true))
    .orderBy(asc(branches.name))
    .limit(listLimit);

/** The rows of the price tables in force, by the code that an offer names. */
const pricesOn = (today: string) =>
  and(
    eq(priceTables.tableId, tableInForce('plans', today)),
    lte(priceTables.effectiveFrom, today),
    gte(priceTables.validUntil, today),
  );

/** The price tables that can be named today, each once for every plan that it prices. */
export const listOfferTables = (db: Db, today: string) =>
  db
    .selectDistinctOn([priceTables.sourceTableCode, priceTables.financeTypeId], {
      sourceTableCode: priceTables.sourceTableCode,
      description: priceTables.description,
      financeTypeId: priceTables.financeTypeId,
    })
    .from(priceTables)
    .where(pricesOn(today))
    .orderBy(asc(priceTables.sourceTableCode), asc(priceTables.financeTypeId))
    .limit(listLimit);

/**
 * The offer as it is kept, once its days, region, vehicle, colours and price table are looked at. What an offer that changes has
 * already it keeps, in use or not.
 *
 * @throws DomainError the code of the first problem, each at its field
 */
export async function checkOffer(
  db: Db,
  typed: OfferForm,
  before: OfferRow | null,
  today: string,
): Promise<ReturnType<typeof offerForm.normalise>> {
  const offer = offerForm.normalise(typed);
  const problems: FieldProblem[] = offerDayProblems(offer, before, today);
  if (offer.region !== '' && offer.region !== before?.region && !(await isInUse(db, offer.region)))
    problems.push({ path: 'region', key: 'offer.regionUnknown' });
  if (isOtherVehicle(offer, before)) {
    const choice = { ...offer, assetType: Number(offer.vehicleType) };
    if ((await findVehicleLabel(db, choice, today)) === null)
      problems.push({ path: 'versionId', key: 'offer.vehicleUnknown' });
  }
  if (!(await areInUse(db, offer.colours, before?.colours ?? '')))
    problems.push({ path: 'colours', key: 'offer.colourUnknown' });
  if (isOtherTable(offer, before) && !(await isPriced(db, offer, today)))
    problems.push({ path: 'sourceTableCode', key: 'offer.tableUnknown' });
  const [first] = problems;
  if (first) throw new DomainError(messages[first.key].code, { fields: problems });
  return offer;
}

type Kept = ReturnType<typeof offerForm.normalise>;
const vehicleFields = [
  'vehicleType',
  'manufacturerId',
  'modelId',
  'versionId',
  'manufacturerYear',
  'modelYear',
] as const satisfies (keyof Kept)[];
const isOtherVehicle = (offer: Kept, before: OfferRow | null) =>
  before === null || vehicleFields.some((name) => offer[name] !== before[name]);
const isOtherTable = (offer: Kept, before: OfferRow | null) =>
  offer.sourceTableCode !== before?.sourceTableCode || offer.financeTypeId !== before.financeTypeId;

const isInUse = (db: Db, region: string) =>
  isAny(db, branches, and(eq(branches.id, region), eq(branches.enabled, true)));

async function areInUse(db: Db, list: string, kept: string): Promise<boolean> {
  const wanted = list.split(',').filter((id) => id !== '' && !kept.split(',').includes(id));
  if (wanted.length === 0) return true;
  return (await db.$count(colours, and(inArray(colours.id, wanted), eq(colours.enabled, true)))) === wanted.length;
}

const isPriced = (db: Db, { sourceTableCode, financeTypeId }: Kept, today: string) =>
  isAny(
    db,
    priceTables,
    and(
      pricesOn(today),
      eq(priceTables.sourceTableCode, sourceTableCode),
      eq(priceTables.financeTypeId, financeTypeId),
    ),
  );
