import type { Language } from '@estrada/domain/errors/index';
import { noticeLinks } from '@estrada/domain/notifications/index';
import type { WriteContext } from '../../kernel/context.ts';
import { notifyInLanguages } from '../notifications/index.ts';
import type { ProposalRecord } from './proposals.repository.ts';

type NoticeKind = 'lienRefused' | 'paymentReturned' | 'paid' | 'withdrawn' | 'selfieRefused';

const words: Record<NoticeKind, (number: string) => Record<Language, string>> = {
  lienRefused: (number) => ({
    'pt-BR': `O gravame da proposta ${number} foi recusado. Veja o motivo na proposta.`,
    en: `The lien of proposal ${number} was refused. See the reason on the proposal.`,
  }),
  paymentReturned: (number) => ({
    'pt-BR': `O pagamento da proposta ${number} não foi efetivado. O reenvio cabe à financeira.`,
    en: `The payment of proposal ${number} did not go through. It is up to the lender to send it again.`,
  }),
  withdrawn: (number) => ({
    'pt-BR': `O cliente desistiu do contrato da proposta ${number}. Veja na proposta os estornos e reembolsos.`,
    en: `The client has withdrawn from the contract of proposal ${number}. See the refunds on the proposal.`,
  }),
  selfieRefused: (number) => ({
    'pt-BR': `Uma selfie da proposta ${number} foi recusada. Veja o motivo na proposta e envie um novo link à pessoa.`,
    en: `A selfie of proposal ${number} was refused. See the reason on the proposal and send the person a new link.`,
  }),
  paid: (number) => ({
    'pt-BR': `O pagamento da proposta ${number} foi confirmado.`,
    en: `The payment of proposal ${number} was confirmed.`,
  }),
};

/** Notifies the seller of a proposal of the outcome of its lien, its payment, or a selfie. */
export const notifySeller = (
  { id, number, sellerId }: ProposalRecord,
  told: NoticeKind,
  tx: WriteContext,
): Promise<void> => notifyInLanguages(words[told](number), [sellerId], noticeLinks.proposal(id), tx);
