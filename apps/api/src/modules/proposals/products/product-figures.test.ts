/** Penetration and revenue of products: what is counted, from the rows that the extraction has. */
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../../test/extract-rows.ts';
import { openApi, type Session, type TestApi } from '../../../../test/open-api.ts';
import { rowsOf } from '../../../../test/rows.ts';
import { aSoldProposal, shownProduct } from '../../../../test/sold-sales.ts';

let api: TestApi;
let seller: Session;
let manager: Session;
let finance: Session;
let neighbour: Session;
/** before the sales of the demo */
const period = { initialDate: '2026-05-02', finalDate: '2026-05-16' };
const life = shownProduct('LIFE', 'METLIFE', 180_000);
const gap = shownProduct('GAP', 'ASSURANT', 240_000);
const accessories = {
  code: 'ACCESSORIES',
  provider: null,
  quantity: 1,
  amountCents: 150_000,
  quoteId: null,
  comboId: null,
  option: {
    termMonths: null,
    coverage: null,
    pricingOption: null,
    planCode: null,
    coupon: null,
    startWarrantyDate: null,
  },
};

beforeAll(async () => {
  api = await openApi();
  await api.work();
  seller = await api.signIn('seller');
  manager = await api.signIn('fi-manager');
  finance = await api.signIn('finance');
  neighbour = await api.signIn('DEMO2.SELLER');
  await aSoldProposal(api, seller, {
    person: 2_300,
    products: ['LIFE', 'GAP'],
    declined: [],
    sentOn: '2026-05-03',
    paidOn: '2026-05-09',
  });
  await aSoldProposal(api, seller, {
    person: 2_301,
    declined: [life, gap],
    sentOn: '2026-05-04',
    paidOn: '2026-05-10',
  });
  await aSoldProposal(api, manager, { person: 2_302, products: ['LIFE'], declined: [life, gap], sentOn: '2026-05-05' });
  await aSoldProposal(api, manager, {
    person: 2_303,
    products: [accessories],
    sentOn: '2026-04-20',
    paidOn: '2026-05-11',
  });
  await aSoldProposal(api, neighbour, { person: 2_304, products: ['GAP'], sentOn: '2026-05-06', paidOn: '2026-05-12' });
  await aSoldProposal(api, neighbour, {
    person: 2_305,
    products: ['LIFE'],
    sentOn: '2026-05-06',
    paidOn: '2026-05-12',
    isWithdrawn: true,
  });
}, 60_000);
afterAll(() => api.close());

const figures = (session: Session, query: object = {}) =>
  session.ok('readProductFigures', { query: { ...period, ...query } });
const ofProduct = ({ products }: Awaited<ReturnType<typeof figures>>, code: string) =>
  products.find((product) => product.code === code);

