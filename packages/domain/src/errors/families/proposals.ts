import type { ErrorEntry } from '../error-entry.ts';
import { familyError } from './family-error.ts';

const proposal = familyError();
const capture = familyError(
  'Não foi possível concluir a captura de documentos.',
  'The document capture could not be completed.',
);
const unexplained = familyError();

/**
 * Sales proposals (PRS, SP), document capture (WTD) and documents. PRS001 and PRS002 are the first two situations of
 * the family in the specification (in use by another user, blocked).
 */
export const proposalErrors = {
  PRS001: {
    status: 409,
    pt: 'Este registro foi alterado por {name|outra pessoa} depois que você o abriu. O que você digitou não foi perdido: confira os dados atuais e tente de novo.',
    en: 'This record was changed by {name|someone else} after you opened it. What you typed was not lost: check the current data and try again.',
  },
  PRS002: {
    status: 409,
    pt: 'A proposta está bloqueada. Peça o desbloqueio à concessionária ou à financeira e tente de novo.',
    en: 'The proposal is blocked. Contact the dealer or the lender to have it unblocked, and try again.',
  },
  PRS003: proposal,
  PRS004: {
    status: 409,
    pt: 'Já existe uma proposta para esta simulação. Abra-a para continuar.',
    en: 'A proposal for this simulation already exists. Open it to continue.',
  },
  PRS005: proposal,
  PRS006: {
    status: 409,
    pt: 'Esta alteração não é permitida no status atual. Atualize a página e veja as ações disponíveis.',
    en: 'This change is not allowed in the current status. Refresh the page and see the available actions.',
  },
  PRS007: {
    status: 409,
    pt: 'Esta ação não é permitida no status atual da proposta. Atualize a página e veja as ações disponíveis.',
    en: 'This action is not allowed in the current status of the proposal. Refresh the page and see the available actions.',
  },
  PRS008: proposal,
  PRS009: {
    status: 502,
    pt: 'Não foi possível gerar o número do contrato. Tente novamente.',
    en: 'The contract number could not be generated. Try again.',
  },
  PRS010: proposal,
  PRS011: proposal,
  PRS012: {
    status: 409,
    pt: 'O plano desta proposta não tem recompra garantida. Para oferecê-la, faça uma simulação com um plano que tenha recompra.',
    en: 'The plan of this proposal has no guaranteed repurchase. To offer it, run a simulation with a plan that has it.',
  },
  PRS013: {
    status: 409,
    pt: 'Esta proposta já tem um gravame, ou um pedido de gravame em andamento. Atualize a página e acompanhe o gravame.',
    en: 'This proposal already has a lien, or a lien request in progress. Refresh the page and follow its progress.',
  },
  PRS014: {
    status: 409,
    pt: 'O contrato desta proposta já está em assinatura ou já foi assinado. Acompanhe as assinaturas na proposta.',
    en: 'The contract of this proposal is being signed or has been signed already. Follow the signatures on the proposal.',
  },
  PRS015: {
    status: 409,
    pt: 'A assinatura eletrônica está desativada para esta proposta. Envie o contrato assinado em papel nos documentos.',
    en: 'Electronic signature is off for this proposal. Upload the contract signed on paper with the documents.',
  },
  PRS016: {
    status: 409,
    pt: 'Os documentos do contrato ainda não estão prontos. Aguarde e tente de novo; se a geração falhou, gere os documentos de novo.',
    en: 'The contract documents are not ready yet. Wait and try again; if they failed to generate, generate them again.',
  },
  PRS017: {
    status: 409,
    pt: 'Não há assinatura em andamento nesta proposta. Atualize a página; se o contrato ainda não foi assinado, a concessionária precisa pedir as assinaturas.',
    en: 'No signature is in progress for this proposal. Refresh the page; if the contract has not been signed yet, the dealer must request the signatures.',
  },
  PRS018: {
    status: 409,
    pt: 'A selfie desta pessoa já foi recebida. Não é preciso enviar outra.',
    en: 'The selfie of this person has been received already. There is no need to send another.',
  },
  PRS019: {
    status: 409,
    pt: 'A selfie desta pessoa mudou de situação. Atualize a página.',
    en: 'The selfie of this person has changed status. Refresh the page.',
  },
  PRS020: {
    status: 409,
    pt: 'O contrato desta proposta ainda não foi assinado. Conclua as assinaturas ou envie nos documentos o contrato assinado em papel.',
    en: 'The contract of this proposal has not been signed yet. Complete the signatures or upload the contract signed on paper with the documents.',
  },
  PRS021: {
    status: 422,
    pt: 'A proposta só pode ser enviada por quem tem certificação de correspondente válida hoje. Peça ao gerente de F&I ou à financeira que atualize a certificação no seu usuário, ou peça a um colega certificado que envie a proposta.',
    en: 'A proposal can be sent only by a user whose correspondent certification is valid today. Contact the F&I manager or the lender to update the certification on your user, or have a certified colleague send the proposal.',
  },
  PRS022: proposal,
  PRS023: proposal,
  'SP-000': proposal,
  'SP-001': proposal,
  'SP-002': proposal,
  'SP-003': proposal,
  'SP-004': proposal,
  'SP-005': proposal,
  'SP-006': proposal,
  'SP-007': proposal,
  'SP-008': proposal,
  'SP-009': proposal,
  'SP-010': proposal,
  'SP-011': proposal,
  'SP-012': proposal,
  'SP-013': proposal,
  'SP-014': proposal,
  'SP-015': proposal,
  'SP-016': proposal,
  'SP-017': proposal,
  'SP-018': {
    status: 409,
    pt: 'Não é possível pedir a isenção da TCC: não há TCC a cobrar, a isenção já foi pedida ou aprovada, ou falta o gestor de TCC. Atualize a página e veja o andamento.',
    en: 'The TCC exemption cannot be requested: no TCC is due, the exemption has already been requested or approved, or there is no TCC manager. Refresh the page and see the progress.',
  },
  'SP-019': {
    status: 409,
    pt: 'Um pedido de isenção da TCC só pode ser decidido enquanto aguarda aprovação, e não por quem o fez. Atualize a página.',
    en: 'A request for TCC exemption can be decided only while it is awaiting approval, and not by its requester. Refresh the page.',
  },
  'SP-020': {
    status: 409,
    pt: 'Um pedido de isenção da TCC só pode ser cancelado enquanto aguarda aprovação, e só por quem o fez. Atualize a página e veja o andamento.',
    en: 'A request for TCC exemption can be cancelled only while it is awaiting approval, and only by its requester. Refresh the page and see the progress.',
  },
  'SP-021': proposal,
  'SP-022': proposal,
  WTD001: {
    status: 422,
    pt: 'Seu perfil não tem acesso à captura de documentos. Se precisar dela, fale com o Service Desk.',
    en: 'Your profile has no access to document capture. If you need it, contact the Service Desk.',
  },
  WTD002: {
    status: 422,
    pt: 'Não há página deste documento para ler. Envie uma página e tente de novo.',
    en: 'There is no page of this document to read. Send a page and try again.',
  },
  WTD003: capture,
  WTD004: capture,
  WTD005: capture,
  WTD006: capture,
  CTSNERROR: {
    status: 502,
    pt: 'O serviço de assinatura eletrônica não respondeu. Peça a assinatura de novo em alguns minutos.',
    en: 'The e-signature service did not respond. Request the signature again in a few minutes.',
  },
  UPF003: {
    status: 422,
    pt: 'Não foi possível enviar o documento. Tente novamente.',
    en: 'The document could not be uploaded. Try again.',
  },
  CRS003: unexplained,
  CRS008: unexplained,
} satisfies Record<string, ErrorEntry>;
