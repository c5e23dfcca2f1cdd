/** Coupons and vouchers: their administration, their lists of people, and whether one can be used for a sale. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { aRule } from '../../../test/record-tries.ts';
import { rowsOf } from '../../../test/rows.ts';

let api: TestApi;
let crm: Session;
let seller: Session;
let today: string;
beforeAll(async () => {
  api = await openApi();
  crm = await api.signIn('crm');
  seller = await api.signIn('seller');
  today = api.clock.now().toISOString().slice(0, 10);
});
afterAll(() => api.close());

let number = 0;
const aVoucher = async (changes: object = {}) => {
  number++;
  const form = {
    ...aRule(`Regra ${number}`),
    effectiveFrom: today,
    discountVoucher: `VALE-${number}`,
    voucherType: 'MULTIPLE',
    voucherLimit: 10,
    ...changes,
  };
  return crm.ok('registerVoucher', { body: form as never });
};
const validate = async (voucherCode: string, changes: object = {}, session = seller) =>
  session.call('validateVoucher', {
    body: { voucherCode, clientDocument: aPerson(1).cpf, request: await aRequest(seller), ...changes },
  });

describe('administration', () => {
  it('has ten rows a page, and finds a rule by part of its name, its whole code and its days', async () => {
    await Promise.all(Array.from({ length: 11 }, () => aVoucher()));
    const first = await crm.ok('listVouchers', { query: {} });
    expect([first.items.length, first.pagination.size]).toEqual([10, 10]);
    const made = await aVoucher({ ruleName: 'Feirão de Santos', discountVoucher: 'SANTOS-26' });
    const found = async (query: object) =>
      (await crm.ok('listVouchers', { query: query as never })).items.map(({ id }) => id);
    expect(await found({ search: 'santos' })).toEqual([made.id]);
    expect(await found({ search: 'santos-26' })).toEqual([made.id]);
    expect(await found({ search: 'santos-26', standing: 'holding' })).toEqual([made.id]);
    expect(await found({ search: 'santos-26', standing: 'coming' })).toEqual([]);
  });

  it('refuses a value at its field, with nothing saved', async () => {
    const form = { ...aRule('Recusada'), discountVoucher: 'RECUSADA', voucherType: 'MULTIPLE', voucherLimit: 1 };
    for (const [change, path] of [
      [{ discountVoucher: 'x'.repeat(2_000) }, 'discountVoucher'],
      [{ discountValue: -100 }, 'discountValue'],
      [{ effectiveFrom: '2020-01-01' }, 'effectiveFrom'],
      [{ versions: '999999' }, 'versions'],
      [{ dealerCodes: 'NADA' }, 'dealerCodes'],
      [{ regions: '01jd0000000000000000000009' }, 'regions'],
    ] as const) {
      const { status, body } = await crm.call('registerVoucher', { body: { ...form, ...change } as never });
      expect([status, body.fields?.map((field: { path: string }) => field.path)]).toEqual([422, [path]]);
    }
    expect((await crm.ok('listVouchers', { query: { search: 'RECUSADA' } })).items).toEqual([]);
  });

  it('refuses a code that another rule has', async () => {
    await aVoucher({ discountVoucher: 'UNICO' });
    const form = { ...aRule('Outro nome'), discountVoucher: 'unico', voucherType: 'SINGLE', voucherLimit: 1 };
    const { status, body } = await crm.call('registerVoucher', { body: form as never });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'discountVoucher']);
  });

  it('lists what a rule can be restricted to, by name', async () => {
    const options = await crm.ok('listDiscountScope', {});
    expect(options.dealers.some(({ value, name }) => value === '101' && name !== '')).toBe(true);
    for (const list of [options.manufacturers, options.models, options.versions, options.regions])
      expect(list.length).toBeGreaterThan(0);
  });

  it('stores every field of a rule and returns it', async () => {
    const fields = {
      discountType: 'PERCENTUAL',
      discountValue: 12_50,
      personType: 'PF',
      financeStructures: '1,13',
      assetTypeIds: '1',
      saleType: 'TD',
      saleOptionTypes: '5',
      manufacturerYears: '2026',
      modelYears: '2026,2027',
    };
    const made = await aVoucher(fields);
    expect(await crm.ok('readVoucher', { params: { id: made.id } })).toMatchObject({
      ...fields,
      people: 0,
      reserved: 0,
      used: 0,
    });
  });
});

describe('the list of people', () => {
  it('replaces the previous list, is exported whole with an entry in the trail, and is not in the answers', async () => {
    const made = await aVoucher();
    const [one, two] = [aPerson(1).cpf, aPerson(2).cpf];
    const replace = (documents: string[], version: number) =>
      crm.ok('replaceVoucherPeople', { params: { id: made.id }, body: { version, documents } });
    const first = await replace([one, two, two], made.version);
    expect(first.people).toBe(2);
    const second = await replace([two], first.version);
    expect(second.people).toBe(1);
    expect(JSON.stringify(second)).not.toContain(two);
    const file = await crm.call('exportVoucherPeople', { params: { id: made.id } });
    expect(file.headers['content-disposition']).toContain('.csv');
    expect(String(file.body).replaceAll(/\D/g, '')).toContain(two);
    expect(String(file.body).replaceAll(/\D/g, '')).not.toContain(one);
    const entries = await rowsOf(
      api,
      sql`select action, after from audit_entries where entity_id = ${made.id} order by seq`,
    );
    expect(entries.slice(1)).toEqual([
      { action: 'voucher.people', after: { people: 2 } },
      { action: 'voucher.people', after: { people: 1 } },
      { action: 'voucher.export', after: { people: 1 } },
    ]);
    const admin = await api.signIn('admin-internal');
    expect((await admin.call('exportVoucherPeople', { params: { id: made.id } })).status).toBe(403);
  });

  it('is read masked, ten people a page', async () => {
    const made = await aVoucher();
    const documents = Array.from({ length: 12 }, (_, index) => aPerson(index + 1).cpf).sort();
    await crm.ok('replaceVoucherPeople', { params: { id: made.id }, body: { version: made.version, documents } });
    const read = (page?: number) => crm.ok('readVoucherPeople', { params: { id: made.id }, query: { page } as never });
    const [first, second] = [await read(), await read(1)];
    expect([first.documents.length, second.documents.length, first.totalElements]).toEqual([10, 2, 12]);
    for (const document of [...first.documents, ...second.documents])
      expect(document).toMatch(/^\*{3}\.\d{3}\.\d{3}-\*{2}$/);
    const coupon = await crm.ok('registerCoupon', { body: { ...aRule('Lista'), discountCoupon: 'LISTA-1' } as never });
    const { id, version } = coupon;
    await crm.ok('replaceCouponPeople', { params: { id }, body: { version, documents: documents.slice(0, 1) } });
    expect(await crm.ok('readCouponPeople', { params: { id }, query: {} })).toEqual({
      documents: [first.documents[0]],
      totalElements: 1,
    });
  });

  it('names the line of a document that is none, and keeps the list', async () => {
    const made = await aVoucher();
    const { status, body } = await crm.call('replaceVoucherPeople', {
      params: { id: made.id },
      body: { version: made.version, documents: [aPerson(1).cpf, '111'] },
    });
    expect([status, body.fields?.[0]?.path]).toEqual([422, 'documents.1']);
    expect((await crm.ok('readVoucher', { params: { id: made.id } })).people).toBe(0);
  });
});

describe('checking a code for a sale', () => {
  it('returns the discounted price and the last day of a valid voucher', async () => {
    const { discountVoucher, validUntil } = await aVoucher({ discountType: 'PERCENTUAL', discountValue: 10_00 });
    const request = await aRequest(seller);
    const { body } = await validate(discountVoucher.toLowerCase(), { request });
    const discount = Math.round(request.vehicleValueCents / 10);
    expect(body).toMatchObject({
      isValid: true,
      codes: [],
      listPriceCents: request.vehicleValueCents,
      discountCents: discount,
      priceCents: request.vehicleValueCents - discount,
      validate: { validUntil },
    });
  });

  it('answers 200 with every reason from 003 to 007, the deciding one first', async () => {
    const coming = await aVoucher({ effectiveFrom: '2027-06-01', personType: 'PJ' });
    const { status, body } = await validate(coming.discountVoucher);
    expect([status, body.isValid, body.codes, body.discountCents]).toEqual([
      200,
      false,
      ['voucher-003', 'voucher-007-1'],
      0,
    ]);
  });

  it('refuses an unknown and a disabled code', async () => {
    expect((await validate('NAO-EXISTE')).body.code).toBe('voucher-001');
    const made = await aVoucher();
    await crm.ok('disableVoucher', { params: { id: made.id }, body: { version: made.version } });
    expect((await validate(made.discountVoucher)).body.code).toBe('voucher-002');
  });

  it('is for the people on the list alone, when there is one', async () => {
    const made = await aVoucher();
    const body = { version: made.version, documents: [aPerson(2).cpf] };
    await crm.ok('replaceVoucherPeople', { params: { id: made.id }, body });
    expect((await validate(made.discountVoucher)).body.codes).toEqual(['voucher-007-2']);
    const listed = await validate(made.discountVoucher, { clientDocument: aPerson(2).cpf });
    expect(listed.body.isValid).toBe(true);
    expect((await validate(made.discountVoucher, { clientDocument: undefined })).body.codes).toEqual(['voucher-007-2']);
  });

  it('of another dealer answers with the condition, without naming that dealer', async () => {
    const [other] = await rowsOf(api, sql`select gmf_code from dealers where id <> ${seller.activeDealerId} limit 1`);
    const made = await aVoucher({ dealerCodes: other!.gmf_code });
    const { body } = await validate(made.discountVoucher);
    expect(body.codes).toEqual(['voucher-007-12']);
    expect(JSON.stringify(body)).not.toContain(`"${other!.gmf_code}"`);
  });

  it('checks a coupon in the same way', async () => {
    const form = { ...aRule('Cupom da vitrine'), effectiveFrom: today, discountCoupon: 'VITRINE' };
    const made = await crm.ok('registerCoupon', { body: form as never });
    const request = await aRequest(seller);
    const check = async (clientDocument: string) =>
      (await seller.call('validateVoucher', { body: { discountCoupon: 'vitrine', clientDocument, request } })).body;
    const [one, two] = [aPerson(1).cpf, aPerson(2).cpf];
    expect(await check(one)).toMatchObject({ isValid: true, discountCents: 1_000_00 });
    const params = { id: made.id };
    await crm.ok('replaceCouponPeople', { params, body: { version: made.version, documents: [two] } });
    expect((await check(one)).codes).toEqual(['voucher-007-2']);
    expect((await check(two)).isValid).toBe(true);
    expect(String((await crm.call('exportCouponPeople', { params })).body).replaceAll(/\D/g, '')).toContain(two);
    expect((await seller.call('validateVoucher', { body: { voucherCode: 'vitrine', request } })).body.code).toBe(
      'voucher-001',
    );
  });
});
