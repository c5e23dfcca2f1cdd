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
type ClientPageAct = `clientPage.${'code' | 'open' | 'sign' | 'selfie' | 'documents' | 'paper'}`;
type PaperAct = `paper.${'make' | 'view' | 'erase'}`;
type ProposalAct =
  `proposal.${ProposalEvent | 'open' | 'copy' | 'decideFirst' | 'update' | 'recalculate' | 'changeStatus' | 'block' | 'unblock' | 'repurchase' | 'esign' | 'registration.reveal' | 'dossier.make' | DocumentAct | PaperAct | LienAct | PaymentAct | SignatureAct | SelfieAct | FraudSignalAct | ClientPageAct | VapExemptionAct}`;

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
  'proposal.decide.HLD': { pt: 'Deixou em espera', en: 'Put on hold' },
  'proposal.decideFirst': { pt: 'Decidiu em primeiro lugar', en: 'Decided first, of two' },
  'proposal.answerPendency': { pt: 'Respondeu a pendência', en: 'Answered the pendency' },
  'proposal.applyOffer': { pt: 'Aplicou a contraproposta', en: 'Applied the counter-offer' },
  'proposal.presentConditions': { pt: 'Apresentou as condições', en: 'Presented the conditions' },
  'proposal.conditions.met': { pt: 'Condições cumpridas', en: 'Conditions met' },
  'proposal.conditions.returned': { pt: 'Condições não cumpridas: devolveu', en: 'Conditions not met: returned' },
  'proposal.conditions.rejected': { pt: 'Condições não cumpridas: recusou', en: 'Conditions not met: rejected' },
  'proposal.reanalyse': { pt: 'Pediu reanálise', en: 'Asked for reanalysis' },
  'proposal.requestDocuments': { pt: 'Pediu os documentos', en: 'Asked for the documents' },
  'proposal.confirmTable': { pt: 'Confirmou a tabela', en: 'Confirmed the table' },
  'proposal.expireTable': { pt: 'Tabela vencida', en: 'Table expired' },
  'proposal.generateContracts': { pt: 'Gerou os contratos', en: 'Generated the contracts' },
  'proposal.regenerateContracts': { pt: 'Gerou os contratos de novo', en: 'Generated the contracts again' },
  'proposal.rectify': { pt: 'Retificou', en: 'Rectified' },
  'proposal.rectifyValues': { pt: 'Retificou os valores', en: 'Rectified the values' },
  'proposal.expire': { pt: 'Venceu', en: 'Expired' },
  'proposal.activate': { pt: 'Ativou', en: 'Activated' },
  'proposal.confirmActivation': { pt: 'Confirmou a ativação', en: 'Confirmed the activation' },
  'proposal.refuseActivation': { pt: 'Recusou a ativação', en: 'Refused the activation' },
  'proposal.resendPayment': { pt: 'Enviou o pagamento de novo', en: 'Sent the payment again' },
  'proposal.sendPayment': { pt: 'Enviou o pagamento', en: 'Sent the payment' },
  'proposal.confirmPayment': { pt: 'Confirmou o pagamento', en: 'Confirmed the payment' },
  'proposal.confirmPaymentManually': { pt: 'Confirmou o pagamento manualmente', en: 'Confirmed the payment by hand' },
  'proposal.returnPayment': { pt: 'Pagamento devolvido', en: 'Payment returned' },
  'proposal.changeStatus': { pt: 'Mudou a situação manualmente', en: 'Changed the status by hand' },
  'proposal.block': { pt: 'Bloqueou', en: 'Blocked' },
  'proposal.unblock': { pt: 'Desbloqueou', en: 'Unblocked' },
  'proposal.repurchase': { pt: 'Alterou a recompra garantida', en: 'Changed the guaranteed repurchase' },
  'proposal.cancel': { pt: 'Cancelou', en: 'Cancelled' },
  'proposal.withdraw': { pt: 'Desistiu', en: 'Withdrew' },
  'proposal.recordWithdrawal': { pt: 'Registrou a desistência', en: 'Recorded the withdrawal' },
  'proposal.registration.reveal': { pt: 'Abriu os dados completos do cadastro', en: 'Opened the whole registration' },
  'proposal.copy': { pt: 'Copiou', en: 'Copied' },
  'proposal.document.receive': { pt: 'Enviou um documento', en: 'Sent a document' },
  'proposal.document.link': { pt: 'Criou um link para o celular', en: 'Made a link for the phone' },
  'proposal.document.link-open': {
    pt: 'Um celular começou a enviar pelo link',
    en: 'A phone began to send by the link',
  },
  'proposal.document.arrange': { pt: 'Ordenou as páginas', en: 'Arranged the pages' },
  'proposal.document.remove': { pt: 'Removeu uma página', en: 'Removed a page' },
  'proposal.document.submit': { pt: 'Enviou os documentos para conferência', en: 'Handed the documents in for review' },
  'proposal.document.review': { pt: 'Conferiu os documentos', en: 'Reviewed the documents' },
  'proposal.document.void': {
    pt: 'Documentos assinados anulados com o contrato',
    en: 'Signed documents void with the contract',
  },
  'proposal.document.view': { pt: 'Abriu um documento', en: 'Opened a document' },
  'proposal.document.erase': { pt: 'Documentos apagados no prazo', en: 'Documents erased in due time' },
  'proposal.esign': { pt: 'Mudou a assinatura eletrônica', en: 'Changed the electronic signature' },
  'proposal.signature.request': { pt: 'Pediu as assinaturas', en: 'Asked for the signatures' },
  'proposal.signature.send': { pt: 'Contrato enviado para assinatura', en: 'Contract sent out to be signed' },
  'proposal.signature.sign': { pt: 'Assinatura recebida', en: 'Signature received' },
  'proposal.signature.refuse': { pt: 'Assinatura recusada', en: 'Signature refused' },
  'proposal.signature.complete': { pt: 'Assinatura concluída', en: 'Signature completed' },
  'proposal.signature.expire': { pt: 'Prazo da assinatura vencido', en: 'Time to sign ran out' },
  'proposal.signature.fail': { pt: 'Assinatura falhou', en: 'Signature failed' },
  'proposal.signature.cancel': { pt: 'Cancelou a assinatura', en: 'Cancelled the signature' },
  'proposal.signature.remind': { pt: 'Lembrou quem falta assinar', en: 'Reminded who is yet to sign' },
  'proposal.signature.link': { pt: 'Copiou o link de um signatário', en: 'Copied the link of a signer' },
  'proposal.signature.desk': { pt: 'Mostrou o código QR a um signatário', en: 'Showed the QR code to a signer' },
  'proposal.signature.view': { pt: 'Abriu o contrato assinado', en: 'Opened the signed contract' },
  'proposal.clientPage.code': {
    pt: 'Pediu o código da página do cliente',
    en: "Asked for the code of the client's page",
  },
  'proposal.clientPage.open': { pt: 'Abriu a página do cliente', en: "Opened the client's page" },
  'proposal.clientPage.sign': { pt: 'Foi assinar pela página do cliente', en: "Went to sign from the client's page" },
  'proposal.clientPage.selfie': {
    pt: 'Foi à selfie pela página do cliente',
    en: "Went to the selfie from the client's page",
  },
  'proposal.clientPage.documents': {
    pt: 'Enviou seus documentos pela página do cliente',
    en: "Handed in own documents on the client's page",
  },
  'proposal.clientPage.paper': {
    pt: 'Abriu um documento do contrato pela página do cliente',
    en: "Opened a paper of the contract from the client's page",
  },
  'proposal.selfie.link': { pt: 'Criou um link de selfie', en: 'Made a link for a selfie' },
  'proposal.selfie.send': { pt: 'Pediu a selfie por e-mail', en: 'Asked for the selfie by e-mail' },
  'proposal.selfie.receive': { pt: 'Fotos da selfie recebidas', en: 'Pictures of the selfie received' },
  'proposal.selfie.confirm': { pt: 'Selfie confirmada', en: 'Selfie confirmed' },
  'proposal.selfie.fail': { pt: 'Confirmação da selfie falhou', en: 'Confirmation of the selfie failed' },
  'proposal.fraudSignal.record': { pt: 'Alerta a conferir', en: 'Alert to be reviewed' },
  'proposal.fraudSignal.review': { pt: 'Conferiu alertas', en: 'Reviewed alerts' },
  'proposal.selfie.review': { pt: 'Conferiu uma selfie em dúvida', en: 'Reviewed a doubtful selfie' },
  'proposal.selfie.reuse': {
    pt: 'Selfie recente vale para o novo contrato',
    en: 'Recent selfie counts for the new contract',
  },
  'proposal.selfie.void': { pt: 'Selfies anuladas com o contrato', en: 'Selfies void with the contract' },
  'proposal.selfie.view': { pt: 'Abriu as fotos de uma selfie', en: 'Opened the pictures of a selfie' },
  'proposal.selfie.discard': {
    pt: 'Fotos recusadas ou substituídas apagadas no prazo',
    en: 'Refused or replaced pictures erased in due time',
  },
  'proposal.selfie.erase': { pt: 'Selfies apagadas no prazo', en: 'Selfies erased in due time' },
  'proposal.selfie.eraseRequested': { pt: 'Apagou uma selfie a pedido', en: 'Erased a selfie on request' },
  'proposal.vapExemption.link': {
    pt: 'Criou um link para isentar os produtos da assinatura',
    en: 'Made a link to exempt the products from the signature',
  },
  'proposal.vapExemption.confirm': {
    pt: 'Cliente isentou os produtos da assinatura eletrônica',
    en: 'Client exempted the products from the electronic signature',
  },
  'proposal.vapExemption.lapse': {
    pt: 'Isenção dos produtos desfeita: os produtos mudaram',
    en: 'Exemption of the products undone: the products have changed',
  },
  'proposal.dossier.make': { pt: 'Baixou o dossiê do contrato', en: 'Downloaded the dossier of the contract' },
  'proposal.lien.request': { pt: 'Pediu o gravame', en: 'Asked for the lien' },
  'proposal.lien.record': { pt: 'Anotou um gravame registrado à mão', en: 'Wrote down a lien registered by hand' },
  'proposal.lien.register': { pt: 'Gravame registrado', en: 'Lien registered' },
  'proposal.lien.refuse': { pt: 'Gravame recusado', en: 'Lien refused' },
  'proposal.lien.release': { pt: 'Pediu a baixa do gravame', en: 'Asked for the release of the lien' },
  'proposal.lien.released': { pt: 'Gravame baixado', en: 'Lien released' },
  'proposal.payment.request': { pt: 'Pediu o pagamento', en: 'Asked for the payment' },
  'proposal.payment.return': { pt: 'Pagamento recusado', en: 'Payment refused' },
  'proposal.welcome.send': { pt: 'Carta de boas-vindas enviada', en: 'Welcome letter sent' },
  'proposal.welcome.again': { pt: 'Enviou de novo a carta de boas-vindas', en: 'Sent the welcome letter again' },
  'proposal.refund.request': { pt: 'Pediu uma devolução da desistência', en: 'Asked for a refund of the withdrawal' },
  'proposal.refund.return': { pt: 'Devolução recusada', en: 'Refund refused' },
  'proposal.refund.drop': { pt: 'Devolução dispensada', en: 'Refund not needed' },
  'proposal.refund.settle': { pt: 'Devolução concluída', en: 'Refund settled' },
  'proposal.refund.confirm': { pt: 'Confirmou uma devolução à mão', en: 'Confirmed a refund by hand' },
  'proposal.paper.make': { pt: 'Documentos do contrato prontos', en: 'Papers of the contract ready' },
  'proposal.paper.view': { pt: 'Abriu um documento do contrato', en: 'Opened a paper of the contract' },
  'proposal.paper.erase': {
    pt: 'Documentos do contrato apagados no prazo',
    en: 'Papers of the contract erased in due time',
  },
} as const satisfies Record<ProposalAct, Texts>;
