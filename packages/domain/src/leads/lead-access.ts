import type { RecordScope } from '../access/record-scope.ts';
import { recordScope } from '../access/record-scope.ts';
import type { Role } from '../access/roles.ts';
import type { Viewer } from '../access/viewer.ts';
import type { LeadActor } from './lead.machine.ts';

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
export const worksOnLeads = ({ role }: Pick<Viewer, 'role'>): boolean =>
  sellers.includes(role) || managers.includes(role);

/** Whether a viewer decides who owns a lead. */
export const assignsLeads = ({ role }: Pick<Viewer, 'role'>): boolean => managers.includes(role) || role === 'crm';

/** Whether a viewer creates leads by hand and corrects what is known of a person. */
export const editsLeads = (viewer: Pick<Viewer, 'role'>): boolean => worksOnLeads(viewer) || viewer.role === 'crm';

/** Whether a viewer reads documents, phones and addresses in full: everybody who creates and contacts. */
export const readsLeadContacts = (viewer: Pick<Viewer, 'role'>): boolean => editsLeads(viewer);

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
