import type { Viewer } from './viewer.ts';

/** Which records a viewer may reach; `none` answers like a record that does not exist. */
export type RecordScope =
  | { readonly kind: 'own'; readonly userId: string; readonly dealerId: string }
  | {
      readonly kind: 'customer';
      readonly userId: string;
      readonly dealerId: string;
      /** null reaches no record of a client */
      readonly document: string | null;
    }
  | { readonly kind: 'dealer'; readonly dealerId: string }
  | { readonly kind: 'dealers'; readonly dealerIds: readonly string[] }
  | { readonly kind: 'all' }
  | { readonly kind: 'none' };

/**
 * The records a viewer may read and write: sellers their own at the active dealer; customers, there, what they made and the
 * proposals that name their document as the client's; other dealer staff the active dealer's, the representante the dealers of
 * the assigned regions, the provider's staff all.
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
