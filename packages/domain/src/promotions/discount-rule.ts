import type { CalendarDate } from '../calendar/index.ts';
import { directSaleTypes, findFinanceType } from '../enumerations/index.ts';
import type { FieldProblem } from '../errors/index.ts';
import { centavos, choice, count, date, type FormOf, form, text } from '../forms/index.ts';

/** How a rule lowers the price of the vehicle: by a share, by an amount, or to an amount. */
export const discountTypes = {
  PERCENTUAL: { pt: 'Percentual', en: 'Percentage' },
  VALUE: { pt: 'Valor', en: 'Amount' },
  FIXED_PRICE: { pt: 'Preço fixo', en: 'Fixed price' },
};
export type DiscountType = keyof typeof discountTypes;

/** How often a voucher may be used: once per CPF or CNPJ, or until its limit. */
export const voucherTypes = {
  SINGLE: { pt: 'Um uso por CPF ou CNPJ', en: 'One use per CPF or CNPJ' },
  MULTIPLE: { pt: 'Até o limite de usos', en: 'Until the limit of uses' },
};
export type VoucherType = keyof typeof voucherTypes;

/** A share is stored in hundredths of a percent (1250 is 12,50 %), so both kinds of value are whole numbers. */
export const wholeShare = 10_000;
const highestCents = 10_000_000_000;
const highestLimit = 1_000_000;

const listedAtMost = 100;
export const itemsOf = (list: string): readonly string[] =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
const idsOf = (list: string): readonly number[] => itemsOf(list).map(Number);

/** A list in one text: values separated by commas, stored sorted and without repetition; empty: no restriction. */
const listOf = (pt: string, en: string, item: RegExp) =>
  text(pt, en, {
    isOptional: true,
    max: 4_000,
    test: (list) => itemsOf(list).every((each) => item.test(each)) && itemsOf(list).length <= listedAtMost,
    clean: (list) => [...new Set(itemsOf(list))].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).join(','),
  });
const numbers = (pt: string, en: string) => listOf(pt, en, /^[1-9]\d{0,9}$/);

/** The dealers' codes at the lender. */
export const listedDealers = () => listOf('Concessionárias (código)', 'Dealers (code)', /^[0-9A-Za-z]{1,10}$/);

/** What a rule can be restricted to, in the order of the sub-reasons 007-1 to 007-13; empty: no restriction. */
const scope = {
  personType: choice('Tipo de pessoa', 'Type of person', {
    ALL: { pt: 'Todas', en: 'All' },
    PF: { pt: 'Pessoa física', en: 'Individual' },
    PJ: { pt: 'Pessoa jurídica', en: 'Company' },
  }),
  financeStructures: numbers('Planos', 'Plans'),
  assetTypeIds: listOf('Condição do veículo', 'Condition of the vehicle', /^[12]$/),
  saleType: choice('Tipo de venda', 'Type of sale', {
    ALL: { pt: 'Todas', en: 'All' },
    TD: { pt: 'Venda tradicional', en: 'Traditional sale' },
    VD: { pt: 'Venda direta', en: 'Direct sale' },
  }),
  /** ids of the kinds of buyer */
  saleOptionTypes: numbers('Tipos de comprador', 'Kinds of buyer'),
  manufacturers: numbers('Montadoras', 'Manufacturers'),
  models: numbers('Modelos', 'Models'),
  versions: numbers('Versões', 'Versions'),
  manufacturerYears: listOf('Anos de fabricação', 'Years of manufacture', /^(?:19|20|21)\d\d$/),
  modelYears: listOf('Anos do modelo', 'Model years', /^(?:19|20|21)\d\d$/),
  dealerCodes: listedDealers(),
  /** ids of branches */
  regions: listOf('Regionais', 'Branches', /^[0-9a-hjkmnp-tv-z]{26}$/),
};

const code = (pt: string, en: string) =>
  text(pt, en, {
    max: 40,
    test: /^[A-Za-z0-9][A-Za-z0-9-]{3,39}$/,
    key: 'promotion.code',
    clean: (typed) => typed.toUpperCase(),
  });

const validity = {
  effectiveFrom: date('Início da validade', 'Start of validity'),
  validUntil: date('Fim da validade', 'End of validity'),
};
const discount = {
  discountType: choice('Tipo de desconto', 'Type of discount', discountTypes),
  /** hundredths of a percent (PERCENTUAL) or centavos */
  discountValue: centavos('Desconto', 'Discount', 1, highestCents),
};

