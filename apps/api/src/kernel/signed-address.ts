import { DomainError } from '@estrada/domain/errors/index';
import { isSameMark, type Seal } from './link-token.ts';

/** A kind of file that is downloaded by a short-lived address of its own. */
export interface SignedFiles {
  /** no address of one kind opens a file of another */
  name: string;
  validMs: number;
}

/** The query of a signed address: its expiry, and the mark that only this installation can compute. */
export type SignedQuery = { expires: number; signature: string };

const markOf = (seal: Seal, { name }: SignedFiles, file: string, expires: number) => seal(`${name}:${expires}:${file}`);

/** Signs the address of a file. Check access before: the address itself is the only permission. */
export function signAddress(seal: Seal, kind: SignedFiles, file: string, now: Date): SignedQuery {
  const expires = now.getTime() + kind.validMs;
  return { expires, signature: markOf(seal, kind, file, expires) };
}

/** Refuses an address that was not signed here (SEC004) or has expired (SIS002). @throws DomainError */
export function ensureSigned(seal: Seal, kind: SignedFiles, file: string, query: SignedQuery, now: Date): void {
  if (!isSameMark(query.signature, markOf(seal, kind, file, query.expires))) throw new DomainError('SEC004');
  if (query.expires < now.getTime()) throw new DomainError('SIS002');
}
