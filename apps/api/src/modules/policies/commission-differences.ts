import { DomainError } from '@estrada/domain/errors/index';
import { adjustmentOf, isAcceptable, pendingDifferenceStatuses } from '@estrada/domain/insurance/index';
import { endpoints, type QueryOf, type ResponseOf } from '@estrada/endpoints/index';
import { and, eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { claimOf, claimRow, describeClaim, releaseRow } from '../../kernel/database/claims.ts';
import { lastChangedFirst } from '../../kernel/database/page-by-key.ts';
import { pageOfTable } from '../../kernel/database/page-of-table.ts';
import { makeId } from '../../kernel/ids.ts';
import { inReach, lockAt } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { book, findEntry } from './commission.ts';
import { isPending, commissionDifferences as table } from './commissions.tables.ts';
import { differenceOf } from './insurer-statements.ts';

type Row = typeof table.$inferSelect;
type Difference = ResponseOf<typeof endpoints.acceptCommissionDifference>;

const isUnresolved = ({ status }: Row): boolean => pendingDifferenceStatuses.includes(status);

function describe(row: Row, context: ReadContext): Difference {
  const claim = describeClaim(row, context);
  const mayAct = isUnresolved(row) && (claim?.isOwn ?? true);
  const { ours, theirs } = differenceOf(row);
  return {
    id: row.id,
    version: row.version,
    kind: row.kind,
    status: row.status,
    statementKind: row.statementKind,
    provider: row.insurer,
    month: row.month,
    item: row.item,
    policyNumber: row.policyNumber,
    insuranceId: row.insuranceId,
    ours,
    theirs,
    note: row.note,
    changedByName: row.changedByName,
    updatedAt: row.updatedAt.toISOString(),
    claim,
    can: {
      accept: mayAct && isAcceptable(row),
      dispute: mayAct && row.kind !== 'NO_TABLE',
      solve: mayAct,
      claim: mayAct,
    },
  };
}

async function listDifferences(
  { state = 'pending', kind, provider, month, search, ...page }: QueryOf<typeof endpoints.listCommissionDifferences>,
  context: ReadContext,
): Promise<ResponseOf<typeof endpoints.listCommissionDifferences>> {
  const { rows, ...rest } = await pageOfTable(
    context.db,
    {
      table,
      where: [
        state === 'pending' ? isPending : eq(table.status, state),
        kind ? eq(table.kind, kind) : undefined,
        provider ? eq(table.insurer, provider) : undefined,
        month ? eq(table.month, month) : undefined,
        search ? eq(table.policyNumber, search) : undefined,
      ],
      order: lastChangedFirst(table),
    },
    page,
  );
  return { ...rest, items: rows.map((row) => describe(row, context)) };
}

/** @throws DomainError PRS001 with the name of who changed it first, or who has claimed it; PRS007 once it is over */
async function lockDifference(id: string, version: number, context: WriteContext): Promise<Row> {
  const query = context.db.select().from(table).where(eq(table.id, id)).for('update');
  const row = await lockAt(
    version,
    query.then(([found]) => found ?? null),
    'PRS001',
  );
  if (!isUnresolved(row)) throw new DomainError('PRS007');
  const claim = claimOf(row, context.now);
  if (claim && claim.userId !== callerOf(context).viewer.userId)
    throw new DomainError('PRS001', { params: { name: claim.byName } });
  return row;
}

async function change(
  row: Row,
  act: 'accept' | 'dispute' | 'solve',
  changes: Pick<Row, 'status'> & Partial<Pick<Row, 'note'>>,
  context: WriteContext,
): Promise<Row> {
  const { db, now } = context;
  const values = { ...changes, version: row.version + 1, changedByName: callerOf(context).name, updatedAt: now };
  await db.update(table).set(values).where(eq(table.id, row.id));
  context.audit({
    action: `commission-difference.${act}`,
    entity: 'commission-difference',
    entityId: row.id,
    before: { status: row.status },
    after: {
      status: changes.status,
      differenceKind: row.kind,
      insurer: row.insurer,
      month: row.month,
      policyNumber: row.policyNumber,
      ...(act === 'accept' ? { commissionCents: row.theirCommissionCents ?? 0 } : {}),
      ...(changes.note ? { note: changes.note } : {}),
    },
  });
  return { ...row, ...values };
}

type AtVersion = { params: { id: string }; body: { version: number } };
type WithNote = { params: { id: string }; body: { version: number; note: string } };

/** Books the insurer's figure today: the entry of the policy stays as it was booked. */
async function accept({ params, body }: AtVersion, context: WriteContext): Promise<Difference> {
  const row = await lockDifference(params.id, body.version, context);
  if (!isAcceptable(row) || row.insuranceId === null) throw new DomainError('PRS007');
  const earned = inReach(await findEntry(context.db, row.insuranceId, 'EARNED'));
  const { netCents, commissionCents } = adjustmentOf(differenceOf(row));
  await book(
    {
      ...earned,
      id: makeId(context.now),
      kind: 'ADJUSTED',
      statementKind: row.statementKind,
      bookedOn: context.today,
      statementMonth: row.month,
      netCents,
      amountCents: commissionCents,
      differenceId: row.id,
      bookedByName: callerOf(context).name,
      createdAt: context.now,
    },
    context,
  );
  if (row.statementKind === 'ISSUE') await solveWithoutTable(row.insuranceId, context);
  return describe(await change(row, 'accept', { status: 'ACCEPTED' }, context), context);
}

/** A commission without a table is solved by the figure of its insurer. */
async function solveWithoutTable(insuranceId: string, context: WriteContext): Promise<void> {
  const rows = await context.db
    .select()
    .from(table)
    .where(and(eq(table.insuranceId, insuranceId), eq(table.kind, 'NO_TABLE'), isPending))
    .limit(1)
    .for('update');
  for (const row of rows) await change(row, 'solve', { status: 'SOLVED' }, context);
}

async function dispute({ params, body }: WithNote, context: WriteContext): Promise<Difference> {
  const row = await lockDifference(params.id, body.version, context);
  // nobody has stated a figure
  if (row.kind === 'NO_TABLE') throw new DomainError('PRS007');
  return describe(await change(row, 'dispute', { status: 'DISPUTED', note: body.note }, context), context);
}

async function solve({ params, body }: WithNote, context: WriteContext): Promise<Difference> {
  const row = await lockDifference(params.id, body.version, context);
  return describe(await change(row, 'solve', { status: 'SOLVED', note: body.note }, context), context);
}

/** Claims or releases a difference. @throws DomainError PRS001 with the name of who has it */
const claiming =
  (act: 'claim' | 'release') =>
  async ({ params, body }: AtVersion, context: WriteContext): Promise<Difference> => {
    const { db, now } = context;
    const row = await lockDifference(params.id, body.version, context);
    const { viewer, name } = callerOf(context);
    const { userId } = viewer;
    const isDone =
      act === 'claim'
        ? await claimRow(db, table, row.id, { userId, name }, now)
        : await releaseRow(db, table, row.id, { userId });
    if (!isDone) throw new DomainError('PRS001', { params: { name: row.claimedByName ?? '' } });
    context.audit({ action: `commission-difference.${act}`, entity: 'commission-difference', entityId: row.id });
    const [claimed] = await db.select().from(table).where(eq(table.id, row.id));
    return describe(inReach(claimed), context);
  };

export const commissionDifferenceRoutes: Route[] = [
  read(endpoints.listCommissionDifferences, ({ query }, context) => listDifferences(query, context)),
  write(endpoints.acceptCommissionDifference, accept),
  write(endpoints.disputeCommissionDifference, dispute),
  write(endpoints.solveCommissionDifference, solve),
  write(endpoints.claimCommissionDifference, claiming('claim')),
  write(endpoints.releaseCommissionDifference, claiming('release')),
];
