import type { Language } from '@estrada/domain/errors/index';
import { addressChangedMail } from '../../../documents/address-changed.mail.ts';
import type { FlowContext, WriteContext } from '../../../kernel/context.ts';
import { makeId } from '../../../kernel/ids.ts';
import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import type { UserRow } from '../identity.repository.ts';
import { deliverMail, mailRetries } from './deliver-mail.ts';
import { findSentMailWithUser, insertSentMail } from './sent-mails.repository.ts';

type ToldAddress = { mailId: string; language: Language };

const tellOldAddressJob = 'identity.tell-old-address';

/**
 * Has the address that a user had so far told that there is another one now. Who could change an address and then ask for
 * a code would have the account; the person learns of it where nobody else reads.
 *
 * @param user as before the change
 */
export async function tellOldAddress(user: UserRow, language: Language, tx: WriteContext): Promise<void> {
  const mailId = makeId(tx.now);
  await insertSentMail(tx.db, {
    id: mailId,
    userId: user.id,
    kind: 'address-changed',
    address: user.email,
    status: 'QUEUED',
    createdAt: tx.now,
  });
  tx.enqueue(tellOldAddressJob, { mailId, language } satisfies ToldAddress);
}

/** The row of the mail alone still knows the old address. */
export const tellOldAddressLater = (mailer: Mailer): JobDefinition => ({
  name: tellOldAddressJob,
  ...mailRetries,
  run: async ({ mailId, language }: ToldAddress, context: FlowContext) => {
    const found = await findSentMailWithUser(context.db, mailId);
    if (!found) return;
    const { name, username } = found.user;
    const content = { name, username, changedAt: found.mail.createdAt };
    await deliverMail(
      mailId,
      { to: found.mail.address, ...addressChangedMail.render(content, language) },
      mailer,
      context,
    );
  },
});
