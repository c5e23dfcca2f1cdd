import { DomainError, type FieldProblem } from '@estrada/domain/errors/index';
import { formatPercent } from '@estrada/domain/formats/index';
import {
  type CouponForm,
  couponForm,
  ruleDayProblems,
  type VoucherForm,
  voucherForm,
  wholeShare,
} from '@estrada/domain/promotions/index';
import { messages } from '@estrada/domain/validation/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WriteContext } from '../../kernel/context.ts';
import { nameContains, plainName } from '../../kernel/database/plain-name.ts';
import type { RecordKind } from '../../kernel/records/record-kind.ts';
import { serveRecord } from '../../kernel/records/serve-record.ts';
import { standings } from '../../kernel/standings.ts';
import { branches, dealers } from '../organization/index.ts';
import { manufacturers, vehicleModels, vehicleVersions } from '../vehicles/index.ts';
import { coupons, discountPeople, discountUses, vouchers } from './promotions.tables.ts';

type CouponRow = typeof coupons.$inferSelect;
type VoucherRow = typeof vouchers.$inferSelect;
type RuleRow = Omit<CouponRow, 'discountCoupon'>;

/** The discount in the unit in which it is read. */
const discountOf = ({ discountType, discountValue }: RuleRow): { discountShare?: string; discountCents?: number } =>
  discountType === 'PERCENTUAL'
    ? { discountShare: formatPercent(discountValue / wholeShare) }
    : { discountCents: discountValue };

/** The audited values of both kinds: the trail masks names of people, and the name of a rule is none. */
const trailOf = (row: RuleRow) => ({
  title: row.ruleName,
  effectiveFrom: row.effectiveFrom,
  validUntil: row.validUntil,
  discountType: row.discountType,
  ...discountOf(row),
  personType: row.personType,
  financeStructures: row.financeStructures,
  assetTypeIds: row.assetTypeIds,
  saleType: row.saleType,
  saleOptionTypes: row.saleOptionTypes,
  manufacturers: row.manufacturers,
  models: row.models,
  versions: row.versions,
  manufacturerYears: row.manufacturerYears,
  modelYears: row.modelYears,
  dealerCodes: row.dealerCodes,
  regions: row.regions,
});

const couponKind: RecordKind<CouponRow> = {
  entity: 'coupon',
  table: coupons,
  taken: [
    { index: 'coupons_name', code: 'DOM002', field: 'ruleName', key: 'promotion.nameTaken' },
    { index: 'coupons_code', code: 'DOM002', field: 'discountCoupon', key: 'promotion.codeTaken' },
  ],
  trail: (row) => ({ ...trailOf(row), discountCoupon: row.discountCoupon }),
};
const voucherKind: RecordKind<VoucherRow> = {
  entity: 'voucher',
  table: vouchers,
  taken: [
    { index: 'vouchers_name', code: 'DOM002', field: 'ruleName', key: 'promotion.nameTaken' },
    { index: 'vouchers_code', code: 'DOM002', field: 'discountVoucher', key: 'promotion.codeTaken' },
  ],
  trail: (row) => ({
    ...trailOf(row),
    discountVoucher: row.discountVoucher,
    voucherType: row.voucherType,
    voucherLimit: row.voucherLimit,
  }),
};

type Rules = PgTable & Record<'id' | 'ruleName' | 'effectiveFrom' | 'validUntil', PgColumn>;

const countOfPeople = (rules: Rules) =>
  sql<number>`(select count(*)::int from ${discountPeople} where ${discountPeople.ruleId} = ${rules.id})`;

/** A coupon has no limit, so its uses are counted where they are shown; a voucher counts its own. */
const countOfUses = (rules: Rules, status: 'RESERVED' | 'COUNTED') =>
  sql<number>`(select count(*)::int from ${discountUses} as use where use.rule_id = ${rules}.id and use.status = ${status})`;

