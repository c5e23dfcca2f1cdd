/**
 * The steps at which API and worker are killed, and the answers of the product until then: all of it happened, and
 * nothing else.
 */

import type { Pool } from 'pg';
import { expect } from 'vitest';
import type { Acknowledged, ActName } from './drive-contract.ts';

/**
 * The state of a contract, as SQL over `p`roposal, `e`nvelope, `l`ien and pa`y`ment; $2 are those signed at the
 * partner.
 */
const statusAt = {
  signing: `p.status = 'PU' and e.status = 'IN_PROGRESS' and p.id <> all($2)`,
  sealing: `p.status = 'PU' and e.status = 'IN_PROGRESS' and p.id = any($2)`,
  lienRequested: `p.status = 'PU' and l.status in ('REQUESTED', 'UNKNOWN')`,
  waitingForActivation: `p.status = 'WFA'`,
  paying: `p.status = 'AV'`,
  paid: `p.status = 'PS'`,
} as const;
export type Step = keyof typeof statusAt;

/** Each with the processes whose death matters there. */
export const steps: Readonly<Record<Step, readonly ('api' | 'worker' | 'both')[]>> = {
  signing: ['api', 'both'],
  sealing: ['worker', 'both'],
  lienRequested: ['worker', 'both'],
  waitingForActivation: ['api', 'both'],
  paying: ['worker', 'both'],
  paid: ['worker', 'both'],
};

/** The number of contracts at a step now. */
export async function countAt(
  database: Pool,
  step: Step,
  { ids, signed }: { ids: readonly string[]; signed: ReadonlySet<string> },
): Promise<number> {
  const { rows } = await database.query(
    `select count(distinct p.id)::int as count from proposals p
     left join proposal_envelopes e on e.proposal_id = p.id left join proposal_liens l on l.proposal_id = p.id
     where p.id = any($1) and $2::text[] is not null and ${statusAt[step]}`,
    [ids, [...signed]],
  );
  return rows[0].count;
}

/** How often each act has happened to a contract, by its rows and by the trail. */
const happened = `
  select p.id,
    (select count(*)::int from proposal_envelopes e where e.proposal_id = p.id) as ask,
    (select count(*)::int from proposal_liens l where l.proposal_id = p.id) as lien,
    (select count(*)::int from proposal_history h where h.proposal_id = p.id and h.to_status = 'WFA') as activate,
    (select count(*)::int from proposal_history h where h.proposal_id = p.id and h.to_status = 'AV') as confirm,
    (select count(*)::int from audit_entries a where a.entity_id = p.id and a.action = 'proposal.signature.request') as "ask in the trail",
    (select count(*)::int from audit_entries a where a.entity_id = p.id and a.action = 'proposal.lien.request') as "lien in the trail",
    (select count(*)::int from proposal_payments y where y.proposal_id = p.id) as "confirm in payments"
  from proposals p where p.id = any($1)`;
const proofs: Readonly<Record<ActName, readonly string[]>> = {
  ask: ['ask', 'ask in the trail'],
  lien: ['lien', 'lien in the trail'],
  activate: ['activate'],
  confirm: ['confirm', 'confirm in payments'],
};

/**
 * Every acknowledged act has happened; and no other one, except requests without an answer.
 *
 * @param isQuiet no request is running: one in transit would look like an unrequested act
 */
export async function expectAnswered(
  database: Pool,
  ids: readonly string[],
  acknowledged: Acknowledged,
  { isQuiet = false } = {},
): Promise<void> {
  const answered = new Map(ids.map((id) => [id, { ...acknowledged.get(id) }]));
  const { rows } = await database.query(happened, [ids]);
  const wrong = rows.flatMap((row) =>
    (Object.keys(proofs) as ActName[]).flatMap((act) => {
      const { yes = 0, unknown = 0 } = answered.get(row.id)?.[act] ?? {};
      return proofs[act]
        .filter((proof) => row[proof] < yes || (isQuiet && row[proof] > yes + unknown))
        .map((proof) => `${row.id}: ${act} was answered ${yes} times, ${unknown} times not; ${proof}: ${row[proof]}`);
    }),
  );
  expect(wrong).toEqual([]);
}

/** The invariants of every contract past its activation. */
export async function expectProofs(database: Pool, ids: readonly string[]): Promise<void> {
  const { rows } = await database.query(
    `select p.id, p.status,
       (select count(*) from proposal_envelopes e where e.proposal_id = p.id and e.status = 'COMPLETED'
          and e.sealed_sha256 is not null and not exists
            (select 1 from proposal_signers s where s.envelope_id = e.id and s.status <> 'SIGNED')) as sealed,
       (select count(*) from proposal_selfies s where s.proposal_id = p.id and s.status = 'ACCEPTED') as selfies,
       (select count(*) from proposal_liens l where l.proposal_id = p.id and l.status = 'REGISTERED') as liens
     from proposals p where p.id = any($1) and p.status in ('WFA', 'AV', 'PS', 'OC', 'OCM')`,
    [ids],
  );
  expect(
    rows.filter(({ sealed, selfies, liens: noted }) => sealed !== '1' || selfies === '0' || noted !== '1'),
  ).toEqual([]);
}
