import { and, eq } from 'drizzle-orm';
import { threadDigestMail } from '../../../documents/thread-digest.mail.ts';
import type { JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { users } from '../../identity/index.ts';
import type { threadJobs } from '../threads.jobs.ts';
import { listDue, mailsWanted, noteMailed } from '../threads.repository.ts';

/** Tells a person in one e-mail of all unread messages. Who has read them meanwhile, or wants no mails any more, gets none. */
export const mailDigest =
  (mailer: Mailer, publicUrl: string): JobHandler<typeof threadJobs.mailDigest> =>
  async ({ userId }, { db, language }) => {
    const [person] = await db
      .select({ email: users.email, name: users.name, language: users.language })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.enabled, true)));
    const due = await listDue(db, userId);
    if (!person || due.length === 0 || !(await mailsWanted(db, userId))) return;
    await mailer.send({
      to: person.email,
      ...threadDigestMail.render(
        {
          name: person.name,
          proposals: due.map(({ number, count }) => ({ number, count })),
          url:
            due.length === 1
              ? `${publicUrl}/consultarPropostas/${due[0]!.proposalId}`
              : `${publicUrl}/consultarPropostas`,
        },
        person.language ?? language,
      ),
    });
    for (const { proposalId, lastSeq } of due) await noteMailed(db, userId, proposalId, lastSeq);
  };
