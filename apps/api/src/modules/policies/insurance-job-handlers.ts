import { insurerTitle, sumPaidPremiums } from '@estrada/domain/insurance/index';
import { maskDocument } from '@estrada/domain/people/index';
import { and, eq, sql } from 'drizzle-orm';
import { type InsuranceMailEvent, insuranceEventTexts } from '../../documents/insurance/insurance-event-texts.ts';
import { insuranceUpdateMail } from '../../documents/insurance/insurance-update.mail.ts';
import { manualIssueMail } from '../../documents/insurance/manual-issue.mail.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { FileStore } from '../../kernel/files.ts';
import { type HandledJob, handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { ScanFile } from '../documents/index.ts';
import { users } from '../identity/index.ts';
import { languageOfPerson } from '../leads/index.ts';
import { findServicePhone } from '../products/index.ts';
import { findNames } from '../simulation/index.ts';
import { applyNews } from './apply-news.ts';
import { insuranceJobs } from './insurance.jobs.ts';
import { readCharge } from './insurance.schedule.ts';
import {
  type InsuranceRecord,
  listPremiums,
  listRequests,
  lockAnyInsurance,
  updateInsurance,
} from './insurance-proposals.repository.ts';
import { readNews } from './insurer-notices.ts';
import { storePolicyFile } from './insurer-policy.ts';
import { insurerReason } from './insurer-refusal.ts';
import { type InsurerPortsOfContracts, insurerRequest } from './insurer-requests.ts';
import { readDeadlines, situationOf } from './move-insurance.ts';
import { insurancePremiums, insuranceProposals, insurerRequests } from './policies.tables.ts';

type Parts = {
  ports: InsurerPortsOfContracts;
  mailer: Mailer;
  files: FileStore;
  scan: ScanFile;
  publicUrl: string;
};

/** Enough for every insurance department. */
const mostReceivers = 50;

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
    const sendings = (await listRequests(db, row.id)).filter(({ kind }) => kind === 'SUBMIT');
    // a proposal that was sent again is another one at the insurer
    if (sendings.at(-1)?.id !== request.id) return;
    const sent = {
      insurer: row.insurer,
      number: request.insurerNumber ?? row.insurerNumber,
      requestId: request.requestId,
    };
    const news = await readNews(ports[row.insurer], sent, notice);
    if (news.length === 0) return;
    await context.transaction(async (tx) => {
      let record = await lockAnyInsurance(tx.db, row.id);
      // the answer to the sending has not arrived: the report names what the insurer has just confirmed
      if (record?.insurerNumber === null) {
        await updateInsurance(tx.db, record.id, { insurerNumber: notice.number });
        record = { ...record, insurerNumber: notice.number };
      }
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

/** Stores the insurer's file of a policy. */
const fetchPolicyFile =
  (parts: Parts): JobHandler<typeof insuranceJobs.fetchPolicyFile> =>
  async ({ insuranceId }, context) => {
    const row = await findInsurance(context.db, insuranceId);
    if (row) await storePolicyFile(row, parts, context);
  };

/** Requests the manual issue from everybody of the insurance department who may log in. */
const mailManualIssue =
  ({ mailer, publicUrl }: Parts): JobHandler<typeof insuranceJobs.mailManualIssue> =>
  async ({ insuranceId }, { db, today }) => {
    const row = await findInsurance(db, insuranceId);
    if (row?.status !== 'manual') return;
    const { dealer } = await findNames(db, row.dealerId, row.sellerId);
    const people = await db
      .select({ email: users.email, language: users.language })
      .from(users)
      .where(and(eq(users.userType, 'GMF'), eq(users.role, 'insurance'), eq(users.enabled, true)))
      .limit(mostReceivers);
    for (const { email, language } of people)
      await mailer.send({
        to: email,
        ...manualIssueMail.render(
          {
            number: row.number,
            product: row.product,
            insurerName: insurerTitle(row.insurer),
            code: row.insurerCode ?? '',
            clientReference: maskDocument(row.clientDocument ?? ''),
            dealerName: dealer.tradingName,
            sentOn: row.sentOn ?? today,
            url: `${publicUrl}${pageOf(row)}`,
          },
          language ?? 'pt-BR',
        ),
      });
  };

/** The page of a record in the portal. */
const pageOf = ({ id }: InsuranceRecord): string => `/contratarSeguro/${id}`;

/** Informs the client of a move. */
const mailClient =
  ({ mailer }: Parts): JobHandler<typeof insuranceJobs.mailClient> =>
  async ({ insuranceId, event }, { db, today }) => {
    const row = await findInsurance(db, insuranceId);
    const to = row?.answers.assured?.email;
    if (!row || typeof to !== 'string' || !isMailEvent(event)) return;
    const { dealer } = await findNames(db, row.dealerId, row.sellerId);
    const { law } = await readDeadlines(db, row, today);
    const premiums = await listPremiums(db, insuranceId);
    const overdue = premiums.find(({ status }) => status === 'UNPAID');
    const paidCents = sumPaidPremiums(premiums, row.cancelledOn ?? today);
    const language = await languageOfPerson(db, row.clientDocument ?? '');
    await mailer.send({
      to,
      ...insuranceUpdateMail.render(
        {
          event,
          clientName: row.clientName ?? '',
          number: row.number,
          product: row.product,
          insurer: {
            name: insurerTitle(row.insurer),
            contact: await findServicePhone(db, row.product, row.insurer),
          },
          dealerName: dealer.tradingName,
          policyNumber: row.policyNumber,
          reason: insurerReason(row.reason, row, language),
          overdue: overdue ? { dueOn: overdue.dueOn, amountCents: overdue.amountCents } : null,
          refund:
            row.refundCents !== null && row.refundBy && row.refundTo
              ? {
                  amountCents: row.refundCents,
                  isInFull: row.refundCents === paidCents,
                  to: row.refundTo === 'LENDER' ? 'lender' : 'payer',
                  by: row.refundBy,
                }
              : null,
          situation: situationOf(row, law, today),
        },
        language,
      ),
    });
  };

const isMailEvent = (event: string): event is InsuranceMailEvent => Object.hasOwn(insuranceEventTexts, event);

const findInsurance = async (db: Db, id: string): Promise<InsuranceRecord | null> => {
  const [row] = await db.select().from(insuranceProposals).where(eq(insuranceProposals.id, id));
  return row ?? null;
};

/** The jobs of insurance proposals with their handlers. */
export const handleInsuranceJobs = (parts: Parts): HandledJob[] =>
  handleJobs(insuranceJobs, {
    request: insurerRequest(parts.ports, parts.publicUrl),
    readNews: followNotice(parts.ports),
    fetchPolicyFile: fetchPolicyFile(parts),
    mailManualIssue: mailManualIssue(parts),
    mailClient: mailClient(parts),
  });
