import type { Texts } from '../../errors/texts.ts';
import type { InsuranceProposalEvent } from '../../insurance/proposal/insurance-proposal.table.ts';
import type { AuditEntity } from '../audit-entity.ts';
import { insuranceFields } from './registration-fields.ts';

type InsuranceAct =
  `insurance.${InsuranceProposalEvent | 'begin' | 'renew' | 'seller' | 'claim' | 'release' | 'notice' | 'noticeReceived' | 'charge' | 'charged' | 'unpaid' | 'policyFile' | 'cancelled' | 'cancelAgain' | 'cancelledByInsurer' | 'lateRefund' | 'confirmRefund' | 'document' | 'commission'}`;

/** Every event of the table of insurance proposals, and acts that are no event. */
const acts = {
  'insurance.begin': { pt: 'Iniciou a contratação', en: 'Began the proposal' },
  'insurance.renew': { pt: 'Iniciou a renovação', en: 'Began the renewal' },
  'insurance.quote': { pt: 'Cotou', en: 'Quoted' },
  'insurance.completeSteps': { pt: 'Completou as etapas', en: 'Completed the steps' },
  'insurance.reprice': { pt: 'Mudou o que define o preço', en: 'Changed what the price depends on' },
  'insurance.edit': { pt: 'Preencheu', en: 'Filled in' },
  'insurance.send': { pt: 'Enviou à seguradora', en: 'Sent to the insurer' },
  'insurance.accept': { pt: 'Aceitou o risco', en: 'Accepted the risk' },
  'insurance.acceptBySilence': { pt: 'Aceita por falta de resposta', en: 'Accepted for want of an answer' },
  'insurance.acceptByCollection': {
    pt: 'Aceita pela cobrança do prêmio',
    en: 'Accepted by collection of the premium',
  },
  'insurance.requestInformation': { pt: 'Pediu informações', en: 'Requested information' },
  'insurance.supplyInformation': { pt: 'Respondeu à seguradora', en: 'Answered the insurer' },
  'insurance.refuse': { pt: 'Recusou o risco', en: 'Refused the risk' },
  'insurance.issueManually': { pt: 'Encaminhou para emissão manual', en: 'Passed on for manual issue' },
  'insurance.recordPolicy': { pt: 'Registrou a apólice', en: 'Recorded the policy' },
  'insurance.refuseManually': { pt: 'Registrou a recusa', en: 'Recorded the refusal' },
  'insurance.issue': { pt: 'Emitiu a apólice', en: 'Issued the policy' },
  'insurance.dissolveUnpaid': { pt: 'Encerrada sem o primeiro pagamento', en: 'Dissolved without the first payment' },
  'insurance.suspend': { pt: 'Suspendeu a cobertura', en: 'Suspended the cover' },
  'insurance.pay': { pt: 'Parcela em atraso paga', en: 'Overdue premium paid' },
  'insurance.dissolveSuspended': { pt: 'Encerrada por falta de pagamento', en: 'Dissolved for non-payment' },
  'insurance.endCover': { pt: 'Vigência encerrada', en: 'Cover ended' },
  'insurance.abandon': { pt: 'Desistiu de contratar', en: 'Abandoned the proposal' },
  'insurance.lapse': { pt: 'Expirou', en: 'Lapsed' },
  'insurance.cancel': { pt: 'Cancelou o seguro', en: 'Cancelled the insurance' },
  'insurance.withdraw': { pt: 'Desistiu no prazo', en: 'Withdrew within the period' },
  'insurance.cancelWithCredit': { pt: 'Cancelada com o financiamento', en: 'Cancelled with the loan' },
  'insurance.rectifyCredit': {
    pt: 'Voltou a ser cotada: o financiamento mudou',
    en: 'To be quoted again: the loan changed',
  },
  'insurance.seller': { pt: 'Trocou o vendedor', en: 'Changed the seller' },
  'insurance.claim': { pt: 'Assumiu', en: 'Claimed' },
  'insurance.release': { pt: 'Liberou', en: 'Released' },
  'insurance.notice': { pt: 'Avisou o cliente da parcela em atraso', en: 'Notified the client of an overdue premium' },
  'insurance.noticeReceived': { pt: 'Registrou o recebimento do aviso', en: 'Recorded the receipt of the notice' },
  'insurance.charge': { pt: 'Solicitou a cobrança', en: 'Requested the charge' },
  'insurance.charged': { pt: 'Parcela paga', en: 'Premium paid' },
  'insurance.unpaid': { pt: 'Parcela não paga', en: 'Premium not paid' },
  'insurance.policyFile': { pt: 'Guardou a apólice da seguradora', en: "Stored the insurer's policy" },
  'insurance.cancelled': { pt: 'A seguradora confirmou o cancelamento', en: 'The insurer confirmed the cancellation' },
  'insurance.lateRefund': {
    pt: 'Aumentou o reembolso: uma parcela foi paga depois do cancelamento',
    en: 'Raised the refund: a premium was paid after the cancellation',
  },
  'insurance.cancelAgain': {
    pt: 'Pediu de novo o cancelamento à seguradora',
    en: 'Requested the cancellation from the insurer again',
  },
  'insurance.cancelledByInsurer': {
    pt: 'A seguradora informou que cancelou o seguro',
    en: 'The insurer stated that it has cancelled the insurance',
  },
  'insurance.confirmRefund': { pt: 'Confirmou o reembolso', en: 'Confirmed the refund' },
  'insurance.commission': { pt: 'Lançou a comissão de seguros', en: 'Booked the commission' },
  'insurance.document': { pt: 'Baixou um documento', en: 'Downloaded a document' },
} as const satisfies Record<InsuranceAct, Texts>;

