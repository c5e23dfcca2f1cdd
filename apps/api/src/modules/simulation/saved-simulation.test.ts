/** Acts on one saved simulation: read, recalculate, income, print. */
import { inflateSync } from 'node:zlib';
import { aCompany, aPerson, simulationClientOf } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPaidContract, aRequest, aSavedSimulation } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { simulationSheet } from '../../documents/simulation-sheet.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
});
afterAll(() => api.close());

const read = (id: string, session = seller) => session.call('readSavedSimulation', { params: { id } });
const print = (id: string, language?: 'pt-BR' | 'en') =>
  seller.call('printSimulation', { params: { id }, query: language ? { language } : {} });
const setIncome = (id: string, body: object, session = seller) =>
  session.call('updateMonthlyIncome', { params: { id }, body });

/** The file as text, with its compressed parts: page contents and the letters in its fonts. */
function readPdf(body: unknown) {
  const file = Buffer.from(body as Uint8Array);
  const text = file.toString('latin1');
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    try {
      return inflateSync(file.subarray(index + mark.length)).toString('latin1');
    } catch {
      return '';
    }
  });
  return { file, text, letters: streams.filter((stream) => stream.includes('begincmap')).join('\n') };
}
const hasLetter = (letters: string, letter: string) =>
  letters.includes(letter.codePointAt(0)!.toString(16).padStart(4, '0'));

