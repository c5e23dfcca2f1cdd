import { recordScope } from '@estrada/domain/access/index';
import { maskDocument } from '@estrada/domain/people/index';
import type { endpoints, SavedSimulationRow } from '@estrada/endpoints/index';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeRow } from './describe-simulation.ts';
import type { ProposalLookup } from './proposal-lookup.ts';
import { preApprovals, simulations } from './simulation.tables.ts';
import { findSimulation, listClients, listSimulations, type SimulationRow } from './simulations.repository.ts';

const scopeOf = (context: ReadContext) => recordScope(callerOf(context).viewer);

/** Saved simulations by search text, or those of the client of one of them. */
export function makeListSavedSimulations(
  proposals: ProposalLookup,
): UseCase<typeof endpoints.listSavedSimulations, ReadContext> {
  return async ({ body: { clientOf, ...filter } }, context) => {
    const scope = scopeOf(context);
    const known = clientOf === undefined ? undefined : inReach(await findSimulation(context.db, scope, clientOf));
    // a simulation without a document is its client's only one
    const ofClient = known && (known.clientDocument ? { clientDocument: known.clientDocument } : { id: known.id });
    const { rows, ...page } = await listSimulations(context.db, scope, { ...filter, ...ofClient });
    return { ...page, items: await describeRows(rows, proposals, context) };
  };
}

/** The clients of the saved simulations, each with the simulation that was changed last. */
export function makeListSimulationClients(
  proposals: ProposalLookup,
): UseCase<typeof endpoints.listSimulationClients, ReadContext> {
  return async ({ body }, context) => {
    const { rows, ...page } = await listClients(context.db, scopeOf(context), body);
    const last = await describeRows(rows, proposals, context);
    return {
      ...page,
      items: rows.map(({ clientName, clientDocument, simulations }, index) => ({
        clientName,
        clientDocumentMasked: maskDocument(clientDocument!),
        simulations,
        last: last[index]!,
      })),
    };
  };
}

/** Rows of a list with their proposals and the bureau's answers. */
async function describeRows(
  rows: readonly (SimulationRow & { sellerName: string; dealerName: string })[],
  proposals: ProposalLookup,
  { db, today }: ReadContext,
): Promise<SavedSimulationRow[]> {
  const ids = rows.map(({ id }) => id);
  const proposalIds = await proposals.findIdsBySimulations(db, ids);
  const results = await listPreApprovalResults(db, ids);
  return rows.map((row) =>
    describeRow(row, {
      today,
      preApprovalResult: results.get(row.id) ?? null,
      proposalId: proposalIds.get(row.id) ?? null,
    }),
  );
}

/** The last bureau result of each simulation; null where there is none, or where it was about another client. */
async function listPreApprovalResults(db: Db, simulationIds: readonly string[]): Promise<Map<string, number | null>> {
  if (simulationIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([preApprovals.simulationId], {
      id: preApprovals.simulationId,
      result: preApprovals.result,
      isOfClient: sql<boolean>`${preApprovals.clientDocument} is not distinct from ${simulations.clientDocument}`,
    })
    .from(preApprovals)
    .innerJoin(simulations, eq(simulations.id, preApprovals.simulationId))
    .where(inArray(preApprovals.simulationId, [...simulationIds]))
    .orderBy(preApprovals.simulationId, desc(preApprovals.id));
  return new Map(rows.map(({ id, result, isOfClient }) => [id, isOfClient ? result : null]));
}
