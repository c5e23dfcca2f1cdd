import { DomainError } from '@estrada/domain/errors/index';
import { maxReturnDays } from '@estrada/endpoints/customer-simulator/customer-simulator.endpoints';
import type { endpoints } from '@estrada/endpoints/index';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { figureReturnMail } from '../../documents/figure-return.mail.ts';
import type { FlowContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { defineJob, handleJobs, type JobHandler } from '../../kernel/jobs/define-job.ts';
import type { Task } from '../../kernel/jobs/schedule.ts';
import type { Seal } from '../../kernel/link-token.ts';
import type { Mailer } from '../../kernel/mail.ts';
import { findLink, issueLink, linkKind, removeLinks, renewLink } from '../../kernel/personal-links.ts';
import type { UseCase } from '../../kernel/route.ts';
import { type BotCheck, limitLikelyBots } from '../identity/index.ts';
import { readFigure } from './figure-reference.ts';
import { figureLinks } from './return-links.tables.ts';

/** A figure that its client opens again from their own mailbox. */
const figureLink = linkKind({
  purpose: 'figure-link',
  table: figureLinks,
  receivers: ['owner'],
  perAddress: { name: 'figure-link-address', hits: 120, windowSeconds: 300 },
  removal: { task: 'simulation.remove-figure-links', every: 'night', afterDays: 1 },
});

export const customerSimulatorSchedule: Task[] = [removeLinks(figureLink)];

const customerSimulatorJobs = {
  mailFigure: defineJob({
    name: 'simulation.mail-figure',
    // neither the address nor the secret: operators read the data of jobs
    data: z.object({ linkId: z.string() }),
    concurrency: 3,
    retryLimit: 5,
    retryDelaySeconds: 5,
    expireSeconds: 120,
  }),
};

const limits = {
  ofAddress: { name: 'csf-return-link-address', hits: 10, windowSeconds: 3_600 },
  ofPerson: { name: 'csf-return-link-email', hits: 3, windowSeconds: 86_400 },
} as const;

type SendLink = UseCase<typeof endpoints.sendReturnLink, FlowContext>;

/**
 * Sends a client a link to the figure on their screen.
 *
 * @throws DomainError DOM002 at `reference` for a changed one, USE029 too fast
 */
export const makeSendReturnLink =
  (botCheck: BotCheck, seal: Seal): SendLink =>
  async ({ body: { email, reference, language } }, context) => {
    const { db, now, http } = context;
    await limitRate(db, limits.ofAddress, http.clientAddress, now);
    await limitRate(db, limits.ofPerson, email.toLowerCase(), now);
    await limitLikelyBots('lead', botCheck, context);
    const shown = readFigure(reference, seal);
    if (!shown) throw new DomainError('DOM002', { fields: [{ path: 'reference', key: 'value.notAllowed' }] });
    const expiresAt = new Date(now.getTime() + maxReturnDays * 86_400_000);
    await context.transaction(async (tx) => {
      const values = { shown, email, language, createdAt: now };
      // its secret is made by the job that sends it
      const { id } = await issueLink(figureLink, values, { seal, to: 'owner', expiresAt }, tx);
      tx.enqueue(customerSimulatorJobs.mailFigure, { linkId: id });
      tx.audit({
        action: 'customerFigure.send',
        entity: 'customerFigure',
        entityId: id,
        after: { validDays: maxReturnDays },
      });
    });
    return { validDays: maxReturnDays };
  };

type OpenLink = UseCase<typeof endpoints.openReturnLink, FlowContext>;

/**
 * The answers of a link, and the figure that they gave; the page requests today's. It changes nothing, so a messenger's
 * preview leaves no trace.
 *
 * @throws DomainError SEC004 for a link that does not open, USE029 too fast
 */
export const makeOpenReturnLink =
  (seal: Seal): OpenLink =>
  async ({ body: { token } }, context) => {
    const { answers, figure } = (await findLink(figureLink, token, seal, context)).shown;
    const { quotedOn, vehicleLabel, vehicleValueCents, installmentCents, cetAnnualPct, termMonths, offerName } = figure;
    // another term for the same wanted instalment would be another figure
    const { installmentCents: _, ...kept } = answers;
    return {
      answers: { ...kept, term: termMonths },
      before: { quotedOn, vehicleLabel, vehicleValueCents, termMonths, installmentCents, cetAnnualPct, offerName },
    };
  };

const mailFigure =
  (mailer: Mailer, seal: Seal, publicUrl: string): JobHandler<typeof customerSimulatorJobs.mailFigure> =>
  async ({ linkId }, { db, transaction }) => {
    const [link] = await db
      .select()
      .from(figureLinks)
      .where(and(eq(figureLinks.id, linkId), isNotNull(figureLinks.email)));
    if (!link?.email) return;
    const token = await transaction((tx) => renewLink(figureLink, linkId, { seal, to: 'owner' }, tx));
    const { dealerId } = link.shown.answers;
    const url = `${publicUrl}/csf${dealerId ? `?dealer=${dealerId}` : ''}#volta=${token}`;
    const { vehicleLabel, quotedOn, termMonths, installmentCents, cetAnnualPct } = link.shown.figure;
    const facts = { vehicleLabel, quotedOn, termMonths, installmentCents, cetAnnualPct, url, until: link.expiresAt };
    await mailer.send({ to: link.email, ...figureReturnMail.render(facts, link.language) });
    await transaction((tx) => tx.db.update(figureLinks).set({ email: null }).where(eq(figureLinks.id, linkId)));
  };

/** The area's job handlers with their dependencies. */
export const handleCustomerSimulatorJobs = (mailer: Mailer, seal: Seal, publicUrl: string) =>
  handleJobs(customerSimulatorJobs, { mailFigure: mailFigure(mailer, seal, publicUrl) });
