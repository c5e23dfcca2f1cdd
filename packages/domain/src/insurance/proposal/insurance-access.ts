import type { RecordScope } from '../../access/record-scope.ts';
import { recordScope } from '../../access/record-scope.ts';
import type { Role } from '../../access/roles.ts';
import type { Viewer } from '../../access/viewer.ts';
import type { InsuranceActor } from './insurance-proposal.machine.ts';

/** Insurance proposals within reach: as other records, or only those that a user has begun. */
export type InsuranceScope = RecordScope | { readonly kind: 'created'; readonly userId: string };

/** Roles that contract but do not consult. */
const ownOnly: readonly Role[] = ['insurance-operator', 'customer', 'compras'];

/** A policy is renewed from this many days before its end. */
export const renewalDays = 60;

/** The insurance proposals that a viewer reads: who contracts but does not consult, those that they have begun. */
export const insuranceScope = (viewer: Viewer): InsuranceScope =>
  ownOnly.includes(viewer.role) ? { kind: 'created', userId: viewer.userId } : recordScope(viewer);

/**
 * The role in which a viewer moves an insurance proposal; null: only reads it.
 *
 * @param mayContract whether the viewer may contract insurance
 */
export function insuranceActor({ role, userId }: Viewer, mayContract: boolean): InsuranceActor | null {
  if (role === 'insurance') return { kind: 'insurance', userId };
  if (!mayContract) return null;
  return { kind: role === 'fi-manager' ? 'fi-manager' : 'contractor', userId };
}

/** The role in which a viewer withdraws from an insurance: a customer as the client of it. */
export const withdrawingActor = (
  viewer: Viewer,
  { clientDocument }: { clientDocument: string | null },
  mayContract: boolean,
): InsuranceActor | null =>
  viewer.role === 'customer' && viewer.document && viewer.document === clientDocument
    ? { kind: 'client', userId: viewer.userId }
    : insuranceActor(viewer, mayContract);
