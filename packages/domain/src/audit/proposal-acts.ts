import type { Texts } from '../errors/texts.ts';
import type { ProposalEvent } from '../proposals/proposal.table.ts';

type DocumentAct =
  `document.${'receive' | 'link' | 'link-open' | 'arrange' | 'remove' | 'submit' | 'review' | 'void' | 'view' | 'erase'}`;
type LienAct = `lien.${'request' | 'record' | 'register' | 'refuse' | 'release' | 'released'}`;
type PaymentAct =
  | `payment.${'request' | 'return'}`
  | `refund.${'request' | 'return' | 'drop' | 'settle' | 'confirm'}`
  | `welcome.${'send' | 'again'}`;
type SignatureAct =
  `signature.${'request' | 'send' | 'sign' | 'refuse' | 'complete' | 'expire' | 'fail' | 'cancel' | 'remind' | 'link' | 'desk' | 'view'}`;
type SelfieAct =
  `selfie.${'link' | 'send' | 'receive' | 'confirm' | 'fail' | 'review' | 'reuse' | 'void' | 'view' | 'discard' | 'erase' | 'eraseRequested'}`;
type FraudSignalAct = `fraudSignal.${'record' | 'review'}`;
type VapExemptionAct = `vapExemption.${'link' | 'confirm' | 'lapse'}`;
type ClientPageAct =
  `clientPage.${'send' | 'desk' | 'code' | 'open' | 'sign' | 'selfie' | 'documents' | 'paper' | 'slip' | 'settlement' | 'withdrawal' | 'review'}`;
type ReviewAct = `review.${'claim' | 'release' | 'answer'}`;
type PaperAct = `paper.${'make' | 'view' | 'erase'}`;
type ProposalAct =
  `proposal.${ProposalEvent | 'open' | 'copy' | 'decideFirst' | 'update' | 'recalculate' | 'changeStatus' | 'block' | 'unblock' | 'repurchase' | 'esign' | 'registration.reveal' | 'dossier.make' | DocumentAct | PaperAct | LienAct | PaymentAct | SignatureAct | SelfieAct | FraudSignalAct | ClientPageAct | ReviewAct | VapExemptionAct}`;

