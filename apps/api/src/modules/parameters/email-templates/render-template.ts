import { type EmailTemplateKind, fillTemplate } from '@estrada/domain/parameters/index';
import type { MailContent } from '../../../documents/document.ts';
import { renderMail } from '../../../documents/mail-layout.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#60': '<',
  '#62': '>',
};

/**
 * The plain part of a message: its text with a line for every block, and the address behind each link.
 *
 * @param html sanitised: elements are closed, attributes in quotation marks, `<` is nowhere else
 */
export const textOfHtml = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_link, href: string, words: string) =>
      words.includes(href) ? words : `${words} (${href})`,
    )
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/gi, '$1')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<(br|hr)\b[^>]*>|<\/(p|div|tr|li|h[1-6]|table|blockquote|pre|dt|dd)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#\d+);/g, (written, name: string) => entities[name] ?? written)
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * The message of a kind, its values put in their places.
 *
 * @param html of the template, sanitised; null: the text that the product came with
 */
export function renderTemplate(
  kind: EmailTemplateKind,
  html: string | null,
  values: Readonly<Record<string, string>>,
): MailContent {
  const subject = fillTemplate(kind.subject, values, 'text');
  if (html === null) {
    const paragraphs = fillTemplate(kind.text, values, 'text').split('\n\n');
    const blocks = paragraphs.map((text) => ({ kind: 'paragraph', text }) as const);
    return renderMail({ language: 'pt-BR', subject, preheader: subject, heading: subject, blocks });
  }
  const body = fillTemplate(html, values, 'html');
  return { subject, text: textOfHtml(body), html: frame(body) };
}

const frame = (body: string) => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
</head>
<body style="margin:0;padding:0">
${body}
</body>
</html>`;

// a template is untrusted HTML: besides the sandboxed frame around it, the page itself forbids everything
const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`;

/** A message for display in the portal: no script runs in it, and no external picture is loaded. */
export const toPreview = ({ html, ...message }: MailContent): MailContent => ({
  ...message,
  html: html.replace('<head>', `<head>\n${policy}`),
});
