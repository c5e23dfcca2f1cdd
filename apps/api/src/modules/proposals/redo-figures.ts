import { DomainError } from '@estrada/domain/errors/index';
import type { ReadContext } from '../../kernel/context.ts';
import { quote, type SimulationRow } from '../simulation/index.ts';
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
  const ignoreTCC = await owesNoRegistrationFee(proposal, context.db);
  const request = { ...rectifiedRequest(simulation.request, rectified), ignoreTCC };
  try {
    const { result, vehicleLabel } = await quote(
      {
        request: { ...request, terms: [termMonths], simulationId: request.simulationId ?? proposal.simulationId },
        dealerId: proposal.dealerId,
        clientDocument: proposal.clientDocument,
        birthDate: simulation.client.birthDate,
        grantedTax: request.currentTax,
        savedAs: proposal.simulationId,
      },
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
