import { clientPageActs, hasClientPage } from '@estrada/domain/client-page/index';
import { DomainError } from '@estrada/domain/errors/index';
import { editsLeads, isLeadOpen } from '@estrada/domain/leads/index';
import { isAwaitedIn } from '@estrada/domain/messages/index';
import type { ProposalStatus } from '@estrada/domain/proposals/index';
import { endpoints } from '@estrada/endpoints/index';
import { eq, inArray } from 'drizzle-orm';
import { callerOf } from '../../kernel/context.ts';
import type { Db } from '../../kernel/database/database.ts';
import type { Seal } from '../../kernel/link-token.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { findAnyLead, languageOfPerson, leadInReach, noteLeadMessage } from '../leads/index.ts';
import { dealers, ensureSellsBy } from '../organization/index.ts';
import {
  actorOf,
  editFactsOf,
  everywhere,
  findProposal,
  makeClientLink,
  type ProposalRecord,
  proposalInReach,
} from '../proposals/index.ts';
import { createCustomerLink, findNames, findUnopenedLink, linkIdsOf, renewCustomerLink } from '../simulation/index.ts';
import { listMessages, type MessageTopic, type MessageTopics, phoneOf, sendLink } from './client-messages.ts';
import { clientMessages } from './messages.tables.ts';

/** Messages to a person of a proposal, with the link to their page. @param wants whether it is missing from them */
const proposalTopic = (
  wants: (db: Db, proposal: ProposalRecord, document: string) => Promise<boolean>,
): MessageTopic => ({
  isWanted: async (db, { proposalId, document }) => {
    const proposal = await findProposal(db, everywhere, proposalId ?? '');
    return proposal !== null && wants(db, proposal, document);
  },
  compose: async ({ proposalId, document, email }, page, tx) => {
    const proposal = await findProposal(tx.db, everywhere, proposalId ?? '');
    if (!proposal) return null;
    const { dealer } = await findNames(tx.db, proposal.dealerId, proposal.sellerId);
    const link = await makeClientLink(page, { proposalId: proposal.id, document, email }, tx);
    return { dealerName: dealer.tradingName, link, language: await languageOfPerson(tx.db, document) };
  },
});

/** Messages about what a person has to do for a proposal, in the statuses in which it is awaited. */
const taskTopic = (purpose: 'signature' | 'selfie' | 'documents', wants: Wants): MessageTopic =>
  proposalTopic(
    async (db, proposal, document) =>
      isAwaitedIn(purpose, proposal.status as ProposalStatus) && wants(db, proposal, document),
  );

/** The link to the page of the client, which a user sends. @param hasVisited whether its person has opened the page since */
const clientPageTopic = (hasVisited: HasVisited): MessageTopic => ({
  ...proposalTopic(async (_db, { status }) => hasClientPage(status as ProposalStatus)),
  isMissing: async (db, row) => {
    const proposal = await findProposal(db, everywhere, row.proposalId ?? '');
    return (
      proposal !== null &&
      isAwaitedIn('clientPage', proposal.status as ProposalStatus) &&
      !(await hasVisited(db, { proposalId: proposal.id, document: row.document, since: row.requestedAt }))
    );
  },
  mail: {
    link: 'clientPage',
    isAfterFailure: false,
    receiverOf: async (id, db) => {
      const proposal = await findProposal(db, everywhere, id);
      if (!proposal) return null;
      const { clientDocument: document, clientName: name, client } = proposal;
      const email = client.contact?.email?.trim() ?? '';
      return { proposalId: id, document, name, email, phone: phoneOf(proposal, document) };
    },
  },
});

/** A link to a simulation: one secret, which the e-mail would replace. */
const offerTopic: MessageTopic = {
  isWanted: async (db, { subjectId }, now) => (await findUnopenedLink(db, subjectId ?? '', now)) !== null,
  compose: async ({ subjectId, document }, page, tx) => {
    const simulation = await findUnopenedLink(tx.db, subjectId ?? '', tx.now);
    if (!simulation) return null;
    const { dealer } = await findNames(tx.db, simulation.dealerId, simulation.sellerId);
    const link = await renewCustomerLink(subjectId ?? '', page, tx);
    return { dealerName: dealer.tradingName, link, language: await languageOfPerson(tx.db, document) };
  },
  mail: {
    link: 'offer',
    isAfterFailure: true,
    receiverOf: async (id, db, now) => {
      const simulation = await findUnopenedLink(db, id, now);
      if (!simulation) return null;
      const { document = '', phone = '', email = '' } = simulation.client;
      return { subjectId: id, document, name: simulation.clientName ?? '', email, phone };
    },
  },
};

