/** Commissions of insurance: the books against the policies, who sees which, statement and extraction. */
import { addDays, addMonths, type CalendarDate } from '@estrada/domain/calendar/index';
import type { InsuranceActor, InsuranceProposalEvent } from '@estrada/domain/insurance/index';
import { allocate } from '@estrada/domain/money/index';
import { longRun } from '@estrada/testkit/index';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractRows } from '../../../test/extract-rows.ts';
import { aQuotedInsurance, type InsuredType } from '../../../test/insured.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { rowsOf } from '../../../test/rows.ts';
import { makeId } from '../../kernel/ids.ts';
import { issueWith } from './apply-news.ts';
import type { InsuranceRecord } from './insurance-proposals.repository.ts';
import { moveInsurance, systemMoves } from './move-insurance.ts';
import { insurancePremiums, insuranceProposals } from './policies.tables.ts';

const types = ['SEGURO_AUTO', 'PMC', 'PMC_CARDIF', 'GAP', 'LIFE'] as const satisfies readonly InsuredType[];
const run = longRun(60, 2_000);
const { random } = run;
const firstDay = '2026-11-20';
const period = { initialDate: '2026-11-01', finalDate: '2027-10-31' };

let api: TestApi;
let manager: Session;
let insurance: Session;
let seller: Session;
let sellerId: string;
/** one proposal of each type, from which the generated ones are made */
let templates: InsuranceRecord[];
let owners: { dealerIds: string[]; sellerIds: string[] };

beforeAll(async () => {
  api = await openApi();
  manager = await api.signIn('fi-manager');
  insurance = await api.signIn('insurance');
  const { liberty, cardif } = api.partners;
  for (const port of [liberty, cardif])
    port.quote = async (requestId, { product }) => ({
      quoteId: `q-${requestId}`,
      validUntil: '2026-12-27T23:59:59-03:00',
      offers: [
        {
          coverage: product === 'SEGURO_AUTO' ? 'A' : 'COMPLETE',
          deductiblePercent: product === 'SEGURO_AUTO' ? 100 : null,
          netCents: 300_000,
          iofCents: 22_140,
          totalCents: 322_140,
        },
      ],
    });
  const { db } = api.database;
  templates = [];
  for (const type of types) {
    const { id } = await aQuotedInsurance(manager, type);
    const [row] = await db.select().from(insuranceProposals).where(eq(insuranceProposals.id, id));
    templates.push(row!);
  }
  seller = await api.signIn('seller');
  const sellers = await rowsOf(
    api,
    sql`select id, username from users where username in ('DEMO.SELLER', 'DEMO.FI-MANAGER', 'DEMO2.SELLER') order by id`,
  );
  const others = await rowsOf(
    api,
    sql`select id from dealers where id <> ${seller.activeDealerId} order by id limit 2`,
  );
  sellerId = String(sellers.find(({ username }) => username === 'DEMO.SELLER')!.id);
  owners = {
    dealerIds: [seller.activeDealerId, ...others.map(({ id }) => String(id))],
    sellerIds: sellers.map(({ id }) => String(id)),
  };
  for (let count = 0; count < run.runs; count++) await aPolicy(count);
}, run.timeoutMs);
afterAll(() => api.close());

