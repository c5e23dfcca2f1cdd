import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  type DocumentKind,
  documentKinds,
  documentsOfClient,
  intakeActs,
  mostPages,
} from '@estrada/domain/documents/index';
import { DomainError, pickText } from '@estrada/domain/errors/index';
import { hasHiddenCharacters } from '@estrada/domain/validation/index';
import type { endpoints, ResponseOf } from '@estrada/endpoints/index';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { FlowContext, ReadContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import type { Input, UseCase } from '../../kernel/route.ts';
import { acceptFile, type IntakeParts, refusalOf, savePage } from '../documents/index.ts';
import { detachRegistration, type LeadsOwner } from '../leads/index.ts';
import { documentFactsOf, editFactsOf, everywhere, findProposal, type ProposalRecord } from '../proposals/index.ts';
import { documentOfForm, webFormFiles, webForms } from './web-form.tables.ts';
import {
  acceptingDealer,
  ensureNotSent,
  lockVisit,
  openWebFormVisit,
  sessionEnd,
  updateWebForm,
  type WebFormRecord,
} from './web-form-visit.ts';

type FileRow = typeof webFormFiles.$inferSelect;
type Attached = ResponseOf<typeof endpoints.attachWebFormDocument>['documents'];

export const webFormFolder = 'web-form';
const keyOf = ({ formId, id }: Pick<FileRow, 'formId' | 'id'>) => `${webFormFolder}/${formId}/${id}`;

/** Every page of a person's documents, some of them retaken; each costs a thread. */
const filesOfForm = { name: 'web-form-files', hits: 60, windowSeconds: 3_600 };

/** The documents that a proposal of this person would need, whatever is bought. */
const documentsOf = ({ personType }: Pick<WebFormRecord, 'personType'>) =>
  documentsOfClient({ personType, financeTypeId: 1, status: 'WO', financedItems: [] });

const listFiles = (db: Db, formId: string): Promise<FileRow[]> =>
  db
    .select()
    .from(webFormFiles)
    .where(eq(webFormFiles.formId, formId))
    .orderBy(asc(webFormFiles.id))
    .limit(documentKinds.length * mostPages);

/** The documents of a form with the files that have arrived. */
export async function describeFiles(
  form: Pick<WebFormRecord, 'id' | 'personType'>,
  { db, language }: ReadContext,
): Promise<Attached> {
  const files = await listFiles(db, form.id);
  return documentsOf(form).map(({ kind, ...name }) => ({
    kind,
    name: pickText(name, language),
    files: files
      .filter((file) => file.kind === kind)
      .map(({ id, fileName, sizeBytes }) => ({ id, fileName, sizeBytes })),
  }));
}

type Attaching = Input<typeof endpoints.attachWebFormDocument>;

/** The form of an upload, checked before its file is read. @throws DomainError SEC004, ADD004, PRS007, UPF003, USE029 */
export const formToAttach =
  (seal: Seal) =>
  async ({ params: { kind } }: Pick<Attaching, 'params'>, context: ReadContext): Promise<WebFormRecord> => {
    const form = await openWebFormVisit(seal, context);
    ensureNotSent(form);
    if (!documentsOf(form).some((one) => one.kind === kind)) throw refusalOf('document.notInSet');
    await acceptingDealer(form.dealerId, context);
    await limitRate(context.db, filesOfForm, form.id, context.now);
    return form;
  };

/** A file of a document, by the same intake as those of a proposal. */
export const makeAttachWebFormDocument =
  ({ files, scan }: IntakeParts) =>
  async (
    { params: { kind }, query, files: { file: sent } }: Attaching,
    context: FlowContext,
    visit: WebFormRecord,
  ): Promise<{ documents: Attached }> => {
    const file = sent[0]!;
    const sendId = query.sendId ?? null;
    if (await wasSent(context.db, visit.id, sendId)) return { documents: await describeFiles(visit, context) };
    if (hasHiddenCharacters(file.fileName))
      throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'file.hiddenCharacters' }] });
    const sentBytes = await buffer(file.open());
    // the original bytes: re-encoding may lose what the scanner detects
    await scan(sentBytes);
    const { bytes, contentType, pageCount } = await acceptFile(sentBytes);
    const place = { formId: visit.id, id: makeId(context.now) };
    await files.write(keyOf(place), bytes);
    try {
      const isStored = await context.transaction(async (tx) => {
        const form = await lockVisit(visit, tx);
        ensureNotSent(form);
        // of two concurrent repetitions, the second has waited here for the first
        if (await wasSent(tx.db, form.id, sendId)) return false;
        const count = await tx.db.$count(
          webFormFiles,
          and(eq(webFormFiles.formId, form.id), eq(webFormFiles.kind, kind)),
        );
        if (count >= mostPages) throw refusalOf('document.tooManyPages', { max: mostPages });
        const described = {
          fileName: file.fileName,
          contentType,
          pageCount,
          sizeBytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
        };
        await tx.db.insert(webFormFiles).values({ ...place, kind, ...described, sendId, sentAt: tx.now });
        await updateWebForm(tx.db, form.id, { sessionExpiresAt: sessionEnd(tx.now) });
        tx.audit({
          action: 'web-form.attach',
          entity: 'web-form',
          entityId: form.id,
          after: { documentKind: kind, pageId: place.id, ...described },
        });
        return true;
      });
      if (!isStored) await files.remove(keyOf(place));
    } catch (error) {
      await files.remove(keyOf(place));
      throw error;
    }
    return { documents: await describeFiles(visit, context) };
  };

