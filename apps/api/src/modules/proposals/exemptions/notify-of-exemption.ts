import { formatMoney } from '@estrada/domain/formats/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { notifyInLanguages } from '../../notifications/index.ts';
import type { ProposalRecord } from '../proposals.repository.ts';
import { feeOf } from './describe-exemption.ts';
import type { ExemptionRecord } from './exemptions.repository.ts';

/** Tells the TCC managers of a dealer that a request waits for them. */
export function notifyManagers(
  managers: readonly { id: string }[],
  proposal: ProposalRecord,
  context: WriteContext,
): Promise<void> {
  const { number } = proposal;
  const fee = formatMoney(feeOf(proposal));
  const words = {
    'pt-BR': `A proposta ${number} pede a isenção da TCC de ${fee}. Decida na fila de isenções da TCC.`,
    en: `Proposal ${number} asks for the exemption from the registration fee of ${fee}. Decide in the queue of TCC exemptions.`,
  };
  const userIds = managers.map(({ id }) => id);
  return notifyInLanguages(words, userIds, context);
}

/** Tells who asked what became of the request. */
export function notifyRequester(
  row: ExemptionRecord,
  { number }: ProposalRecord,
  context: WriteContext,
): Promise<void> {
  const words =
    row.status === 'REFUSED'
      ? {
          'pt-BR': `A isenção da TCC da proposta ${number} foi recusada: ${row.decisionReason}`,
          en: `The TCC exemption of proposal ${number} was refused: ${row.decisionReason}`,
        }
      : {
          'pt-BR': `A isenção da TCC da proposta ${number} foi aprovada. Refaça a simulação na proposta.`,
          en: `The TCC exemption of proposal ${number} was approved. Redo the simulation in the proposal.`,
        };
  return notifyInLanguages(words, [row.requestedBy], context);
}
