import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { assertMaySend, mostPages } from '@estrada/domain/documents/index';
import { DomainError } from '@estrada/domain/errors/index';
import { proposalActor } from '@estrada/domain/proposals/index';
import { hasHiddenCharacters } from '@estrada/domain/validation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext, type ReadContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { UseCase } from '../../kernel/route.ts';
import type { ProposalRecord } from '../proposals/index.ts';
import { ensureInSet, lockForPages, pageKey, pagesChanged } from './change-document.ts';
import { describeDocuments, intakeOf, proposalInReach } from './describe-documents.ts';
import { insertPage } from './documents.repository.ts';
import { refusalOf, takeInFile } from './intake/take-in-file.ts';

/** Enough for every page of several proposals; each costs a thread. */
const perPerson = { name: 'document-pages', hits: 300, windowSeconds: 3_600 };

/** Refuses who may not send to this proposal now. @throws DomainError SEC004, PRS002, PRS006 */
export function ensureMaySend(proposal: ProposalRecord, context: ReadContext): void {
  assertMaySend(intakeOf(proposal), proposalActor(callerOf(context).viewer));
}

/** Takes a file in as the last page of a document: looks at its content, keeps it, and only then says that it is there. */
export const makeReceivePage =
  (files: FileStore): UseCase<typeof endpoints.sendProposalDocument, FlowContext> =>
  async ({ query: { proposalId, kind }, files: { file: sent } }, context) => {
    const [file] = sent;
    const { viewer, name } = callerOf(context);
    // what cannot be taken is refused before anything is read
    const proposal = await proposalInReach(proposalId, context);
    ensureMaySend(proposal, context);
    ensureInSet(proposal, kind);
    // the name stands in lists and in the trail: it must be the one that people see
    if (hasHiddenCharacters(file!.fileName))
      throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'file.hiddenCharacters' }] });
    await limitRate(context.db, perPerson, viewer.userId, context.now);
    const taken = await takeInFile(await buffer(file!.open()));
    const page = { proposalId, id: makeId(context.now) };
    await files.write(pageKey(page), taken.bytes);
    try {
      return await context.transaction(async (tx) => {
        const current = await proposalInReach(proposalId, tx, { lock: true });
        ensureMaySend(current, tx);
        const { document, pages } = await lockForPages(proposalId, kind, tx);
        if (pages.length >= mostPages) throw refusalOf('document.tooManyPages', { max: mostPages });
        const { contentType, pageCount, bytes } = taken;
        const described = {
          ...{ fileName: file!.fileName, contentType, pageCount, sizeBytes: bytes.length },
          sha256: createHash('sha256').update(bytes).digest('hex'),
        };
        const position = (pages.at(-1)?.position ?? 0) + 1;
        await insertPage(tx.db, {
          ...{ ...page, kind, position, turn: 0, ...described },
          ...{ sentByName: name, sentAt: context.now },
        });
        await pagesChanged(document, 'RECEIVED', tx);
        tx.audit({
          ...{ action: 'proposal.document.receive', entity: 'proposal', entityId: proposalId },
          after: { documentKind: kind, pageId: page.id, ...described },
        });
        return describeDocuments(current, tx);
      });
    } catch (error) {
      await files.remove(pageKey(page));
      throw error;
    }
  };
