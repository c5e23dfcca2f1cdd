import type { ErrorEntry } from '../error-entry.ts';
import { familyError } from './family-error.ts';

const offer = familyError();
const voucher = familyError(
  'O voucher não pôde ser aplicado. Confira o código do voucher.',
  'The voucher could not be applied. Check the code of the voucher.',
);
const voucherCondition = familyError(
  'O voucher não atende a uma das condições de uso. Revise a venda ou use outro voucher.',
  'The voucher does not meet one of its conditions. Review the sale or use another voucher.',
);

/** Offers and vouchers. */
export const promotionErrors = {
  OFF000: { status: 422, pt: 'Escolha só cores habilitadas.', en: 'Choose enabled colours only.' },
  OFF001: {
    status: 409,
    pt: 'Já existe uma cor com este nome. Escolha outro nome.',
    en: 'A colour with this name already exists. Choose another name.',
  },
  OFF002: {
    status: 409,
    pt: 'Já existe uma cor com este código. Escolha outro código.',
    en: 'A colour with this code already exists. Choose another code.',
  },
  OFF003: {
    status: 422,
    pt: 'Escolha uma regional habilitada ou, em uma oferta nacional, nenhuma.',
    en: 'Choose an enabled branch or, for a national offer, none.',
  },
  OFF004: {
    status: 422,
    pt: 'As regionais selecionadas já têm uma oferta com este nome e nada foi criado. Escolha outras regionais.',
    en: 'The selected branches already have an offer with this name and nothing was created. Choose other branches.',
  },
  GOFC001: offer,
  GOFC002: offer,
  GOFF000: {
    status: 409,
    pt: 'Já existe uma oferta com este nome na mesma regional. Escolha outro nome.',
    en: 'An offer with this name already exists in the same branch. Choose another name.',
  },
  GOFF001: {
    status: 422,
    pt: 'A tabela de veículos em vigor não tem este veículo. Escolha outro veículo.',
    en: 'The vehicle table in force does not include this vehicle. Choose another vehicle.',
  },
  GOFF002: {
    status: 422,
    pt: 'A tabela de preços não está em vigor para este plano. Escolha outra tabela.',
    en: 'The price table is not in force for this plan. Choose another table.',
  },
  GOFF003: {
    status: 422,
    pt: 'A oferta não pode começar antes de hoje. Escolha outra data de início.',
    en: 'The offer cannot start before today. Choose another start date.',
  },
  GOFF004: {
    status: 422,
    pt: 'A oferta deve terminar depois de começar. Escolha outra data de fim.',
    en: 'The offer must end after it starts. Choose another end date.',
  },
  GOFF005: {
    status: 422,
    pt: 'A oferta deve terminar depois de hoje. Escolha outra data de fim.',
    en: 'The offer must end after today. Choose another end date.',
  },
  GOFF006: {
    status: 422,
    pt: 'A oferta já começou: a data de início não pode mais ser alterada. Para usar outra data, crie outra oferta.',
    en: 'The offer has already started: its start date can no longer be changed. To use another date, create another offer.',
  },
  GOFF007: {
    status: 422,
    pt: 'A oferta precisa valer por pelo menos dois dias. Revise as datas ou escolha outra tabela.',
    en: 'The offer must be valid for at least two days. Review the dates or choose another table.',
  },
  GSIM000: offer,
  GSIM002: {
    status: 422,
    pt: 'Não há tabela em vigor para este cliente, veículo, plano e entrada. Mude o veículo, o plano ou a entrada.',
    en: 'No table is in force for this client, vehicle, plan and down payment. Change the vehicle, the plan or the down payment.',
  },
  GSIM014: {
    status: 409,
    pt: 'Tarifas, despesas ou outros valores mudaram desde a simulação. Recalcule e confira a parcela.',
    en: 'Fees, costs or other amounts have changed since the simulation. Recalculate and check the instalment.',
  },
  'voucher-001': voucher,
  'voucher-002': voucher,
  'voucher-003': voucher,
  'voucher-004': voucher,
  'voucher-005': voucher,
  'voucher-006': voucher,
  'voucher-007': voucherCondition,
  'voucher-007-1': voucherCondition,
  'voucher-007-2': voucherCondition,
  'voucher-007-3': voucherCondition,
  'voucher-007-4': voucherCondition,
  'voucher-007-5': voucherCondition,
  'voucher-007-6': voucherCondition,
  'voucher-007-7': voucherCondition,
  'voucher-007-8': voucherCondition,
  'voucher-007-9': voucherCondition,
  'voucher-007-10': voucherCondition,
  'voucher-007-11': voucherCondition,
  'voucher-007-12': voucherCondition,
  'voucher-007-13': voucherCondition,
  'voucher-007-14': voucherCondition,
} satisfies Record<string, ErrorEntry>;
