import { and, eq, sql } from 'drizzle-orm';
import type { FileStore } from '../../../kernel/files.ts';
import type { HandledJob } from '../../../kernel/jobs/define-job.ts';
import { handleJobs, type JobHandler } from '../../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../../kernel/mail.ts';
import { insurancePremiums, insuranceProposals, insurerRequests } from '../insurance.tables.ts';
import { readNews } from '../insurer-notices.ts';
import { applyNews } from './apply-news.ts';
import type { insuranceJobs } from './insurance.jobs.ts';
import { readCharge } from './insurance.schedule.ts';
import { lockAnyInsurance, updateInsurance } from './insurance-proposals.repository.ts';
import { type InsurerPortsOfContracts, insurerRequest } from './insurer-requests.ts';

type Parts = { ports: InsurerPortsOfContracts; mailer: Mailer; files: FileStore; publicUrl: string };

/** Reads from an insurer what it has reported, and applies it. A report about anything but ours changes nothing. */
const followNotice =
  (ports: InsurerPortsOfContracts): JobHandler<typeof insuranceJobs.readNews> =>
  async (notice, context) => {
    const { db } = context;
    const [request] = await db.select().from(insurerRequests).where(eq(insurerRequests.requestId, notice.requestId));
    const [row] = request
      ? await db.select().from(insuranceProposals).where(eq(insuranceProposals.id, request.insuranceId))
      : [];
    if (!request || !row) return;
    const sent = {
      insurer: row.insurer,
      number: request.insurerNumber ?? row.insurerNumber,
      requestId: request.requestId,
      openCharges: [],
    };
    const news = await readNews(ports[row.insurer], sent, notice);
    if (news.length === 0) return;
    await context.transaction(async (tx) => {
      let record = await lockAnyInsurance(tx.db, row.id);
      for (const one of news) if (record) record = await applyNews(record, one, tx);
    });
    if (notice.kind !== 'paid' && notice.kind !== 'unpaid') return;
    const pending = await db
      .select({ id: insurancePremiums.id })
      .from(insurancePremiums)
      .where(and(eq(insurancePremiums.insuranceId, row.id), sql`${insurancePremiums.status} = 'PENDING'`))
      .limit(12);
    for (const { id } of pending) await readCharge(id, ports, context);
  };
