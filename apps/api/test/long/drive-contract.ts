/**
 * Moves contracts from the signature to the payment, like users of a dealer and of the lender: one act at a time,
 * whatever happens.
 */
import type { ProposalSignature, Settlement } from '@estrada/endpoints/index';
import type { SeededRandom } from '@estrada/testkit/index';
import type { Pool } from 'pg';
import { makeId } from '../../src/kernel/ids.ts';
import type { CopiedContract } from './contract-copies.ts';
import type { DealerCall } from './dealer-calls.ts';

/** The users logged in at the running product. */
export interface People {
  seller: DealerCall;
  finance: DealerCall;
}
/**
 * How the partner reports a signature; a report with a wrong secret, or a changed one, is replaced by the poller's
 * query.
 */
const manners = ['normal', 'doubled', 'outOfOrder', 'late', 'wronglySigned', 'changed'] as const;

export type ActName = 'ask' | 'lien' | 'activate' | 'confirm';
/** How often the product has acknowledged an act, and how often the outcome is unknown, by contract. */
export type Acknowledged = Map<string, Partial<Record<ActName, { yes: number; unknown: number }>>>;

interface World {
  people(): People;
  random: SeededRandom;
  database: Pool;
  acknowledged: Acknowledged;
  /** contracts that were signed at the partner, whether the product knows it or not */
  signed: Set<string>;
}
/** Other users' acts may come first: these refusals are answers like any other. */
const refusals: readonly number[] = [401, 409, 422, 503];

/** Runs the next act of one contract. @returns whether its payment has arrived */
export async function driveContract({ id }: CopiedContract, world: World): Promise<boolean> {
  const { random } = world;
  const { seller, finance } = world.people();
  const settlement = await read<Settlement>(seller('readSettlement', { params: { id } }));
  if (!settlement) return false;
  const { version, status, signature, selfie, can, checklist } = settlement;
  const at = { params: { id }, body: { version } };
  const act = async (name: ActName, asked: ReturnType<DealerCall>) => {
    const answer = await asked;
    if (answer && answer.status !== 200 && !refusals.includes(answer.status))
      throw new Error(`${name} of ${id} was answered ${answer.status}: ${answer.text}`);
    note(id, name, answer?.status ?? null, world);
  };
  if (status === 'WFA') {
    const open = checklist.filter(({ needsReason }) => needsReason);
    const exceptions = Object.fromEntries(open.map((item) => [item.id, 'Conferido na loja']));
    const body = { version, exceptions };
    await act('confirm', finance('changeProposalStatus', { params: { id, status: 'AV' }, body }));
  }
  if (status !== 'PU') return status === 'OC';
  const acts = [
    // too early at times: that is refused
    ...(can.activate || random.next() < 0.1 ? [() => act('activate', seller('activateProposal', at))] : []),
    ...(can.requestLien ? [() => act('lien', seller('requestLien', at))] : []),
    ...(signature === 'NONE'
      ? [() => act('ask', seller('requestSignature', { ...at, body: { version, emails: [] } }))]
      : []),
    ...(signature === 'IN_PROGRESS' ? [() => sign(id, world)] : []),
    ...(signature !== 'NONE' && selfie !== 'COMPLETED' ? [() => acceptSelfies(id, world)] : []),
  ];
  if (acts.length > 0) await random.pick(acts)();
  return false;
}

/** @param status of the answer; null: there was none */
function note(id: string, name: ActName, status: number | null, { acknowledged }: World): void {
  const of = acknowledged.get(id) ?? {};
  const { yes, unknown } = of[name] ?? { yes: 0, unknown: 0 };
  // a refusal is no act; the outcome of one without an answer, or during an outage, is unknown
  const counted = {
    yes: yes + (status === 200 ? 1 : 0),
    unknown: unknown + (status === null || status >= 500 ? 1 : 0),
  };
  acknowledged.set(id, { ...of, [name]: counted });
}

async function read<Answer>(asked: ReturnType<DealerCall>): Promise<Answer | null> {
  const answer = await asked;
  if (answer && answer.status >= 500 && answer.status !== 503)
    throw new Error(`A reading was answered ${answer.status}: ${answer.text}`);
  return answer?.status === 200 ? (JSON.parse(answer.text) as Answer) : null;
}

/** The signatory whose turn it is opens their link and signs at the partner. */
async function sign(id: string, { people, random, signed, database }: World): Promise<void> {
  const { seller } = people();
  const state = await read<ProposalSignature>(seller('readCertisignStatus', { query: { proposalSaleId: id } }));
  const signer = state?.signers.find(({ isNext }) => isNext);
  if (!signer) return;
  // as in the signatory's mail: no user is given the link
  const { rows } = await database.query<{ link: string | null }>('select link from proposal_signers where id = $1', [
    signer.id,
  ]);
  const link = rows[0]?.link;
  if (!link) return;
  const body = new URLSearchParams({ answer: 'sign', manner: random.pick(manners) });
  const { ok } = await fetch(link, { method: 'POST', body });
  if (ok) signed.add(id);
}

/** The result of a picture check; the check itself has its own tests. */
async function acceptSelfies(id: string, { database }: World): Promise<void> {
  const { rows } = await database.query(
    `select s.document, e.contract_id from proposal_signers s join proposal_envelopes e on e.id = s.envelope_id
     where e.proposal_id = $1`,
    [id],
  );
  for (const { document, contract_id } of rows)
    await database.query(
      `insert into proposal_selfies (id, proposal_id, contract_id, document, status, confirmed_at, accepted_at)
       values ($1, $2, $3, $4, 'ACCEPTED', now(), now()) on conflict do nothing`,
      [makeId(new Date()), id, contract_id, document],
    );
}
