import type { FieldProblem } from '../../errors/domain-error.ts';
import type { EmailTemplateKind } from './email-templates.ts';
import { placeholderPattern } from './fill-template.ts';

/** More problems at once are not useful. */
const maxProblems = 50;

/**
 * The problems of a template's placeholders: unknown ones and broken braces by their line, then missing required ones.
 * Each once per line.
 *
 * @param text of the file, or of its sanitized content
 */
export function templateProblems(text: string, { placeholders }: EmailTemplateKind): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  const used = new Set<string>();
  let line = 1;
  let counted = 0;
  for (const { 0: written, 1: name, index } of text.matchAll(placeholderPattern)) {
    line += text.slice(counted, index).split('\n').length - 1;
    counted = index;
    if (name !== undefined && Object.hasOwn(placeholders, name)) {
      used.add(name);
      continue;
    }
    const key = name === undefined ? 'template.malformed' : 'template.unknown';
    problems.set(`${line} ${key} ${name}`, { path: 'file', key, params: { line, name: name ?? written } });
    if (problems.size >= maxProblems) break;
  }
  const missing = Object.entries(placeholders).flatMap(([name, { isRequired }]): FieldProblem[] =>
    isRequired && !used.has(name) ? [{ path: 'file', key: 'template.missing', params: { name } }] : [],
  );
  return [...problems.values(), ...missing];
}
