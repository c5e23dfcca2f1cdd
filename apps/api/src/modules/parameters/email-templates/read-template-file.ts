import { buffer } from 'node:stream/consumers';
import { DomainError } from '@estrada/domain/errors/index';
import { type EmailTemplateKind, templateProblems } from '@estrada/domain/parameters/index';
import { hasHiddenCharacters, type MessageKey } from '@estrada/domain/validation/index';
import type { ReceivedFile } from '../../../kernel/route.ts';
import { type SanitisedTemplate, sanitiseTemplate } from './sanitise-template.ts';

/** A file in its stored form. */
export interface ReadTemplate extends SanitisedTemplate {
  problems: ReturnType<typeof templateProblems>;
}

/**
 * Reads a template, sanitizes it, and finds its placeholders.
 *
 * @throws DomainError DOM002 at `file` for a file that is no UTF-8 text or has no HTML
 */
export async function readTemplateFile(file: ReceivedFile, kind: EmailTemplateKind): Promise<ReadTemplate> {
  // the name is shown in lists and in the trail: it must be fully visible
  if (hasHiddenCharacters(file.fileName)) throw refusal('file.hiddenCharacters');
  const source = decode(await buffer(file.open()));
  // the parser's time is quadratic in the number of unclosed elements
  if (count(source, '<') > maxElements) throw refusal('template.tooManyElements', { max: '10.000' });
  const sanitised = sanitiseTemplate(source, kind);
  if (!/<[a-z][^>]*>/i.test(source) || sanitised.html === '') throw refusal('template.noHtml');
  return { ...sanitised, problems: findProblems(source, sanitised.html, kind) };
}

/** Ten times what a long newsletter has, closing tags among them. */
const maxElements = 10_000;

const count = (text: string, part: string) => text.split(part).length - 1;

const refusal = (key: MessageKey, params: Record<string, string> = {}) =>
  new DomainError('DOM002', { fields: [{ path: 'file', key, params }] });

function decode(bytes: Buffer): string {
  if (bytes.includes(0)) throw refusal('template.binary');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    throw refusal('template.encoding');
  }
}

/**
 * The line numbers are those of the file; missing and unknown placeholders are then checked on the sanitized text,
 * because removing parts may drop a placeholder or join two halves of one.
 */
function findProblems(source: string, html: string, kind: EmailTemplateKind): ReadTemplate['problems'] {
  const ofFile = templateProblems(blankOut(source), kind);
  return ofFile.length > 0 ? ofFile : templateProblems(html, kind);
}

/**
 * Styles, scripts and comments have braces of their own, and are always removed. Their lines stay; an unclosed one
 * extends to the end.
 */
const blankOut = (source: string) =>
  source.replace(/<!--[\s\S]*?(?:-->|$)|<(style|script)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, (part) =>
    part.replace(/[^\n]/g, ''),
  );
