/** Discount campaigns of car insurance: their specific behaviour, besides the common record tests. */
import { addDays } from '@estrada/domain/calendar/index';
import { catalogue, type ErrorCode } from '@estrada/domain/errors/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';

let api: TestApi;
let insurance: Session;
let today: string;
beforeAll(async () => {
  api = await openApi();
  insurance = await api.signIn('insurance');
  today = api.clock.now().toISOString().slice(0, 10);
});
afterAll(() => api.close());

let number = 0;
/** Each has days of its own, so that none overlaps with another test's. */
const aCampaign = (changes: object = {}) => {
  number++;
  const effectiveFrom = addDays('2029-01-01', number * 20);
  const form = {
    campaignName: `Campanha ${number}`,
    campaignCode: `CAMP-${number}`,
    provider: 'LIBERTY',
    dealerCodes: '101,102',
    effectiveFrom,
    validUntil: addDays(effectiveFrom, 10),
    discountShare: '0.15',
  };
  return { ...form, ...changes };
};
const register = (form: object) => insurance.call('registerAutoCampaign', { body: form });
const update = (id: string, { id: _id, enabled: _on, updatedAt: _at, can: _can, ...body }: Record<string, unknown>) =>
  insurance.call('updateAutoCampaign', { params: { id }, body });
const registered = async (changes: object = {}) => {
  const { status, body } = await register(aCampaign(changes));
  expect([status, body.code]).toEqual([200, undefined]);
  return body;
};
/** The days of a campaign as if it had been registered then. */
const moveTo = (id: string, from: number, until: number) =>
  api.database.db.execute(
    sql`update auto_campaigns set effective_from = ${addDays(today, from)}, valid_until = ${addDays(today, until)} where id = ${id}`,
  );
type Answer = Awaited<ReturnType<typeof register>>;
/** Status, code and fields of a refusal, whose text is its own. */
const refusalOf = ({ status, body }: Answer) => {
  const { code, message, fields } = body;
  expect(message).toBe(catalogue[code as ErrorCode].pt);
  expect(Object.values(catalogue).filter((entry) => entry.pt === message)).toHaveLength(1);
  return [status, code, fields?.map(({ path, key }) => `${path} ${key}`)];
};

describe('200', () => {
  it('stores and returns every field, ten rows a page, found by name, code, insurer, dealer and days', async () => {
    const made = await registered({ campaignName: 'Verão em Santos', campaignCode: 'santos-29' });
    const form = aCampaign();
    expect(await insurance.ok('readAutoCampaign', { params: { id: made.id } })).toMatchObject({
      campaignName: 'Verão em Santos',
      campaignCode: 'SANTOS-29',
      provider: form.provider,
      dealerCodes: form.dealerCodes,
      discountShare: '0.15',
    });
    const found = async (query: object) => {
      const { items, pagination } = await insurance.ok('listAutoCampaigns', { query: query as never });
      expect(pagination.size).toBe(10);
      return items.map(({ id }) => id);
    };
    for (const query of [
      { search: 'santos' },
      { search: 'SANTOS-29' },
      { search: 'santos', provider: 'LIBERTY', dealerCode: '102', standing: 'coming' },
    ])
      expect(await found(query)).toEqual([made.id]);
    for (const query of [{ dealerCode: '104' }, { standing: 'ended' }, { provider: 'OUTRA' }])
      expect(await found({ search: 'santos', ...query })).toEqual([]);
  });

  it('lists insurers with car insurance, and dealers by name', async () => {
    const { providers, dealers } = await insurance.ok('listAutoCampaignOptions');
    expect(providers).toEqual(['LIBERTY']);
    expect(dealers.some(({ value, name }) => value === '101' && name !== '')).toBe(true);
  });

  it('shows its history to the users who open it, and to no others', async () => {
    const { id } = await registered();
    await insurance.ok('disableAutoCampaign', { params: { id }, body: { version: 1 } });
    const query = { entity: 'autoCampaign', entityId: id } as const;
    const { items } = await insurance.ok('readHistory', { query });
    expect(items.map(({ action }) => action)).toEqual(['autoCampaign.disable', 'autoCampaign.register']);
    expect(items[1]!.changes).toContainEqual({ field: 'discountShare', before: null, after: '15,00%' });
    expect((await (await api.signIn('bit')).call('readHistory', { query })).status).toBe(404);
  });

  it('ends a campaign that has begun on an earlier day, and disables it', async () => {
    const made = await registered({ dealerCodes: '105' });
    await moveTo(made.id, -5, 5);
    const { effectiveFrom, validUntil: _end, ...form } = made;
    const days = { effectiveFrom: addDays(today, -5), validUntil: today };
    const { status, body } = await update(made.id, { ...form, ...days });
    expect([status, effectiveFrom > today, body.validUntil]).toEqual([200, true, today]);
    expect(await insurance.ok('disableAutoCampaign', { params: { id: made.id }, body: { version: 2 } })).toMatchObject({
      enabled: false,
    });
  });

  it('accepts campaigns on the same days at other dealers, and one that replaces a disabled one', async () => {
    const one = await registered();
    const days = { effectiveFrom: one.effectiveFrom, validUntil: one.validUntil };
    await registered({ ...days, dealerCodes: '103' });
    await insurance.ok('disableAutoCampaign', { params: { id: one.id }, body: { version: 1 } });
    const other = await registered(days);
    const again = await insurance.call('enableAutoCampaign', { params: { id: one.id }, body: { version: 2 } });
    expect(refusalOf(again)).toEqual([409, 'InsCampaign-002', ['dealerCodes autoCampaign.overlap']]);
    expect(again.body.fields![0]!.message).toContain(other.campaignName);
  });
});

