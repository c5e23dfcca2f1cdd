import { createHash } from 'node:crypto';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { dossierPdf } from '../../../documents/dossier.ts';
import { callerOf, type WriteContext } from '../../../kernel/context.ts';
import type { FileStore } from '../../../kernel/files.ts';
import type { UseCase } from '../../../kernel/route.ts';
import { sealPdf } from '../../../kernel/signing/seal-pdf.ts';
import type { SigningIdentity } from '../../../kernel/signing/signing-identity.ts';
import { type ProposalRecord, readSettlement, readSignature } from '../../proposals/index.ts';
import { proposalInReach } from '../request-papers.ts';
import { evidenceFile } from './check-attached-files.ts';
import { writeDossierJson } from './dossier-json.ts';
import { readEvidence, type SignedContract, type StoredFile } from './read-evidence.ts';

export interface DossierParts {
  files: FileStore;
  identity: SigningIdentity;
}

/**
 * The dossier of a signed contract, made anew each time: a PDF that holds papers and JSON, or the JSON alone. Who took one is in the trail,
 * with its hash.
 */
export const makeMakeDossier =
  ({ files, identity }: DossierParts): UseCase<typeof endpoints.makeDossier, WriteContext> =>
  async ({ params: { id }, body: { format } }, context) => {
    const signed = await signedContract(await proposalInReach(id, context), context);
    const { evidence, files: named } = await readEvidence(signed, callerOf(context).name, context);
    const json = await writeDossierJson(evidence, identity);
    const content = format === 'json' ? json : await makePdf(json, evidence, named, { files, identity }, context.now);
    const sha256 = createHash('sha256').update(content).digest('hex');
    context.audit({
      action: 'proposal.dossier.make',
      entity: 'proposal',
      entityId: id,
      after: { dossierFormat: format, sha256 },
    });
    return {
      fileName: `dossie-${evidence.proposal.contractNumber}.${format}`,
      // as `application/json` it would be read as an answer, and saved otherwise than it is sealed
      contentType: format === 'json' ? 'application/octet-stream' : 'application/pdf',
      content,
    };
  };

/** @throws DomainError PRS020 where no contract stands that was signed */
async function signedContract(proposal: ProposalRecord, { db, today }: WriteContext): Promise<SignedContract> {
  const { contract, envelope } = await readSignature(db, proposal);
  if (!contract?.readyAt) throw new DomainError('PRS020');
  if (envelope?.status === 'COMPLETED') return { proposal, contract, envelope };
  const { signedPaperUploaded } = await readSettlement(db, proposal, today);
  if (!signedPaperUploaded) throw new DomainError('PRS020');
  return { proposal, contract, envelope: null };
}

async function makePdf(
  json: Uint8Array,
  evidence: Parameters<typeof dossierPdf.render>[0]['evidence'],
  named: readonly StoredFile[],
  { files, identity }: DossierParts,
  now: Date,
): Promise<Uint8Array> {
  const kept = await Promise.all(
    named.map(async ({ file, key, sha256 }) => {
      const content = await files.read(key);
      // one that is not what was signed proves nothing: somebody must look at it
      if (!content || createHash('sha256').update(content).digest('hex') !== sha256)
        throw new Error(`${key} is not the file that its row tells of`);
      return { name: file, contentType: 'application/pdf', content, createdAt: now };
    }),
  );
  const own = { name: evidenceFile, contentType: 'application/json', content: json, createdAt: now };
  const plain = await dossierPdf.render({ evidence, files: [...kept, own] }, 'pt-BR');
  return sealPdf(plain, identity, {
    reason: `Dossiê do contrato ${evidence.proposal.contractNumber}`,
    at: now,
  });
}