/** The acts on a proposal: every event of its table, and acts that are no event. */
export const proposalActs = {
  'proposal.open': { pt: 'Abriu', en: 'Opened' },
  'proposal.update': { pt: 'Alterou', en: 'Changed' },
  'proposal.recalculate': { pt: 'Refez a simulação', en: 'Redid the simulation' },
  'proposal.send': { pt: 'Enviou', en: 'Sent' },
  'proposal.delete': { pt: 'Excluiu', en: 'Deleted' },
  'proposal.startAnalysis': { pt: 'Começou a análise', en: 'Started the analysis' },
  'proposal.decide.AP': { pt: 'Aprovou', en: 'Approved' },
  'proposal.decide.APC': { pt: 'Aprovou com condições', en: 'Approved with conditions' },
  'proposal.decide.DC': { pt: 'Recusou', en: 'Rejected' },
  'proposal.decide.RA': { pt: 'Devolveu', en: 'Returned' },
  'proposal.decide.HLD': { pt: 'Pediu informação à concessionária', en: 'Asked the dealer for information' },
  'proposal.decideFirst': { pt: 'Registrou a primeira decisão', en: 'Recorded the first decision' },
  'proposal.answerPendency': { pt: 'Respondeu à pendência', en: 'Answered the pending question' },
  'proposal.applyOffer': { pt: 'Aplicou a contraproposta', en: 'Applied the counter-offer' },
  'proposal.presentConditions': {
    pt: 'Solicitou a confirmação das condições',
    en: 'Requested the confirmation of the conditions',
  },
  'proposal.conditions.met': { pt: 'Condições cumpridas', en: 'Conditions met' },
  'proposal.conditions.returned': {
    pt: 'Condições não cumpridas: devolveu a proposta',
    en: 'Conditions not met: returned the proposal',
  },
  'proposal.conditions.rejected': {
    pt: 'Condições não cumpridas: recusou a proposta',
    en: 'Conditions not met: rejected the proposal',
  },
  'proposal.reanalyse': { pt: 'Solicitou reanálise', en: 'Requested reanalysis' },
  'proposal.reopenByReview': { pt: 'Reabriu a análise após a revisão', en: 'Reopened the analysis after the review' },
  'proposal.requestDocuments': { pt: 'Iniciou o contrato', en: 'Started the contract' },
  'proposal.confirmTable': { pt: 'Confirmou a tabela', en: 'Confirmed the table' },
  'proposal.expireTable': { pt: 'Tabela vencida', en: 'Table expired' },
  'proposal.generateContracts': { pt: 'Gerou os contratos', en: 'Generated the contracts' },
  'proposal.regenerateContracts': { pt: 'Gerou os contratos de novo', en: 'Generated the contracts again' },
  'proposal.rectify': { pt: 'Retificou', en: 'Rectified' },
  'proposal.rectifyValues': { pt: 'Retificou os valores', en: 'Rectified the values' },
  'proposal.expire': { pt: 'Decisão de crédito ou tabela vencida', en: 'Credit decision or price table expired' },
  'proposal.activate': { pt: 'Ativou', en: 'Activated' },
  'proposal.confirmActivation': { pt: 'Confirmou a ativação', en: 'Confirmed the activation' },
  'proposal.refuseActivation': { pt: 'Recusou a ativação', en: 'Refused the activation' },
  'proposal.resendPayment': { pt: 'Enviou o pagamento de novo', en: 'Sent the payment again' },
  'proposal.sendPayment': { pt: 'Enviou o pagamento', en: 'Sent the payment' },
  'proposal.confirmPayment': { pt: 'Confirmou o pagamento', en: 'Confirmed the payment' },
  'proposal.confirmPaymentManually': { pt: 'Confirmou o pagamento manualmente', en: 'Confirmed the payment manually' },
  'proposal.returnPayment': { pt: 'Pagamento não efetivado', en: 'Payment did not go through' },
  'proposal.changeStatus': { pt: 'Mudou o status manualmente', en: 'Changed the status manually' },
  'proposal.block': { pt: 'Bloqueou', en: 'Blocked' },
  'proposal.unblock': { pt: 'Desbloqueou', en: 'Unblocked' },
  'proposal.repurchase': { pt: 'Alterou a recompra garantida', en: 'Changed the guaranteed repurchase' },
  'proposal.cancel': { pt: 'Cancelou', en: 'Cancelled' },
  'proposal.withdraw': {
    pt: 'Registrou a desistência antes do pagamento',
    en: 'Recorded the withdrawal before payment',
  },
  'proposal.recordWithdrawal': { pt: 'Registrou a desistência', en: 'Recorded the withdrawal' },
  'proposal.registration.reveal': { pt: 'Abriu a ficha completa do cliente', en: 'Opened the complete client form' },
  'proposal.copy': { pt: 'Copiou', en: 'Copied' },
  'proposal.document.receive': { pt: 'Enviou um documento', en: 'Sent a document' },
  'proposal.document.link': { pt: 'Criou um link para o celular', en: 'Created a link for the phone' },
  'proposal.document.link-open': {
    pt: 'Um celular iniciou o envio pelo link',
    en: 'A phone started uploading through the link',
  },
  'proposal.document.arrange': { pt: 'Ordenou as páginas', en: 'Arranged the pages' },
  'proposal.document.remove': { pt: 'Removeu uma página', en: 'Removed a page' },
  'proposal.document.submit': { pt: 'Enviou os documentos para conferência', en: 'Submitted the documents for review' },
  'proposal.document.review': { pt: 'Conferiu os documentos', en: 'Reviewed the documents' },
  'proposal.document.void': {
    pt: 'Documentos assinados ficaram sem efeito, assim como o contrato',
    en: 'Signed documents became void, as did the contract',
  },
  'proposal.document.view': { pt: 'Abriu um documento', en: 'Opened a document' },
  'proposal.document.erase': {
    pt: 'Documentos excluídos ao fim do prazo de guarda',
    en: 'Documents deleted at the end of the retention period',
  },
  'proposal.esign': {
    pt: 'Alterou a configuração da assinatura eletrônica',
    en: 'Changed the electronic signature setting',
  },
  'proposal.signature.request': { pt: 'Solicitou as assinaturas', en: 'Requested the signatures' },
  'proposal.signature.send': { pt: 'Contrato enviado para assinatura', en: 'Contract sent for signature' },
  'proposal.signature.sign': { pt: 'Assinatura recebida', en: 'Signature received' },
  'proposal.signature.refuse': { pt: 'Assinatura recusada', en: 'Signature refused' },
  'proposal.signature.complete': { pt: 'Assinatura concluída', en: 'Signature completed' },
  'proposal.signature.expire': { pt: 'Prazo da assinatura expirado', en: 'Signing period expired' },
  'proposal.signature.fail': { pt: 'Falha na assinatura', en: 'Signature failed' },
  'proposal.signature.cancel': { pt: 'Cancelou a assinatura', en: 'Cancelled the signature' },
  'proposal.signature.remind': { pt: 'Enviou lembrete de assinatura', en: 'Sent a signature reminder' },
  'proposal.signature.link': { pt: 'Copiou o link de um signatário', en: 'Copied the link of a signer' },
  'proposal.signature.desk': { pt: 'Mostrou o código QR a um signatário', en: 'Showed the QR code to a signer' },
  'proposal.signature.view': { pt: 'Abriu o contrato assinado', en: 'Opened the signed contract' },
  'proposal.clientPage.send': {
    pt: 'Enviou o link da página ao cliente',
    en: 'Sent the client the link to their page',
  },
  'proposal.clientPage.desk': {
    pt: 'Mostrou ao cliente o código QR da página dele',
    en: 'Showed the client the QR code of their page',
  },
  'proposal.clientPage.code': {
    pt: 'Solicitou o código da página do cliente',
    en: "Requested the code for the client's page",
  },
  'proposal.clientPage.open': { pt: 'Abriu a página do cliente', en: "Opened the client's page" },
  'proposal.clientPage.sign': {
    pt: 'Abriu a assinatura pela página do cliente',
    en: "Opened the signature from the client's page",
  },
  'proposal.clientPage.selfie': {
    pt: 'Abriu a selfie pela página do cliente',
    en: "Opened the selfie from the client's page",
  },
  'proposal.clientPage.documents': {
    pt: 'Enviou os documentos pela página do cliente',
    en: "Submitted the documents on the client's page",
  },
  'proposal.clientPage.paper': {
    pt: 'Abriu um documento do contrato pela página do cliente',
    en: "Opened a contract document from the client's page",
  },
  'proposal.clientPage.slip': {
    pt: 'Abriu o boleto de uma parcela pela página do cliente',
    en: "Opened the slip of an instalment on the client's page",
  },
  'proposal.clientPage.withdrawal': {
    pt: 'Desistiu do contrato pela página do cliente',
    en: "Withdrew from the contract on the client's page",
  },
  'proposal.clientPage.review': {
    pt: 'Pediu a revisão da recusa pela página do cliente',
    en: "Requested the review of the refusal on the client's page",
  },
  'proposal.review.claim': { pt: 'Assumiu a revisão de uma recusa', en: 'Claimed the review of a refusal' },
  'proposal.review.release': { pt: 'Liberou a revisão de uma recusa', en: 'Released the review of a refusal' },
  'proposal.review.answer': { pt: 'Respondeu à revisão de uma recusa', en: 'Answered the review of a refusal' },
  'proposal.clientPage.settlement': {
    pt: 'Pediu a liquidação antecipada pela página do cliente',
    en: "Requested the early settlement on the client's page",
  },
  'proposal.selfie.link': { pt: 'Criou um link de selfie', en: 'Created a link for a selfie' },
  'proposal.selfie.send': { pt: 'Solicitou a selfie por e-mail', en: 'Requested the selfie by e-mail' },
  'proposal.selfie.receive': { pt: 'Fotos da selfie recebidas', en: 'Selfie pictures received' },
  'proposal.selfie.confirm': { pt: 'Selfie confirmada', en: 'Selfie confirmed' },
  'proposal.selfie.fail': { pt: 'Falha na confirmação da selfie', en: 'Selfie confirmation failed' },
  'proposal.fraudSignal.record': { pt: 'Alerta registrado para conferência', en: 'Alert recorded for review' },
  'proposal.fraudSignal.review': { pt: 'Conferiu alertas', en: 'Reviewed alerts' },
  'proposal.selfie.review': { pt: 'Conferiu uma selfie', en: 'Reviewed a selfie' },
  'proposal.selfie.reuse': {
    pt: 'Selfie recente aproveitada no novo contrato',
    en: 'Recent selfie used for the new contract',
  },
  'proposal.selfie.void': {
    pt: 'Selfies ficaram sem efeito, assim como o contrato',
    en: 'Selfies became void, as did the contract',
  },
  'proposal.selfie.view': { pt: 'Abriu as fotos de uma selfie', en: 'Opened the pictures of a selfie' },
  'proposal.selfie.discard': {
    pt: 'Fotos recusadas ou substituídas excluídas ao fim do prazo de guarda',
    en: 'Refused or replaced pictures deleted at the end of the retention period',
  },
  'proposal.selfie.erase': {
    pt: 'Selfies excluídas ao fim do prazo de guarda',
    en: 'Selfies deleted at the end of the retention period',
  },
  'proposal.selfie.eraseRequested': {
    pt: 'Excluiu uma selfie a pedido do titular',
    en: 'Deleted a selfie at the person’s request',
  },
  'proposal.vapExemption.link': {
    pt: 'Criou um link para assinar os produtos em separado',
    en: 'Created a link to sign the products separately',
  },
  'proposal.vapExemption.confirm': {
    pt: 'Cliente confirmou a assinatura dos produtos em separado',
    en: 'Client confirmed signing the products separately',
  },
  'proposal.vapExemption.lapse': {
    pt: 'Confirmação da assinatura em separado ficou sem efeito: os produtos mudaram',
    en: 'Confirmation of separate signature became void: the products have changed',
  },
  'proposal.dossier.make': { pt: 'Baixou o dossiê do contrato', en: 'Downloaded the contract dossier' },
  'proposal.lien.request': { pt: 'Solicitou o gravame', en: 'Requested the lien' },
  'proposal.lien.record': {
    pt: 'Informou um gravame registrado fora do portal',
    en: 'Recorded a lien registered outside the portal',
  },
  'proposal.lien.register': { pt: 'Gravame registrado', en: 'Lien registered' },
  'proposal.lien.refuse': { pt: 'Gravame recusado', en: 'Lien refused' },
  'proposal.lien.release': { pt: 'Solicitou a baixa do gravame', en: 'Requested the release of the lien' },
  'proposal.lien.released': { pt: 'Gravame baixado', en: 'Lien released' },
  'proposal.payment.request': { pt: 'Solicitou o pagamento', en: 'Requested the payment' },
  'proposal.payment.return': { pt: 'Pagamento não efetivado pelo banco', en: 'Payment did not go through at the bank' },
  'proposal.welcome.send': { pt: 'Carta de boas-vindas enviada', en: 'Welcome letter sent' },
  'proposal.welcome.again': { pt: 'Enviou de novo a carta de boas-vindas', en: 'Sent the welcome letter again' },
  'proposal.refund.request': {
    pt: 'Solicitou um estorno ou reembolso da desistência',
    en: 'Requested a refund for the withdrawal',
  },
  'proposal.refund.return': { pt: 'Estorno ou reembolso não efetivado', en: 'Refund did not go through' },
  'proposal.refund.drop': { pt: 'Estorno ou reembolso não necessário', en: 'Refund not needed' },
  'proposal.refund.settle': { pt: 'Estorno ou reembolso concluído', en: 'Refund completed' },
  'proposal.refund.confirm': { pt: 'Confirmou um estorno ou reembolso manualmente', en: 'Confirmed a refund manually' },
  'proposal.paper.make': { pt: 'Documentos do contrato prontos', en: 'Contract documents ready' },
  'proposal.paper.view': { pt: 'Abriu um documento do contrato', en: 'Opened a contract document' },
  'proposal.paper.erase': {
    pt: 'Documentos do contrato excluídos ao fim do prazo de guarda',
    en: 'Contract documents deleted at the end of the retention period',
  },
} as const satisfies Record<ProposalAct, Texts>;