/** Insurance proposals and policies. */
export const insuranceEntities = {
  insurance: {
    pt: 'Contratação de seguro',
    en: 'Insurance proposal',
    acts,
    fields: {
      ...insuranceFields,
      insuranceNumber: { pt: 'Contratação', en: 'Insurance proposal' },
      product: { pt: 'Produto', en: 'Product' },
      insurer: { pt: 'Seguradora', en: 'Insurer' },
      saleProposalId: { pt: 'Proposta de financiamento', en: 'Sales proposal', technical: true },
      renewalOf: { pt: 'Renova a contratação', en: 'Renews' },
      status: { pt: 'Status', en: 'Status' },
      version: { pt: 'Versão', en: 'Version', technical: true },
      reason: { pt: 'Motivo', en: 'Reason' },
      premiumCents: { pt: 'Prêmio total', en: 'Total premium' },
      insurerNumber: { pt: 'Número na seguradora', en: "Insurer's number" },
      policyNumber: { pt: 'Apólice', en: 'Policy' },
      installment: { pt: 'Parcela', en: 'Instalment' },
      amountCents: { pt: 'Valor', en: 'Amount' },
      refundCents: { pt: 'Reembolso', en: 'Refund' },
      insurerRefundCents: { pt: 'Reembolso informado pela seguradora', en: 'Refund stated by the insurer' },
      cancelledOn: { pt: 'Cancelada em', en: 'Cancelled on' },
      note: { pt: 'Observação', en: 'Note' },
      receivedOn: { pt: 'Recebido em', en: 'Received on' },
      sellerDocument: { pt: 'CPF do vendedor', en: "Seller's CPF", personal: true },
      document: { pt: 'Documento', en: 'Document' },
      commissionEntry: { pt: 'Lançamento', en: 'Entry' },
    },
  },
  'commission-difference': {
    pt: 'Diferença de comissão de seguros',
    en: 'Difference of insurance commissions',
    acts: {
      'commission-difference.reconcile': { pt: 'Comparou o demonstrativo', en: 'Compared the statement' },
      'commission-difference.accept': { pt: 'Aceitou o valor da seguradora', en: "Accepted the insurer's figure" },
      'commission-difference.dispute': { pt: 'Contestou o valor da seguradora', en: "Disputed the insurer's figure" },
      'commission-difference.solve': { pt: 'Marcou como resolvida', en: 'Marked as solved' },
      'commission-difference.claim': { pt: 'Assumiu', en: 'Claimed' },
      'commission-difference.release': { pt: 'Liberou', en: 'Released' },
    },
    fields: {
      status: { pt: 'Status', en: 'Status' },
      differenceKind: { pt: 'Diferença', en: 'Difference' },
      insurer: { pt: 'Seguradora', en: 'Insurer' },
      policyNumber: { pt: 'Apólice', en: 'Policy' },
      month: { pt: 'Mês', en: 'Month' },
      commissionCents: { pt: 'Comissão de seguros', en: 'Commission' },
      note: { pt: 'Observação', en: 'Note' },
      lines: { pt: 'Linhas do demonstrativo', en: 'Lines of the statement' },
      found: { pt: 'Novas diferenças', en: 'New differences' },
      solved: { pt: 'Diferenças que deixaram de existir', en: 'Differences that no longer exist' },
      sentBy: { pt: 'Enviado por', en: 'Sent by' },
    },
  },
} as const satisfies Record<string, AuditEntity>;
