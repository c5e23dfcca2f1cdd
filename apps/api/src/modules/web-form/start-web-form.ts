import { DomainError, pickText } from '@estrada/domain/errors/index';
import { normaliseClient } from '@estrada/domain/proposals/registration/index';
import { registrationOfStart, webFormConsent, webFormStart, webFormStepIds } from '@estrada/domain/web-form/index';
import type { endpoints, ProposalClientForm } from '@estrada/endpoints/index';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { FlowContext, WriteContext } from '../../kernel/context.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import { makeId } from '../../kernel/ids.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { inReach } from '../../kernel/lock-at.ts';
import { findLink } from '../../kernel/personal-links.ts';
import type { UseCase } from '../../kernel/route.ts';
import { type BotCheck, limitLikelyBots } from '../identity/index.ts';
import { requestMessage } from '../messages/index.ts';
import { nameOfForm, webFormJobs } from './web-form.jobs.ts';
import { webForms } from './web-form.tables.ts';
import {
  acceptingDealer,
  expiryOf,
  makeSession,
  updateWebForm,
  type WebFormRecord,
  webFormLink,
} from './web-form-visit.ts';

const limits = {
  startsOfAddress: { name: 'web-form-start-address', hits: 10, windowSeconds: 3_600 },
  startsOfPerson: { name: 'web-form-start-person', hits: 5, windowSeconds: 86_400 },
  linksOfAddress: { name: 'web-form-request-address', hits: 20, windowSeconds: 3_600 },
  linksOfContact: { name: 'web-form-request-contact', hits: 3, windowSeconds: 3_600 },
};

/** More forms than one person leaves open at once. */
const mostOpenForms = 3;

/**
 * Sends the link of a form to its mailbox and its phone, as far as they are known.
 *
 * @param isAwaited the person waits for it, and cannot go on without: at the start they are at the form already
 */
async function sendLinks(form: WebFormRecord, isAwaited: boolean, tx: WriteContext): Promise<void> {
  const { id, email, phone, client } = form;
  if (email) tx.enqueue(webFormJobs.mailLink, { formId: id });
  const about = { subjectId: id, document: client.document ?? '', name: nameOfForm(form), email };
  await requestMessage({ ...about, purpose: 'webForm', phone, isAwaited }, tx);
}

/**
 * Begins a form: saved from here on, and its link sent to the person.
 *
 * @throws DomainError SEC004 for an unknown dealer, ADD004 where its channel is off, DOM002 at `consentVersion` for another
 * text than the current one, USE029 too fast
 */
export function makeStartWebForm(seal: Seal, botCheck: BotCheck): UseCase<typeof endpoints.startWebForm, FlowContext> {
  return async ({ body }, context) => {
    const { dealerId, consentVersion, ...typed } = body;
    const { personType, vehicleTypeId, vehicleWanted, contactPreference, ...person } = webFormStart.normalise(typed);
    const { db, now, http, language } = context;
    await limitRate(db, limits.startsOfAddress, http.clientAddress, now);
    for (const subject of [person.document, person.phone, person.email.toLowerCase()])
      if (subject) await limitRate(db, limits.startsOfPerson, subject, now);
    await limitLikelyBots('lead', botCheck, context);
    if (consentVersion !== webFormConsent.version)
      throw new DomainError('DOM002', { fields: [{ path: 'consentVersion', key: 'value.notAllowed' }] });
    const dealer = await acceptingDealer(dealerId, context);
    const kind = personType === 'PJ' ? 'PJ' : 'PF';
    const { session, stored } = makeSession(seal, now);
    const record: WebFormRecord = {
      id: makeId(now),
      version: 1,
      dealerId: dealer.id,
      personType: kind,
      step: webFormStepIds(kind)[0]!,
      client: normaliseClient(registrationOfStart({ ...person, personType: kind })) as ProposalClientForm,
      email: person.email,
      phone: person.phone,
      contactPreference,
      vehicleTypeId: Number(vehicleTypeId),
      vehicleWanted,
      language,
      consentVersion,
      consentText: pickText(webFormConsent, language),
      consentAt: now,
      ...stored,
      createdAt: now,
      savedAt: now,
      expiresAt: expiryOf(now),
      number: null,
      sentAt: null,
      leadId: null,
    };
    await context.transaction(async (tx) => {
      await tx.db.insert(webForms).values(record);
      await sendLinks(record, false, tx);
      tx.audit({
        action: 'web-form.start',
        entity: 'web-form',
        entityId: record.id,
        after: { dealer: dealer.tradingName, consentVersion, dealerId: dealer.id },
      });
    });
    return { session };
  };
}

/** Sends the links of a person's open forms again. The response and the limits are alike whether there is one. */
export const requestWebFormLink: UseCase<typeof endpoints.requestWebFormLink, FlowContext> = async (
  { body },
  context,
) => {
  const { db, now, http } = context;
  await limitRate(db, limits.linksOfAddress, http.clientAddress, now);
  const isMailbox = body.email !== undefined;
  const contact = body.email?.toLowerCase() ?? body.phone ?? '';
  await limitRate(db, limits.linksOfContact, contact, now);
  await context.transaction(async (tx) => {
    const isOfContact = isMailbox ? sql`lower(${webForms.email}) = ${contact}` : eq(webForms.phone, contact);
    const forms = await tx.db
      .select()
      .from(webForms)
      .where(and(isOfContact, isNull(webForms.sentAt), gt(webForms.expiresAt, now)))
      .orderBy(desc(webForms.savedAt), desc(webForms.id))
      .limit(mostOpenForms);
    for (const form of forms) {
      // to the named contact alone: the other one may have changed hands
      await sendLinks(isMailbox ? { ...form, phone: '' } : { ...form, email: '' }, true, tx);
      tx.audit({ action: 'web-form.link', entity: 'web-form', entityId: form.id });
    }
  });
  return { requested: true };
};

/**
 * Opens a form by its link. The session of another browser ends: whoever began the form with the address of somebody else
 * never reads what that person adds.
 *
 * @throws DomainError SEC004 for a link that does not open, USE029
 */
export const makeOpenWebForm =
  (seal: Seal): UseCase<typeof endpoints.openWebForm, FlowContext> =>
  async (_input, context) => {
    const { formId } = await findLink(webFormLink, context.http.linkToken, seal, context);
    return context.transaction(async (tx) => {
      const [found] = await tx.db.select().from(webForms).where(eq(webForms.id, formId)).for('update');
      const form = inReach(found && found.sentAt === null && found.expiresAt > tx.now ? found : null);
      const { session, stored } = makeSession(seal, tx.now);
      await updateWebForm(tx.db, form.id, stored);
      tx.audit({ action: 'web-form.open', entity: 'web-form', entityId: form.id });
      return { session };
    });
  };
