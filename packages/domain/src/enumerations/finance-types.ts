import { type Language, pickText, type Texts } from '../errors/texts.ts';

export type PlanType =
  | 'REGULAR'
  | 'OTHER_PLANS'
  | 'GRACE_PERIOD'
  | 'FARMER'
  | 'LEASING'
  | 'TWELVE_MINORS'
  | 'PLAN_50_25_25'
  | 'SPECIAL'
  | 'CHEVROLET_ZERO'
  | 'PLAN_ZERO_MAIS'
  | 'MULTI_BALLOON'
  | 'SMART_BUY'
  | 'PLANO_100';

/**
 * A way of financing that the simulator knows by number. `preselectsOne`: one term is preselected instead of three.
 * `maxTerms`: how many may be compared at once.
 */
export type FinanceType = {
  id: number;
  name: string;
  /** what the plan is, for readers who do not know the product's name; none where the name says it */
  kind?: Texts;
  planType: PlanType;
  preselectsOne: boolean;
  maxTerms: number;
};

/** Plan types that the specification spells in another way: its spelling is that of answers. */
const spelledOtherwise = { OTHER_PLANS: 'OTHER PLANS', MULTI_BALLOON: 'MULTI_BALOON' } as const satisfies Partial<
  Record<PlanType, string>
>;
/** A plan type as answers spell it. */
export type PlanTypeName =
  | Exclude<PlanType, keyof typeof spelledOtherwise>
  | (typeof spelledOtherwise)[keyof typeof spelledOtherwise];

export const planTypeNameOf = (planType: PlanType): PlanTypeName =>
  planType === 'OTHER_PLANS' || planType === 'MULTI_BALLOON' ? spelledOtherwise[planType] : planType;

/** The finance types of the product. How each is paid is its plan's, in `simulation/plans`. */
export const financeTypes: readonly FinanceType[] = [
  {
    id: 1,
    name: 'Regular FDU',
    kind: { pt: 'Parcelas fixas', en: 'Fixed instalments' },
    planType: 'REGULAR',
    preselectsOne: false,
    maxTerms: 3,
  },
  { id: 2, name: 'Chevrolet Sempre', planType: 'OTHER_PLANS', preselectsOne: true, maxTerms: 3 },
  {
    id: 4,
    name: 'Grace',
    kind: { pt: 'Carência', en: 'Grace period' },
    planType: 'GRACE_PERIOD',
    preselectsOne: false,
    maxTerms: 3,
  },
  {
    id: 5,
    name: 'Farmer',
    kind: { pt: 'Safra', en: 'Harvest' },
    planType: 'FARMER',
    preselectsOne: false,
    maxTerms: 3,
  },
  { id: 6, name: 'Leasing', planType: 'LEASING', preselectsOne: false, maxTerms: 3 },
  { id: 7, name: '12 Menores', planType: 'TWELVE_MINORS', preselectsOne: false, maxTerms: 3 },
  { id: 8, name: '50-25-25', planType: 'PLAN_50_25_25', preselectsOne: false, maxTerms: 3 },
  {
    id: 9,
    name: 'Flexible',
    kind: { pt: 'Parcelas flexíveis', en: 'Flexible instalments' },
    planType: 'SPECIAL',
    preselectsOne: true,
    maxTerms: 3,
  },
  {
    id: 10,
    name: 'Zero Plan',
    kind: { pt: 'Taxa zero', en: 'Zero rate' },
    planType: 'CHEVROLET_ZERO',
    preselectsOne: false,
    maxTerms: 3,
  },
  {
    id: 11,
    name: 'Zero+',
    kind: { pt: 'Taxa zero com carência', en: 'Zero rate with grace period' },
    planType: 'PLAN_ZERO_MAIS',
    preselectsOne: false,
    maxTerms: 3,
  },
  {
    id: 12,
    name: 'Multi-balloon',
    kind: { pt: 'Parcelas intermediárias', en: 'Intermediate instalments' },
    planType: 'MULTI_BALLOON',
    preselectsOne: true,
    maxTerms: 3,
  },
  {
    id: 13,
    name: 'SmartBuy',
    kind: { pt: 'Recompra garantida', en: 'Guaranteed repurchase' },
    planType: 'SMART_BUY',
    preselectsOne: true,
    maxTerms: 1,
  },
  {
    id: 14,
    name: 'Plan 100',
    kind: { pt: 'Sem entrada', en: 'No down payment' },
    planType: 'PLANO_100',
    preselectsOne: false,
    maxTerms: 3,
  },
];

/** The finance type with an id, or undefined when the product knows none. */
export function findFinanceType(financeTypeId: number): FinanceType | undefined {
  return financeTypes.find(({ id }) => id === financeTypeId);
}

/** Whether a plan is a lease, which is no loan: it has a separate contract, no tax and no interest for late payment. */
export const isLease = (financeTypeId: number): boolean => findFinanceType(financeTypeId)?.planType === 'LEASING';

/** The plan as clients read it, without the product's name where that says nothing to them: "Parcelas fixas". */
export function planKind(financeTypeId: number, language: Language): string {
  const { name, kind } = findFinanceType(financeTypeId) ?? { name: String(financeTypeId) };
  return kind ? pickText(kind, language) : name;
}

/** The plan as people read it: "Parcelas fixas (Regular FDU)". Uploads, extractions and answers use the product's name. */
export function planTitle(financeTypeId: number, language: Language): string {
  const { name, kind } = findFinanceType(financeTypeId) ?? { name: String(financeTypeId) };
  return kind ? `${pickText(kind, language)} (${name})` : name;
}