describe('200', () => {
  it('reads a simulation saved before terms recorded missing products and the total without financing', async () => {
    const saved = await aSavedSimulation(seller, aPerson(50), { products: ['GAP'] });
    await api.database.db.execute(sql`
      update simulations set result = jsonb_set(result, '{simulationItems}',
        (select jsonb_agg(item - 'missingProducts' - 'totalWithoutFinancingCents') from jsonb_array_elements(result -> 'simulationItems') as item))
      where id = ${saved.id}`);
    const { status, body } = await read(saved.id);
    expect([status, body.result]).toEqual([200, saved.result]);
    const [item] = saved.result.simulationItems;
    const premiumCents = item!.products.find(({ code }) => code === 'GAP')!.premiumCents;
    expect(item!.totalWithoutFinancingCents).toBe(saved.request.vehicleValueCents + premiumCents);
  });

  it('returns the chosen option and the other ones as they were saved, and every one while none is chosen', async () => {
    const saved = await aSavedSimulation(seller, aPerson(60), { terms: [24, 36, 48] });
    const query = { simulationId: saved.id };
    const [first, chosen, last] = saved.result.simulationItems;
    const stored = { simulationId: saved.id, version: 1, financeTypeId: 1 };
    expect(await seller.ok('readSelectedOption', { query })).toEqual({ ...stored, simulationItem: chosen });
    expect(await seller.ok('listSuggestedOptions', { query })).toEqual({ ...stored, simulationItems: [first, last] });
    const { id, version, request } = saved;
    const client = simulationClientOf(aPerson(60));
    await seller.ok('updateSavedSimulation', { body: { id, version, client, request, selectedTerm: null } });
    expect((await seller.ok('readSelectedOption', { query })).simulationItem).toBeNull();
    expect((await seller.ok('listSuggestedOptions', { query })).simulationItems).toHaveLength(3);
  });

  it('recalculates the same terms with the tables of today and changes nothing', async () => {
    const saved = await aSavedSimulation(seller, aPerson(51), { terms: [12, 36, 72] });
    await api.database.db.execute(
      "update price_tables set rate_monthly = rate_monthly + 0.001 where table_code like 'REG-NOVO-%'",
    );
    const result = await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
    await api.database.db.execute(
      "update price_tables set rate_monthly = rate_monthly - 0.001 where table_code like 'REG-NOVO-%'",
    );
    expect(result.simulationItems.map((item) => item.term)).toEqual([12, 36, 72]);
    for (const [index, item] of result.simulationItems.entries())
      expect(item.installmentCents).toBeGreaterThan(saved.result.simulationItems[index]!.installmentCents);
    expect((await read(saved.id)).body).toEqual(saved);
  });

  it('preselects terms when a saved term is no longer in the tables', async () => {
    const saved = await aSavedSimulation(seller, aPerson(52), { terms: [36, 72] });
    await api.database.db.execute(
      "update price_tables set valid_until = '2026-11-19' where table_code = 'REG-NOVO-72'",
    );
    const result = await seller.ok('recalculateSavedSimulation', { query: {}, body: { id: saved.id } });
    await api.database.db.execute(
      "update price_tables set valid_until = '2027-07-18' where table_code = 'REG-NOVO-72'",
    );
    expect(result.simulationItems.map((item) => item.term)).not.toContain(72);
    expect(result.simulationItems.length).toBeGreaterThan(0);
  });

  it('omits the registration fee only for a client who has already paid it', async () => {
    const person = aPerson(53);
    const { id } = await aSavedSimulation(seller, person);
    const codes = async (query: { ignoreTCC?: 'true' }) =>
      (await seller.ok('recalculateSavedSimulation', { query, body: { id } })).simulationItems[0]!.financedItems.map(
        (line) => line.code,
      );
    expect(await codes({})).toContain('TCC');
    await aPaidContract(api, seller, person);
    expect(await codes({})).not.toContain('TCC');
    expect(await codes({ ignoreTCC: 'true' })).not.toContain('TCC');
  });

  it('updates the income and leaves the additional one as it is', async () => {
    const client = { ...simulationClientOf(aPerson(971)), additionalIncomeCents: 150_000 };
    const body = { client, request: await aRequest(seller), selectedTerm: 36 };
    const { id, version } = await seller.ok('saveSimulation', { query: { dealerId: seller.activeDealerId }, body });
    await setIncome(id, { version, monthlyIncomeCents: 700_000 });
    expect((await read(id)).body.client).toMatchObject({ monthlyIncomeCents: 700_000, additionalIncomeCents: 150_000 });
  });

  it('updates the income and increments the version', async () => {
    const { id, version } = await aSavedSimulation(seller, aPerson(54));
    const { body } = await setIncome(id, { version, monthlyIncomeCents: 1_234_500 });
    expect(body).toEqual({ version: 2, monthlyIncomeCents: 1_234_500 });
    expect((await read(id)).body).toMatchObject({ version: 2, client: { monthlyIncomeCents: 1_234_500 } });
  });

  it.each([
    ['pt-BR', 'Simulação de financiamento'],
    ['en', 'Financing simulation'],
  ] as const)('prints the sheet in %s', async (language, title) => {
    const { id, code } = await aSavedSimulation(seller, aPerson(55), { products: ['GAP'] });
    const { status, headers, body } = await print(id, language);
    const { file, text, letters } = readPdf(body);
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'inline',
    ]);
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain(`/Lang (${language})`);
    const titleBytes = Buffer.from(`\ufeff${title} ${code}`, 'utf16le').swap16();
    expect(file.includes(titleBytes) || text.includes(`(${title} ${code})`)).toBe(true);
    expect((text.match(/\/Type \/Page\b/g) ?? []).length).toBeGreaterThanOrEqual(1);
    // the accent of Júlia, the seller, is there in either language
    for (const letter of language === 'pt-BR' ? ['ã', 'ç', 'ú', 'í'] : ['ú'])
      expect(hasLetter(letters, letter), letter).toBe(true);
    expect(file.length).toBeLessThan(400_000);
  });

  it('prints in Portuguese unless another language is requested', async () => {
    const { id } = await aSavedSimulation(seller, aPerson(56));
    expect(readPdf((await print(id)).body).text).toContain('/Lang (pt-BR)');
  });

  it('prints all instalments of the longest term, and a company without the client form', async () => {
    const company = aCompany(2);
    const { body: saved } = await seller.call('saveSimulation', {
      query: { dealerId: seller.activeDealerId },
      body: {
        client: { document: company.cnpj, companyName: company.name },
        request: await aRequest(seller, { personType: 'PJ', terms: [72] }),
        selectedTerm: 72,
      },
    });
    const long = readPdf((await print(saved.id)).body).text;
    expect((long.match(/\/Type \/Page\b/g) ?? []).length).toBeGreaterThanOrEqual(2);
  });
});

