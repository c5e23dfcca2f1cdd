import type { Viewer } from '@estrada/domain/access/index';
import { maskDocument } from '@estrada/domain/people/index';
import { type Authority, authorityFor, proposalScope } from '@estrada/domain/proposals/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { gt, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import type { PageOrder } from '../../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../../kernel/database/page-of-table.ts';
import { nameContains } from '../../../kernel/database/plain-name.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { dealers } from '../../organization/index.ts';
import { readLenderOn } from '../../parameters/index.ts';
import { listed } from '../proposals.repository.ts';
import { isWaiting, proposals } from '../proposals.tables.ts';
import { creditValueOfRow, termsOf } from '../terms-of.ts';
import { firstDecisions } from './decisions.tables.ts';

type Row = ResponseOf<typeof endpoints.listDecisionQueue>['items'][number];
type First = { decision: 'AP' | 'APC' | 'DC'; actorName: string; decidedBy: string };
type Limits = Parameters<typeof authorityFor>[1];

/** For an `exists` or a column: the decision on the row that waits for a second person. */
const openFirst = sql`from ${firstDecisions} as first where first.proposal_id = ${proposals.id} and first.closed_at is null`;

const order: PageOrder = {
  name: 'waitingSince',
  by: proposals.waitingSince,
  id: proposals.id,
  type: 'timestamptz',
  direction: 'asc',
};

/** The queue of decisions, longest waiting first. */
export const listDecisionQueue: UseCase<typeof endpoints.listDecisionQueue, ReadContext> = async (
  { query },
  context,
) => {
  const { viewer } = callerOf(context);
  const limits = await readLenderOn(context.db, context.today);
  const { status, dealer, fromCents, toCents, needs, confirmation, turn } = query;
  const { rows, ...page } = await pageOfTable(
    context.db,
    {
      table: proposals,
      columns: {
        dealerName: dealers.tradingName,
        first: sql<First | null>`(select jsonb_build_object(
          'decision', first.decision, 'actorName', first.decided_by_name, 'decidedBy', first.decided_by) ${openFirst})`,
      },
      joins: [{ table: dealers, on: sql`${dealers.id} = ${proposals.dealerId}` }],
      where: [
        listed(proposalScope(viewer)),
        isWaiting,
        sql`not ${proposals.blocked}`,
        status ? sql`${proposals.status} = ${status}` : undefined,
        dealer ? ofDealer(dealer) : undefined,
        fromCents === undefined ? undefined : gte(creditValueOfRow, fromCents),
        toCents === undefined ? undefined : lte(creditValueOfRow, toCents),
        needs ? wanting(needs, limits) : undefined,
        confirmation ? awaiting(confirmation, viewer) : undefined,
        turn ? inTurn(turn, viewer) : undefined,
      ],
      order,
    },
    query,
  );
  return { ...page, items: rows.map((row) => describe(row, { limits, viewer, now: context.now })) };
};

const ofDealer = (typed: string): SQL =>
  sql`${proposals.dealerId} in (select ${dealers.id} from ${dealers} where ${or(
    nameContains(dealers.tradingName, typed),
    sql`${dealers.GMFcode} = ${typed}`,
  )})`;

/** The amounts of `authorityFor`, as a condition. */
function wanting(needs: Authority, { aloneUpToCents, fourEyesAboveCents }: Limits): SQL {
  const amount = creditValueOfRow;
  if (needs === 'two') return gt(amount, fourEyesAboveCents);
  if (needs === 'one') return lte(amount, aloneUpToCents);
  return sql`${amount} > ${aloneUpToCents} and ${amount} <= ${fourEyesAboveCents}`;
}

const awaiting = (whom: 'me' | 'others', { userId }: Viewer): SQL =>
  whom === 'me'
    ? sql`exists (select ${openFirst} and first.decided_by <> ${userId})`
    : sql`exists (select ${openFirst} and first.decided_by = ${userId})`;

/** The dealer has to answer first, and no user has begun to decide. */
const waitsForDealer = sql`(${proposals.status} = 'HLD' or ${proposals.status} = 'APC' and ${proposals.conditionsAnswer} is null)
  and not exists (select ${openFirst})`;

const inTurn = (turn: 'mine' | 'dealer', viewer: Viewer): SQL =>
  turn === 'dealer' ? waitsForDealer : sql`not (${waitsForDealer}) and not ${awaiting('others', viewer)}`;

function describe(
  row: typeof proposals.$inferSelect & { dealerName: string; first: First | null },
  { limits, viewer, now }: { limits: Limits; viewer: Viewer; now: Date },
): Row {
  const creditCents = termsOf(row).financeValueCents;
  return {
    id: row.id,
    number: row.number,
    status: row.status as Row['status'],
    clientName: row.clientName,
    clientDocumentMasked: maskDocument(row.clientDocument),
    dealerName: row.dealerName,
    vehicleLabel: row.vehicleLabel,
    creditValueCents: creditCents,
    waitingSince: row.waitingSince.toISOString(),
    waitingMinutes: Math.max(0, Math.floor((now.getTime() - row.waitingSince.getTime()) / 60_000)),
    areConditionsPresented: row.conditionsAnswer !== null,
    needs: authorityFor(creditCents, limits),
    first: row.first && {
      decision: row.first.decision,
      actorName: row.first.actorName,
      isOwn: row.first.decidedBy === viewer.userId,
    },
  };
}
