/**
 * Whether the audit trail is whole (`npm run audit:verify`): exit code 0 when it is, 1 when not, each wrong entry a line. With a
 * head that was published before (`npm run audit:verify -- 4711:9f86…`) also whether the trail still holds it.
 */
import { parseTrailHead, verifyTrail } from './kernel/audit/verify-trail.ts';
import { ConfigError, readConfig } from './kernel/config.ts';
import { openDatabase } from './open-database.ts';
import { sentenceFor } from './sentence-for.ts';

const words = {
  edited: 'is not what was written',
  unlinked: 'does not follow the entry before it: one was deleted, added or moved',
  cut: 'is not the last that was written: entries after it are gone',
  replaced: 'is the published head and not in the trail: its end was cut off, or it was written anew',
};

try {
  const [word] = process.argv.slice(2);
  const published = word === undefined ? null : parseTrailHead(word);
  if (word !== undefined && !published) throw new ConfigError(`"${word}" is no head of a trail: audit:head prints one`);
  const database = await openDatabase(readConfig(process.env));
  const { entries, problems } = await verifyTrail(database.db, published).finally(() => database.close());
  for (const { seq, kind } of problems) console.log(`entry ${seq} ${words[kind]}`);
  console.log(
    problems.length === 0
      ? `The trail is whole: ${entries} entries.`
      : `The trail is NOT whole: ${entries} entries read.`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