/** A discount coupon: anybody within its scope and validity may use it, as often as it takes. Names are the wire's. */
export const couponForm = form(
  {
    ruleName: text('Nome da regra', 'Name of the rule', { clean: (name) => name.replace(/\s+/g, ' ') }),
    discountCoupon: code('Cupom', 'Coupon'),
    ...validity,
    ...discount,
    ...scope,
  },
  ruleProblems,
);
export type CouponForm = FormOf<typeof couponForm>;

/** A voucher: as a coupon, with a limit of uses, counted when a sale is certain. */
export const voucherForm = form(
  {
    ruleName: text('Nome da regra', 'Name of the rule', { clean: (name) => name.replace(/\s+/g, ' ') }),
    discountVoucher: code('Voucher', 'Voucher'),
    voucherType: choice('Tipo de voucher', 'Type of voucher', voucherTypes),
    voucherLimit: count('Limite de usos', 'Limit of uses', 1, highestLimit),
    ...validity,
    ...discount,
    ...scope,
  },
  ruleProblems,
);
export type VoucherForm = FormOf<typeof voucherForm>;

type Together = {
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
  financeStructures: string;
  saleOptionTypes: string;
  discountType: DiscountType;
  discountValue: number;
};

function ruleProblems(rule: Together): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (rule.validUntil < rule.effectiveFrom) problems.push({ path: 'validUntil', key: 'promotion.endBeforeStart' });
  if (rule.discountType === 'PERCENTUAL' && rule.discountValue > wholeShare)
    problems.push({ path: 'discountValue', key: 'promotion.shareTooHigh' });
  if (!idsOf(rule.financeStructures).every((id) => findFinanceType(id)))
    problems.push({ path: 'financeStructures', key: 'value.notAllowed' });
  if (!idsOf(rule.saleOptionTypes).every((id) => directSaleTypes.some((type) => type.id === id)))
    problems.push({ path: 'saleOptionTypes', key: 'value.notAllowed' });
  return problems;
}

/**
 * The problems of a valid form's days today: it must not end before today, and a rule that has begun keeps its start.
 *
 * @param before the rule that changes; null registers one
 */
export function ruleDayProblems(
  rule: { effectiveFrom: CalendarDate; validUntil: CalendarDate },
  before: { effectiveFrom: CalendarDate } | null,
  today: CalendarDate,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const isNewStart = rule.effectiveFrom !== before?.effectiveFrom;
  if (isNewStart && before && before.effectiveFrom <= today)
    problems.push({ path: 'effectiveFrom', key: 'promotion.begun' });
  else if (isNewStart && rule.effectiveFrom < today)
    problems.push({ path: 'effectiveFrom', key: 'promotion.startInPast' });
  if (rule.validUntil < today) problems.push({ path: 'validUntil', key: 'promotion.endInPast' });
  return problems;
}

/** A rule as it is evaluated; `limit` is null for a coupon. */
export interface DiscountRule {
  kind: 'COUPON' | 'VOUCHER';
  enabled: boolean;
  effectiveFrom: CalendarDate;
  validUntil: CalendarDate;
  discountType: DiscountType;
  /** hundredths of a percent (PERCENTUAL) or centavos */
  discountValue: number;
  voucherType: VoucherType | null;
  limit: number | null;
  personType: 'ALL' | 'PF' | 'PJ';
  financeStructures: string;
  assetTypeIds: string;
  saleType: 'ALL' | 'TD' | 'VD';
  saleOptionTypes: string;
  manufacturers: string;
  models: string;
  versions: string;
  manufacturerYears: string;
  modelYears: string;
  dealerCodes: string;
  regions: string;
  /** whether it has a list of people, and whether the client is one of them; null without a list */
  isListed: boolean | null;
}

/** The part of a simulation that a rule can be restricted to. */
export interface DiscountedSale {
  personType: 'PF' | 'PJ';
  financeTypeId: number;
  assetType: 1 | 2;
  saleType: 'TD' | 'VD';
  /** every kind of buyer that applies */
  saleOptionTypeIds: readonly number[];
  manufacturerId: number;
  modelId: number;
  versionId: number;
  manufacturerYear: number;
  modelYear: number;
  dealerCode: string;
  /** id of the dealer's branch */
  region: string | null;
  /** a sale by an offer has its price */
  hasOffer: boolean;
  vehicleValueCents: number;
}

/** How often other sales used a rule: counted and reserved, in all and by the client's document. */
export interface RuleUses {
  total: number;
  ofDocument: number;
}

/**
 * The codes of every reason why a rule cannot be used today, the first of them first; empty where it can. A condition
 * that fails is one of the sub-reasons of voucher-007.
 */
export function discountProblems(
  rule: DiscountRule,
  sale: DiscountedSale,
  uses: RuleUses,
  today: CalendarDate,
): DiscountCode[] {
  return [...standingProblems(rule, uses, today), ...conditionProblems(rule, sale)];
}

