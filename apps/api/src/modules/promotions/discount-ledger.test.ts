/** The uses of a coupon or voucher: reserved by a sending, counted by a payment, released when the sale ends. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompleteProposal, anOpenProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { aRule } from '../../../test/record-tries.ts';
import { rowsOf } from '../../../test/rows.ts';
import { testNow } from '../../../test/test-now.ts';
import { discountEffects } from './discount-ledger.ts';

let api: TestApi;
let crm: Session;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  await signIn();
});
afterAll(() => api.close());

async function signIn() {
  crm = await api.signIn('crm');
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
}
/** Days later; the sessions have ended meanwhile. */
async function sweepLater(...days: number[]) {
  const found: unknown[] = [];
  for (const count of days) {
    api.clock.advance({ days: count });
    await api.sweep();
    found.push((await rowsOf(api, sql`select id from discount_uses where status = 'RELEASED'`)).length);
  }
  api.clock.moveTo(testNow);
  await signIn();
  return found;
}

const today = testNow.slice(0, 10);
let number = 0;
async function aVoucher(changes: object = {}) {
  number++;
  const body = {
    ...aRule(`Uso ${number}`),
    effectiveFrom: today,
    discountVoucher: `USO-${number}`,
    voucherType: 'MULTIPLE',
    voucherLimit: 5,
    discountValue: 3_000_00,
    ...changes,
  };
  return crm.ok('registerVoucher', { body: body as never });
}
type Voucher = Awaited<ReturnType<typeof aVoucher>>;

let seed = 7_400;
const withVoucher = ({ discountVoucher: voucherCode }: Voucher, person = aPerson(seed++)) =>
  aCompleteProposal(seller, person, { voucherCode });
async function sent(voucher: Voucher) {
  const { status, body } = await sendProposal(seller, await withVoucher(voucher));
  if (status !== 200) throw new Error(`${status} ${body.code}`);
  return body;
}
/** The uses of a voucher: reserved, used, and the rows of the ledger in the order in which they were reserved. */
async function usesOf({ id }: { id: string }) {
  const { reserved, used } = await crm.ok('readVoucher', { params: { id } });
  const rows = await rowsOf(api, sql`select status from discount_uses where rule_id = ${id} order by id`);
  return [reserved, used, ...rows.map(({ status }) => status)];
}
const change = async (id: string, status: string, reason = 'Motivo do teste', session = finance) => {
  const { version } = await session.ok('readProposal', { params: { id } });
  return session.call('changeProposalStatus', { params: { id, status } as never, body: { version, reason } });
};
const set = (id: string, status: string) =>
  api.database.db.execute(sql`update proposals set status = ${status} where id = ${id}`);
const reanalyse = async (id: string) => {
  const { version } = await seller.ok('readProposal', { params: { id } });
  return seller.call('reanalyseProposal', { params: { id }, body: { version } });
};
const refusalOf = ({ status, body }: { status: number; body: { code: string; fields?: { path: string }[] } }) => [
  status,
  body.code,
  body.fields?.[0]?.path,
];

describe('a use is reserved', () => {
  it('by the sending, with the prices, the client and the dealer, and an entry in the trail of the rule', async () => {
    const voucher = await aVoucher();
    const proposal = await sent(voucher);
    expect(await usesOf(voucher)).toEqual([1, 0, 'RESERVED']);
    const [use] = await rowsOf(api, sql`select * from discount_uses where proposal_id = ${proposal.id}`);
    expect(use).toMatchObject({
      kind: 'VOUCHER',
      code: voucher.discountVoucher,
      proposal_number: proposal.number,
      dealer_id: seller.activeDealerId,
      list_price_cents: String(proposal.discount!.listPriceCents),
      price_cents: String(proposal.vehicleValueCents),
    });
    const entries = await rowsOf(
      api,
      sql`select action, after from audit_entries where entity_id = ${voucher.id} order by seq desc limit 1`,
    );
    expect(entries).toEqual([{ action: 'voucher.reserve', after: { proposalNumber: proposal.number } }]);
  });

  it('only together with the sending: a refused one takes none', async () => {
    const voucher = await aVoucher();
    const draft = await anOpenProposal(seller, aPerson(seed++), { voucherCode: voucher.discountVoucher });
    expect((await sendProposal(seller, draft)).status).toBe(422);
    expect(await usesOf(voucher)).toEqual([0, 0]);
  });

  it('up to the limit: the next one is refused at the field of the code, stays a draft, and may go on without it', async () => {
    const voucher = await aVoucher({ voucherLimit: 1 });
    const late = await withVoucher(voucher);
    await sent(voucher);
    expect(refusalOf(await sendProposal(seller, late))).toEqual([422, 'voucher-005', 'voucherCode']);
    expect(await usesOf(voucher)).toEqual([1, 0, 'RESERVED']);
    const related = await seller.ok('relateProposalToSimulation', {
      params: { id: late.id, simulationId: late.simulationId },
      query: {},
      body: { version: late.version, term: 36, withoutDiscount: true },
    });
    expect([related.status, related.discount]).toEqual(['WO', undefined]);
    expect(related.vehicleValueCents).toBe(late.discount!.listPriceCents);
    expect((await sendProposal(seller, related)).body.status).toBe('SU');
    expect(await usesOf(voucher)).toEqual([1, 0, 'RESERVED']);
  });

  it('once per document for a voucher of single use', async () => {
    const voucher = await aVoucher({ voucherType: 'SINGLE' });
    const person = aPerson(seed++);
    const [first, second] = [await withVoucher(voucher, person), await withVoucher(voucher, person)];
    expect((await sendProposal(seller, first)).status).toBe(200);
    const refused = await sendProposal(seller, second);
    expect(refusalOf(refused)).toEqual([422, 'voucher-006', 'voucherCode']);
    expect(refused.body.message).toBe(
      'Este CPF ou CNPJ já usou este voucher. Use outro cupom ou voucher, ou continue sem desconto.',
    );
    expect(await usesOf(voucher)).toEqual([1, 0, 'RESERVED']);
  });

  it('of a coupon too, without a limit', async () => {
    const rule = { ...aRule('Cupom de uso'), effectiveFrom: today, discountCoupon: 'CUPOM-USO' };
    const { id } = await crm.ok('registerCoupon', { body: rule as never });
    for (let count = 0; count < 2; count++)
      expect(
        (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed++), { discountCoupon: 'CUPOM-USO' })))
          .status,
      ).toBe(200);
    expect(await crm.ok('readCoupon', { params: { id } })).toMatchObject({ reserved: 2, used: 0 });
  });

  it('by a copy only where the code is still valid', async () => {
    const voucher = await aVoucher();
    const original = await sent(voucher);
    await crm.ok('disableVoucher', { params: { id: voucher.id }, body: { version: voucher.version } });
    const copy = await seller.ok('submitProposal', { query: { clone: 'true' }, body: { id: original.id } });
    expect(refusalOf(await sendProposal(seller, copy))).toEqual([422, 'voucher-002', 'voucherCode']);
  });
});

