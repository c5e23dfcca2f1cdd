import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane
const cost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** An account that does not exist takes as long as one that does: it is checked against this. */
const unknownUserHash = hashPassword('nobody has this password: Estrada!0');

/** Stands before a hash that opens nothing any more: it is kept only so that the same password is not chosen again. */
const spentMark = 'spent:';

/** What is stored of an account that never had a password. */
export const noPassword = spentMark;

/** A stored hash that opens nothing from now on. */
export const spendPassword = (storedHash: string): string =>
  storedHash.startsWith(spentMark) ? storedHash : spentMark + storedHash;

/** Compares in the same time whether the account exists (`storedHash` null: it does not), has a password, or not. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const open = storedHash?.startsWith(spentMark) ? null : storedHash;
  const matches = await verify(open ?? (await unknownUserHash), password).catch(() => false);
  return open !== null && matches;
}

/** Whether this is the password that the account had last, also where it opens nothing any more. */
export const isLastPassword = (storedHash: string, password: string): Promise<boolean> =>
  verify(storedHash.replace(spentMark, ''), password).catch(() => false);