describe('409', () => {
  it('InsCampaign-001: the code of another campaign', async () => {
    const { campaignCode } = await registered();
    expect(refusalOf(await register(aCampaign({ campaignCode: campaignCode.toLowerCase() })))).toEqual([
      409,
      'InsCampaign-001',
      ['campaignCode autoCampaign.codeTaken'],
    ]);
  });

  it('InsCampaign-002: another campaign of the insurer at some of the dealers on some of the days', async () => {
    const { effectiveFrom, validUntil } = await registered();
    const last = { effectiveFrom: validUntil, validUntil: addDays(validUntil, 3) };
    const key = 'autoCampaign.overlap';
    expect(refusalOf(await register(aCampaign({ ...last, dealerCodes: '102,103' })))).toEqual([
      409,
      'InsCampaign-002',
      [`dealerCodes ${key}`],
    ]);
    const everywhere = { effectiveFrom, validUntil: effectiveFrom, dealerCodes: '' };
    expect(refusalOf(await register(aCampaign(everywhere)))).toEqual([
      409,
      'InsCampaign-002',
      [`effectiveFrom ${key}`],
    ]);
    const other = await registered();
    const { id, version } = other;
    const moved = await update(id, { ...other, version, effectiveFrom, validUntil });
    expect(refusalOf(moved)).toEqual([409, 'InsCampaign-002', [`dealerCodes ${key}`]]);
  });

  it('saves only one of two overlapping campaigns that are registered at the same time', async () => {
    const form = aCampaign();
    const both = await Promise.all(
      ['A', 'B', 'C', 'D'].map((one) =>
        register({ ...form, campaignName: `Juntas ${one}`, campaignCode: `JUNTAS-${one}`, dealerCodes: '' }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(both.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array.from({ length: 3 }, () => 'InsCampaign-002'),
    );
  });
});

describe('422', () => {
  it('InsCampaign-000: an insurer or dealer that no longer exists, and nothing is saved', async () => {
    const unknown = await register(aCampaign({ provider: 'SEM SEGURO', dealerCodes: '101,999', campaignCode: 'NADA' }));
    expect(refusalOf(unknown)).toEqual([
      422,
      'InsCampaign-000',
      ['provider autoCampaign.insurerUnknown', 'dealerCodes autoCampaign.dealerUnknown'],
    ]);
    expect((await insurance.ok('listAutoCampaigns', { query: { search: 'NADA' } })).items).toEqual([]);
  });

  it('InsCampaign-003: a discount outside its limits, of which the highest is a setting', async () => {
    const key = 'discountShare autoCampaign.discount';
    for (const discountShare of ['0', '-0.1', '0.3001', '2'])
      expect(refusalOf(await register(aCampaign({ discountShare })))).toEqual([422, 'InsCampaign-003', [key]]);
    const made = await registered({ discountShare: '0.3' });
    await insurance.ok('disableAutoCampaign', { params: { id: made.id }, body: { version: 1 } });
    const { version } = await insurance.ok('readAutoCampaignLimits');
    const saved = await insurance.ok('saveAutoCampaignLimits', { body: { maxDiscountPercent: 20, version } });
    const refused = await register(aCampaign({ discountShare: '0.21' }));
    expect([refused.body.code, refused.body.fields![0]!.message]).toEqual([
      'InsCampaign-003',
      'O desconto deve ser maior que zero e de no máximo 20%',
    ]);
    const again = await insurance.call('enableAutoCampaign', { params: { id: made.id }, body: { version: 2 } });
    expect(refusalOf(again)).toEqual([422, 'InsCampaign-003', [key]]);
    await insurance.ok('saveAutoCampaignLimits', { body: { maxDiscountPercent: 30, version: saved.version } });
  });

  it('InsCampaign-004: a campaign that has begun or ended', async () => {
    const made = await registered();
    await moveTo(made.id, -5, 5);
    const begun = { ...made, effectiveFrom: addDays(today, -5), validUntil: addDays(today, 5) };
    expect(refusalOf(await update(made.id, { ...begun, discountShare: '0.2', validUntil: addDays(today, 9) }))).toEqual(
      [422, 'InsCampaign-004', ['validUntil autoCampaign.begun', 'discountShare autoCampaign.begun']],
    );
    await insurance.ok('disableAutoCampaign', { params: { id: made.id }, body: { version: 1 } });
    await moveTo(made.id, -9, -1);
    const ended = { ...begun, effectiveFrom: addDays(today, -9), validUntil: addDays(today, -1), version: 2 };
    expect(refusalOf(await update(made.id, { ...ended, campaignName: 'Outra' }))).toEqual([
      422,
      'InsCampaign-004',
      ['campaignName autoCampaign.ended'],
    ]);
    const again = await insurance.call('enableAutoCampaign', { params: { id: made.id }, body: { version: 2 } });
    expect(refusalOf(again)).toEqual([422, 'InsCampaign-004', ['validUntil autoCampaign.ended']]);
  });

  it('refuses a code of 2,000 characters and a start in the past at their fields', async () => {
    const { body } = await register(aCampaign({ campaignCode: 'x'.repeat(2_000) }));
    expect([body.code, body.fields?.map(({ path }) => path)]).toEqual(['DOM002', ['campaignCode']]);
    const past = await register(aCampaign({ effectiveFrom: addDays(today, -1) }));
    expect(past.body.fields?.map(({ path }) => path)).toEqual(['effectiveFrom']);
  });
});
