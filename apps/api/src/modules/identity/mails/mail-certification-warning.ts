import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { identityJobs } from '../identity.jobs.ts';
import type { UserRow } from '../identity.repository.ts';
import { insertSentMail } from './sent-mails.repository.ts';

/** Queues the warning about the end of a user's certification, in the language of the account. */
export async function mailCertificationWarning(user: UserRow, endsOn: string, tx: WriteContext): Promise<void> {
  const mailId = makeId(tx.now);
  await insertSentMail(tx.db, {
    id: mailId,
    userId: user.id,
    kind: 'certification-expiring',
    address: user.email,
    status: 'QUEUED',
    createdAt: tx.now,
  });
  tx.enqueue(identityJobs.mailCertificationWarning, { mailId, language: user.language ?? 'pt-BR', endsOn });
}
