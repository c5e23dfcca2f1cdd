import { recordScope } from '@estrada/domain/access/index';
import { changeActs } from '@estrada/domain/proposals/index';
import type { endpoints } from '@estrada/endpoints/index';
import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm';
import { callerOf, type ReadContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { describeSimulationRow, listSimulations, simulations } from '../../simulation/index.ts';
import { actorOf, proposalInReach } from '../move-proposal.ts';
import { editFactsOf } from '../proposals.repository.ts';
import { proposals } from '../proposals.tables.ts';

/** The saved simulations that `relateToSimulation` accepts for a proposal, last changed first. */
export const listFittingSimulations: UseCase<typeof endpoints.listFittingSimulations, ReadContext> = async (
  { params, query },
  context,
) => {
  const { db, today } = context;
  const { viewer } = callerOf(context);
  const proposal = await proposalInReach(params.id, context);
  changeActs.assert('edit', editFactsOf(proposal), actorOf(context));
  const { clientDocument, dealerId, simulationId } = proposal;
  const { rows, ...page } = await listSimulations(db, recordScope(viewer), {
    ...query,
    clientDocument,
    dealerId,
    also: [ne(simulations.id, simulationId), hasNoProposal(db)],
  });
  return {
    ...page,
    items: rows.map((row) => describeSimulationRow(row, { today, preApprovalResult: null, proposalId: null })),
  };
};

/** As in `findIdsBySimulations`: a copied or cancelled proposal does not occupy a simulation. */
const hasNoProposal = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(proposals)
      .where(
        and(eq(proposals.simulationId, simulations.id), isNull(proposals.copiedFromId), ne(proposals.status, 'NU')),
      ),
  );
