import {
  clientPageCodeMinutes,
  clientPageCodeTries,
  clientPageMinutes,
  maskedMailbox,
} from '@estrada/domain/client-page/index';
import { DomainError } from '@estrada/domain/errors/index';
import type { endpoints } from '@estrada/endpoints/index';
import { desc, eq } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import { hashLinkToken, makeLinkToken, type Seal } from '../../kernel/link-token.ts';
import { findLink } from '../../kernel/personal-links.ts';
import type { UseCase } from '../../kernel/route.ts';
import { readSelfies, recordSignatoryAct } from '../contracts/index.ts';
import { hashVerificationCode, matchesVerificationCode, verificationCodeOf } from '../identity/index.ts';
import { clientPageLink, everywhere, findProposal } from '../proposals/index.ts';
import { clientPageJobs } from './client-page.jobs.ts';
import { clientPageVisits } from './client-page.tables.ts';

type VisitRow = typeof clientPageVisits.$inferSelect;

/** Codes to one mailbox per hour. With five attempts each, guessing a code takes 40,000 hours. */
const perMailbox = { name: 'client-page-codes', hits: 5, windowSeconds: 3_600 };

/** Sends a code to the mailbox of the link; the previous one is void. */
export const makeSendClientPageCode =
  (seal: Seal): UseCase<typeof endpoints.sendClientPageCode, FlowContext> =>
  async (_input, context) => {
    const link = await findLink(clientPageLink, context.http.linkToken, seal, context);
    return sendCodeOf(link, seal, context);
  };

/** Sends a code to the mailbox of a link. @throws DomainError USE029 */
export async function sendCodeOf(
  link: Pick<OpenedLink, 'id' | 'proposalId' | 'email'>,
  seal: Seal,
  context: FlowContext,
): Promise<{ sentTo: string; expiresAt: string }> {
  await limitRate(context.db, perMailbox, link.email.toLowerCase(), context.now);
  const id = makeId(context.now);
  const codeExpiresAt = new Date(context.now.getTime() + clientPageCodeMinutes * 60_000);
  await context.transaction(async (tx) => {
    const codeHash = hashVerificationCode(id, verificationCodeOf(id, { seal }), { seal });
    await insertVisit(tx.db, {
      id,
      linkId: link.id,
      codeHash,
      codeExpiresAt,
      tries: 0,
      visitHash: null,
      expiresAt: null,
    });
    tx.enqueue(clientPageJobs.mailClientCode, { visitId: id });
    tx.audit({
      action: 'proposal.clientPage.code',
      entity: 'proposal',
      entityId: link.proposalId,
      after: { linkId: link.id },
    });
  });
  return { sentTo: maskedMailbox(link.email), expiresAt: codeExpiresAt.toISOString() };
}

/** Opens the page with the code. A wrong one counts although it is refused. @throws DomainError USE011 at `code` */
export const makeOpenClientPage =
  (seal: Seal): UseCase<typeof endpoints.openClientPage, FlowContext> =>
  async ({ body }, context) => {
    const link = await findLink(clientPageLink, context.http.linkToken, seal, context);
    const opened = await context.transaction((tx) => tryCode(link, body.code, seal, tx));
    if (!opened) throw new DomainError('USE011', { fields: [{ path: 'code', key: 'verificationCode.wrong' }] });
    return opened;
  };

type OpenedLink = { id: string; proposalId: string; document: string; email: string };

/** The last code of a link, where this is it. A wrong one counts. */
async function matchCode(linkId: string, code: string, seal: Seal, tx: WriteContext): Promise<VisitRow | null> {
  const row = await lockLastVisit(tx.db, linkId);
  const isInForce = row && !row.visitHash && row.codeExpiresAt > tx.now && row.tries < clientPageCodeTries;
  if (!row || !isInForce) return null;
  if (matchesVerificationCode(row, code, { seal })) return row;
  await updateVisit(tx.db, row.id, { tries: row.tries + 1 });
  return null;
}

/** Uses up the last code of a link for an act within an open visit. @returns false for a wrong one, which counts */
export async function consumeCode(linkId: string, code: string, seal: Seal, tx: WriteContext): Promise<boolean> {
  const row = await matchCode(linkId, code, seal, tx);
  if (row) await updateVisit(tx.db, row.id, { codeExpiresAt: tx.now });
  return row !== null;
}

async function tryCode(link: OpenedLink, code: string, seal: Seal, tx: WriteContext) {
  const row = await matchCode(link.id, code, seal, tx);
  if (!row) return null;
  const visit = makeLinkToken('client-visit', seal);
  const expiresAt = new Date(tx.now.getTime() + clientPageMinutes * 60_000);
  await updateVisit(tx.db, row.id, { visitHash: hashLinkToken(visit), expiresAt });
  tx.audit({
    action: 'proposal.clientPage.open',
    entity: 'proposal',
    entityId: link.proposalId,
    after: { linkId: link.id, expiresAt: expiresAt.toISOString() },
  });
  await recordVisit(link, tx);
  return { visit, expiresAt: expiresAt.toISOString() };
}

async function recordVisit({ proposalId, document, email }: OpenedLink, tx: WriteContext): Promise<void> {
  const proposal = await findProposal(tx.db, everywhere, proposalId);
  if (!proposal) return;
  const { people } = await readSelfies(tx.db, proposal);
  const name = people.find(({ signer }) => signer.document === document)?.signer.name ?? proposal.clientName;
  await recordSignatoryAct(proposal, 'page', { document, name, email }, tx);
}

const insertVisit = (db: Db, row: VisitRow) => db.insert(clientPageVisits).values(row);

const updateVisit = (db: Db, id: string, changes: Partial<VisitRow>) =>
  db.update(clientPageVisits).set(changes).where(eq(clientPageVisits.id, id));

/** The last code of a link, locked for this write: the valid one. */
async function lockLastVisit(db: Db, linkId: string): Promise<VisitRow | null> {
  const [row] = await db
    .select()
    .from(clientPageVisits)
    .where(eq(clientPageVisits.linkId, linkId))
    .orderBy(desc(clientPageVisits.id))
    .limit(1)
    .for('update');
  return row ?? null;
}
