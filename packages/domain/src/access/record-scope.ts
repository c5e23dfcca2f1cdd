import type { Viewer } from './viewer.ts';

/** Which records a viewer may reach; `none` answers like a record that does not exist. */
export type RecordScope =
  | { readonly kind: 'own'; readonly userId: string; readonly dealerId: string }
  | { readonly kind: 'dealer'; readonly dealerId: string }
  | { readonly kind: 'dealers'; readonly dealerIds: readonly string[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'none' };

/**
 * The records a viewer may read and write: sellers and customers their own at the active dealer, other dealer staff the
 * active dealer's, the representante the dealers of the assigned regions, the provider's staff all.
 */
export function recordScope(viewer: Viewer): RecordScope {
  if (viewer.role === 'representante') {
    const dealerIds = viewer.regionDealerIds ?? [];
    return dealerIds.length > 0 ? { kind: 'dealers', dealerIds } : { kind: 'none' };
  }
  if (viewer.userType === 'GMF') return { kind: 'all' };
  if (viewer.activeDealerId === null) return { kind: 'none' };
  return viewer.role === 'seller' || viewer.role === 'customer'
    ? { kind: 'own', userId: viewer.userId, dealerId: viewer.activeDealerId }
    : { kind: 'dealer', dealerId: viewer.activeDealerId };
}
