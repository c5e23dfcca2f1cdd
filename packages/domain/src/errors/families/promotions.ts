import type { ErrorEntry } from '../error-entry.ts';

const offer: ErrorEntry = {
  status: 422,
  pt: 'Não foi possível concluir a operação da oferta (código {code}).',
  en: 'The offer operation could not be completed (code {code}).',
};
const offerDates: ErrorEntry = {
  status: 422,
  pt: 'As datas da oferta são inválidas: a validade deve terminar depois de hoje (código {code}).',
  en: 'The offer dates are not valid: the offer must expire after today (code {code}).',
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
  OFF000: offer,
  OFF001: { status: 409, pt: 'Já existe uma cor com este nome.', en: 'A colour with this name already exists.' },
  OFF002: { status: 409, pt: 'Já existe uma cor com este código.', en: 'A colour with this code already exists.' },
  OFF003: offer,
  OFF004: offer,
  GOFC001: offer,
  GOFC002: offer,
  GOFF000: offer,
  GOFF001: offer,
  GOFF002: offer,
  GOFF003: offerDates,
  GOFF004: offerDates,
  GOFF005: offerDates,
  GOFF006: offerDates,
  GOFF007: offerDates,
  GSIM000: offer,
  GSIM002: offer,
  GSIM014: {
    status: 422,
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