const wasSent = async (db: Db, formId: string, sendId: string | null): Promise<boolean> =>
  sendId !== null &&
  (await db.$count(webFormFiles, and(eq(webFormFiles.formId, formId), eq(webFormFiles.sendId, sendId)))) > 0;

/** The person removes a file again. @throws DomainError SEC004 for a file of another form, PRS007, ADD004, USE029 */
export const makeRemoveWebFormFile =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.removeWebFormFile, FlowContext> =>
  async ({ params: { id } }, context) => {
    const visit = await openWebFormVisit(seal, context);
    await acceptingDealer(visit.dealerId, context);
    const removed = await context.transaction(async (tx) => {
      const form = await lockVisit(visit, tx);
      ensureNotSent(form);
      const [row] = await tx.db
        .delete(webFormFiles)
        .where(and(eq(webFormFiles.id, id), eq(webFormFiles.formId, form.id)))
        .returning();
      const { kind, fileName } = inReach(row);
      tx.audit({
        action: 'web-form.remove-file',
        entity: 'web-form',
        entityId: form.id,
        before: { documentKind: kind, pageId: id, fileName },
      });
      return row!;
    });
    await files.remove(keyOf(removed));
    return { documents: await describeFiles(visit, context) };
  };

/**
 * Copies the files of a form into the documents of the proposal that came of it, each once however often it runs. A
 * proposal that accepts none any more gets none.
 */
export async function attachToProposal(
  parts: IntakeParts,
  { formId, proposalId }: { formId: string; proposalId: string },
  context: FlowContext,
): Promise<void> {
  const { db } = context;
  for (const row of await listFiles(db, formId)) {
    const proposal = await findProposal(db, everywhere, proposalId);
    if (!proposal || !accepts(proposal, row.kind)) return;
    const bytes = await parts.files.read(keyOf(row));
    if (bytes === null) continue;
    const { fileName, sizeBytes, sha256 } = row;
    const file = { fileName, sizeBytes, sha256, open: () => Readable.from([bytes]) };
    const page = { proposalId, kind: row.kind, file, sendId: row.id, sentByName: proposal.clientName };
    await savePage(parts, page, context, async (tx) => {
      const locked = inReach(await findProposal(tx.db, everywhere, proposalId, { lock: true }));
      if (!accepts(locked, row.kind)) throw new DomainError('PRS006');
    });
  }
}

const accepts = (proposal: ProposalRecord, kind: DocumentKind): boolean =>
  intakeActs.may('send', editFactsOf(proposal), { kind: 'dealer', userId: proposal.sellerId }) &&
  documentsOfClient(documentFactsOf(proposal)).some((one) => one.kind === kind);

/** Deletes a form with its files: the files first, so that what is left of a killed process is found again. */
export async function eraseWebForm(formId: string, files: FileStore, context: FlowContext): Promise<void> {
  const rows = await listFiles(context.db, formId);
  for (const row of rows) await files.remove(keyOf(row));
  await context.transaction(async (tx) => {
    await detachRegistration(tx.db, formId);
    await tx.db.delete(webFormFiles).where(eq(webFormFiles.formId, formId));
    await tx.db.delete(webForms).where(eq(webForms.id, formId));
    tx.audit({ action: 'web-form.erase', entity: 'web-form', entityId: formId, after: { pageCount: rows.length } });
  });
}

/** More forms than one person fills in. */
const formsOfPerson = 100;

/** The forms of a person: by the document, one of a lead of theirs, or one not sent by a contact proved to be theirs. */
export const listWebFormsOfPerson = (
  db: Db,
  { document, verifiedEmail, verifiedPhone, leadIds }: LeadsOwner & { leadIds: readonly string[] },
): Promise<WebFormRecord[]> =>
  db
    .select()
    .from(webForms)
    .where(
      or(
        document === '' ? sql`false` : eq(documentOfForm(webForms), document),
        leadIds.length === 0 ? undefined : inArray(webForms.leadId, [...leadIds]),
        verifiedEmail === null
          ? undefined
          : and(isNull(webForms.sentAt), sql`lower(${webForms.email}) = ${verifiedEmail.toLowerCase()}`),
        verifiedPhone === null ? undefined : and(isNull(webForms.sentAt), eq(webForms.phone, verifiedPhone)),
      ),
    )
    .orderBy(asc(webForms.id))
    .limit(formsOfPerson);

/** Corrects the contacts and the name of forms that were not sent yet. @returns how many */
export async function correctWebForms(
  forms: readonly WebFormRecord[],
  { name, ...contacts }: { name?: string; phone?: string; email?: string },
  context: WriteContext,
): Promise<number> {
  const open = forms.filter(({ sentAt }) => sentAt === null);
  for (const { id, client, version } of open) {
    const named =
      name === undefined
        ? client
        : client.personType === 'PJ'
          ? { ...client, name }
          : { ...client, identification: { ...client.identification, name } };
    await context.db
      .update(webForms)
      .set({ ...contacts, client: named, version: version + 1, savedAt: context.now })
      .where(eq(webForms.id, id));
    context.audit({ action: 'web-form.correct', entity: 'web-form', entityId: id });
  }
  return open.length;
}
