import { recordScope } from '@estrada/domain/access/index';
import { DomainError, notAllowed } from '@estrada/domain/errors/index';
import { assignsLeads } from '@estrada/domain/leads/index';
import { leadLimits } from '@estrada/domain/settings/index';
import { type BodyOf, endpoints, type ResponseOf } from '@estrada/endpoints/index';
import { eq } from 'drizzle-orm';
import { callerOf, type ReadContext, type WriteContext } from '../../kernel/context.ts';
import { atVersion, inReach } from '../../kernel/lock-at.ts';
import { type Route, read, write } from '../../kernel/route.ts';
import { findDealerInScope } from '../organization/index.ts';
import { readSettings } from '../parameters/index.ts';
import { consortiumLeadRecord } from './consortium-leads.ts';
import { createLead } from './create-lead.ts';
import { describeLead, describeLeadRow } from './describe-lead.ts';
import {
  assignLead,
  claimLead,
  contactLead,
  finishLead,
  postponeLead,
  relateLead,
  releaseLead,
  reopenLead,
  updateLeadDetails,
} from './lead-acts.ts';
import { readLeadFigures } from './lead-figures.ts';
import { leadInReach, listLeads, listSellersOf } from './leads.repository.ts';
import { leadRotations } from './leads.tables.ts';

/** The calls of leads. */
export const leadRoutes: Route[] = [
  read(endpoints.listLeads, async ({ query }, context) => {
    const limits = (await readSettings(context.db, leadLimits)).values;
    const { rows, ...page } = await listLeads(query, limits, context);
    return { ...page, items: rows.map((row) => describeLeadRow(row, limits, context)) };
  }),
  read(endpoints.readLead, async ({ params }, context) => describeLead(await leadInReach(params.id, context), context)),
  write(endpoints.createLead, createLead),
  write(endpoints.updateLead, updateLeadDetails),
  write(endpoints.claimLead, claimLead),
  write(endpoints.releaseLead, releaseLead),
  write(endpoints.contactLead, contactLead),
  write(endpoints.postponeLead, postponeLead),
  write(endpoints.finishLead, finishLead),
  write(endpoints.assignLead, assignLead),
  write(endpoints.reopenLead, reopenLead),
  write(endpoints.relateLead, relateLead),
  read(endpoints.readLeadFigures, readLeadFigures),
  read(endpoints.readLeadRotation, readRotation),
  write(endpoints.saveLeadRotation, saveRotation),
  ...consortiumLeadRecord.routes,
];

type OfDealer = { query: { dealerId: string } };
type Rotation = ResponseOf<typeof endpoints.readLeadRotation>;

/** The dealer, if the caller assigns its leads. @throws DomainError SEC004 */
async function ensureAssigns(dealerId: string, context: ReadContext): Promise<void> {
  const { viewer } = callerOf(context);
  if (!assignsLeads(viewer)) throw notAllowed();
  inReach(await findDealerInScope(context.db, recordScope(viewer), dealerId));
}

/** The round robin of a dealer; version 0: never saved, nobody gets a lead by it. */
async function readRotation({ query }: OfDealer, context: ReadContext): Promise<Rotation> {
  await ensureAssigns(query.dealerId, context);
  const { db } = context;
  const sellers = await listSellersOf(db, query.dealerId);
  const [row] = await db.select().from(leadRotations).where(eq(leadRotations.dealerId, query.dealerId));
  const order = (row?.sellerIds ?? []).flatMap((id) => sellers.filter((one) => one.id === id));
  return {
    version: row?.version ?? 0,
    isOn: row?.isOn ?? false,
    sellers: order,
    others: sellers.filter(({ id }) => !order.some((one) => one.id === id)),
  };
}

/** Saves who gets the next leads, in which order. @throws DomainError SET001, DOM002 at `sellerIds` */
async function saveRotation(
  { query, body }: OfDealer & { body: BodyOf<typeof endpoints.saveLeadRotation> },
  context: WriteContext,
): Promise<Rotation> {
  await ensureAssigns(query.dealerId, context);
  const { db } = context;
  const { name } = callerOf(context);
  const { dealerId } = query;
  const { isOn, sellerIds } = body;
  const sellers = await listSellersOf(db, dealerId);
  const names = sellerIds.map((id) => sellers.find((one) => one.id === id)?.name);
  if (names.includes(undefined))
    throw new DomainError('DOM002', { fields: [{ path: 'sellerIds', key: 'value.notAllowed' }] });
  await db
    .insert(leadRotations)
    .values({ dealerId, version: 0, isOn: false, sellerIds: [], changedByName: name })
    .onConflictDoNothing();
  const [row] = await db.select().from(leadRotations).where(eq(leadRotations.dealerId, dealerId)).for('update');
  const before = atVersion(body.version, inReach(row));
  const changes = { isOn, sellerIds, version: before.version + 1, changedByName: name };
  await db.update(leadRotations).set(changes).where(eq(leadRotations.dealerId, dealerId));
  context.audit({
    action: 'lead.rotation',
    entity: 'lead',
    entityId: dealerId,
    before: { isOn: before.isOn, version: before.version },
    after: { isOn, sellers: names, version: changes.version, dealerId },
  });
  return readRotation({ query }, context);
}
