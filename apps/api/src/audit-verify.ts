/**
 * Verifies the audit trail (`npm run audit:verify`): exit code 0 when it is intact, 1 when not, with a line for each
 * wrong entry. With an earlier published head (`npm run audit:verify -- 4711:9f86…`) also whether the trail still
 * contains it.
 */
import { parseTrailHead, verifyTrail } from './kernel/audit/verify-trail.ts';
import { ConfigError, readConfig } from './kernel/config.ts';
import { openDatabase } from './open-database.ts';
import { sentenceFor } from './sentence-for.ts';

const words = {
  edited: 'is not what was written',
  unlinked: 'does not follow the entry before it: one was deleted, added or moved',
  cut: 'is not the last that was written: entries after it are gone',
  unkeyed:
    'is not keyed, though a key is in use: the server runs without AUDIT_KEY, or the trail was written anew without it',
  'key-unknown': 'is keyed with a key that AUDIT_KEY does not hold: it and others of that key cannot be checked',
  replaced: 'is the published head and not in the trail: its end was cut off, or it was written anew',
};

try {
  const [word] = process.argv.slice(2);
  const published = word === undefined ? null : parseTrailHead(word);
  if (word !== undefined && !published) throw new ConfigError(`"${word}" is no head of a trail: audit:head prints one`);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const report = await verifyTrail(database.db, published, config.AUDIT_KEY).finally(() => database.close());
  const { entries, keyed, problems } = report;
  for (const { seq, kind } of problems) console.log(`entry ${seq} ${words[kind]}`);
  console.log(
    problems.length === 0
      ? `The trail is whole: ${entries} entries, ${keyed} of them keyed.`
      : `The trail is NOT whole: ${entries} entries read.`,
  );
  if (keyed === 0)
    console.log(
      'Its chain is not keyed: who owns the database can write it anew (AUDIT_KEY in docs/configuration.md).',
    );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
