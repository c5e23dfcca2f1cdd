/** A snapshot of a proposal on its way from the contract to the payment, and its invariants. */
import { businessDay } from '@estrada/domain/calendar/index';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { sealedKey } from '../../src/modules/contracts/paper-key.ts';
import type { TestApi } from '../open-api.ts';
import { rowsOf } from '../rows.ts';
import { sealedSha256, type World } from './walking-partners.ts';

type Row = Record<string, string | null>;
const tables = ['envelopes', 'liens', 'payments', 'selfies', 'withdrawals'] as const;
export type Snapshot = Record<(typeof tables)[number] | 'signers' | 'kits', Row[]> & { proposal: Row };

/** Everything that a step may change. */
export async function look(api: TestApi, id: string): Promise<Snapshot> {
  const read = async (query: ReturnType<typeof sql>) => (await rowsOf(api, query)) as Row[];
  const [proposal] = await read(
    sql`select status, version, electronic_signature, contract_number from proposals where id = ${id}`,
  );
  const rows: Partial<Snapshot> = {};
  for (const table of tables)
    rows[table] = await read(sql`select * from ${sql.raw(`proposal_${table}`)} where proposal_id = ${id} order by id`);
  return {
    ...(rows as Snapshot),
    proposal: proposal!,
    signers: await read(
      sql`select s.* from proposal_signers s join proposal_envelopes e on e.id = s.envelope_id
          where e.proposal_id = ${id} order by s.id`,
    ),
    kits: await read(sql`select status from proposal_documents where proposal_id = ${id} and kind = 'FINANCE_KIT'`),
  };
}

/** Its state: a contract that was withdrawn from differs from a cancelled one, or one only paid. */
export function describeState({ proposal, withdrawals }: Snapshot): string {
  const isOver = ['NU', 'PS', 'OC', 'OCM'].includes(String(proposal.status));
  if (isOver && withdrawals.length > 0) return proposal.status === 'NU' ? 'withdrawn unpaid' : 'withdrawn paid';
  return proposal.status === 'NU' ? 'cancelled' : String(proposal.status);
}

/** The state of each of its parts, such as `lien REFUSED`. */
export const statesOf = ({ envelopes, liens, payments, selfies }: Snapshot): string[] => [
  ...envelopes.map(({ status }) => `envelope ${status}`),
  ...liens.map(({ status }) => `lien ${status}`),
  ...payments.map(({ kind, status }) => `${kind} ${status}`),
  ...selfies.map(({ status }) => `selfie ${status}`),
];

/** All proofs of a payment, at the moment when a call was acknowledged that moved it on. */
export function expectProven({ proposal, envelopes, selfies, kits, liens }: Snapshot, now: Date, said: string): void {
  const today = businessDay(now.toISOString());
  const isOnPaper = String(proposal.electronic_signature) === 'false';
  if (isOnPaper) expect(kits, said).toEqual([{ status: 'RECEIVED' }]);
  else {
    expect(envelopes.at(-1)?.status, said).toBe('COMPLETED');
    expect(
      selfies.map(({ status }) => status),
      said,
    ).toEqual(['ACCEPTED']);
  }
  expect(liens.filter(({ status, lapses_on }) => status === 'REGISTERED' && lapses_on! >= today).length, said).toBe(1);
}

const openStatuses = ['REQUESTED', 'UNKNOWN', 'IN_PROGRESS', 'SIGNED'];
const underWay = ['REQUESTED', 'UNKNOWN', 'SENT'];
const isOneOf = (statuses: readonly string[]) => (row: Row) => statuses.includes(String(row.status));

