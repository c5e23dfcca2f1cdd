import type { ErrorEntry } from '../error-entry.ts';

const proposal: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a operação da proposta (código {code}).',
  en: 'The proposal operation could not be completed (code {code}).',
};
const capture: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a captura de documentos (código {code}).',
  en: 'The document capture could not be completed (code {code}).',
};
const unexplained: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a operação (código {code}).',
  en: 'The operation could not be completed (code {code}).',
};

/**
 * Sales proposals (PRS, SP), document capture (WTD) and documents. PRS001 and PRS002 are the first two situations of
 * the family in the specification (in use by another user, blocked).
 */
export const proposalErrors = {
  PRS001: {
    status: 409,
    pt: 'Este registro foi alterado por {name|outra pessoa} enquanto você o editava. O que você digitou foi mantido: revise e salve de novo.',
    en: 'This record was changed by {name|someone else} while you were editing it. What you typed was kept: review and save again.',
  },
  PRS002: {
    status: 409,
    pt: 'A proposta está bloqueada. Desbloqueie a proposta para continuar.',
    en: 'The proposal is blocked. Unblock it to continue.',
  },
  PRS003: proposal,
  PRS004: {
    status: 409,
    pt: 'Houve um problema ao salvar. Consulte a proposta existente e continue a partir dela.',
    en: 'There was a problem saving. Consult the existing proposal and continue from it.',
  },
  PRS005: proposal,
  PRS006: {
    status: 409,
    pt: 'A proposta não pode ser alterada no status atual.',
    en: 'The proposal cannot be changed in its current status.',
  },
  PRS007: {
    status: 409,
    pt: 'Esta ação não é permitida no status atual da proposta.',
    en: 'This action is not allowed in the current status of the proposal.',
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
    pt: 'O plano desta proposta não tem recompra garantida.',
    en: 'The plan of this proposal has no guaranteed repurchase.',
  },
  PRS013: {
    status: 409,
    pt: 'Esta proposta já tem um gravame, ou um pedido de gravame em andamento.',
    en: 'This proposal has a lien already, or a request for one under way.',
  },
  PRS014: {
    status: 409,
    pt: 'O contrato desta proposta já está em assinatura, ou já foi assinado.',
    en: 'The contract of this proposal is out to be signed already, or has been signed.',
  },
  PRS015: {
    status: 409,
    pt: 'A assinatura eletrônica está desligada para esta proposta.',
    en: 'The electronic signature is off for this proposal.',
  },
  PRS016: {
    status: 409,
    pt: 'Os documentos do contrato ainda não estão prontos. Aguarde e tente de novo.',
    en: 'The papers of the contract are not ready yet. Wait and try again.',
  },
  PRS017: {
    status: 409,
    pt: 'Não há assinatura em andamento nesta proposta.',
    en: 'No signature is under way for this proposal.',
  },
  PRS018: {
    status: 409,
    pt: 'A selfie desta pessoa já foi concluída.',
    en: 'The selfie of this person has been completed already.',
  },
  PRS019: {
    status: 409,
    pt: 'Não há selfie desta pessoa para isso: veja a situação dela e tente de novo.',
    en: 'There is no selfie of this person to do this with: look at how it stands and try again.',
  },
  PRS020: {
    status: 409,
    pt: 'O contrato desta proposta ainda não foi assinado.',
    en: 'The contract of this proposal has not been signed yet.',
  },
  PRS021: proposal,
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
    pt: 'A isenção da TCC não pode ser pedida agora.',
    en: 'The TCC exemption cannot be asked for now.',
  },
  'SP-019': {
    status: 409,
    pt: 'Este pedido de isenção da TCC já não espera uma decisão.',
    en: 'This request for a TCC exemption no longer awaits a decision.',
  },
  'SP-020': {
    status: 409,
    pt: 'Este pedido de isenção da TCC não pode ser cancelado.',
    en: 'This request for a TCC exemption cannot be cancelled.',
  },
  'SP-021': proposal,
  'SP-022': proposal,
  WTD001: capture,
  WTD002: capture,
  WTD003: capture,
  WTD004: capture,
  WTD005: capture,
  WTD006: capture,
  CTSNERROR: {
    status: 502,
    pt: 'A assinatura eletrônica não respondeu. Peça a assinatura de novo em alguns minutos.',
    en: 'The e-signature partner did not respond. Request the signature again in a few minutes.',
  },
  UPF003: {
    status: 422,
    pt: 'Não foi possível enviar o documento. Tente novamente.',
    en: 'The document could not be uploaded. Try again.',
  },
  CRS003: unexplained,
  CRS008: unexplained,
} satisfies Record<string, ErrorEntry>;
