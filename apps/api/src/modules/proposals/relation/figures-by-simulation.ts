import { DomainError } from '@estrada/domain/errors/index';
import type { ReadContext } from '../../../kernel/context.ts';
import { quote, type SimulationRow } from '../../simulation/index.ts';
import { ensureMayPropose } from '../ensure-may-propose.ts';
import { owesNoRegistrationFee } from '../exemptions/exemptions.repository.ts';
import { figuresOf } from '../open-proposal.ts';
import { findIdsBySimulations, type ProposalRecord } from '../proposals.repository.ts';
import { rectifiedRequest } from '../rectified-request.ts';

/**
 * What a proposal would be by a saved simulation, computed with the tables in force today.
 *
 * @throws DomainError SEC004 for one of another dealer, or where the profile may not propose it; DOM002 for another client's, PRS004
 *   for one with a proposal; and as `quote`
 */
export async function figuresBySimulation(
  proposal: ProposalRecord,
  simulation: SimulationRow | null,
  term: number,
  context: ReadContext,
) {
  if (!simulation || simulation.dealerId !== proposal.dealerId) throw new DomainError('SEC004');
  const ignoreTCC = await owesNoRegistrationFee(proposal, context.db);
  const isOwn = simulation.id === proposal.simulationId;
  if (!isOwn) await ensureFree(simulation, proposal, context);
  // what was rectified is no part of the simulation, and stays; another one has its own values
  const rectified = isOwn ? proposal.rectified : null;
  const request = rectifiedRequest(simulation.request, rectified);
  const { result, vehicleLabel } = await quote(
    {
      request: {
        ...request,
        ignoreTCC,
        terms: [term],
        simulationId: request.simulationId ?? simulation.id,
      },
      dealerId: simulation.dealerId,
      clientDocument: simulation.clientDocument,
      grantedTax: simulation.request.currentTax,
    },
    context,
  );
  const item = result.simulationItems[0]!;
  // the figures of another simulation are a new sale; those of its own go on, as everything that was opened before
  if (!isOwn)
    await ensureMayPropose(
      { ...simulation.request, financeTypeId: simulation.financeTypeId },
      { tableCode: item.tableCode, termMonths: item.term, quotedOn: context.today },
      context,
    );
  const figures = figuresOf({ ...simulation, request: { ...request, ignoreTCC } }, item);
  const { assetType } = simulation.request;
  return {
    changes: {
      ...figures,
      rectified,
      vehicleLabel,
      assetType,
      simulationId: simulation.id,
      simulationCode: simulation.code,
    },
    loan: { item, request },
  };
}

/** Another simulation must be of the same client, and not be the one of another proposal. */
async function ensureFree(simulation: SimulationRow, proposal: ProposalRecord, { db }: ReadContext): Promise<void> {
  const isSameClient =
    simulation.request.personType === proposal.personType && simulation.clientDocument === proposal.clientDocument;
  if (!isSameClient) throw new DomainError('DOM002', { fields: [{ path: 'simulationId', key: 'value.notAllowed' }] });
  if ((await findIdsBySimulations(db, [simulation.id])).size > 0) throw new DomainError('PRS004');
}