/** An accepted proposal of a random product, issued, paid for a while, and perhaps ended early in one of the ways. */
async function aPolicy(count: number): Promise<void> {
  const { context } = api.system();
  const template = random.pick(templates);
  const saleType = random.pick(['AVULSA', 'AVULSA', 'FINANCED'] as const);
  const isCollectedByInsurer = saleType === 'AVULSA' && random.below(4) === 0;
  const netCents = 1 + random.below(500_000);
  const offer = { ...template.offer!, netCents, totalCents: Math.round(netCents * 1.0738) };
  const record: InsuranceRecord = {
    ...template,
    id: makeId(new Date(context.now.getTime() + count)),
    number: String(900_000 + count),
    status: 'accepted',
    saleType,
    isCollectedByInsurer,
    dealerId: random.pick(owners.dealerIds),
    sellerId: random.pick(owners.sellerIds),
    offer,
    premiumCents: offer.totalCents,
    answers: {
      ...template.answers,
      details: { ...template.answers.details, commercialCategory: random.pick([1, 2, 3]) },
    },
    sentOn: firstDay,
    signedOn: firstDay,
    acceptedOn: firstDay,
  };
  await context.db.insert(insuranceProposals).values(record);
  const issuedOn = addDays(firstDay, random.below(60));
  const endsOn = addDays(addMonths(issuedOn, 12), -1);
  const dues = allocate(
    offer.totalCents,
    Array.from({ length: 1 + random.below(4) }, () => 1),
  );
  const policy = {
    policyNumber: `0531.2026.${1000 + count}`,
    issuedOn,
    startsOn: issuedOn,
    endsOn,
    instalments: dues.map((amountCents, index) => ({
      number: index + 1,
      dueOn: addMonths(addDays(issuedOn, 5), index),
      amountCents,
      interestCents: 0,
    })),
  };
  const on = <Result>(today: CalendarDate, act: (tx: Parameters<typeof moveInsurance>[1]) => Promise<Result>) =>
    context.transaction((tx) => act({ ...tx, today }));
  const insurer = { actor: { kind: 'insurer', userId: null } as InsuranceActor, actorName: record.insurer };
  let issued = await on(issuedOn, (tx) => issueWith(record, policy, { event: 'issue', ...insurer }, tx));
  // the charge that the issue has requested is answered below
  await context.db
    .update(insurancePremiums)
    .set({ status: 'DUE' })
    .where(sql`insurance_id = ${record.id} and status = 'CHARGING'`);
  const end = random.pick(['none', 'withdraw', 'cancel', 'cancelWithCredit', 'unpaid', 'suspended'] as const);
  const day = addDays(issuedOn, end === 'withdraw' ? random.below(8) : 50 + random.below(250));
  const isCharged = saleType === 'AVULSA' && !isCollectedByInsurer;
  const paidUntil = addDays(issuedOn, random.below(130));
  if (isCharged && end !== 'unpaid')
    await context.db
      .update(insurancePremiums)
      .set({ status: 'PAID', paidOn: day })
      .where(sql`insurance_id = ${record.id} and due_on <= least(${day}::date, ${paidUntil}::date)`);
  const move = (event: InsuranceProposalEvent, actor: InsuranceActor) =>
    on(day, (tx) => moveInsurance({ record: issued, event, actor, actorName: 'Teste', reason: 'Teste' }, tx));
  const person: InsuranceActor = { kind: 'insurance', userId: owners.sellerIds[0]! };
  if (end === 'withdraw' || end === 'cancel') await move(end, person);
  if (end === 'cancelWithCredit' && saleType === 'FINANCED') await move(end, { kind: 'credit', userId: null });
  if (end === 'unpaid' && isCharged) await move('dissolveUnpaid', systemMoves.actor);
  if (end === 'suspended' && isCharged) {
    issued = { ...issued, status: 'suspended', suspendedOn: addDays(day, -100), noticeReceivedOn: addDays(day, -130) };
    await context.db.update(insuranceProposals).set(issued).where(eq(insuranceProposals.id, record.id));
    await move('dissolveSuspended', systemMoves.actor);
  }
}

const tableOn = (kind: string) => sql`(
  select table_id from tables_in_force where kind = ${kind} and cancelled_at is null and effective_from <= stored.issued_on
  order by effective_from desc, sequence desc limit 1)`;

