/**
 * Prints the head of the audit trail (`npm run -s audit:head`), to be stored where the owner of the database cannot
 * change it.
 */
import { readTrailHead, writeTrailHead } from './kernel/audit/verify-trail.ts';
import { readConfig } from './kernel/config.ts';
import { terminalLanguage } from './kernel/operator-error.ts';
import { openDatabase } from './open-database.ts';
import { sentenceFor } from './sentence-for.ts';

try {
  const database = await openDatabase(readConfig(process.env));
  const head = await readTrailHead(database.db).finally(() => database.close());
  if (head) console.log(writeTrailHead(head));
  else console.error(terminalLanguage() === 'en' ? 'The trail has no entry yet.' : 'A trilha ainda não tem registros.');
  process.exitCode = head ? 0 : 1;
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
