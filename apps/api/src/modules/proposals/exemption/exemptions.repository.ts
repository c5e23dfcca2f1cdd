import type { PageRequest } from '@estrada/domain/lists/index';
import { exemptStatuses, isExemptionOpen, proposalStatusIds } from '@estrada/domain/proposals/index';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../kernel/database/database.ts';
import { pageOfTable } from '../../../kernel/database/page-of-table.ts';
import { dealers } from '../../organization/index.ts';
import { findIdsBySimulations, isFreeOfRegistrationFee, type ProposalRecord } from '../proposals.repository.ts';
import { proposals } from '../proposals.tables.ts';
import { tccExemptions } from './exemptions.tables.ts';

export type ExemptionRecord = typeof tccExemptions.$inferSelect;

/**
 * The latest request of a proposal; null before the first. Writers lock the proposal, so none is added concurrently.
 */
export async function findLatestExemption(db: Db, proposalId: string): Promise<ExemptionRecord | null> {
  const [row] = await db
    .select()
    .from(tccExemptions)
    .where(eq(tccExemptions.proposalId, proposalId))
    .orderBy(desc(tccExemptions.id))
    .limit(1);
  return row ?? null;
}

/** Whether the figures of a proposal leave out the registration fee: the client has paid it already, or is exempt. */
export async function owesNoRegistrationFee(
  { id, clientDocument }: Pick<ProposalRecord, 'id' | 'clientDocument'>,
  db: Db,
): Promise<boolean> {
  return (await isFreeOfRegistrationFee(db, clientDocument)) || (await isExempt(db, id));
}

/** Whether the proposal of a saved simulation is exempt from the registration fee; a copy of it is not. */
export async function isGrantedExemption(db: Db, simulationId: string): Promise<boolean> {
  const proposalId = (await findIdsBySimulations(db, [simulationId])).get(simulationId);
  return proposalId !== undefined && isExempt(db, proposalId);
}

/** Whether the client of this proposal is exempt from the registration fee. */
async function isExempt(db: Db, proposalId: string): Promise<boolean> {
  const exempt = inArray(tccExemptions.status, exemptStatuses as ExemptionRecord['status'][]);
  return (await db.$count(tccExemptions, and(eq(tccExemptions.proposalId, proposalId), exempt))) > 0;
}

export const insertExemption = (db: Db, row: ExemptionRecord) => db.insert(tccExemptions).values(row);

const order = {
  name: 'requestedAt',
  by: tccExemptions.requestedAt,
  type: 'timestamptz',
  id: tccExemptions.id,
} as const;

const openStatuses = proposalStatusIds.filter(isExemptionOpen);

/** Waiting for a decision: requested, and it can still change the fee of the proposal. */
const isWaiting = sql`${tccExemptions.status} = 'PENDING' and exists (
  select 1 from ${proposals} where ${proposals}.id = ${tccExemptions.proposalId}
    and ${proposals}.status in ${openStatuses} and not ${proposals}.blocked)`;

/** A page of the requests of the dealers that match the condition: waiting ones, oldest first, or all, newest first. */
export function listExemptions(
  db: Db,
  { managed, state }: { managed: (dealerId: SQL) => SQL; state: 'waiting' | 'all' },
  page: PageRequest,
) {
  return pageOfTable(
    db,
    {
      table: tccExemptions,
      columns: {
        proposalNumber: proposals.number,
        proposalStatus: proposals.status,
        blocked: proposals.blocked,
        clientName: proposals.clientName,
        clientDocument: proposals.clientDocument,
        vehicleLabel: proposals.vehicleLabel,
        financeValueCents: proposals.financeValueCents,
        dealerName: dealers.tradingName,
      },
      joins: [
        { table: proposals, on: eq(proposals.id, tccExemptions.proposalId) },
        { table: dealers, on: eq(dealers.id, tccExemptions.dealerId) },
      ],
      where: [managed(sql`${tccExemptions.dealerId}`), state === 'waiting' ? isWaiting : undefined],
      order: { ...order, direction: state === 'waiting' ? 'asc' : 'desc' },
    },
    page,
  );
}
