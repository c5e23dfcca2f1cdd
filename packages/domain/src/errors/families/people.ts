import type { ErrorEntry } from '../error-entry.ts';
import { familyError } from './family-error.ts';

const address = familyError(
  'O endereço não foi aceito. Revise os campos.',
  'The address was not accepted. Review the fields.',
);
const client = familyError(
  'Os dados do cliente não foram aceitos. Revise os campos.',
  'The client data were not accepted. Review the fields.',
);
const phone = familyError(
  'O telefone não foi aceito. Revise o número.',
  'The phone number was not accepted. Review the number.',
);
const seller = familyError(
  'Os dados do vendedor não foram aceitos. Revise os campos.',
  'The seller data were not accepted. Review the fields.',
);
const unexplained = familyError();

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
    pt: 'Informe participações no capital social entre 1% e 98% que, juntas, não ultrapassem 100%.',
    en: 'Enter shares in the company between 1% and 98% that do not add up to more than 100%.',
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
    pt: 'O mesmo CPF não pode ser usado para cliente, cônjuge, avalista e vendedor. Confira os CPFs.',
    en: 'The same CPF may not be used for client, spouse, guarantor and seller. Check the CPFs.',
  },
  PCD001: {
    status: 422,
    pt: 'Esta patologia não está mais disponível. Escolha outra.',
    en: 'This pathology is no longer available. Choose another one.',
  },
  PCD002: {
    status: 409,
    pt: 'Já existe uma patologia com este nome ou CID. Confira a lista e use outro.',
    en: 'A pathology with this name or CID already exists. Check the list and use another one.',
  },
  PCD003: {
    status: 422,
    pt: 'Falta uma resposta, ou uma contradiz a outra. Revise as respostas.',
    en: 'An answer is missing, or one contradicts another. Review the answers.',
  },
  PCD004: {
    status: 422,
    pt: 'O preço está acima de todos os tetos em vigor: não há isenção. Escolha um veículo de preço menor.',
    en: 'The price is above every ceiling in force: there is no exemption. Choose a vehicle with a lower price.',
  },
} satisfies Record<string, ErrorEntry>;
