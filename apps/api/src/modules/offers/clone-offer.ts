import type { CalendarDate } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import { type OfferForm, offerDayProblems } from '@estrada/domain/offers/index';
import { messages } from '@estrada/domain/validation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { eq, sql } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { plainName } from '../../kernel/database/plain-name.ts';
import { makeId } from '../../kernel/ids.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { listOfferRegions } from './offer-checks.ts';
import { offers } from './offers.tables.ts';
import type { OfferRecord } from './offers.ts';

/**
 * The possible target regions of an offer: all enabled ones but its own, with whether an offer of its name exists
 * there.
 */
async function regionsFor(db: Db, { offerName, region }: { offerName: string; region: string }) {
  const same = await db
    .select({ region: offers.region })
    .from(offers)
    .where(eq(plainName(offers.offerName), plainName(sql`${offerName}::text`)));
  const taken = new Set(same.map((row) => row.region));
  const targets = await listOfferRegions(db);
  return targets.filter(({ id }) => id !== region).map((target) => ({ ...target, exists: taken.has(target.id) }));
}

type Validity = Pick<OfferForm, 'effectiveFrom' | 'validUntil'>;

/**
 * The days of a clone: those of the offer, from today on where it has begun.
 *
 * @throws DomainError GOFF005 when it ends today or earlier
 */
function validityOfClone({ effectiveFrom, validUntil }: Validity, today: CalendarDate): Validity {
  const days = { effectiveFrom: effectiveFrom < today ? today : effectiveFrom, validUntil };
  const [ended] = offerDayProblems(days, null, today);
  if (ended) throw new DomainError(messages[ended.key].code);
  return days;
}

/**
 * The result of cloning an offer, in advance: nothing is changed.
 * @throws DomainError GOFF005 for one that has ended
 */
export const makeReadOfferClonePlan =
  (offerRecord: OfferRecord): UseCase<typeof endpoints.readOfferClonePlan, ReadContext> =>
  async ({ params }, { db, today }) => {
    const offer = inReach(await offerRecord.find(db, params));
    return { version: offer.version, ...validityOfClone(offer, today), regions: await regionsFor(db, offer) };
  };

/**
 * Creates the same offer for each of the regions, as confirmed; an existing one does not change. A clone of an offer
 * that has begun begins today. One entry of the trail records all, at the original offer.
 *
 * @throws DomainError GOFF005 when the offer ends today or earlier, OFF003 for a disabled region, OFF004 when every
 * region has one already
 */
export const makeCloneOffer =
  (offerRecord: OfferRecord): UseCase<typeof endpoints.cloneOffer, WriteContext> =>
  async ({ params, query, body }, { db, now, today, audit, ...context }) => {
    const writing = { db, now, today, audit, ...context };
    const {
      vehicle: _vehicle,
      regionName: _region,
      colourNames: _colours,
      colourChoices: _choices,
      ...offer
    } = atVersion(body.version, await offerRecord.lock(params, writing));
    const days = validityOfClone(offer, today);
    const known = new Map((await regionsFor(db, offer)).map((target) => [target.id, target]));
    const chosen = query.regions.map((id) => known.get(id));
    const targets = chosen.filter((target) => target !== undefined);
    if (targets.length < chosen.length)
      throw new DomainError('OFF003', { fields: [{ path: 'regions', key: 'offer.regionUnknown' }] });
    const rows = targets
      .filter(({ exists }) => !exists)
      .map(({ id: region, name }) => ({
        regionName: name,
        row: { ...offer, id: makeId(now), offerType: 'REGI' as const, region, ...days },
      }));
    if (rows.length === 0) throw new DomainError('OFF004');
    // a name is unique in a region: of two concurrent calls the second creates none there
    const made = await db
      .insert(offers)
      .values(rows.map(({ row }) => ({ ...row, enabled: true, version: 1, updatedAt: now })))
      .onConflictDoNothing()
      .returning({ id: offers.id });
    const ids = new Set(made.map(({ id }) => id));
    const created = rows
      .filter(({ row }) => ids.has(row.id))
      .map(({ regionName, row }) => ({ id: row.id, regionName }));
    if (created.length === 0) throw new DomainError('OFF004');
    const regions = created.map(({ regionName }) => regionName);
    audit({ action: 'offer.clone', entity: 'offer', entityId: offer.id, after: { regions: regions.join(', ') } });
    return { created, existing: targets.map(({ name }) => name).filter((name) => !regions.includes(name)) };
  };
