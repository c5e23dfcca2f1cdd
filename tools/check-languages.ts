/**
 * Checks that both languages are complete: the same keys, no empty text, the same placeholders, and no Portuguese left
 * in the English. Also that success messages come from the catalogue, not from the screens, and that every kind of job
 * has a readable name.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue, successTexts } from '@estrada/domain/errors/index';
import { messages } from '@estrada/domain/validation/index';
import { allPages } from '../apps/portal/src/app/pages/all-pages.ts';
import { jobKinds } from '../packages/web/src/jobs/job-kinds.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Pair {
  where: string;
  pt: string;
  en: string;
}

/** A letter that English words do not have reveals forgotten Portuguese; names of the product are exempt. */
const portugueseLetter = /[ãõçáéíóúâêôà]/i;
const properNames =
  /São Paulo|Brasília|Em Trabalho|Nota Garantida|Proteção Mecânica|Resolução|Código|Português|José|Lei |Próximo/;

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)/g)]
    .map(([, name]) => name!)
    .sort()
    .join(',');

/** @returns the problems of a pair, a line each */
export function problemsOf({ where, pt, en }: Pair): string[] {
  const problems: string[] = [];
  if (pt.trim() === '') problems.push(`${where}: no Portuguese text`);
  if (en.trim() === '') problems.push(`${where}: no English text`);
  if (placeholders(pt) !== placeholders(en))
    problems.push(`${where}: the placeholders differ ({${placeholders(pt)}} and {${placeholders(en)}})`);
  if (portugueseLetter.test(en.replace(properNames, '')))
    problems.push(`${where}: the English looks Portuguese: "${en}"`);
  return problems;
}

/** "… com sucesso" is the ending of the catalogue's success messages: a screen shows those by their code. */
const reportsSuccess = /com sucesso/i;

/** @returns strings of a screen that belong in the catalogue, a line each */
export function successesOf({ where, pt }: Pair): string[] {
  return reportsSuccess.test(pt) ? [`${where}: a success is said by its code (errors/success-texts.ts)`] : [];
}

/** The names of an area's jobs in the job store. */
const jobName = /\bname: '([^']+)'/g;

/** @returns the kinds of job without a readable name, a line each */
export function namelessJobs(sources: readonly string[], words: Readonly<Record<string, string>>): string[] {
  return sources
    .flatMap((source) => [...source.matchAll(jobName)].map(([, name]) => name!))
    .filter((name) => !Object.hasOwn(words, name))
    .map((name) => `job ${name}: no name in packages/web/src/jobs/job-kinds.ts`);
}

const jobSources = (): string[] =>
  globSync('apps/api/src/modules/**/*.jobs.ts', { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'));

/** Every text of the product in two languages. */
async function pairs(): Promise<Pair[]> {
  const found: Pair[] = [];
  const add = (prefix: string, table: Record<string, { pt: string; en: string }>) => {
    for (const [key, { pt, en }] of Object.entries(table)) found.push({ where: `${prefix} ${key}`, pt, en });
  };
  add('error catalogue', catalogue);
  add('success', successTexts);
  add('message', messages);
  for (const file of globSync('{apps/portal,apps/plans,packages/web}/src/**/strings.ts', { cwd: root })) {
    const { strings } = (await import(`${root}${file}`)) as {
      strings: { pt: Record<string, string>; en: Record<string, string> };
    };
    for (const key of new Set([...Object.keys(strings.pt), ...Object.keys(strings.en)]))
      found.push({ where: `${file} ${key}`, pt: strings.pt[key] ?? '', en: strings.en[key] ?? '' });
  }
  for (const { path, words } of allPages)
    for (const part of ['title', 'menu', 'about'] as const)
      if (words.pt[part] !== undefined || words.en[part] !== undefined)
        found.push({ where: `page ${path} ${part}`, pt: words.pt[part] ?? '', en: words.en[part] ?? '' });
  return found;
}

/** @returns the problems, a line each; empty without any */
export async function checkLanguages(): Promise<string[]> {
  const all = await pairs();
  return [
    ...all.flatMap(problemsOf),
    ...all.filter(({ where }) => !where.startsWith('success ')).flatMap(successesOf),
    ...namelessJobs(jobSources(), jobKinds.pt),
  ];
}
