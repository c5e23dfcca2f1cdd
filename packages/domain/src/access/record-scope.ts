import type { Viewer } from './viewer.ts';

/** The records within a viewer's reach; one outside is treated like a missing record. */
export type RecordScope =
  | { readonly kind: 'own'; readonly userId: string; readonly dealerId: string }
  | {
      readonly kind: 'customer';
      readonly userId: string;
      readonly dealerId: string;
      /** null reaches no client's records */
      readonly document: string | null;
    }
  | { readonly kind: 'dealer'; readonly dealerId: string }
  | { readonly kind: 'dealers'; readonly dealerIds: readonly string[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'none' };

/**
 * The records that a viewer may read and write: sellers their own at the active dealer; customers, there, those they
 * created and the proposals with their document as the client's; other dealer staff those of the active dealer, the
 * representante those of the dealers of the assigned regions, the provider's staff all.
 */
export function recordScope(viewer: Viewer): RecordScope {
  if (viewer.role === 'representante') {
    const dealerIds = viewer.regionDealerIds ?? [];
    return dealerIds.length > 0 ? { kind: 'dealers', dealerIds } : { kind: 'none' };
  }
  if (viewer.userType === 'GMF') return { kind: 'all' };
  if (viewer.activeDealerId === null) return { kind: 'none' };
  const { userId, activeDealerId: dealerId } = viewer;
  if (viewer.role === 'customer') return { kind: 'customer', userId, dealerId, document: viewer.document ?? null };
  return viewer.role === 'seller' ? { kind: 'own', userId, dealerId } : { kind: 'dealer', dealerId };
}

/** Whether all records that a viewer reads are their own: then a list names no seller. */
export const seesOnlyOwn = (viewer: Viewer): boolean => recordScope(viewer).kind === 'own';
