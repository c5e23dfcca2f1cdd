/**
 * Names are standard English: a declaration does not begin with a verb that engineers elsewhere use in another sense,
 * and no name of a declaration or a file, and no title of a test, contains a word of the list. The name of a call is
 * written in full everywhere, so that a search finds it. Alternatives: docs/how-to/name-things.md.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@estrada/endpoints/index';

const root = fileURLToPath(new URL('..', import.meta.url));

const verbs = 'tell say ask keep hold judge weigh bring handIn handOver takeOver takeIn takeBack giveBack layOut';
const words = 'shelf fate nobody somebody whoever anew meanwhile hitherto seldom beside wish roof';
const titleWords = 'nobody somebody whoever anew meanwhile hitherto seldom';

const startsWithVerb = new RegExp(`^(?:${verbs.replaceAll(' ', '|')})(?![a-z])`);
const hasWord = new RegExp(`^(?:${words.replaceAll(' ', '|')})$`);
const titleHasWord = new RegExp(`\\b(?:${titleWords.replaceAll(' ', '|')})\\b`, 'i');
const declaration = /^(?:export )?(?:async )?(?:function|const|class|type|interface) (\w+)/gm;
const title = /^\s*(?:it|test|describe)(?:\.\w+(?:\([^\n]*?\))?)*\(\s*(['"`])(.+?)\1/gm;

const callVerbs = [...new Set(Object.keys(endpoints).map((name) => /^[a-z]+/.exec(name)![0]))].join('|');
/** `read${One}`, `read${One}Report`, `readAll${Many}` */
const callInParts = new RegExp(`\`(?:${callVerbs})(?:[A-Z]\\w*)?\\$\\{[^}\`]+\\}\\w*\``, 'g');
/** a call by any other template */
const callByTemplate =
  /(?:\b(?:endpoints|api)\[|\.(?:ok|call)\(\s*|\buse(?:Call|PagedCall|Act|MayCall)\(\s*)`[^`]*\$\{[^`]*`/g;

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s._-]+/);

const isListed = (name: string) => startsWithVerb.test(name) || partsOf(name).some((part) => hasWord.test(part));

/** @returns names of a file that must be changed, a line each */
export function findNames(path: string, text: string): string[] {
  const stem = basename(path).replace(/\.tsx?$/, '');
  const camel = stem.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const names = [camel, ...Array.from(text.matchAll(declaration), ([, name]) => name!)];
  const found = names.filter(isListed);
  const titles = /\.(test|journey)\.tsx?$/.test(path) ? Array.from(text.matchAll(title), ([, , words]) => words!) : [];
  const calls = [callInParts, callByTemplate].flatMap((pattern) => text.match(pattern) ?? []);
  const all = [...found, ...titles.filter((words) => titleHasWord.test(words)), ...new Set(calls)];
  return all.map((name) => `${path}: ${name}`);
}

/** The name of a call on the wire (its operationId) cannot change within a version of the API. */
const onTheWire = new Set(['handInClientDocuments']);

/** @returns the calls that are to be renamed; the key of a row is no declaration of its file */
export const findCalls = (names: readonly string[]): string[] =>
  names.filter((name) => isListed(name) && !onTheWire.has(name)).map((name) => `the call ${name}`);

/** @returns the names of the repository that must be changed */
export function checkNames(): string[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = files.split('\n').filter((path) => path !== '' && !/^tools\/check-names\b/.test(path));
  const inFiles = paths.flatMap((path) => findNames(path, readFileSync(join(root, path), 'utf8')));
  return [...inFiles, ...findCalls(Object.keys(endpoints))];
}
