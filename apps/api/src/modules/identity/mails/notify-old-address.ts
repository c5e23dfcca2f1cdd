import type { Language } from '@estrada/domain/errors/index';
import type { WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import { identityJobs } from '../identity.jobs.ts';
import type { UserRow } from '../identity.repository.ts';
import { insertSentMail } from './sent-mails.repository.ts';

/**
 * Queues a mail to a user's previous address about its change. An attacker who changed the address could request a code
 * and take over the account; this mail reaches the user where the attacker cannot read it.
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
