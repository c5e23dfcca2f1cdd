import type { Language } from '@estrada/domain/errors/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { users } from '../identity/index.ts';

/**
 * A person's language: that of their account, where they have one; otherwise Portuguese, the language of the contract.
 */
export async function languageOfPerson(db: Db, document: string): Promise<Language> {
  const [account] = await db.select({ language: users.language }).from(users).where(eq(users.document, document));
  return account?.language ?? 'pt-BR';
}
