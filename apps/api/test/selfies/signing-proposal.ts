/** A proposal whose contract is out to be signed: no papers behind it, and no worker. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { makeId } from '../../src/kernel/ids.ts';
import { aCompleteProposal } from '../journey.ts';
import type { Session, TestApi } from '../open-api.ts';

/** In PU with chassis and the papers of the client, so that nothing but what stands behind the contract is missing. */
export async function contractedProposal(api: TestApi, seller: Session, seed: number): Promise<string> {
  const { id } = await aCompleteProposal(seller, aPerson(seed));
  const { db } = api.database;
  const at = api.clock.now().toISOString();
  await db.execute(sql`update proposals
    set status = 'PU', contract_number = ${`7${id.slice(-7)}`}, srs_valid_until = '2027-12-20',
      vehicle_additional_info = vehicle_additional_info || '{"chassis":"9BGKS48U0RG123456"}'::jsonb where id = ${id}`);
  for (const kind of ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'])
    await db.execute(sql`insert into proposal_documents
      (proposal_id, kind, status, version, defects, changed_by_name) values (${id}, ${kind}, 'RECEIVED', 1, '[]', '')`);
  await db.execute(sql`insert into proposal_contracts
    (id, proposal_id, edition, issued_on, requested_at, requested_by_name, ready_at)
    values (${makeId(api.clock.now())}, ${id}, 1, '2026-11-20', ${at}, 'Júlia', ${at})`);
  return id;
}

/** Asks for the signatures of the contract that holds; the partner is taken to have it at once. @returns the ids of who signs */
export async function sendOut(api: TestApi, seller: Session, id: string): Promise<string[]> {
  const { db } = api.database;
  await db.execute(sql`update proposal_contracts set ready_at = requested_at where proposal_id = ${id}`);
  const { version } = await seller.ok('readSettlement', { params: { id } });
  await seller.ok('requestSignature', { params: { id }, body: { version, emails: [] } });
  await db.execute(
    sql`update proposal_envelopes set status = 'IN_PROGRESS' where proposal_id = ${id} and status = 'REQUESTED'`,
  );
  const { signers } = await seller.ok('listSelfies', { params: { id } });
  return signers.map(({ signerId }) => signerId);
}

/** One more who signs the envelope that is out. @returns his id */
export async function addSigner(api: TestApi, id: string, seed: number): Promise<string> {
  const { name, cpf, email } = aPerson(seed);
  const signerId = makeId(api.clock.now());
  await api.database.db.execute(sql`insert into proposal_signers
    (id, envelope_id, place, role, sign_order, name, document, email, status)
    select ${signerId}, id, 1, 'GUARANTOR', 2, ${name}, ${cpf}, ${email}, 'PENDING'
    from proposal_envelopes where proposal_id = ${id} order by id desc limit 1`);
  return signerId;
}
