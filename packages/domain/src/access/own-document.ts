import { DomainError } from '../errors/domain-error.ts';
import type { Viewer } from './viewer.ts';

/**
 * A customer asks about the own document only: enquiries about somebody else are the staff's, who have that person's
 * authorisation before them. A customer without a document asks about nobody.
 *
 * @param document without mask; nothing is refused while none is given
 * @throws DomainError DOM002 at `path`
 */
export function ensureOwnDocument(viewer: Viewer, document: string | null | undefined, path: string): void {
  if (viewer.role !== 'customer' || !document || document === viewer.document) return;
  throw new DomainError('DOM002', { fields: [{ path, key: 'document.notOwn' }] });
}
