import { createHash } from 'node:crypto';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import type { FlowContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { FileAnswer } from '../../kernel/route.ts';
import { fallBackTo, PartnerError } from '../../partners/index.ts';
import { acceptFile, type ScanFile } from '../documents/index.ts';
import { applyNews } from './apply-news.ts';
import { describeInsurance } from './describe-insurance.ts';
import { printInsurance } from './insurance-documents.ts';
import {
  type InsuranceRecord,
  insuranceInReach,
  lockAnyInsurance,
  updateInsurance,
} from './insurance-proposals.repository.ts';
import { orRefusal } from './insurer-refusal.ts';
import type { InsurerPortsOfContracts } from './insurer-requests.ts';

/** The folder of the insurers' files of policies. */
export const policyFolder = 'policies';
/** The file of a policy is named by its insurance proposal. */
const policyFileKey = (insuranceId: string): string => `${policyFolder}/${insuranceId}`;

type Parts = { ports: InsurerPortsOfContracts; files: FileStore; scan: ScanFile };

/**
 * Stores the insurer's file of a policy, once it passes the checks for foreign files; one that is stored remains.
 *
 * @throws PartnerError
 */
export async function storePolicyFile(
  { id, insurer, insurerNumber, policyFile }: InsuranceRecord,
  { ports, files, scan }: Parts,
  context: Pick<FlowContext, 'transaction'>,
): Promise<void> {
  if (insurerNumber === null || policyFile !== null) return;
  const file = await ports[insurer].policyDocument(insurerNumber);
  if (!file) throw new PartnerError(insurer, 'not-found');
  const bytes = Buffer.from(file.content, 'base64');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== file.sha256) throw new PartnerError(insurer, 'garbage');
  await scan(bytes);
  const accepted = await acceptFile(bytes);
  const key = policyFileKey(id);
  await files.write(key, accepted.bytes);
  await context.transaction(async (tx) => {
    const record = await lockAnyInsurance(tx.db, id);
    if (!record || record.policyFile !== null) return;
    await updateInsurance(tx.db, id, { policyFile: key });
    tx.audit({
      action: 'insurance.policyFile',
      entity: 'insurance',
      entityId: id,
      after: { policyNumber: record.policyNumber },
    });
  });
}

/**
 * The PDF of a record: the insurer's policy, fetched now where it is not stored yet, and before the policy our proposal.
 *
 * @throws DomainError the insurer's refusal, of a guaranteed note GAPPDFERR where it names no other code
 */
export async function readInsurerPdf(record: InsuranceRecord, parts: Parts, context: FlowContext): Promise<FileAnswer> {
  if (record.policyNumber !== null)
    await storePolicyFile(record, parts, context).catch(
      orRefusal(record, record.product === 'GAP' ? 'GAPPDFERR' : undefined),
    );
  const current = await insuranceInReach(record.id, context);
  const target = current.policyFile === null ? 'proposal' : 'insurerPolicy';
  return context.transaction((tx) => printInsurance(current, { target }, parts.files, tx));
}

/**
 * The policy of a record with its premiums. While an accepted one waits for its policy the insurer is asked, and what it
 * answers is applied; an insurer that does not answer delays nothing.
 *
 * @throws DomainError the insurer's refusal
 */
export async function lookUpPolicy(
  record: InsuranceRecord,
  ports: InsurerPortsOfContracts,
  context: FlowContext,
): Promise<Pick<InsuranceDetail, 'policy' | 'premiums'>> {
  if (record.status === 'accepted' && record.insurerNumber !== null) {
    const found = await ports[record.insurer]
      .policy(record.insurerNumber)
      .catch(orRefusal(record))
      .catch(fallBackTo(null));
    if (found)
      await context.transaction(async (tx) => {
        const locked = await lockAnyInsurance(tx.db, record.id);
        if (locked) await applyNews(locked, { about: 'policy', policy: found }, tx);
      });
  }
  const { policy, premiums } = await describeInsurance(await insuranceInReach(record.id, context), context);
  return { policy, premiums };
}
