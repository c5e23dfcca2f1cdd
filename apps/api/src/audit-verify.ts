/**
 * Verifies the audit trail (`npm run audit:verify`): exit code 0 when it is intact, 1 when not, with a line for each
 * wrong entry. With an earlier published head (`npm run audit:verify -- 4711:9f86…`) also whether the trail still
 * contains it. Prints Portuguese, with `--en` or an English locale English.
 */
import { parseTrailHead, verifyTrail } from './kernel/audit/verify-trail.ts';
import { ConfigError, readConfig } from './kernel/config.ts';
import { terminalLanguage } from './kernel/operator-error.ts';
import { openDatabase } from './open-database.ts';
import { sentenceFor } from './sentence-for.ts';

const strings = {
  pt: {
    entry: 'registro',
    edited: 'não é o que foi gravado',
    unlinked: 'não segue o registro anterior: algum foi excluído, adicionado ou movido',
    cut: 'não é o último que foi gravado: os registros depois dele sumiram',
    unkeyed: 'não tem chave, embora haja uma em uso: o servidor roda sem AUDIT_KEY, ou a trilha foi regravada sem ela',
    'key-unknown': 'usa uma chave que não está em AUDIT_KEY: ele e outros dessa chave não podem ser conferidos',
    replaced: 'é o ponto publicado e não está na trilha: o fim foi cortado, ou ela foi regravada',
    whole: (entries: number, keyed: number) => `A trilha está íntegra: ${entries} registros, ${keyed} com chave.`,
    broken: (entries: number) => `A trilha NÃO está íntegra: ${entries} registros lidos.`,
    keyless:
      'A trilha não tem chave: quem controla o banco de dados pode regravá-la (AUDIT_KEY em docs/configuration.md).',
  },
  en: {
    entry: 'entry',
    edited: 'is not what was written',
    unlinked: 'does not follow the entry before it: one was deleted, added or moved',
    cut: 'is not the last that was written: entries after it are gone',
    unkeyed:
      'is not keyed, though a key is in use: the server runs without AUDIT_KEY, or the trail was rewritten without it',
    'key-unknown': 'is keyed with a key that is not in AUDIT_KEY: it and others of that key cannot be checked',
    replaced: 'is the published head and not in the trail: its end was cut off, or it was rewritten',
    whole: (entries: number, keyed: number) => `The trail is intact: ${entries} entries, ${keyed} of them keyed.`,
    broken: (entries: number) => `The trail is NOT intact: ${entries} entries read.`,
    keyless:
      'The trail is not keyed: whoever controls the database can rewrite it (AUDIT_KEY in docs/configuration.md).',
  },
};
const t = strings[terminalLanguage()];

try {
  const [word] = process.argv.slice(2).filter((argument) => argument !== '--en');
  const published = word === undefined ? null : parseTrailHead(word);
  if (word !== undefined && !published)
    throw new ConfigError({
      pt: `"${word}" não é um ponto da trilha: execute audit:head para obter um`,
      en: `"${word}" is not a head of the trail: run audit:head to get one`,
    });
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const report = await verifyTrail(database.db, published, config.AUDIT_KEY).finally(() => database.close());
  const { entries, keyed, problems } = report;
  for (const { seq, kind } of problems) console.log(`${t.entry} ${seq} ${t[kind]}`);
  console.log(problems.length === 0 ? t.whole(entries, keyed) : t.broken(entries));
  if (keyed === 0) console.log(t.keyless);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}
