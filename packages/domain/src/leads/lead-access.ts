import type { RecordScope } from '../access/record-scope.ts';
import { recordScope } from '../access/record-scope.ts';
import type { Role } from '../access/roles.ts';
import type { Viewer } from '../access/viewer.ts';
import { addDays, type CalendarDate } from '../calendar/index.ts';
import type { LeadActor } from './lead.machine.ts';
import { isLeadOpen, type LeadStatus } from './lead.table.ts';

/**
 * The leads within reach: `dealerIds` null for every dealer. `ownFor` sees there only own leads, those without an owner
 * and the overdue ones, which every seller of the dealer may claim.
 */
export type LeadScope = { readonly dealerIds: readonly string[] | null; readonly ownFor: string | null };

/** Roles that serve one lead at a time rather than all of a dealer. */
const sellers: readonly Role[] = ['seller', 'feirao'];
const managers: readonly Role[] = ['fi-manager', 'sales-manager'];

const dealersOf = (scope: RecordScope): readonly string[] | null => {
  if (scope.kind === 'all') return null;
  if (scope.kind === 'dealers') return scope.dealerIds;
  return scope.kind === 'none' ? [] : [scope.dealerId];
};

/** The leads that a viewer reads. */
export const leadScope = (viewer: Viewer): LeadScope => ({
  dealerIds: dealersOf(recordScope(viewer)),
  ownFor: sellers.includes(viewer.role) ? viewer.userId : null,
});

/** Whether a viewer works on leads: contacts persons, or claims a lead for it. */
const worksOnLeads = ({ role }: Pick<Viewer, 'role'>): boolean => sellers.includes(role) || managers.includes(role);

/** Whether a viewer decides who owns a lead. */
export const assignsLeads = ({ role }: Pick<Viewer, 'role'>): boolean => managers.includes(role) || role === 'crm';

/** Whether a viewer reads how far the sales CRM has received the leads. */
export const followsCrm = (viewer: Pick<Viewer, 'role'>): boolean => assignsLeads(viewer);

/** Whether a viewer creates leads by hand and corrects what is known of a person. */
export const editsLeads = (viewer: Pick<Viewer, 'role'>): boolean => worksOnLeads(viewer) || viewer.role === 'crm';

/** Whether a viewer reads documents, phones and addresses in full: everybody who creates and contacts. */
export const readsLeadContacts = (viewer: Pick<Viewer, 'role'>): boolean => editsLeads(viewer);

/** What the rules about waiting leads read of one. */
type Waiting = { readonly status: LeadStatus; readonly dueAt: Date; readonly ownerId: string | null };

/** The first contact is overdue: every seller of the dealer may claim the lead. */
const isLeadOverdue = ({ status, dueAt }: Pick<Waiting, 'status' | 'dueAt'>, now: Date): boolean =>
  status === 'new' && dueAt <= now;

/** Whether a viewer may claim a lead: an open one without an owner, or whose first contact is overdue. */
export const mayClaimLead = (viewer: Pick<Viewer, 'role' | 'userId'>, lead: Waiting, now: Date): boolean =>
  worksOnLeads(viewer) &&
  isLeadOpen(lead.status) &&
  (lead.ownerId === null || isLeadOverdue(lead, now)) &&
  lead.ownerId !== viewer.userId;

/** A second request of a person within this many days joins their open lead. */
const joinedDays = 30;

/**
 * Whether a second request joins a lead of the person.
 *
 * @param lead.arrivedOn the business day of its arrival
 */
export function joinsLead(
  { status, arrivedOn, lastContactOn }: { status: LeadStatus; arrivedOn: CalendarDate; lastContactOn: CalendarDate },
  today: CalendarDate,
): boolean {
  const latest = arrivedOn > lastContactOn ? arrivedOn : lastContactOn;
  return isLeadOpen(status) && latest >= addDays(today, -joinedDays);
}

/**
 * The role in which a viewer moves a lead; null: only reads it.
 *
 * @param holderId the owner, or who has claimed it
 */
export function leadActor({ role, userId }: Viewer, holderId: string | null): LeadActor | null {
  if (role === 'fi-manager') return { kind: 'fi-manager', userId };
  if (role === 'sales-manager') return { kind: 'manager', userId };
  return sellers.includes(role) && holderId === userId ? { kind: 'owner', userId } : null;
}