/** The codes 002 to 006: whether a rule is in force today, and still has a use for this client. */
export function standingProblems(
  rule: Pick<DiscountRule, 'enabled' | 'effectiveFrom' | 'validUntil' | 'limit' | 'voucherType'>,
  uses: RuleUses,
  today: CalendarDate,
): DiscountCode[] {
  return failing([
    [!rule.enabled, 'voucher-002'],
    [rule.effectiveFrom > today, 'voucher-003'],
    [rule.validUntil < today, 'voucher-004'],
    [rule.limit !== null && uses.total >= rule.limit, 'voucher-005'],
    [rule.voucherType === 'SINGLE' && uses.ofDocument > 0, 'voucher-006'],
  ]);
}

/** The codes of the conditions that a sale does not meet: 007 with its sub-reasons. */
export const conditionProblems = (rule: DiscountRule, sale: DiscountedSale): DiscountCode[] =>
  failing(conditionsOf(rule, sale));

const failing = (states: readonly [fails: boolean, code: DiscountCode][]): DiscountCode[] =>
  states.filter(([fails]) => fails).map(([, failed]) => failed);

function conditionsOf(rule: DiscountRule, sale: DiscountedSale): [fails: boolean, code: DiscountCode][] {
  const lacks = (list: string, ...values: (string | number | null)[]) =>
    list !== '' && !values.some((value) => value !== null && itemsOf(list).includes(String(value)));
  return [
    [rule.personType !== 'ALL' && rule.personType !== sale.personType, 'voucher-007-1'],
    [rule.isListed === false, 'voucher-007-2'],
    [lacks(rule.financeStructures, sale.financeTypeId), 'voucher-007-3'],
    [lacks(rule.assetTypeIds, sale.assetType), 'voucher-007-4'],
    [rule.saleType !== 'ALL' && rule.saleType !== sale.saleType, 'voucher-007-5'],
    [lacks(rule.saleOptionTypes, ...sale.saleOptionTypeIds), 'voucher-007-6'],
    [lacks(rule.manufacturers, sale.manufacturerId), 'voucher-007-7'],
    [lacks(rule.models, sale.modelId), 'voucher-007-8'],
    [lacks(rule.versions, sale.versionId), 'voucher-007-9'],
    [lacks(rule.manufacturerYears, sale.manufacturerYear), 'voucher-007-10'],
    [lacks(rule.modelYears, sale.modelYear), 'voucher-007-11'],
    [lacks(rule.dealerCodes, sale.dealerCode), 'voucher-007-12'],
    [lacks(rule.regions, sale.region), 'voucher-007-13'],
    [sale.hasOffer, 'voucher-007-14'],
    [raisesPrice(rule, sale), 'voucher-007'],
  ];
}

/** A fixed price never raises the price of a sale. */
const raisesPrice = ({ discountType, discountValue }: DiscountRule, { vehicleValueCents }: DiscountedSale) =>
  discountType === 'FIXED_PRICE' && discountValue > vehicleValueCents;

/** Letters and digits that are not confused with each other: 32 of them, so each is five random bits. */
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** How many random bytes a code is made of: it has 65 random bits. */
export const codeBytes = 13;

/** A code that cannot be guessed. @param random as many random bytes as `codeBytes` */
export const randomCode = (random: Uint8Array): string =>
  Array.from(random, (byte) => codeLetters[byte % codeLetters.length]).join('');

type Condition = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;
/** A reason why a coupon or voucher cannot be used, as in the catalogue of errors. */
export type DiscountCode = `voucher-00${1 | 2 | 3 | 4 | 5 | 6 | 7}` | `voucher-007-${Condition}`;

/** A refused or returned sale holds its reserved use for so many days. */
export const reservedDays = 30;

/** The plans that a rule is restricted to; undefined: all. */
export const plansOfRule = ({ financeStructures }: Pick<DiscountRule, 'financeStructures'>) =>
  financeStructures === '' ? undefined : idsOf(financeStructures);

/**
 * The price with the discount, in centavos, rounded half up to the centavo and never below zero.
 *
 * @param priceCents the list price with options
 */
export function discountedPrice(
  { discountType, discountValue }: Pick<DiscountRule, 'discountType' | 'discountValue'>,
  priceCents: number,
): number {
  switch (discountType) {
    case 'PERCENTUAL': {
      // whole numbers throughout: a price of up to 100 million reais times a share stays exact
      const discountCents = Math.floor((priceCents * discountValue + wholeShare / 2) / wholeShare);
      return priceCents - discountCents;
    }
    case 'VALUE':
      return Math.max(0, priceCents - discountValue);
    case 'FIXED_PRICE':
      return Math.min(priceCents, discountValue);
  }
}