const partsOf = (rules: Rules, code: PgColumn) => ({
  changes: 'vouchers' as const,
  sorts: {
    validUntil: { by: rules.validUntil, type: 'date' as const },
    ruleName: { by: plainName(rules.ruleName), type: 'text' as const },
  },
  where: (
    { search, standing }: { search?: string | undefined; standing?: keyof typeof standings | undefined },
    { today }: { today: string },
  ): (SQL | undefined)[] => [
    search ? or(nameContains(rules.ruleName, search), eq(code, search.toUpperCase())) : undefined,
    standing ? standings[standing](rules, today) : undefined,
  ],
});

/** Discount coupons. */
export const couponRecord = serveRecord(
  {
    list: endpoints.listCoupons,
    read: endpoints.readCoupon,
    register: endpoints.registerCoupon,
    update: endpoints.updateCoupon,
    enable: endpoints.enableCoupon,
    disable: endpoints.disableCoupon,
  },
  {
    kind: couponKind,
    ...partsOf(coupons, coupons.discountCoupon),
    columns: {
      people: countOfPeople(coupons),
      reserved: countOfUses(coupons, 'RESERVED'),
      used: countOfUses(coupons, 'COUNTED'),
    },
    values: async (typed: CouponForm, context, before) => {
      const rule = couponForm.normalise(typed);
      await refuseProblems(await problemsOf(rule, context, before));
      return rule;
    },
  },
);

/** Vouchers. */
export const voucherRecord = serveRecord(
  {
    list: endpoints.listVouchers,
    read: endpoints.readVoucher,
    register: endpoints.registerVoucher,
    update: endpoints.updateVoucher,
    enable: endpoints.enableVoucher,
    disable: endpoints.disableVoucher,
  },
  {
    kind: voucherKind,
    ...partsOf(vouchers, vouchers.discountVoucher),
    columns: { people: countOfPeople(vouchers) },
    values: async (typed: VoucherForm, context, before) => {
      const rule = voucherForm.normalise(typed);
      const problems = await problemsOf(rule, context, before);
      // locked by this write: no use is reserved or counted meanwhile
      const { reserved, used } = before ?? { reserved: 0, used: 0 };
      if (rule.voucherLimit < reserved + used)
        problems.push({ path: 'voucherLimit', key: 'promotion.limitBelowUses', params: { used: reserved + used } });
      await refuseProblems(problems);
      return { ...rule, reserved, used };
    },
  },
);

function refuseProblems(problems: readonly FieldProblem[]): void {
  const [first] = problems;
  if (first) throw new DomainError(messages[first.key].code, { fields: [...problems] });
}

type StoredRule = Omit<RuleRow, 'id' | 'enabled' | 'updatedAt' | 'version'>;

/** The problems of days, and of listed records that do not exist. A rule may retain what it already lists. */
async function problemsOf(
  rule: StoredRule,
  { db, today }: Pick<WriteContext, 'db' | 'today'>,
  before: RuleRow | null,
): Promise<FieldProblem[]> {
  const problems = ruleDayProblems(rule, before, today);
  const listed: [path: keyof StoredRule, table: PgTable, column: PgColumn, isNumber: boolean][] = [
    ['manufacturers', manufacturers, manufacturers.id, true],
    ['models', vehicleModels, vehicleModels.id, true],
    ['versions', vehicleVersions, vehicleVersions.id, true],
    ['dealerCodes', dealers, dealers.GMFcode, false],
    ['regions', branches, branches.id, false],
  ];
  for (const [path, table, column, isNumber] of listed) {
    const known = String(before?.[path] ?? '').split(',');
    const added = String(rule[path])
      .split(',')
      .filter((item) => item !== '' && !known.includes(item));
    if (added.length === 0) continue;
    const values = isNumber ? added.map(Number) : added;
    const found = await db.selectDistinct({ value: column }).from(table).where(inArray(column, values));
    if (found.length < added.length) problems.push({ path, key: 'promotion.unknown' });
  }
  return problems;
}
