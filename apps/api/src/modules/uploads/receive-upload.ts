import { DomainError } from '@estrada/domain/errors/index';
import { hasHiddenCharacters } from '@estrada/domain/validation/index';
import type { endpoints } from '@estrada/endpoints/index';
import { callerOf, type FlowContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { UseCase } from '../../kernel/route.ts';
import { describeUpload } from './describe-upload.ts';
import { fileKey } from './run-upload.ts';
import type { UploadTable } from './upload-table.ts';
import { uploadJobs } from './uploads.jobs.ts';
import { findUpload, insertUpload } from './uploads.repository.ts';

/** Keeps the file as it came and lets a job do the rest: who sends a table does not wait for its hundred thousand lines. */
export function makeReceiveUpload(
  table: UploadTable,
  files: FileStore,
): UseCase<(typeof endpoints)['sendVehiclesTable'], FlowContext> {
  return async ({ files: { file: sent } }, context) => {
    const [file] = sent;
    // the name stands in lists, in the trail and in mails: it must be the one that people see
    if (hasHiddenCharacters(file!.fileName))
      throw new DomainError('DOM002', { fields: [{ path: 'file', key: 'file.hiddenCharacters' }] });
    const { viewer, name } = callerOf(context);
    await limitRate(context.db, { name: 'uploads', hits: 60, windowSeconds: 3_600 }, viewer.userId, context.now);
    const id = makeId(context.now);
    const sizeBytes = await files.writeStream(fileKey(id), file!.open());
    try {
      return await context.transaction(async (tx) => {
        await insertUpload(tx.db, {
          id,
          kind: table.kind,
          fileName: file!.fileName,
          sizeBytes,
          status: 'PENDING',
          userId: viewer.userId,
          userName: name,
          language: context.language,
          uploadedAt: context.now,
          progressAt: context.now,
        });
        tx.enqueue(uploadJobs.loadTable, { kind: table.kind });
        tx.audit({
          action: 'upload.send',
          entity: `upload:${table.kind}` as const,
          entityId: id,
          after: { fileName: file!.fileName, sizeBytes },
        });
        return describeUpload((await findUpload(tx.db, table.kind, id))!, context.language);
      });
    } catch (error) {
      await files.remove(fileKey(id));
      throw error;
    }
  };
}
