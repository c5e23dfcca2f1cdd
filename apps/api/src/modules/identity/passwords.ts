import { type Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's floor for argon2id: 19 MiB, two passes, one lane
const cost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** An account that does not exist takes as long as one that does: it is checked against this. */
const nobody = hashPassword('nobody has this password: Estrada!0');

/** Compares in the same time whether the account exists (`storedHash` null: it does not) or not. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobody), password).catch(() => false);
  return storedHash !== null && matches;
}
