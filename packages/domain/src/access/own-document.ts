import { DomainError } from '../errors/domain-error.ts';
import type { Viewer } from './viewer.ts';

/**
 * Customers may only query their own document: enquiries about others are reserved for staff, who have that person's
 * authorisation. A customer without a document may query none.
 *
 * @param document without mask; nothing is refused while none is given
 * @throws DomainError DOM002 at `path`
 */
export function ensureOwnDocument(viewer: Viewer, document: string | null | undefined, path: string): void {
  if (viewer.role !== 'customer' || !document || document === viewer.document) return;
  throw new DomainError('DOM002', { fields: [{ path, key: 'document.notOwn' }] });
}