describe('200', () => {
  it('counts sent and paid sales of the period, those with a product, and leaves out a withdrawn one', async () => {
    const { totals } = await figures(finance);
    expect(totals).toMatchObject({ sent: 5, paid: 4, sentWith: 4, paidWith: 3, asked: 3, goodsCents: 150_000 });
    expect((await figures(finance, { product: 'GAP' })).totals).toMatchObject({ sentWith: 2, paidWith: 2 });
  });

  it('counts declined products once for each sent sale, and never one that was sold after all', async () => {
    const all = await figures(finance);
    expect(ofProduct(all, 'LIFE')).toMatchObject({ sent: 3, paid: 1, declined: 1, isInsurance: true });
    expect(ofProduct(all, 'GAP')).toMatchObject({ sent: 2, paid: 2, declined: 2 });
    expect(ofProduct(all, 'ACCESSORIES')).toMatchObject({ sent: 0, paid: 1, declined: 0, isInsurance: false });
  });

  it('groups by month of the sending and of the payment, dealer and seller', async () => {
    const { months, dealers, sellers, totals } = await figures(finance, { initialDate: '2026-04-01' });
    expect(months.map(({ month, sent, paid }) => [month, sent, paid])).toEqual([
      ['2026-04', 1, 0],
      ['2026-05', 5, 4],
    ]);
    for (const groups of [months, dealers, sellers])
      expect(groups.reduce((sum, { insuranceCents }) => sum + insuranceCents, 0)).toBe(totals.insuranceCents);
    expect(dealers.map(({ paid }) => paid)).toEqual([3, 1]);
    expect(sellers.map(({ paid }) => paid)).toEqual([2, 1, 1]);
    expect((await figures(finance, { sellerId: sellers[0]!.id })).totals.paid).toBe(2);
  });

  it('shows managers their dealer, and role insurance the insurance', async () => {
    expect((await figures(manager)).totals).toMatchObject({ sent: 3, paid: 3, paidWith: 2 });
    const insurance = await figures(await api.signIn('insurance'));
    expect(insurance.totals).toMatchObject({ paid: 4, paidWith: 2, goodsCents: 0 });
    expect(insurance.products.map(({ code }) => code).sort()).toEqual(['GAP', 'LIFE']);
  });

  it('reconciles with the extraction of the same days', async () => {
    const all = await figures(finance);
    const rows = await extractRows(api, finance, 'downloadSoldProducts', [period.initialDate, period.finalDate]);
    const cents = (text: string) => Math.round(Number(text.replace(/\./g, '').replace(',', '.')) * 100);
    const paid = rows.filter(
      (row) => row.Escolha === 'Aceito' && row['Mês do pagamento'] === '2026-05' && row.Desistência === 'Não',
    );
    const sumOf = (wanted: boolean) =>
      paid
        .filter((row) => (row['Produto (código)'] !== 'ACCESSORIES') === wanted)
        .reduce((sum, row) => sum + cents(row.Preço!), 0);
    expect([sumOf(true), sumOf(false)]).toEqual([all.totals.insuranceCents, all.totals.goodsCents]);
    for (const { code, paid: sold, sent, declined, premiumCents } of all.products) {
      const own = rows.filter((row) => row['Produto (código)'] === code);
      const sentOnes = own.filter((row) => row['Mês do envio'] === '2026-05');
      expect([code, paid.filter((row) => own.includes(row)).length]).toEqual([code, sold]);
      expect(sentOnes.filter((row) => row.Escolha === 'Aceito')).toHaveLength(sent);
      expect(sentOnes.filter((row) => row.Escolha === 'Recusado')).toHaveLength(declined);
      expect(paid.filter((row) => own.includes(row)).reduce((sum, row) => sum + cents(row.Preço!), 0)).toBe(
        premiumCents,
      );
    }
    const insurance = await extractRows(api, await api.signIn('insurance'), 'downloadSoldInsurances', [
      period.initialDate,
      period.finalDate,
    ]);
    expect(insurance).toEqual(rows.filter((row) => row['Produto (código)'] !== 'ACCESSORIES'));
  });

  it('extracts the rows of their dealer alone to a manager', async () => {
    const rows = await extractRows(api, manager, 'downloadSoldProducts', [period.initialDate, period.finalDate]);
    expect(new Set(rows.map((row) => row.Concessionária)).size).toBe(1);
    expect(rows.length).toBeGreaterThan(4);
  });

  it('stores the products of each proposal as its term has them', async () => {
    const [compared] = await rowsOf(
      api,
      sql`select count(stored.code)::int as stored, count(*)::int as compared, count(*) filter (
        where (stored.premium_cents, stored.monthly_cents, stored.is_financed, stored.quantity::int) is distinct from
          ((product->>'premiumCents')::bigint, (product->>'monthlyCents')::bigint, (product->>'isFinanced')::boolean,
            (product->>'quantity')::int))::int as different
        from proposal_products as stored
        full join (select proposal_id, product from proposal_loans, jsonb_array_elements(item->'products') as product
          where product->>'selected' = 'true') as sold
        on sold.proposal_id = stored.proposal_id and product->>'code' = stored.code
          and product->>'provider' = stored.provider`,
    );
    expect(compared).toMatchObject({ different: 0, stored: compared!.compared });
    expect(compared!.stored).toBeGreaterThan(6);
  });
});

it('gives proposals from before the rows of their products, as the migration does', async () => {
  const { db } = api.database;
  const stored = () => rowsOf(api, sql`select * from proposal_products order by proposal_id, code, provider`);
  const before = await stored();
  await db.execute(sql`delete from proposal_products`);
  const folder = new URL('../../../../drizzle/', import.meta.url);
  const migration = new URL(readdirSync(folder).find((name) => name.endsWith('_sold-products.sql'))!, folder);
  await db.execute(sql.raw(readFileSync(migration, 'utf8').split('--> statement-breakpoint').at(-1)!));
  expect(await stored()).toEqual(before);
});

describe('403', () => {
  it('is closed to sellers, who see no figures of others', async () => {
    expect((await seller.call('readProductFigures', { query: period })).status).toBe(403);
  });
});

describe('422', () => {
  it.each([
    [{ initialDate: '2025-05-01', finalDate: '2026-05-02' }, 'finalDate range.tooLong'],
    [{ initialDate: '2026-05-03', finalDate: '2026-05-02' }, 'finalDate date.beforeStart'],
    [{ product: 'BOAT' }, 'product value.notAllowed'],
  ])('refuses %j at its field', async (query, problem) => {
    const { body } = await finance.call('readProductFigures', { query: { ...period, ...query } as never });
    expect([body.code, body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual(['DOM002', [problem]]);
  });
});
