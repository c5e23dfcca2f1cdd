import { businessDay } from '@estrada/domain/calendar/index';
import { DomainError } from '@estrada/domain/errors/index';
import { normaliseClient } from '@estrada/domain/proposals/registration/index';
import { leadLimits } from '@estrada/domain/settings/index';
import { webFormProblems } from '@estrada/domain/web-form/index';
import type { endpoints, ProposalClientForm, ResponseOf } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import type { FlowContext, ReadContext, WriteContext } from '../../kernel/context.ts';
import type { FileStore } from '../../kernel/files.ts';
import { limitRate } from '../../kernel/http/rate-limit.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { atVersion } from '../../kernel/lock-at.ts';
import { endLinks } from '../../kernel/personal-links.ts';
import type { UseCase } from '../../kernel/route.ts';
import { receiveLead } from '../leads/index.ts';
import { addDigitalClient } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import { nextNumber } from '../proposals/index.ts';
import { webFormLinks } from './web-form.tables.ts';
import { describeFiles, eraseWebForm } from './web-form-files.ts';
import {
  acceptingDealer,
  ensureNotSent,
  expiryOf,
  lockVisit,
  openWebFormVisit,
  sessionEnd,
  updateWebForm,
  type WebFormRecord,
  webFormLink,
} from './web-form-visit.ts';

const savesOfForm = { name: 'web-form-saves', hits: 300, windowSeconds: 3_600 };
const sendingsOfAddress = { name: 'web-form-sending-address', hits: 20, windowSeconds: 3_600 };

/** What the person reads once the form was sent. */
async function describeSent(
  number: string,
  dealerName: string,
  { db }: ReadContext,
): Promise<ResponseOf<typeof endpoints.sendWebForm>> {
  const { limitTimeFirstLead } = (await readSettings(db, leadLimits)).values;
  return { number, dealerName, contactWithinMinutes: limitTimeFirstLead };
}

/** The form as saved. @throws DomainError SEC004, ADD004 where the dealer no longer accepts it */
export const makeReadWebForm =
  (seal: Seal): UseCase<typeof endpoints.readWebForm, FlowContext> =>
  async (_input, context) => {
    const form = await openWebFormVisit(seal, context);
    const { id, tradingName, city, state } = await acceptingDealer(form.dealerId, context);
    const { personType, version, step, client, number } = form;
    return {
      personType,
      dealer: { id, tradingName, city, state },
      version,
      step,
      client: number === null ? client : null,
      documents: await describeFiles(form, context),
      expiresOn: businessDay(form.expiresAt.toISOString()),
      sent: number === null ? null : await describeSent(number, tradingName, context),
    };
  };

/**
 * Saves a step; what is missing or wrong may be saved, too. The kind of person and the document stay as they were stated.
 *
 * @throws DomainError SEC004, ADD004, PRS007 once it was sent, SET001 where it was saved elsewhere
 */
export const makeSaveWebForm =
  (seal: Seal): UseCase<typeof endpoints.saveWebForm, FlowContext> =>
  async ({ body }, context) => {
    const visit = await openWebFormVisit(seal, context);
    await limitRate(context.db, savesOfForm, visit.id, context.now);
    if (body.client.personType !== visit.personType)
      throw new DomainError('DOM002', { fields: [{ path: 'client.personType', key: 'value.notAllowed' }] });
    await acceptingDealer(visit.dealerId, context);
    return context.transaction(async (tx) => {
      const form = await lockVisit(visit, tx);
      ensureNotSent(form);
      const { version } = atVersion(body.version, form);
      // both belong to a proposal
      const { guarantors: _guarantors, attorneys: _attorneys, ...typed } = body.client;
      const client = normaliseClient({ ...typed, document: form.client.document }) as ProposalClientForm;
      const expiresAt = expiryOf(tx.now);
      await updateWebForm(tx.db, form.id, {
        client,
        step: body.step,
        version: version + 1,
        savedAt: tx.now,
        expiresAt,
        sessionExpiresAt: sessionEnd(tx.now),
      });
      await tx.db.update(webFormLinks).set({ expiresAt }).where(eq(webFormLinks.formId, form.id));
      tx.audit({ action: 'web-form.save', entity: 'web-form', entityId: form.id, after: { step: body.step } });
      return { version: version + 1, expiresOn: businessDay(expiresAt.toISOString()) };
    });
  };

