import type { StringPairs } from '@estrada/web/strings/string-types.ts';

/** Strings of the coupon or voucher of a sale. */
export const discount = {
  discount: ['Cupom ou voucher', 'Coupon or voucher'],
  'discount.add': ['Aplicar cupom ou voucher', 'Apply a coupon or voucher'],
  'discount.kind': ['Tipo de código', 'Type of code'],
  'discount.kind.VOUCHER': ['Voucher', 'Voucher'],
  'discount.kind.COUPON': ['Cupom', 'Coupon'],
  'discount.code': ['Código', 'Code'],
  'discount.apply': ['Aplicar', 'Apply'],
  'discount.close': ['Fechar', 'Close'],
  'discount.remove': ['Remover o desconto', 'Remove the discount'],
  'discount.applied.VOUCHER': [
    'Voucher {code} aplicado: desconto de {amount}, preço de {price}. Válido até {date}.',
    'Voucher {code} applied: discount of {amount}, price of {price}. Valid until {date}.',
  ],
  'discount.applied.COUPON': [
    'Cupom {code} aplicado: desconto de {amount}, preço de {price}. Válido até {date}.',
    'Coupon {code} applied: discount of {amount}, price of {price}. Valid until {date}.',
  ],
  'discount.removed': ['Desconto removido.', 'Discount removed.'],
  'discount.needsVehicle': [
    'Informe o veículo, o valor e a entrada antes de aplicar o código',
    'Enter the vehicle, the price and the down payment before applying the code',
  ],
  'discount.needsDocument': [
    'Sem o CPF ou CNPJ do cliente não é possível conferir a lista de pessoas: informe-o nos dados do cliente',
    "Without the client's CPF or CNPJ the list of people cannot be checked: enter it in the client's data",
  ],
} satisfies StringPairs;
