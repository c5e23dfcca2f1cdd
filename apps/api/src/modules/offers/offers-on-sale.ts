import type { OfferType } from '@estrada/domain/offers/index';
import { earliestOfferEnd } from '@estrada/domain/simulation/index';
import type { OfferOnSale } from '@estrada/endpoints/index';
import { and, asc, eq, getTableColumns, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { offers } from './offers.tables.ts';
import { colourChoices, offerTexts } from './offers.ts';

type StoredOffer = typeof offers.$inferSelect & { colourChoices: string[] };

/** An offer by its id, in force or not; null for an unknown one. */
export async function findOffer(db: Db, id: string): Promise<StoredOffer | null> {
  const [row] = await db
    .select({ ...getTableColumns(offers), colourChoices })
    .from(offers)
    .where(eq(offers.id, id));
  return row ?? null;
}

// more offers of one version at one branch than this would be a mistake
const listLimit = 50;
const everyBranchLimit = 1_000;

/**
 * The offers in force for a version for long enough, by name: the national ones and those of the dealer's branch.
 *
 * @param region null for a dealer without a branch; undefined where no dealer sells: the offers of every branch
 */
export async function listOffersOnSale(
  db: Db,
  { versionId, region, offerType }: { versionId: number; region?: string | null; offerType?: OfferType | undefined },
  today: string,
): Promise<OfferOnSale[]> {
  const { enabled: _enabled, updatedAt: _updated, ...columns } = getTableColumns(offers);
  return db
    .select({ ...columns, ...offerTexts })
    .from(offers)
    .where(
      and(
        eq(offers.versionId, versionId),
        eq(offers.enabled, true),
        lte(offers.effectiveFrom, today),
        gte(offers.validUntil, earliestOfferEnd(today)),
        region === undefined ? undefined : inArray(offers.region, region === null ? [''] : ['', region]),
        offerType && eq(offers.offerType, offerType),
      ),
    )
    .orderBy(asc(offers.offerName), asc(offers.id))
    .limit(region === undefined ? everyBranchLimit : listLimit);
}
