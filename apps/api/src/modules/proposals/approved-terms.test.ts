/** The terms that a credit was approved for are stored, and contracts are checked against them. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompleteProposal, sendProposal } from '../../../test/journey.ts';
import { openApi, type Session, type TestApi } from '../../../test/open-api.ts';
import { factsOf, readStoredFacts } from './proposal-facts.ts';
import { findProposal } from './proposals.repository.ts';
import { termsOf } from './terms-of.ts';

let api: TestApi;
let seller: Session;
let finance: Session;
beforeAll(async () => {
  api = await openApi();
  seller = await api.signIn('seller');
  finance = await api.signIn('finance');
});
afterAll(() => api.close());

const today = '2026-11-20';
const find = async (id: string) => (await findProposal(api.database.db, { kind: 'all' }, id))!;
const isBeyond = async (id: string) => {
  const proposal = await find(id);
  return factsOf(proposal, await readStoredFacts(api.database.db, proposal, today), today).goesBeyondApproval;
};
async function underAnalysis(seed: number) {
  const { id, version } = (await sendProposal(seller, await aCompleteProposal(seller, aPerson(seed)))).body;
  await api.database.db.execute(sql`update proposals set status = 'PD' where id = ${id}`);
  return { id, version };
}
const decide = (id: string, status: 'AP' | 'APC' | 'DC' | 'RA', version: number) =>
  finance.ok('changeProposalStatus', {
    params: { id, status },
    body: { version, reason: 'Análise', conditions: ['Avalista'] },
  });

it.each(['AP', 'APC'] as const)('stores the approved terms with %s', async (status) => {
  const { id, version } = await underAnalysis(status === 'AP' ? 601 : 602);
  expect((await find(id)).approved).toBeNull();
  await decide(id, status, version);
  const proposal = await find(id);
  expect([proposal.approved, await isBeyond(id)]).toEqual([termsOf(proposal), false]);
});

it.each(['DC', 'RA'] as const)('stores no approved terms with %s', async (status) => {
  const { id, version } = await underAnalysis(status === 'DC' ? 603 : 604);
  await api.database.db.execute(sql`update proposals set approved = '{"termMonths":12}' where id = ${id}`);
  await decide(id, status, version);
  expect((await find(id)).approved).toBeNull();
});

it('detects when later figures exceed the approved terms, in which products do not count', async () => {
  const { id, version } = await underAnalysis(605);
  await decide(id, 'AP', version);
  const { financeValueCents } = termsOf(await find(id));
  const setCredit = (cents: number) =>
    api.database.db.execute(sql`update proposals
      set figures = jsonb_set(figures, '{withoutProducts,financeValueCents}', to_jsonb(${cents}::int)) where id = ${id}`);
  await setCredit(financeValueCents - 1);
  expect(await isBeyond(id)).toBe(false);
  await api.database.db.execute(
    sql`update proposals set finance_value_cents = finance_value_cents + 500000 where id = ${id}`,
  );
  expect(await isBeyond(id)).toBe(false);
  await setCredit(financeValueCents + 1);
  expect(await isBeyond(id)).toBe(true);
});
