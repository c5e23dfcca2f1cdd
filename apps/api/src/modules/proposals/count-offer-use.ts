import { addDays, startOfBusinessDay } from '@estrada/domain/calendar/index';
import { countedRows } from '@estrada/domain/lists/index';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import type { OfferUse } from '../offers/index.ts';
import { dealers } from '../organization/index.ts';
import { offerOf, simulations } from '../simulation/index.ts';
import { isWithdrawn } from './products/sale-products.sql.ts';
import { isPayment, proposalHistory, proposals } from './proposals.tables.ts';

/** How many rows a query finds, up to the number at which counts of lists stop. */
async function countUpTo(db: Db, rows: SQL): Promise<number> {
  const { rows: found } = (await db.execute(
    sql`select count(*)::int as count from (${rows} limit ${countedRows}) as counted`,
  )) as unknown as { rows: [{ count: number }] };
  return found[0].count;
}

/**
 * The use of offers, by the simulations that were made by them in a period: how many, how many of these have a proposal
 * that is neither cancelled nor a copy, and how many of those were paid and not withdrawn from.
 */
export const countOfferUse: OfferUse = async (db, { offerIds, region, from, until }) => {
  const made = and(
    inArray(offerOf(simulations), offerIds),
    gte(simulations.createdAt, new Date(startOfBusinessDay(from))),
    lt(simulations.createdAt, new Date(startOfBusinessDay(addDays(until, 1)))),
    region === ''
      ? undefined
      : inArray(simulations.dealerId, db.select({ id: dealers.id }).from(dealers).where(eq(dealers.region, region))),
  );
  // as the unique index has it: a simulation has one such proposal
  const proposed = sql`select 1 from ${simulations} join ${proposals} on ${proposals.simulationId} = ${simulations.id}
    and ${proposals.copiedFromId} is null and ${proposals.status} <> 'NU' where ${made}`;
  const isPaid = sql`exists (select from ${proposalHistory} as payment
    where payment.proposal_id = ${proposals.id} and ${isPayment}) and not ${isWithdrawn(sql`${proposals.id}`)}`;
  return {
    simulations: await countUpTo(db, sql`select 1 from ${simulations} where ${made}`),
    proposals: await countUpTo(db, proposed),
    contracts: await countUpTo(db, sql`${proposed} and ${isPaid}`),
  };
};