/** The same books from policies, premiums, refunds and uploaded tables alone. */
const independent = sql`
  with policy as (
    select stored.*, (stored.offer->>'netCents')::numeric as net, coalesce(
      (select line.commission_millionths from auto_commissions as line
        where stored.product = 'SEGURO_AUTO' and line.coverage = stored.offer->>'coverage'
          and line.category = (stored.answers#>>'{details,commercialCategory}')::int
          and line.table_id = ${tableOn('insurance-auto')}
          and stored.issued_on between line.effective_from and line.valid_until),
      (select line.commission_millionths from protection_terms as line
        where line.code = stored.product and line.provider = stored.insurer
          and line.coverage = stored.offer->>'coverage'
          and line.term_months = (stored.answers#>>'{details,term}')::int
          and (stored.answers#>>'{vehicle,mileage}')::int between line.min_km and line.max_km
          and (stored.answers#>>'{vehicle,vehicleValue}')::bigint between line.min_price_cents and line.max_price_cents
          and line.table_id = ${tableOn('insurance-pmc')}
          and stored.issued_on between line.effective_from and line.valid_until),
      0)::numeric as share,
      (select sum(amount_cents) from insurance_premiums where insurance_id = stored.id) as due,
      (select coalesce(sum(amount_cents), 0) from insurance_premiums where insurance_id = stored.id
        and (status in ('PAID', 'FINANCED') or status = 'COLLECTED' and due_on <= stored.cancelled_on)) as paid
    from insurance_proposals as stored where policy_number is not null
  ), ended as (
    select policy.*, net - round(net * greatest(paid - coalesce(refund_cents, 0), 0) / due) as gone
    from policy where status in ('cancelled', 'dissolved')
  )
  select insurer, to_char(day, 'YYYY-MM') as month, dealer_id, seller_id, sum(earned)::bigint::text as earned,
    sum(reversed)::bigint::text as reversed
  from (
    select insurer, issued_on as day, dealer_id, seller_id, round(net * share / 1000000) as earned, 0 as reversed
    from policy
    union all
    select insurer, cancelled_on, dealer_id, seller_id, 0, -round(gone * share / 1000000) from ended
  ) as movement
  group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

const booked = sql`
  select insurer, to_char(booked_on, 'YYYY-MM') as month, dealer_id, seller_id,
    coalesce(sum(amount_cents) filter (where kind = 'EARNED'), 0)::text as earned,
    coalesce(sum(amount_cents) filter (where kind = 'REVERSED'), 0)::text as reversed
  from insurance_commissions where kind <> 'ADJUSTED' group by 1, 2, 3, 4 order by 1, 2, 3, 4`;

const figures = (session: Session, query: object = {}) =>
  session.ok('readInsuranceCommissions', { query: { ...period, ...query } });

describe('the books', () => {
  it('equal an independent query over policies and refunds to the centavo, by seller, dealer, insurer and month', async () => {
    const expected = await rowsOf(api, independent);
    expect(expected.length).toBeGreaterThan(20);
    expect(expected.some(({ reversed }) => Number(reversed) < 0)).toBe(true);
    expect(await rowsOf(api, booked)).toEqual(expected);
  });

  it('are what the figures of each group add up to', async () => {
    // the demo has older policies
    const expected = (await rowsOf(api, independent)).filter(({ month }) => String(month) >= '2026-11');
    const all = await figures(insurance);
    const sumOf = (rows: Record<string, unknown>[], name: string) =>
      rows.reduce((sum, row) => sum + Number(row[name]), 0);
    const check = (groups: { earnedCents: number; reversedCents: number }[], column: string, keys: unknown[]) =>
      groups.forEach((group, index) => {
        const own = expected.filter((row) => row[column] === keys[index]);
        expect([group.earnedCents, group.reversedCents]).toEqual([sumOf(own, 'earned'), sumOf(own, 'reversed')]);
      });
    check(
      all.insurers,
      'insurer',
      all.insurers.map(({ provider }) => provider),
    );
    check(
      all.months,
      'month',
      all.months.map(({ month }) => month),
    );
    check(
      all.dealers,
      'dealer_id',
      all.dealers.map(({ id }) => id),
    );
    check(
      all.sellers,
      'seller_id',
      all.sellers.map(({ id }) => id),
    );
    expect(all.totals.totalCents).toBe(sumOf(expected, 'earned') + sumOf(expected, 'reversed'));
  });

  it('have an entry of 0 and a difference to be solved for each policy without a table, never an invented share', async () => {
    const [counted] = await rowsOf(
      api,
      sql`select count(*)::int as entries, count(*) filter (where amount_cents <> 0)::int as invented,
        (select count(*)::int from commission_differences where kind = 'NO_TABLE' and status = 'OPEN') as differences
        from insurance_commissions where kind = 'EARNED' and not has_table`,
    );
    expect(counted).toMatchObject({ invented: 0, differences: counted!.entries });
    expect(counted!.entries).toBeGreaterThan(5);
  });

  it('count what the insurer has collected by the day of the end as paid', async () => {
    const rows = await rowsOf(
      api,
      sql`select premium.status, count(*)::int as count from insurance_proposals as policy
        join insurance_premiums as premium on premium.insurance_id = policy.id
        where policy.status = 'cancelled' and policy.is_collected_by_insurer and premium.due_on <= policy.cancelled_on
        group by 1`,
    );
    expect(rows.map(({ status }) => status)).toEqual(['COLLECTED']);
  });

  it('leave nothing of a policy that was withdrawn from', async () => {
    const left = await rowsOf(
      api,
      sql`select sum(entry.amount_cents)::text as left_over from insurance_history as withdrawal
        join insurance_commissions as entry on entry.insurance_id = withdrawal.insurance_id
        where withdrawal.event = 'withdraw' group by withdrawal.insurance_id`,
    );
    expect(left.length).toBeGreaterThan(3);
    expect(new Set(left.map(({ left_over }) => left_over))).toEqual(new Set(['0']));
  });
});

describe('200', () => {
  const sumsOf = async (where: ReturnType<typeof sql>) => {
    const [row] = await rowsOf(
      api,
      sql`select count(*)::int as entries, coalesce(sum(amount_cents), 0)::text as total from insurance_commissions
        where booked_on >= ${period.initialDate}::date and ${where}`,
    );
    return { entries: row!.entries, totalCents: Number(row!.total) };
  };

  it('shows sellers their own commissions, managers those of the dealer, the provider all', async () => {
    const own = await figures(seller);
    const ofDealer = sql`dealer_id = ${seller.activeDealerId}`;
    expect(own.totals).toMatchObject(await sumsOf(sql`${ofDealer} and seller_id = ${sellerId}`));
    expect(own.totals.entries).toBeGreaterThan(2);
    expect(own.sellers.map(({ id }) => id)).toEqual([sellerId]);
    expect((await figures(manager)).totals).toMatchObject(await sumsOf(ofDealer));
    for (const session of [insurance, await api.signIn('finance'), await api.signIn('admin-internal')])
      expect((await figures(session)).totals).toMatchObject(await sumsOf(sql`true`));
  });

  it('queries as fi-manager for roles that do not sell', async () => {
    expect(
      [await figures(seller), await figures(manager), await figures(insurance)].map(({ profile }) => profile),
    ).toEqual(['seller', 'fi-manager', 'fi-manager']);
  });

  it('narrows to a dealer, a seller and an insurer, and lists the entries that add up to the figures', async () => {
    const query = { dealerId: seller.activeDealerId, sellerId, provider: 'LIBERTY' as const };
    const { totals } = await figures(insurance, query);
    const { items } = await insurance.ok('listInsuranceCommissions', { query: { ...period, ...query, size: 100 } });
    expect(items).toHaveLength(totals.entries);
    expect(items.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totals.totalCents);
    const reversed = await insurance.ok('listInsuranceCommissions', {
      query: { ...period, ...query, kind: 'REVERSED' },
    });
    expect(reversed.items.every(({ kind, amountCents }) => kind === 'REVERSED' && amountCents <= 0)).toBe(true);
    const foreign = await seller.ok('listInsuranceCommissions', {
      query: { ...period, dealerId: owners.dealerIds[1]!, size: 100 },
    });
    expect(foreign.items).toEqual([]);
  });

  it('prints the statement of a month for a seller and for a dealer', async () => {
    const own = await seller.call('downloadCommissionStatement', { query: { month: '2026-12' } });
    const { text } = await readPdf(own.body as unknown as Buffer);
    expect(text).toContain('Demonstrativo de comissões de seguros');
    expect(text).toContain('12/2026');
    const { items } = await seller.ok('listInsuranceCommissions', {
      query: { initialDate: '2026-11-01', finalDate: '2026-12-31', size: 100 },
    });
    const ofMonth = items.filter(({ bookedOn }) => bookedOn.startsWith('2026-12'));
    expect(ofMonth.length).toBeGreaterThan(0);
    for (const { policyNumber } of ofMonth) expect(text).toContain(policyNumber);
    const dealer = await manager.call('downloadCommissionStatement', { query: { month: '2026-12' } });
    expect((await readPdf(dealer.body as unknown as Buffer)).text).toContain('CNPJ');
  });

  it('has the entries of the figures as lines of the extraction, of their dealer alone to a manager', async () => {
    await api.work();
    api.clock.advance({ days: 12 });
    const days = { initialDate: '2026-11-20', finalDate: '2026-12-02' };
    const signedIn = { all: await api.signIn('insurance'), manager: await api.signIn('fi-manager') };
    for (const session of Object.values(signedIn)) {
      const { totals } = await session.ok('readInsuranceCommissions', { query: days });
      const rows = await extractRows(api, session, 'downloadInsuranceCommissions', [days.initialDate, days.finalDate]);
      const cents = rows.map((row) =>
        Math.round(Number(row['Comissão de seguros']!.replace(/\./g, '').replace(',', '.')) * 100),
      );
      expect([rows.length, cents.reduce((sum, one) => sum + one, 0)]).toEqual([totals.entries, totals.totalCents]);
      expect(rows.length).toBeGreaterThan(0);
    }
  });
});

describe('403', () => {
  it('is closed to clients and to those who have nothing to do with insurance', async () => {
    for (const role of ['customer', 'crm', 'ofertas'] as const) {
      const session = await api.signIn(role);
      const answer = await session.call('readInsuranceCommissions', { query: {} });
      expect([role, answer.status]).toEqual([role, 403]);
    }
  });
});

describe('404', () => {
  it('does not tell another dealer from one that does not exist', async () => {
    for (const dealerId of [owners.dealerIds[1]!, '01jd00000000000000000000zz']) {
      const { status, body } = await (await api.signIn('fi-manager')).call('downloadCommissionStatement', {
        query: { month: '2026-12', dealerId },
      });
      expect([status, body.code]).toEqual([404, 'SEC004']);
    }
  });
});

describe('422', () => {
  it.each([
    [{ initialDate: '2025-05-01', finalDate: '2026-05-02' }, 'finalDate range.tooLong'],
    [{ initialDate: '2026-05-03', finalDate: '2026-05-02' }, 'finalDate date.beforeStart'],
    [{ provider: 'OTHER' }, 'provider value.notAllowed'],
  ])('refuses %j at its field', async (query, problem) => {
    const session = await api.signIn('insurance');
    const { body } = await session.call('readInsuranceCommissions', { query: query as never });
    expect([body.code, body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual(['DOM002', [problem]]);
  });

  it.each([
    [{ month: '2026-13' }, 'month date.invalid'],
    [{ month: '2026-12' }, 'dealerId required'],
  ])('refuses the statement of %j at its field', async (query, problem) => {
    const session = await api.signIn('insurance');
    const { body } = await session.call('downloadCommissionStatement', { query });
    expect([body.code, body.fields?.map(({ path, key }) => `${path} ${key}`)]).toEqual(['DOM002', [problem]]);
  });
});