/** The link to the registration that the person of a lead fills in; no secret: the form joins the lead by its contact. */
const leadTopic: MessageTopic = {
  isWanted: async (db, { subjectId }) => {
    const lead = await findAnyLead(db, subjectId ?? '');
    return lead !== null && isLeadOpen(lead.status) && lead.registrationId === null && lead.consentRevokedAt === null;
  },
  compose: async ({ subjectId }, { publicUrl }, { db }) => {
    const lead = await findAnyLead(db, subjectId ?? '');
    if (!lead) return null;
    const [dealer] = await db.select({ name: dealers.tradingName }).from(dealers).where(eq(dealers.id, lead.dealerId));
    const link = `${publicUrl}/formweb?dealer=${lead.dealerId}`;
    return { dealerName: dealer?.name ?? '', link, language: lead.language };
  },
  noteFailure: ({ subjectId, phone }, failedAt, db) => noteLeadMessage(db, subjectId ?? '', { phone, failedAt }),
  mail: {
    link: 'lead',
    isAfterFailure: false,
    receiverOf: async (id, db) => {
      const lead = await findAnyLead(db, id);
      return lead && { subjectId: id, document: lead.document, name: lead.name, email: lead.email, phone: lead.phone };
    },
  },
};

type Wants = Parameters<typeof proposalTopic>[0];
type HasVisited = (db: Db, visitor: { proposalId: string; document: string; since: Date }) => Promise<boolean>;

/** What messages of every purpose are about. @param of what other areas know of their purposes */
export const messageTopicsOf = (of: {
  signature: Wants;
  selfie: Wants;
  documents: Wants;
  clientPage: HasVisited;
  webForm: MessageTopic;
}): MessageTopics => ({
  signature: taskTopic('signature', of.signature),
  selfie: taskTopic('selfie', of.selfie),
  documents: taskTopic('documents', of.documents),
  clientPage: clientPageTopic(of.clientPage),
  offer: offerTopic,
  lead: leadTopic,
  webForm: of.webForm,
});

/** The calls of the area: the links that users send, and what became of the messages. */
export const messageRoutes = ({ topics, seal }: { topics: MessageTopics; seal: Seal }): Route[] => [
  read(endpoints.readClientMessages, async ({ params }, context) => {
    const proposal = await proposalInReach(params.id, context);
    return { items: await listMessages(eq(clientMessages.proposalId, proposal.id), topics, context) };
  }),
  write(endpoints.sendClientPageLink, async ({ params }, context) => {
    const proposal = await proposalInReach(params.id, context);
    clientPageActs.assert('send', editFactsOf(proposal), actorOf(context));
    const sent = await sendLink('clientPage', proposal.id, topics, context);
    context.audit({ action: 'proposal.clientPage.send', entity: 'proposal', entityId: proposal.id });
    return sent;
  }),
  read(endpoints.readLeadMessages, async ({ params }, context) => {
    const { id, registrationId } = await leadInReach(params.id, context);
    // the web form is written to before it becomes a lead
    const subjects = registrationId === null ? [id] : [id, registrationId];
    return { items: await listMessages(inArray(clientMessages.subjectId, subjects), topics, context) };
  }),
  write(endpoints.sendLeadLink, async ({ params }, context) => {
    const lead = await leadInReach(params.id, context);
    if (!editsLeads(callerOf(context).viewer)) throw new DomainError('SEC004');
    if (!(await leadTopic.isWanted(context.db, { ...lead, subjectId: lead.id }, context.now)))
      throw new DomainError('PRS007');
    await ensureSellsBy(context.db, lead.dealerId, 'FORMWEB');
    const sent = await sendLink('lead', lead.id, topics, context);
    context.audit({ action: 'lead.message', entity: 'lead', entityId: lead.id, after: sent });
    return sent;
  }),
  read(endpoints.readOfferMessages, async ({ params }, context) => {
    const ids = await linkIdsOf(params.id, context);
    const rows = ids.length === 0 ? [] : await listMessages(inArray(clientMessages.subjectId, ids), topics, context);
    return {
      items: rows.flatMap(({ subjectId, isUnresolved, ...row }) =>
        // a newer link was sent in another way
        subjectId ? [{ ...row, linkId: subjectId, isUnresolved: isUnresolved && subjectId === ids[0] }] : [],
      ),
    };
  }),
  write(endpoints.sendOfferLink, async ({ params, body }, context) => {
    const { simulation, link } = await createCustomerLink(params.id, body.version, { seal, to: 'owner' }, context);
    if (!simulation.clientName) throw new DomainError('DOM002', { fields: [{ path: 'name', key: 'required' }] });
    const sent = await sendLink('offer', link.id, topics, context);
    context.audit({
      action: 'simulation.link-send',
      entity: 'simulation',
      entityId: simulation.id,
      after: { linkId: link.id, ...sent },
    });
    return sent;
  }),
];
