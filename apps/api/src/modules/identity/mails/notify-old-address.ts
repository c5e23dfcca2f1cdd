import type { Language } from '@estrada/domain/errors/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { identityJobs } from '../identity.jobs.ts';
import type { UserRow } from '../identity.repository.ts';
import { insertSentMail } from './sent-mails.repository.ts';

/**
 * Queues the mail to the address that a user had so far: there is another one now. Who could change an address and then ask for
 * a code would have the account; the person learns of it where nobody else reads.
 *
 * @param user as before the change
 */
export async function notifyOldAddress(user: UserRow, language: Language, tx: WriteContext): Promise<void> {
  const mailId = makeId(tx.now);
  await insertSentMail(tx.db, {
    id: mailId,
    userId: user.id,
    kind: 'address-changed',
    address: user.email,
    status: 'QUEUED',
    createdAt: tx.now,
  });
  tx.enqueue(identityJobs.notifyOldAddress, { mailId, language });
}
