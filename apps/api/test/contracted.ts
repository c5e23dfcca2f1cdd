/** Test setup after the contract: a proposal with one, in the state that each test needs. No worker runs in tests. */
import { createHash } from 'node:crypto';
import { aPerson } from '@estrada/testkit/index';
import { sql } from 'drizzle-orm';
import { makeId } from '../src/kernel/ids.ts';
import { paperKey, sealedKey } from '../src/modules/contracts/paper-key.ts';
import { aCompleteProposal } from './journey.ts';
import type { Session, TestApi } from './open-api.ts';

const paperBytes = Buffer.from('%PDF');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The vehicle's chassis in every contract here. */
export const chassis = '9BGKS48U0RG123456';

interface ContractedAs {
  status?: string;
  /** the papers are generated */
  isReady?: boolean;
  issuedOn?: string;
  /** further data of the vehicle */
  vehicle?: object;
}

/**
 * By default in PU, with chassis, the client's documents and a contract of one paper: it waits to be signed.
 * @returns its id
 */
export async function contracted(
  api: TestApi,
  seller: Session,
  seed: number,
  { status = 'PU', isReady = true, issuedOn = '2026-11-20', vehicle = {} }: ContractedAs = {},
): Promise<string> {
  const { id } = await aCompleteProposal(seller, aPerson(seed));
  const { db } = api.database;
  const now = api.clock.now();
  const at = now.toISOString();
  await db.execute(sql`update proposals
    set status = ${status}, contract_number = ${`7${id.slice(-7)}`}, srs_valid_until = '2027-12-20',
      vehicle_additional_info = vehicle_additional_info || ${JSON.stringify({ chassis, ...vehicle })}::jsonb where id = ${id}`);
  for (const kind of ['IDENTITY', 'INCOME_PROOF', 'ADDRESS_PROOF']) await addDocument(api, id, kind);
  const [contractId, paperId] = [makeId(now), makeId(now)];
  await db.execute(sql`insert into proposal_contracts
    (id, proposal_id, edition, issued_on, requested_at, requested_by_name, ready_at)
    values (${contractId}, ${id}, 1, ${issuedOn}, ${at}, 'Júlia', ${isReady ? at : null})`);
  await db.execute(sql`insert into proposal_papers
    (id, contract_id, proposal_id, kind, is_non_negotiable, text_version, content_hash, sha256, size_bytes, made_at)
    values (${paperId}, ${contractId}, ${id}, 'CREDIT_CONTRACT', false, '2026-01-01', 'h', ${sha256(paperBytes)}, 4, ${at})`);
  await api.files.write(paperKey({ proposalId: id, id: paperId }), paperBytes);
  return id;
}

/** The same on paper, signed and sent by the dealer. */
export async function contractedOnPaper(
  api: TestApi,
  seller: Session,
  seed: number,
  as: ContractedAs = {},
): Promise<string> {
  const id = await contracted(api, seller, seed, as);
  await api.database.db.execute(sql`update proposals set electronic_signature = false where id = ${id}`);
  await addDocument(api, id, 'FINANCE_KIT');
  return id;
}

export const addDocument = (api: TestApi, id: string, kind: string) =>
  api.database.db.execute(sql`insert into proposal_documents
    (proposal_id, kind, status, version, defects, changed_by_name) values (${id}, ${kind}, 'RECEIVED', 1, '[]', '')`);

const sealedPaper = Buffer.from('%PDF sealed');

/** The same, signed electronically by the client and sealed. */
export async function signedContract(
  api: TestApi,
  seller: Session,
  seed: number,
  {
    sealed = sealedPaper,
    signedAt = '2026-11-20T10:05:00-03:00',
    ...as
  }: ContractedAs & { sealed?: Uint8Array; signedAt?: string } = {},
): Promise<string> {
  const id = await contracted(api, seller, seed, as);
  const { db } = api.database;
  const now = api.clock.now();
  const at = now.toISOString();
  const [envelopeId, signerId] = [makeId(now), makeId(now)];
  await db.execute(sql`insert into proposal_envelopes
    (id, proposal_id, contract_id, status, partner_id, requested_at, requested_by_name, tries, unanswered, sealed_sha256, sealed_bytes, ended_at)
    select ${envelopeId}, ${id}, c.id, 'COMPLETED', ${`env-${envelopeId}`}, ${at}, 'Júlia', 1, 0, ${sha256(sealed)}, ${sealed.length}, ${at}
    from proposal_contracts c where c.proposal_id = ${id}`);
  await db.execute(sql`insert into proposal_signers
    (id, envelope_id, place, role, sign_order, name, document, email, status, acted_at)
    values (${signerId}, ${envelopeId}, 0, 'CLIENT', 1, 'Marina Alves', '52998224725', 'marina@example.com', 'SIGNED', ${signedAt})`);
  await api.files.write(sealedKey({ proposalId: id, id: envelopeId }), Buffer.from(sealed));
  return id;
}
