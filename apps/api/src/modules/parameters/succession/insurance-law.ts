import type { CalendarDate } from '@estrada/domain/calendar/index';
import {
  type InsuranceLaw,
  type InsuranceLawSubject,
  insuranceLawForm,
  insuranceLawOn,
} from '@estrada/domain/insurance/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import { type BodyOf, endpoints } from '@estrada/endpoints/index';
import { inArray } from 'drizzle-orm';
import type { WriteContext } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/database/database.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { insuranceLaws } from '../parameters.tables.ts';
import { confirmReview, reviewActs, reviewOf, unreviewed } from './confirm-review.ts';
import type { Succession } from './succession-routes.ts';

type Row = typeof insuranceLaws.$inferSelect;
type Named = InsuranceLaw & { product: InsuranceLawSubject };
const names = ['product', ...Object.keys(insuranceLawForm.fields)] as (keyof Named)[];

/** The rules of law for insurance: one succession for each product, and the general one. */
export const insuranceLawSuccession: Succession<
  Row,
  typeof endpoints.saveInsuranceLaw,
  ReturnType<typeof shown>,
  { confirm: boolean }
> = {
  calls: { read: endpoints.readInsuranceLaws, save: endpoints.saveInsuranceLaw, remove: endpoints.deleteInsuranceLaw },
  changes: 'insurance-admin',
  entity: 'insuranceLaw',
  table: insuranceLaws,
  values: (body: BodyOf<typeof endpoints.saveInsuranceLaw>) => ({ ...lawOf(body), ...unreviewed }),
  shown,
  acts: reviewActs,
  recorded: lawOf,
  nameOf: ({ product }) => product,
};

function lawOf(row: Named): Named {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Named;
}

function shown(row: Row) {
  return { ...lawOf(row), confirmation: reviewOf(row) };
}

/** Confirms the legal review of a rule. @throws DomainError SEC004, SET001 */
export const confirmInsuranceLaw: UseCase<typeof endpoints.confirmInsuranceLaw, WriteContext> = (input, context) =>
  confirmReview(insuranceLawSuccession, input, context);

/**
 * The law for an insurance product on a day, with its periods and the refund method: the product's own row, else the
 * general one, which `product` names.
 *
 * @throws when no row is in force: the general one begins with Lei 15.040/2024
 */
export async function readInsuranceLawOn(
  db: Db,
  product: InsuranceCode,
  day: CalendarDate,
): Promise<Named & { effectiveFrom: CalendarDate }> {
  const rows = await db
    .select()
    .from(insuranceLaws)
    .where(inArray(insuranceLaws.product, [product, 'GENERAL']))
    .limit(2_000);
  const row = insuranceLawOn(rows, product, day);
  if (!row) throw new Error(`no law of insurance is in force on ${day}`);
  return { ...lawOf(row), effectiveFrom: row.effectiveFrom };
}
