import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, formatPercent, preventAmountBreaks } from '@estrada/domain/formats/index';
import {
  couponForm,
  type DiscountType,
  discountTypes,
  voucherForm,
  wholeShare,
} from '@estrada/domain/promotions/index';
import { recordNames } from '@estrada/endpoints/record-names';
import type { RowOf } from '@estrada/web/calls/use-paged-call.ts';
import { choiceFilter } from '@estrada/web/records/page/filters.tsx';
import type { RecordKind } from '@estrada/web/records/page/record-kind.ts';
import { showStanding, standings } from '@estrada/web/records/page/standing.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { AssetTypes, Code, Discount, Plans, SaleOptions, Scope, Years } from './discount-fields.tsx';
import { strings } from './strings.ts';

function DiscountText({ type, value }: { type: DiscountType; value: number }) {
  const { language } = useLanguage();
  if (type === 'PERCENTUAL') return <>{formatPercent(value / wholeShare)}</>;
  const amount = preventAmountBreaks(formatMoney(value));
  return <>{type === 'VALUE' ? amount : `${pickText(discountTypes.FIXED_PRICE, language)}: ${amount}`}</>;
}

/** Uses that are reserved or counted, of those that a voucher allows. */
function Uses({ reserved, used, voucherLimit }: RowOf<'listVouchers'>) {
  const t = useStrings(strings);
  return <>{t('uses.taken', { taken: reserved + used, limit: voucherLimit })}</>;
}

type Row = { effectiveFrom: string; validUntil: string } & { discountType: DiscountType; discountValue: number };

const sharedColumns = [
  {
    key: 'discountValue',
    header: { pt: 'Desconto', en: 'Discount' },
    align: 'end',
    render: ({ discountType, discountValue }: Row) => <DiscountText type={discountType} value={discountValue} />,
  },
  {
    key: 'validUntil',
    header: { pt: 'Validade', en: 'Validity' },
    sort: 'validUntil',
    render: ({ effectiveFrom, validUntil }: Row) => `${formatDate(effectiveFrom)} – ${formatDate(validUntil)}`,
  },
] as const;

const filters = { standing: choiceFilter('vigencia', { pt: 'Vigência', en: 'Validity' }, standings) };

const drawn = {
  discountVoucher: (field: { name: string; label: string }) => <Code {...field} />,
  discountValue: (field: { name: string; label: string }) => <Discount {...field} />,
  financeStructures: (field: { name: string; label: string }) => <Plans {...field} />,
  assetTypeIds: (field: { name: string; label: string }) => <AssetTypes {...field} />,
  saleOptionTypes: (field: { name: string; label: string }) => <SaleOptions {...field} />,
  manufacturers: (field: { name: string; label: string }) => <Scope {...field} of="manufacturers" />,
  models: (field: { name: string; label: string }) => <Scope {...field} of="models" />,
  versions: (field: { name: string; label: string }) => <Scope {...field} of="versions" />,
  dealerCodes: (field: { name: string; label: string }) => <Scope {...field} of="dealers" />,
  regions: (field: { name: string; label: string }) => <Scope {...field} of="regions" />,
  manufacturerYears: (field: { name: string; label: string }) => <Years {...field} />,
  modelYears: (field: { name: string; label: string }) => <Years {...field} />,
};

/** Discount coupons as records of a list and a form. */
export const couponRecord: RecordKind<'listCoupons', typeof couponForm.fields> = {
  calls: recordNames.Coupon,
  form: couponForm,
  words: {
    nouns: { pt: { one: 'cupom', many: 'cupons', gender: 'm' }, en: { one: 'coupon', many: 'coupons' } },
    title: { pt: 'Cupons e vouchers', en: 'Coupons and vouchers' },
    search: { pt: 'Nome ou cupom', en: 'Name or coupon' },
    disabling: {
      pt: 'O cupom deixa de valer para novas simulações. Propostas enviadas não mudam.',
      en: 'The coupon is no longer valid for new simulations. Proposals that were sent do not change.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ ruleName }) => ruleName,
  columns: ['ruleName', 'discountCoupon', ...sharedColumns],
  sorts: ['validUntil', 'ruleName'],
  filters,
  standing: (row) => showStanding(row),
  drawn,
};

/** Vouchers as records of a list and a form. */
export const voucherRecord: RecordKind<'listVouchers', typeof voucherForm.fields> = {
  calls: recordNames.Voucher,
  form: voucherForm,
  words: {
    nouns: { pt: { one: 'voucher', many: 'vouchers', gender: 'm' }, en: { one: 'voucher', many: 'vouchers' } },
    title: { pt: 'Cupons e vouchers', en: 'Coupons and vouchers' },
    search: { pt: 'Nome ou voucher', en: 'Name or voucher' },
    disabling: {
      pt: 'O voucher deixa de valer para novas simulações. Usos já reservados não mudam.',
      en: 'The voucher is no longer valid for new simulations. Uses that are reserved do not change.',
    },
  },
  address: { param: 'id', of: ({ id }) => id },
  nameOf: ({ ruleName }) => ruleName,
  columns: [
    'ruleName',
    'discountVoucher',
    ...sharedColumns,
    { key: 'uses', header: { pt: 'Usos', en: 'Uses' }, align: 'end', render: (row) => <Uses {...row} /> },
  ],
  sorts: ['validUntil', 'ruleName'],
  filters,
  standing: (row) => showStanding(row),
  drawn,
};
