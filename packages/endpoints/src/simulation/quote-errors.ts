/** Why the coupon or voucher of a sale does not apply. */
export const discountErrors = [
  'voucher-001',
  'voucher-002',
  'voucher-003',
  'voucher-004',
  'voucher-005',
  'voucher-006',
  'voucher-007',
  'voucher-007-1',
  'voucher-007-2',
  'voucher-007-3',
  'voucher-007-4',
  'voucher-007-5',
  'voucher-007-6',
  'voucher-007-7',
  'voucher-007-8',
  'voucher-007-9',
  'voucher-007-10',
  'voucher-007-11',
  'voucher-007-12',
  'voucher-007-13',
  'voucher-007-14',
] as const;

/** The refusals of a call that quotes a request. */
export const quoteErrors = [
  'GSIM002',
  'GOFF007',
  'SIM063',
  'noFluxForState',
  'DOM002',
  'VHC001',
  'PARAM',
  'USE029',
  ...discountErrors,
] as const;
