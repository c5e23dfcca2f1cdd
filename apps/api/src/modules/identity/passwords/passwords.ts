import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane
const cost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** A missing account takes as long as an existing one: it is checked against this. */
const unknownUserHash = hashPassword('nobody has this password: Estrada!0');

/** The prefix of a hash that no longer opens anything: it is retained only to refuse the same password again. */
const spentMark = 'spent:';

/** The stored value of an account that never had a password. */
export const noPassword = spentMark;

/** Marks a stored hash as no longer valid. */
export const spendPassword = (storedHash: string): string =>
  storedHash.startsWith(spentMark) ? storedHash : spentMark + storedHash;

/** Takes the same time whether the account exists (`storedHash` null: it does not), has a password, or not. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const open = storedHash?.startsWith(spentMark) ? null : storedHash;
  const matches = await verify(open ?? (await unknownUserHash), password).catch(() => false);
  return open !== null && matches;
}

/** Whether this is the account's last password, even if it is no longer valid. */
export const isLastPassword = (storedHash: string, password: string): Promise<boolean> =>
  verify(storedHash.replace(spentMark, ''), password).catch(() => false);
