/** A contract that is sent for signature, and its signatories; no worker runs in tests. */
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { makeId } from '../../src/kernel/ids.ts';
import type { Session, TestApi } from '../open-api.ts';

/**
 * Requests the signatures of the contract in force; the partner has accepted it at once.
 * @returns the ids of the signatories
 */
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

/** One more signatory of the pending envelope. @returns their id */
export async function addSigner(api: TestApi, id: string, seed: number): Promise<string> {
  const { name, cpf, email } = aPerson(seed);
  const signerId = makeId(api.clock.now());
  await api.database.db.execute(sql`insert into proposal_signers
    (id, envelope_id, place, role, sign_order, name, document, email, status)
    select ${signerId}, id, 1, 'GUARANTOR', 2, ${name}, ${cpf}, ${email}, 'PENDING'
    from proposal_envelopes where proposal_id = ${id} order by id desc limit 1`);
  return signerId;
}