/** The invariants after every step. @param before the step */
export async function expectWhole(
  { api, world }: { api: TestApi; world: World },
  id: string,
  [before, seen]: readonly [Snapshot, Snapshot],
  said: string,
): Promise<void> {
  expect(seen.envelopes.filter(isOneOf(openStatuses)).length, said).toBeLessThanOrEqual(1);
  for (const envelope of seen.envelopes.filter(isOneOf(['COMPLETED']))) {
    expect(envelope.sealed_sha256, said).toBe(sealedSha256);
    expect(await api.files.read(sealedKey({ proposalId: id, id: String(envelope.id) })), said).not.toBeNull();
    const known = seen.signers.filter(({ envelope_id }) => envelope_id === envelope.id);
    const truly = world.envelopes.get(String(envelope.partner_id))!.signers.map(({ state }) => state);
    expect(
      [...truly, ...known.map(({ status }) => status)].filter((act) => act !== 'SIGNED'),
      said,
    ).toEqual([]);
  }
  // a cancelled one never counts again, and a completed one stays so
  for (const { id: envelopeId, status } of before.envelopes)
    if (status === 'CANCELED' || status === 'COMPLETED')
      expect(seen.envelopes.find((one) => one.id === envelopeId)?.status, said).toBe(status);
  expectLiens(seen, world, said);
  expectMoney(seen, world, said);
  expect(seen.withdrawals.length, said).toBeGreaterThanOrEqual(before.withdrawals.length);
  expect(seen.withdrawals.length, said).toBeLessThanOrEqual(1);
  if (seen.proposal.status !== 'NU') return;
  // nothing remains of a void contract
  const left = [
    ...seen.envelopes.filter(isOneOf(openStatuses)),
    ...seen.liens.filter(isOneOf(['REQUESTED', 'UNKNOWN', 'REGISTERED'])),
    ...seen.payments.filter((row) => row.kind === 'PAYMENT' && isOneOf(underWay)(row)),
    ...seen.selfies.filter(({ status }) => status !== 'VOID'),
  ];
  expect(left, said).toEqual([]);
}

/** The registry agrees with our liens, and a contract has at most one that has not lapsed. */
function expectLiens({ liens }: Snapshot, world: World, said: string): void {
  for (const { request_id, status } of liens) {
    const truly = world.liens.get(String(request_id));
    if (status === 'REGISTERED' || status === 'LAPSED' || status === 'REFUSED')
      expect(truly, said).toBe(status === 'REFUSED' ? 'REFUSED' : 'REGISTERED');
    if (status === 'RELEASED') expect(truly, said).not.toBe('REGISTERED');
  }
  expect(liens.filter(isOneOf(['REQUESTED', 'UNKNOWN', 'REGISTERED', 'RELEASING'])).length, said).toBeLessThanOrEqual(
    1,
  );
}

/** A payment is repeated only after it was returned, in either direction, and refunded only after it has ended. */
function expectMoney({ proposal, payments }: Snapshot, world: World, said: string): void {
  for (const way of ['dealer', 'client', 'collection']) {
    const fates = [...(world.paid.get(`${proposal.contract_number} ${way}`)?.values() ?? [])];
    expect(fates.filter((fate) => fate !== 'RETURNED').length, said).toBeLessThanOrEqual(1);
  }
  const refundSent = payments.some(({ kind, sent_at }) => kind !== 'PAYMENT' && sent_at !== null);
  const isPaying = payments.some((row) => row.kind === 'PAYMENT' && isOneOf(underWay)(row));
  expect(refundSent && isPaying, said).toBe(false);
  // an end recorded here matches the partner's, unless a user confirmed it manually
  const fateOf = (request: string) => [...world.paid.values()].flatMap((requests) => requests.get(request) ?? [])[0];
  for (const { request_id, status, confirmed_by_name, payment_id } of payments) {
    if (status === 'CONFIRMED' && confirmed_by_name === null)
      expect(fateOf(String(request_id)), said).toBe('CONFIRMED');
    if (status === 'RETURNED' && payment_id !== null) expect(fateOf(String(request_id)), said).toBe('RETURNED');
    if (status === 'DROPPED') expect(fateOf(String(request_id)), said).toBeUndefined();
  }
}
