import { recordScope } from '@estrada/domain/access/index';
import { callerOf, type ReadContext } from '../../kernel/context.ts';
import { readPricingTier } from '../parameters/index.ts';
import {
  findLastPreApproval,
  findSimulation,
  type PreApprovalRow,
  type SimulationRow,
} from './simulations.repository.ts';

type Simulation = Pick<SimulationRow, 'clientDocument' | 'request'>;

/** The tier of a simulation's client, where the last answer of the bureau was about that client and the tier prices. */
export async function pricingTierOf(
  { db, today }: Pick<ReadContext, 'db' | 'today'>,
  { clientDocument, request: { personType } }: Simulation,
  answer: PreApprovalRow | null,
): Promise<string | undefined> {
  // an answer about another client is void (`preApprovalStanding`); an outdated one is still about the same client
  if (!answer?.tierCode || answer.clientDocument === null || answer.clientDocument !== clientDocument) return undefined;
  return readPricingTier(db, { tierCode: answer.tierCode, personType }, today);
}

/**
 * The tier that prices a request: that of the client of the named saved simulation. One out of reach names none.
 *
 * @param clientDocument of the saved client, who must be that client; undefined while figures are only tried
 */
export async function findPricingTier(
  context: ReadContext,
  {
    simulationId,
    personType,
    clientDocument,
  }: { simulationId?: string | undefined; personType: 'PF' | 'PJ'; clientDocument?: string | null | undefined },
): Promise<string | undefined> {
  if (simulationId === undefined) return undefined;
  const simulation = await findSimulation(context.db, recordScope(callerOf(context).viewer), simulationId);
  if (simulation?.request.personType !== personType) return undefined;
  if (clientDocument !== undefined && clientDocument !== simulation.clientDocument) return undefined;
  return pricingTierOf(context, simulation, await findLastPreApproval(context.db, simulation.id));
}