describe('404', () => {
  it('gives the same answer for a simulation of another dealer or seller as for an unknown one', async () => {
    const { id, version } = await aSavedSimulation(manager, aPerson(58));
    const stranger = await api.signIn('DEMO2.FI-MANAGER');
    const none = (await read('0'.repeat(26))).body.message;
    for (const session of [stranger, seller]) {
      const answers = [
        await read(id, session),
        await session.call('readSelectedOption', { query: { simulationId: id } }),
        await session.call('listSuggestedOptions', { query: { simulationId: id } }),
        await session.call('recalculateSavedSimulation', { query: {}, body: { id } }),
        await setIncome(id, { version, monthlyIncomeCents: 1 }, session),
        await session.call('printSimulation', { params: { id }, query: {} }),
      ];
      for (const { status, body } of answers) expect([status, body.code, body.message]).toEqual([404, 'SEC004', none]);
    }
    expect((await read(id, manager)).body.version).toBe(1);
  });
});

describe('502', () => {
  it('says CLI027 for a sheet that cannot be drawn, logs why, and draws it the next time', async () => {
    const { id } = await aSavedSimulation(seller, aPerson(58));
    vi.spyOn(simulationSheet, 'render').mockRejectedValueOnce(new Error('no such font'));
    const { status, body } = await print(id);
    expect([status, body.code]).toEqual([502, 'CLI027']);
    expect(api.logLines.filter((line) => line.includes('no such font'))).toHaveLength(1);
    expect((await print(id)).status).toBe(200);
  });
});

describe('409', () => {
  it('reports to the second of two concurrent writers who saved first', async () => {
    const { id, version } = await aSavedSimulation(seller, aPerson(59));
    expect((await setIncome(id, { version, monthlyIncomeCents: 900_000 }, manager)).status).toBe(200);
    const { status, body } = await setIncome(id, { version, monthlyIncomeCents: 800_000 });
    expect([status, body.code]).toEqual([409, 'PRS001']);
    expect(body.message).toContain('Marcos Arruda');
    expect((await read(id)).body.client.monthlyIncomeCents).toBe(900_000);
  });
});

describe('401, 403 and 422', () => {
  it.each(['readSelectedOption', 'listSuggestedOptions'] as const)(
    'refuses strangers, other roles and a missing id: %s',
    async (name) => {
      const { id } = await aSavedSimulation(seller, aPerson(61));
      const query = { simulationId: id };
      expect((await api.stranger.call(name, { query, userType: 'dealer' })).status).toBe(401);
      const other = await (await api.signIn('bit')).call(name, { query });
      expect([other.status, other.body.code]).toEqual([403, 'SIM036']);
      const without = await seller.call(name, { query: {} as never });
      expect([without.status, without.body.fields?.map(({ path }) => path)]).toEqual([422, ['simulationId']]);
    },
  );
});

describe('422', () => {
  it.each([
    ['a negative income', { version: 1, monthlyIncomeCents: -1 }, 'monthlyIncomeCents'],
    ['half a cent', { version: 1, monthlyIncomeCents: 10.5 }, 'monthlyIncomeCents'],
    ['text for money', { version: 1, monthlyIncomeCents: '1000' }, 'monthlyIncomeCents'],
    ['no version', { monthlyIncomeCents: 1_000 }, 'version'],
  ])('refuses %s', async (_case, body, path) => {
    const { id } = await aSavedSimulation(seller, aPerson(60));
    const answer = await setIncome(id, body);
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([422, path]);
  });

  it('refuses an unsupported language and an invalid id', async () => {
    const { id } = await aSavedSimulation(seller, aPerson(61));
    expect((await print(id, 'fr' as 'en')).body.fields?.[0]?.path).toBe('language');
    expect((await read("1' or '1'='1")).status).toBe(422);
  });
});