describe('a use counts', () => {
  it('when the contract is paid, and once', async () => {
    const voucher = await aVoucher();
    const { id } = await sent(voucher);
    await set(id, 'PS');
    expect((await change(id, 'OCM', 'Comprovante 123')).status).toBe(200);
    expect(await usesOf(voucher)).toEqual([0, 1, 'COUNTED']);
  });
});

describe('a use is released', () => {
  it('when the proposal is deleted or cancelled', async () => {
    const voucher = await aVoucher();
    const [deleted, cancelled] = [await sent(voucher), await sent(voucher)];
    await set(deleted.id, 'RA');
    await set(cancelled.id, 'AP');
    for (const { id } of [deleted, cancelled])
      expect((await change(id, 'NU', 'O cliente desistiu', seller)).status).toBe(200);
    expect(await usesOf(voucher)).toEqual([0, 0, 'RELEASED', 'RELEASED']);
  });

  it('thirty days after a refusal, and not where it was sent again before', async () => {
    const voucher = await aVoucher();
    const [refused, again] = [await sent(voucher), await sent(voucher)];
    for (const { id } of [refused, again]) {
      await set(id, 'HLD');
      expect((await change(id, 'DC')).status).toBe(200);
    }
    expect((await reanalyse(again.id)).status).toBe(200);
    const [before, after] = (await sweepLater(29, 1)) as [number, number];
    expect(after - before).toBe(1);
    expect(await usesOf(voucher)).toEqual([1, 0, 'RELEASED', 'RESERVED']);
  });

  it('in time for others: a later reanalysis reserves another one, where the rule still has a use and is in force', async () => {
    const voucher = await aVoucher({ voucherLimit: 1 });
    const { id } = await sent(voucher);
    await set(id, 'HLD');
    await change(id, 'DC');
    await api.database.db.execute(sql`update discount_uses set release_on = '2026-11-01' where proposal_id = ${id}`);
    await sweepLater(32);
    const other = await sent(voucher);
    expect(refusalOf(await reanalyse(id))).toEqual([422, 'voucher-005', 'voucherCode']);
    await set(other.id, 'AP');
    await change(other.id, 'NU', 'O cliente desistiu', seller);
    expect((await reanalyse(id)).status).toBe(200);
    expect(await usesOf(voucher)).toEqual([1, 0, 'RELEASED', 'RELEASED', 'RESERVED']);
    const ended = await aVoucher();
    const late = await sent(ended);
    await set(late.id, 'DC');
    await api.database.db.execute(sql`update discount_uses set status = 'RELEASED' where proposal_id = ${late.id}`);
    await api.database.db.execute(
      sql`update vouchers set valid_until = '2026-11-01', reserved = 0 where id = ${ended.id}`,
    );
    expect(refusalOf(await reanalyse(late.id))).toEqual([422, 'voucher-004', 'voucherCode']);
  });

  it('by a withdrawal after the payment, too', async () => {
    const voucher = await aVoucher();
    const { id } = await sent(voucher);
    await set(id, 'PS');
    await change(id, 'OCM', 'Comprovante 123');
    await api
      .system()
      .context.transaction((context) => discountEffects.releaseDiscount({ proposal: { id } as never, context }));
    expect(await usesOf(voucher)).toEqual([0, 0, 'RELEASED']);
  });

  it('when rectified figures drop the code', async () => {
    const voucher = await aVoucher();
    const { id, discount, entryValueCents } = await sent(voucher);
    await set(id, 'AP');
    const { version } = await seller.ok('readProposal', { params: { id } });
    const rectified = await seller.call('rectifyProposalValues', {
      params: { id },
      body: {
        version,
        vehicleValueCents: discount!.listPriceCents,
        entryValueCents,
        manufacturerYear: 2026,
        modelYear: 2026,
        withoutDiscount: true,
        reason: 'Sem o voucher',
      },
    });
    expect([rectified.status, rectified.body.discount]).toEqual([200, undefined]);
    expect(await usesOf(voucher)).toEqual([0, 0, 'RELEASED']);
  });
});
