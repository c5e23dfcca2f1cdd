import { createHash } from 'node:crypto';
import { productName } from '@estrada/domain/enumerations/index';
import { insuranceConsentText, insuranceProposalStatuses, insurerTitle } from '@estrada/domain/insurance/index';
import type { AttachedEvidence, InsuranceEvidence } from '../../documents/dossier-data.ts';
import type { ReadContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import { availableDocuments, drawInsurance } from './insurance-documents.ts';
import { type InsuranceRecord, listPremiums, listSentInsurance } from './insurance-proposals.repository.ts';
import { readDeadlines } from './move-insurance.ts';

type AvailableDocument = ReturnType<typeof availableDocuments>[number];

/**
 * The insurance of a sale as its dossier contains it, with the files. Ours are drawn now, so that only a dossier that
 * attaches them can name their hashes; the insurer's file is a stored one.
 */
export async function readInsuranceEvidence(
  { id }: Pick<ProposalRecord, 'id'>,
  { files, attaches }: { files: FileStore; attaches: boolean },
  context: ReadContext,
): Promise<{ insurances: readonly InsuranceEvidence[]; files: readonly AttachedEvidence[] }> {
  const found = [];
  for (const record of await listSentInsurance(context.db, id)) {
    const documents = availableDocuments(record, await listPremiums(context.db, record.id), 'pt-BR');
    const attached: AttachedEvidence[] = [];
    for (const document of documents)
      if (attaches || document.target === 'insurerPolicy')
        attached.push(await attachDocument(record, document, files, context));
    found.push({ evidence: await describeEvidence(record, attached, context), attached });
  }
  return {
    insurances: found.map(({ evidence }) => evidence),
    files: found.flatMap(({ attached }) => attached),
  };
}

/** The names of the files in a dossier; a receipt is followed by its number. */
const fileStems = {
  proposal: 'proposta',
  questionnaire: 'questionario',
  policy: 'resumo-da-apolice',
  insurerPolicy: 'apolice',
  receipt: 'recibo',
  refund: 'reembolso',
} as const satisfies Record<AvailableDocument['target'], string>;

async function attachDocument(
  record: InsuranceRecord,
  { target, number, name }: AvailableDocument,
  files: FileStore,
  context: ReadContext,
): Promise<AttachedEvidence> {
  const content =
    target === 'insurerPolicy'
      ? await files.read(record.policyFile!)
      : await draw(record, { target, number: number ?? undefined }, files, context);
  // as with a paper of the contract: an operator must investigate
  if (!content) throw new Error(`${record.policyFile} of an insurance policy is missing`);
  const stem = `seguro-${record.number}-${fileStems[target]}`;
  return {
    file: `${number === null ? stem : `${stem}-${number}`}.pdf`,
    name: `${name}, seguro nº ${record.number}`,
    sha256: createHash('sha256').update(content).digest('hex'),
    sizeBytes: content.length,
    textVersion: null,
    content,
  };
}

/** A document of ours as the client has it: in Portuguese, with nothing masked. */
async function draw(
  record: InsuranceRecord,
  which: Parameters<typeof drawInsurance>[1],
  files: FileStore,
  context: ReadContext,
): Promise<Uint8Array> {
  const inPortuguese: ReadContext = { ...context, language: 'pt-BR' };
  const { content } = await drawInsurance(record, which, { files, isMasked: false }, inPortuguese);
  if (!(content instanceof Uint8Array)) throw new Error('A drawn document is not in memory');
  return content;
}

async function describeEvidence(
  record: InsuranceRecord,
  attached: readonly AttachedEvidence[],
  { db, today }: ReadContext,
): Promise<InsuranceEvidence> {
  const { questionnaire } = record;
  const { law } = await readDeadlines(db, record, today);
  const { version, declaration, free, separate } = insuranceConsentText;
  const accepted = [declaration, free, ...(law.separateConsent ? [separate] : [])].map(({ pt }) => pt).join(' ');
  return {
    number: record.number,
    product: productName(record.product).pt,
    insurer: insurerTitle(record.insurer),
    assured: { name: record.clientName ?? '', document: record.clientDocument ?? '' },
    status: insuranceProposalStatuses[record.status].pt,
    policyNumber: record.policyNumber,
    premiumCents: record.premiumCents,
    sentAt: record.sentAt!.toISOString(),
    acceptedOn: record.acceptedOn,
    issuedOn: record.issuedOn,
    cancelledOn: record.cancelledOn,
    consent: questionnaire && {
      textVersion: questionnaire.textVersion,
      // never the text of another version
      text: questionnaire.textVersion === version ? accepted : 'Texto registrado na versão indicada.',
      givenAt: questionnaire.at,
      recordedByName: questionnaire.respondentName,
    },
    files: attached.map(({ content: _content, ...file }) => file),
  };
}
