import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { users } from '../identity/index.ts';

let api: TestApi;
let seller: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
});
afterAll(() => api.close());

const simulate = (body: unknown, session = seller, dealerId = seller.activeDealerId) =>
  session.call('simulate', { params: { dealerId }, body });

describe('200', () => {
  it('preselects the middle term and its neighbours when no term is selected', async () => {
    const { body } = await simulate(await aRequest(seller, { terms: [] }));
    expect(body.availableTerms.map((term) => term.term)).toEqual([12, 18, 24, 36, 48, 60, 72]);
    expect(body.simulationItems.map((item) => item.term)).toEqual([24, 36, 48]);
  });

  it('preselects one term for Chevrolet Sempre and shows its final balloon', async () => {
    const { body } = await simulate(await aRequest(seller, { financeTypeId: 2, terms: [] }));
    expect(body.simulationItems.map((item) => item.term)).toEqual([36]);
    expect(body.simulationItems[0]!.balloonCents).toBeGreaterThan(3_000_000);
  });

  it('amortises exactly the financed total: principal adds up and the balance ends at zero', async () => {
    const { body } = await simulate(await aRequest(seller, { products: ['GAP'] }));
    for (const item of body.simulationItems) {
      expect(item.schedule).toHaveLength(item.term);
      expect(item.schedule.reduce((sum, row) => sum + row.principalCents, 0)).toBe(item.financeValueCents);
      expect(item.schedule.at(-1)!.balanceCents).toBe(0);
    }
  });

  it('shows the monthly price of GAP before it is selected, and adds exactly that once it is', async () => {
    const without = (await simulate(await aRequest(seller, { terms: [36] }))).body.simulationItems[0]!;
    const withGap = (await simulate(await aRequest(seller, { terms: [36], products: ['GAP'] }))).body
      .simulationItems[0]!;
    const offer = without.products.find((product) => product.code === 'GAP')!;
    expect(offer.selected).toBe(false);
    expect(withGap.products.find((product) => product.code === 'GAP')!.selected).toBe(true);
    expect(withGap.installmentCents - without.installmentCents).toBe(offer.monthlyCents);
    expect(withGap.financedItems.find((line) => line.code === 'GAP')!.amountCents).toBe(offer.premiumCents);
  });

  it('charges the appraisal fee only for a used vehicle', async () => {
    const fresh = (await simulate(await aRequest(seller))).body.simulationItems[0]!;
    const used = (await simulate(await aRequest(seller, { assetType: 2 }))).body.simulationItems[0]!;
    expect(fresh.financedItems.map((line) => line.code)).toEqual(['TCC', 'CONTRACT']);
    expect(used.financedItems.map((line) => line.code)).toEqual(['TCC', 'CONTRACT', 'TU']);
  });
});

describe('404', () => {
  it('gives the same answer for a dealer of other users as for an unknown one', async () => {
    const other = await api.signIn('DEMO2.SELLER');
    const request = await aRequest(seller);
    const foreign = await simulate(request, seller, other.activeDealerId);
    const none = await simulate(request, seller, '0'.repeat(26));
    expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([404, 'SEC004', none.body.message]);
    expect(none.status).toBe(404);
  });
});

describe('422', () => {
  const refused = async (changes: object, language?: string) => {
    const { status, body } = await seller.call('simulate', {
      params: { dealerId: seller.activeDealerId },
      body: { ...(await aRequest(seller)), ...changes },
      headers: language ? { 'accept-language': language } : {},
    });
    return {
      status,
      code: body.code,
      fields: body.fields?.map(({ path, key }) => [path, key]),
      texts: body.fields?.map((field) => field.message),
    };
  };

  it('names the entry field when it is not below the price, in both languages', async () => {
    const pt = await refused({ entryValueCents: 99_999_999 });
    const en = await refused({ entryValueCents: 99_999_999 }, 'en');
    expect(pt).toMatchObject({ status: 422, code: 'DOM002', fields: [['entryValueCents', 'entry.abovePrice']] });
    expect(pt.texts).toEqual(['A entrada deve ser menor que o valor do veículo']);
    expect(en.texts![0]).not.toBe(pt.texts![0]);
  });

  it('requires the mileage of a used vehicle', async () => {
    const used = await aRequest(seller, { assetType: 2 });
    const { mileage: _mileage, ...rest } = used;
    const { status, body } = await simulate(rest);
    expect([status, body.fields?.[0]?.path, body.fields?.[0]?.key]).toEqual([422, 'mileage', 'mileage.required']);
  });

  it('refuses a term that is in no table', async () => {
    expect(await refused({ terms: [35] })).toMatchObject({ fields: [['terms', 'term.notInTable']] });
  });

  it('names every missing field of an empty request', async () => {
    const { status, body } = await simulate({});
    expect(status).toBe(422);
    expect(body.fields!.map((field) => field.path)).toEqual(
      expect.arrayContaining(['personType', 'versionId', 'vehicleValueCents', 'entryValueCents']),
    );
  });

  it('names the state without fees: that of the client or that of the dealer', async () => {
    await api.database.db.execute(sql`delete from fee_rows where state in ('AC', 'SP')`);
    const other = await simulate(await aRequest(seller, { state: 'AC' }));
    expect([other.status, other.body.code, other.body.message]).toEqual([
      422,
      'noFluxForState',
      'Não há tarifas cadastradas para a UF AC. Escolha outra UF de emplacamento ou fale com a financeira.',
    ]);
    const own = await simulate(await aRequest(seller, { state: 'SP' }));
    expect(own.body.message).toBe(
      'Não há tarifas cadastradas para a UF da concessionária. Escolha outra UF de emplacamento ou fale com a financeira.',
    );
  });

  it('reports that no table is in force', async () => {
    const request = await aRequest(seller);
    // the seller's password has not expired in that time
    await api.database.db.update(users).set({ passwordExpiresOn: null }).where(eq(users.username, 'DEMO.SELLER'));
    api.clock.advance({ days: 400 });
    const late = await api.signIn('seller');
    const { status, body } = await simulate(request, late);
    expect([status, body.code]).toEqual([expect.any(Number), 'GSIM002']);
    expect(status).toBeGreaterThanOrEqual(400);
    api.clock.moveTo('2026-11-20T13:00:00Z');
    seller = await api.signIn('seller');
  });
});
