/**
 * Reads what people read from the source: every text of the product with its language, where the source states it.
 *
 * A text below a property `pt` or `en` has that language. Of two texts next to each other (an array of two, or two
 * arguments of a call) the first is Portuguese and the second English: so do `defineStrings`, `invalid` and the forms
 * state them. Other literals with a space or a letter that only Portuguese has count as Portuguese.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export type Language = 'pt' | 'en';

/** One text: `line` counts from 1; an expression of a template is a placeholder with its name. */
export interface ReadString {
  path: string;
  line: number;
  language: Language;
  text: string;
}

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

const languageOfKey: Readonly<Record<string, Language>> = { pt: 'pt', 'pt-BR': 'pt', en: 'en' };
const portugueseLetter = /[ãõçáéíóúâêôà]/i;

/** The name that an expression of a template has: `{vehicle}` for `row.vehicle`. */
function placeholderOf(node: unknown): string {
  if (!isNode(node)) return '{}';
  if (node.type === 'Identifier') return `{${node.name as string}}`;
  return node.type === 'MemberExpression' ? placeholderOf(node.property) : '{}';
}

/** The text of a literal, a template, or a sum of them; null for anything else. */
function textOf(node: unknown): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type === 'JSXText') return String(node.value).trim() || null;
  if (node.type === 'TemplateLiteral') {
    const expressions = node.expressions as unknown[];
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }, index) => value.cooked + (index < expressions.length ? placeholderOf(expressions[index]) : ''))
      .join('');
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === null && right === null
    ? null
    : `${left ?? placeholderOf(node.left)}${right ?? placeholderOf(node.right)}`;
}

const isProse = (text: string): boolean => portugueseLetter.test(text) || /\w \w/.test(text);

/** Only a text is written in two languages next to each other: two codes, addresses or names of files have no space. */
const isPair = (first: string, second: string): boolean =>
  portugueseLetter.test(first) || / /.test(first) || (/^[A-Z][a-z]/.test(first) && /^[A-Z][a-z]/.test(second));

/** Marks the literals of a list that are a pair of texts. */
function languagesOf(items: readonly unknown[]): Map<unknown, Language> {
  const languages = new Map<unknown, Language>();
  for (let index = 0; index + 1 < items.length; index++) {
    const [first, second] = [textOf(items[index]), textOf(items[index + 1])];
    if (first === null || second === null || !isPair(first, second)) continue;
    languages.set(items[index], 'pt').set(items[index + 1], 'en');
    index++;
  }
  return languages;
}

/** @returns the texts of one file of TypeScript, in the order of the source */
export function stringsOf(path: string, source: string): ReadString[] {
  const found: ReadString[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;

  function visit(value: unknown, language: Language | null): void {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, language);
      return;
    }
    if (!isNode(value) || value.type === 'ImportDeclaration' || value.type.startsWith('TSType')) return;
    const text = textOf(value);
    if (text !== null && (language || isProse(text)))
      found.push({ path, line: lineOf(value.start), language: language ?? 'pt', text });
    if (value.type === 'BinaryExpression' && text !== null) return;
    if (value.type === 'Property') {
      const { key } = value as { key?: { name?: string; value?: unknown } };
      visit(value.value, languageOfKey[key?.name ?? String(key?.value)] ?? language);
      return;
    }
    const items = language ? undefined : value.type === 'ArrayExpression' ? value.elements : value.arguments;
    const languages = languagesOf(Array.isArray(items) ? items : []);
    for (const [name, child] of Object.entries(value)) {
      if (name === 'quasis') continue;
      for (const item of Array.isArray(child) ? child : [child]) visit(item, languages.get(item) ?? language);
    }
  }

  visit(parseSync(path, source).program, null);
  return found;
}

/**
 * @param root the folder of the repository, with a slash at its end or without
 * @returns the texts of the whole product; tests and the builders of test data have none
 */
export function readStrings(root: string): ReadString[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((path) => /^(apps|packages)\/[^/]+\/(src|server)\//.test(path))
    .filter((path) => !/\.(test|example|d)\.tsx?$|^packages\/testkit\/|^apps\/sandbox\//.test(path))
    .flatMap((path) => stringsOf(path, readFileSync(join(root, path), 'utf8')));
}
