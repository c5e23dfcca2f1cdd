import type { Texts } from '../errors/texts.ts';
import type { StatusColour } from '../state-machines/machine.ts';

/** The 17 statuses of a sales proposal: name and colour role. */
export const proposalStatuses = {
  WO: { pt: 'Em preenchimento', en: 'In work', colour: 'neutral' },
  SU: { pt: 'Enviada', en: 'Sent', colour: 'info' },
  PD: { pt: 'Em análise', en: 'Under analysis', colour: 'info' },
  HLD: { pt: 'Aguardando resposta', en: 'Waiting', colour: 'warning' },
  AP: { pt: 'Aprovada', en: 'Approved', colour: 'success' },
  APC: { pt: 'Aprovada com condições', en: 'Qualified', colour: 'warning' },
  DC: { pt: 'Recusada', en: 'Rejected', colour: 'danger' },
  RA: { pt: 'Proposta devolvida', en: 'Process returned', colour: 'warning' },
  AVF: { pt: 'Validando tabela', en: 'Validating table', colour: 'info' },
  AF: { pt: 'Contrato disponível para geração', en: 'Documents available for generation', colour: 'success' },
  PU: { pt: 'Contratos gerados', en: 'Contracts generated', colour: 'info' },
  WFA: { pt: 'Ativação em conferência', en: 'Activated', colour: 'info' },
  AV: { pt: 'Ativação confirmada', en: 'Full activation', colour: 'success' },
  PS: { pt: 'Pagamento enviado', en: 'Payment sent', colour: 'info' },
  OC: { pt: 'Pagamento confirmado', en: 'Payment confirmed', colour: 'success' },
  OCM: { pt: 'Pagamento confirmado manualmente', en: 'Payment confirmed manually', colour: 'success' },
  NU: { pt: 'Excluída', en: 'Deleted', colour: 'neutral' },
} as const satisfies Record<string, Texts & { colour: StatusColour }>;

/** What a proposal is called whose client has withdrawn from the contract, whatever its status: before the payment or after it. */
export const withdrawnName = {
  pt: 'Desistência do cliente',
  en: 'Client withdrew',
  colour: 'danger',
} as const satisfies Texts & {
  colour: StatusColour;
};

/** The events by which a client withdraws. */
export const withdrawalEvents = ['withdraw', 'recordWithdrawal'] as const;

/** Status of a sales proposal. */
export type ProposalStatus = keyof typeof proposalStatuses;

/** All statuses, in the order of a proposal's life. */
export const proposalStatusIds = Object.keys(proposalStatuses) as readonly ProposalStatus[];

/** The initial status of every proposal. */
export const initialStatus: ProposalStatus = 'WO';

/**
 * The contract has been activated: from here on its registration fee counts as paid, which is charged once per client.
 */
export const contractedStatuses: readonly ProposalStatus[] = ['WFA', 'AV', 'PS', 'OC', 'OCM'];

/** The contract is active, or paid: what it finances is paid to others. */
export const activeContractStatuses = contractedStatuses.filter((status) => status !== 'WFA');

/** The contract is paid. */
export const paidStatuses: readonly ProposalStatus[] = ['OC', 'OCM'];

/** The payment is on its way, or done. */
export const paymentSentStatuses: readonly ProposalStatus[] = ['PS', ...paidStatuses];

/** A contract exists: from here on its papers are signed. */
export const contractStatuses: readonly ProposalStatus[] = ['PU', ...contractedStatuses];

/** The documents can be created or exist: from here on a proposal has a contract number. */
export const documentedStatuses: readonly ProposalStatus[] = ['AF', ...contractStatuses];

/** The final statuses of a proposal. */
export const finalStatuses: readonly ProposalStatus[] = ['OC', 'OCM', 'NU'];
