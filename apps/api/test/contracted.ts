import { createHash } from 'node:crypto';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { makeId } from '../src/kernel/ids.ts';
import { paperKey, sealedKey } from '../src/modules/proposals/contracts/paper-key.ts';
import { aCompleteProposal } from './journey.ts';
import type { Session, TestApi } from './open-api.ts';

const paperBytes = Buffer.from('%PDF');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A proposal in PU with a contract of one paper, which is there unless it is said otherwise; no worker runs in tests. @returns its id */
export async function contracted(
  api: TestApi,
  seller: Session,
  seed: number,
  { isReady = true }: { isReady?: boolean } = {},
): Promise<string> {
  const { id } = await aCompleteProposal(seller, aPerson(seed));
  const { db } = api.database;
  await db.execute(sql`update proposals
    set status = 'PU', contract_number = ${`7${id.slice(-7)}`}, srs_valid_until = '2026-12-20',
      vehicle_additional_info = vehicle_additional_info || '{"chassis":"9BGKS48U0RG123456"}'::jsonb where id = ${id}`);
  for (const kind of ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF'])
    await db.execute(sql`insert into proposal_documents
      (proposal_id, kind, status, version, defects, changed_by_name) values (${id}, ${kind}, 'RECEIVED', 1, '[]', '')`);
  const [contractId, paperId] = [makeId(api.clock.now()), makeId(api.clock.now())];
  await db.execute(sql`insert into proposal_contracts
    (id, proposal_id, edition, issued_on, requested_at, requested_by_name, ready_at)
    values (${contractId}, ${id}, 1, '2026-11-20', now(), 'Júlia', ${isReady ? sql`now()` : null})`);
  await db.execute(sql`insert into proposal_papers
    (id, contract_id, proposal_id, kind, is_non_negotiable, text_version, content_hash, sha256, size_bytes, made_at)
    values (${paperId}, ${contractId}, ${id}, 'CREDIT_CONTRACT', false, '2026-01-01', 'h', ${sha256(paperBytes)}, 4, now())`);
  await api.files.write(paperKey({ proposalId: id, id: paperId }), paperBytes);
  return id;
}

/** The same, signed electronically by the client and sealed. */
export async function signedContract(api: TestApi, seller: Session, seed: number, sealed: Uint8Array): Promise<string> {
  const id = await contracted(api, seller, seed);
  const { db } = api.database;
  const [envelopeId, signerId] = [makeId(api.clock.now()), makeId(api.clock.now())];
  await db.execute(sql`insert into proposal_envelopes
    (id, proposal_id, contract_id, status, partner_id, requested_at, requested_by_name, tries, unanswered, sealed_sha256, sealed_bytes, ended_at)
    select ${envelopeId}, ${id}, c.id, 'COMPLETED', ${`env-${envelopeId}`}, now(), 'Júlia', 1, 0, ${sha256(sealed)}, ${sealed.length}, now()
    from proposal_contracts c where c.proposal_id = ${id}`);
  await db.execute(sql`insert into proposal_signers
    (id, envelope_id, place, role, sign_order, name, document, email, status, acted_at)
    values (${signerId}, ${envelopeId}, 0, 'CLIENT', 1, 'Marina Alves', '52998224725', 'marina@example.com', 'SIGNED', '2026-11-20T10:05:00-03:00')`);
  await api.files.write(sealedKey({ proposalId: id, id: envelopeId }), Buffer.from(sealed));
  return id;
}