/**
 * Sends the form: a client of the digital channel, and a lead at the dealer with the registration. Repeated, it returns
 * the same number; the answer is alike whether the dealer knows the person.
 *
 * @throws DomainError DOM002 at each missing or invalid field (`client.…`), ADD004, SET001, SEC004, USE029
 */
export const makeSendWebForm =
  (seal: Seal): UseCase<typeof endpoints.sendWebForm, FlowContext> =>
  async ({ body }, context) => {
    const visit = await openWebFormVisit(seal, context);
    await limitRate(context.db, sendingsOfAddress, context.http.clientAddress, context.now);
    const dealer = await acceptingDealer(visit.dealerId, context);
    const number = await context.transaction(async (tx) => {
      const form = await lockVisit(visit, tx);
      if (form.number !== null) return form.number;
      return submitWebForm(atVersion(body.version, form), tx);
    });
    return describeSent(number, dealer.tradingName, context);
  };

/**
 * Sends a locked form. @returns its number
 * @throws DomainError DOM002 at each missing or invalid field
 */
export async function submitWebForm(form: WebFormRecord, tx: WriteContext): Promise<string> {
  const { client, contactPreference, vehicleTypeId, vehicleWanted, consentVersion, consentText, consentAt, dealerId } =
    form;
  const problems = webFormProblems(client, Temporal.PlainDate.from(tx.today));
  if (problems.length > 0)
    throw new DomainError('DOM002', {
      fields: problems.map((problem) => ({ ...problem, path: `client.${problem.path}` })),
    });
  const person = {
    document: client.document ?? '',
    name: (client.personType === 'PJ' ? client.name : client.identification.name) ?? '',
    email: client.contact.email ?? '',
    phone: (client.contact.cellNumber ?? '').replace(/\D/g, ''),
  };
  const number = await nextNumber(tx.db, 'web_form_numbers');
  await addDigitalClient(person, tx);
  const { record } = await receiveLead(
    {
      ...person,
      contactPreference,
      vehicleTypeId,
      vehicleWanted,
      channel: 'FORMWEB',
      source: 'FORMWEB',
      dealerId,
      owner: null,
      by: { id: null, name: 'Formulário web' },
      consent: { version: consentVersion, text: consentText, at: consentAt },
      registration: { id: form.id, number },
    },
    tx,
  );
  await updateWebForm(tx.db, form.id, { number, sentAt: tx.now, leadId: record.id });
  await endLinks(webFormLink, eq(webFormLinks.formId, form.id), tx);
  tx.audit({
    action: 'web-form.send',
    entity: 'web-form',
    entityId: form.id,
    after: { number, leadNumber: record.number },
  });
  return number;
}

/**
 * The person deletes what they have not sent: nobody opens it from now on. A file that cannot be removed now is removed by
 * the nightly task.
 *
 * @throws DomainError PRS007 once it was sent, SEC004, USE029
 */
export const makeDeleteWebForm =
  (seal: Seal, files: FileStore): UseCase<typeof endpoints.deleteWebForm, FlowContext> =>
  async (_input, context) => {
    const visit = await openWebFormVisit(seal, context);
    await context.transaction(async (tx) => {
      const form = await lockVisit(visit, tx);
      ensureNotSent(form);
      await updateWebForm(tx.db, form.id, { sessionHash: null, sessionExpiresAt: null, expiresAt: tx.now });
      await endLinks(webFormLink, eq(webFormLinks.formId, form.id), tx);
      tx.audit({ action: 'web-form.delete', entity: 'web-form', entityId: form.id });
    });
    await eraseWebForm(visit.id, files, context);
    return { deleted: true };
  };
