import type { AuditUploadName, AuditValues } from '@estrada/domain/audit/index';
import type { FlowContext } from '../../kernel/context.ts';
import { finishUpload, type Outcome, type UploadRow } from './uploads.repository.ts';

/** Ends an upload in the history and in the trail, unless it has ended already. */
export const endUpload = (upload: UploadRow, outcome: Outcome, context: FlowContext, now: Date) =>
  context.transaction(async (tx) => {
    if (await finishUpload(tx.db, upload.id, outcome, now))
      tx.audit(entryFor(upload, { status: outcome.status, message: outcome.messageKey }));
  });

/** The audit entry of an upload that has ended. */
export const entryFor = (upload: UploadRow, after: AuditValues<AuditUploadName>) => ({
  action: 'upload.finish' as const,
  entity: `upload:${upload.kind}` as const,
  entityId: upload.id,
  after: { ...after, sentBy: upload.userName },
});
