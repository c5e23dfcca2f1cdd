import { DomainError } from '@estrada/domain/errors/index';
import type { ReadContext } from '../../kernel/context.ts';
import { type QuoteRequest, quote, type SimulationRow } from '../simulation/index.ts';
import { owesNoRegistrationFee } from './exemption/exemptions.repository.ts';
import { figuresOf } from './open-proposal.ts';
import type { ProposalRecord } from './proposals.repository.ts';
import type { RectifiedValues } from './proposals.tables.ts';
import { rectifiedRequest } from './rectified-request.ts';

interface RedoneInput {
  proposal: ProposalRecord;
  /** the proposal's own */
  simulation: SimulationRow;
  rectified: RectifiedValues;
  termMonths: number;
  /** where the fields of the simulation's request are in the call */
  fieldOf: Readonly<Record<string, string>>;
}

/**
 * The figures of a proposal for other values, with today's tables and the fees that its client owes.
 *
 * @throws DomainError as `quote`, each problem at the field of the call that it comes from
 */
export async function redoFigures(
  { proposal, simulation, rectified, termMonths, fieldOf }: RedoneInput,
  context: ReadContext,
) {
  const sale = await saleOfProposal({ proposal, simulation, rectified }, context);
  const { request } = sale;
  try {
    const { result, vehicleLabel } = await quote(
      { ...sale, request: { ...ownRequest(sale), terms: [termMonths] } },
      context,
    );
    const item = result.simulationItems[0]!;
    const figures = figuresOf({ request, financeTypeId: simulation.financeTypeId, result }, item);
    return { figures, vehicleLabel, loan: { item, request } };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = error.fields.map((field) => ({ ...field, path: fieldOf[field.path] ?? field.path }));
    throw new DomainError(error.code, { fields });
  }
}

/** The request of a sale, priced as that of its own simulation. */
export const ownRequest = ({ request, savedAs }: QuoteRequest): QuoteRequest['request'] => ({
  ...request,
  simulationId: request.simulationId ?? savedAs,
});

/** The sale of a proposal with other values, and the fees that its client owes. */
export async function saleOfProposal(
  { proposal, simulation, rectified }: Pick<RedoneInput, 'proposal' | 'simulation' | 'rectified'>,
  context: ReadContext,
): Promise<QuoteRequest> {
  const ignoreTCC = await owesNoRegistrationFee(proposal, context.db);
  const request = { ...rectifiedRequest(simulation.request, rectified), ignoreTCC };
  return {
    request,
    dealerId: proposal.dealerId,
    clientDocument: proposal.clientDocument,
    birthDate: simulation.client.birthDate,
    grantedTax: request.currentTax,
    savedAs: proposal.simulationId,
  };
}
