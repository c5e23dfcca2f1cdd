import { formatDocument } from '@estrada/domain/formats/index';
import { promotionPageSize } from '@estrada/domain/lists/index';
import { maskDocument } from '@estrada/domain/people/index';
import { endpoints, mediaTypes } from '@estrada/endpoints/index';
import { asc, eq } from 'drizzle-orm';
import type { ReadContext, WriteContext } from '../../kernel/context.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { changeRecord } from '../../kernel/records/record-kind.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { byteOrderMark, csvLine } from '../../kernel/spreadsheets/csv-line.ts';
import { coupons, discountPeople, vouchers } from './promotions.tables.ts';
import { couponRecord, voucherRecord } from './rules.ts';

/** Rows per insert: a statement accepts 65,535 values at most. */
const rowsAtOnce = 1_000;

/** Replaces the people of a rule that this write has locked. @returns how many there are now */
async function replacePeople(ruleId: string, documents: readonly string[], { db }: WriteContext): Promise<number> {
  const distinct = [...new Set(documents)].sort();
  await db.delete(discountPeople).where(eq(discountPeople.ruleId, ruleId));
  for (let from = 0; from < distinct.length; from += rowsAtOnce)
    await db
      .insert(discountPeople)
      .values(distinct.slice(from, from + rowsAtOnce).map((document) => ({ ruleId, document })));
  return distinct.length;
}

/** One page of the people of a rule, masked. */
async function readPeople(ruleId: string, page: number, { db }: ReadContext) {
  const ofRule = eq(discountPeople.ruleId, ruleId);
  const rows = await db
    .select({ document: discountPeople.document })
    .from(discountPeople)
    .where(ofRule)
    .orderBy(asc(discountPeople.document))
    .limit(promotionPageSize)
    .offset(page * promotionPageSize);
  return {
    documents: rows.map(({ document }) => maskDocument(document)),
    totalElements: await db.$count(discountPeople, ofRule),
  };
}

/** The whole documents of a rule: whoever exports them is on record. */
async function exportPeople(ruleId: string, code: string, { db, language, today }: WriteContext) {
  const people = await db
    .select({ document: discountPeople.document })
    .from(discountPeople)
    .where(eq(discountPeople.ruleId, ruleId))
    .orderBy(asc(discountPeople.document));
  const lines = [
    [language === 'en' ? 'CPF or CNPJ' : 'CPF ou CNPJ'],
    ...people.map(({ document }) => [formatDocument(document)]),
  ];
  const file = {
    fileName: `${language === 'en' ? 'people' : 'pessoas'}-${code}-${today}.csv`,
    contentType: mediaTypes.csv,
    content: Buffer.from(byteOrderMark + lines.map(csvLine).join('')),
  };
  return { file, people: people.length };
}

export const peopleRoutes: Route[] = [
  read(endpoints.readCouponPeople, async ({ params, query }, context) => {
    const { id } = inReach(await couponRecord.find(context.db, params));
    return readPeople(id, query.page, context);
  }),
  read(endpoints.readVoucherPeople, async ({ params, query }, context) => {
    const { id } = inReach(await voucherRecord.find(context.db, params));
    return readPeople(id, query.page, context);
  }),
  write(endpoints.replaceCouponPeople, async ({ params, body }, context) => {
    const before = atVersion(body.version, await couponRecord.lock(params, context));
    const people = await replacePeople(before.id, body.documents, context);
    const { people: _people, reserved: _reserved, used: _used, ...row } = before;
    await changeRecord({ table: coupons }, row, {}, context);
    context.audit({
      action: 'coupon.people',
      entity: 'coupon',
      entityId: before.id,
      before: { people: before.people },
      after: { people },
    });
    return couponRecord.describe(inReach(await couponRecord.findById(context.db, before.id)), context);
  }),
  write(endpoints.replaceVoucherPeople, async ({ params, body }, context) => {
    const before = atVersion(body.version, await voucherRecord.lock(params, context));
    const people = await replacePeople(before.id, body.documents, context);
    const { people: _people, ...row } = before;
    await changeRecord({ table: vouchers }, row, {}, context);
    context.audit({
      action: 'voucher.people',
      entity: 'voucher',
      entityId: before.id,
      before: { people: before.people },
      after: { people },
    });
    return voucherRecord.describe(inReach(await voucherRecord.findById(context.db, before.id)), context);
  }),
  write(endpoints.exportCouponPeople, async ({ params }, context) => {
    const row = inReach(await couponRecord.find(context.db, params));
    const { file, people } = await exportPeople(row.id, row.discountCoupon, context);
    context.audit({ action: 'coupon.export', entity: 'coupon', entityId: row.id, after: { people } });
    return file;
  }),
  write(endpoints.exportVoucherPeople, async ({ params }, context) => {
    const row = inReach(await voucherRecord.find(context.db, params));
    const { file, people } = await exportPeople(row.id, row.discountVoucher, context);
    context.audit({ action: 'voucher.export', entity: 'voucher', entityId: row.id, after: { people } });
    return file;
  }),
];
