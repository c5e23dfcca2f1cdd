import type { Language } from '@estrada/domain/errors/index';
import { eq } from 'drizzle-orm';
import type { Db } from '../../kernel/database/database.ts';
import { users } from '../identity/index.ts';

/** What somebody reads: the language of his own account, where he has one; whoever signs a Brazilian contract reads Portuguese. */
export async function languageOfPerson(db: Db, document: string): Promise<Language> {
  const [account] = await db.select({ language: users.language }).from(users).where(eq(users.document, document));
  return account?.language ?? 'pt-BR';
}
