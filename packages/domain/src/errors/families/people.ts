import type { ErrorEntry } from '../error-entry.ts';

const address: ErrorEntry = {
  status: 422,
  pt: 'Verifique o endereço informado (código {code}).',
  en: 'Check the address (code {code}).',
};
const client: ErrorEntry = {
  status: 422,
  pt: 'Verifique os dados do cliente (código {code}).',
  en: 'Check the client data (code {code}).',
};
const phone: ErrorEntry = {
  status: 422,
  pt: 'Verifique o telefone informado (código {code}).',
  en: 'Check the phone number (code {code}).',
};
const seller: ErrorEntry = {
  status: 422,
  pt: 'Verifique os dados do vendedor (código {code}).',
  en: 'Check the seller data (code {code}).',
};
const pcd: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a operação de PCD (código {code}).',
  en: 'The PCD operation could not be completed (code {code}).',
};
const unexplained: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a operação (código {code}).',
  en: 'The operation could not be completed (code {code}).',
};

/** Clients, addresses, phones, payments, sellers and the PCD flow. */
export const peopleErrors = {
  ADR001: address,
  ADR002: address,
  ADR003: address,
  ADR004: address,
  ADR005: address,
  ADR006: address,
  ADR007: address,
  ADR008: address,
  ADR009: address,
  ADR010: address,
  ADR011: address,
  ADR012: address,
  CLI001: client,
  CLI002: client,
  CLI003: client,
  CLI004: client,
  CLI005: client,
  CLI006: client,
  CLI007: client,
  CLI008: client,
  CLI009: client,
  CLI010: client,
  CLI011: client,
  CLI012: client,
  CLI013: client,
  CLI014: client,
  CLI015: client,
  CLI016: client,
  CLI017: client,
  CLI018: client,
  CLI019: client,
  CLI020: client,
  CLI021: client,
  CLI022: client,
  CLI023: client,
  CLI024: client,
  CLI025: {
    status: 422,
    pt: 'A participação no contrato social deve ficar entre 1% e 98%.',
    en: 'The share in the company must be between 1% and 98%.',
  },
  CLI026: client,
  CLI027: {
    status: 502,
    pt: 'Houve um problema de conexão ao gerar o documento. Tente novamente.',
    en: 'A connection problem occurred while generating the document. Try again.',
  },
  LOC: unexplained,
  PHO: phone,
  PAY: unexplained,
  SEL001: seller,
  SEL002: seller,
  SEL003: seller,
  SEL004: {
    status: 422,
    pt: 'O mesmo CPF não pode ser usado para cliente, cônjuge, avalista e vendedor.',
    en: 'The same CPF may not be used for client, spouse, guarantor and seller.',
  },
  PCD001: pcd,
  PCD002: pcd,
  PCD003: pcd,
  PCD004: pcd,
} satisfies Record<string, ErrorEntry>;
