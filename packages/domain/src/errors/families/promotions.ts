import type { ErrorEntry } from '../error-entry.ts';

const offer: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a operação da oferta (código {code}).',
  en: 'The offer operation could not be completed (code {code}).',
};
const voucher: ErrorEntry = {
  status: 422,
  pt: 'O voucher não pôde ser aplicado (código {code}).',
  en: 'The voucher could not be applied (code {code}).',
};
const voucherCondition: ErrorEntry = {
  status: 422,
  pt: 'O voucher não atende a uma das condições de uso (código {code}).',
  en: 'The voucher does not meet one of its conditions (code {code}).',
};

/** Offers and vouchers. */
export const promotionErrors = {
  OFF000: { status: 422, pt: 'Escolha só cores que estão em uso.', en: 'Choose only colours that are in use.' },
  OFF001: { status: 409, pt: 'Já existe uma cor com este nome.', en: 'A colour with this name already exists.' },
  OFF002: { status: 409, pt: 'Já existe uma cor com este código.', en: 'A colour with this code already exists.' },
  OFF003: {
    status: 422,
    pt: 'Escolha uma regional em uso; uma oferta nacional não tem nenhuma.',
    en: 'Choose a branch in use; a national offer has none.',
  },
  OFF004: {
    status: 422,
    pt: 'As regionais escolhidas já têm uma oferta com este nome. Nada foi criado.',
    en: 'The chosen branches already have an offer with this name. Nothing was created.',
  },
  GOFC001: offer,
  GOFC002: offer,
  GOFF000: {
    status: 409,
    pt: 'Já existe uma oferta com este nome na mesma regional.',
    en: 'An offer with this name already exists in the same branch.',
  },
  GOFF001: {
    status: 422,
    pt: 'A tabela de veículos em vigor não tem este veículo.',
    en: 'The vehicle table in force does not have this vehicle.',
  },
  GOFF002: {
    status: 422,
    pt: 'A tabela de preço não está em vigor para este plano.',
    en: 'The price table is not in force for this plan.',
  },
  GOFF003: {
    status: 422,
    pt: 'A oferta não pode começar antes de hoje.',
    en: 'The offer cannot start before today.',
  },
  GOFF004: {
    status: 422,
    pt: 'A oferta deve terminar depois de começar.',
    en: 'The offer must end after it starts.',
  },
  GOFF005: {
    status: 422,
    pt: 'A validade da oferta deve terminar depois de hoje.',
    en: 'The offer must expire after today.',
  },
  GOFF006: {
    status: 422,
    pt: 'A oferta já começou: o início não muda mais.',
    en: 'The offer has begun: its start no longer changes.',
  },
  GOFF007: {
    status: 422,
    pt: 'Uma oferta vale por dois dias, no mínimo.',
    en: 'An offer holds for two days at least.',
  },
  GSIM000: offer,
  GSIM002: offer,
  GSIM014: {
    status: 409,
    pt: 'Os valores das despesas estão incorretos. Refaça a simulação.',
    en: 'The expense values are wrong. Run the simulation again.',
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
