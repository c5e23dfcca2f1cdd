import type { Language } from '@estrada/domain/errors/index';
import type { MailContent } from './document.ts';

/** One piece of a message. Texts are plain: the layout escapes them, so that no document has to. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** digits to be typed elsewhere, large */
  | { kind: 'code'; code: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'button'; label: string; url: string }
  /** smaller, at the end */
  | { kind: 'note'; text: string };

export interface MailLayout {
  language: Language;
  subject: string;
  /** the line that mail clients show after the subject */
  preheader: string;
  heading: string;
  blocks: readonly MailBlock[];
}

/** Mail clients support neither our style sheet nor variables: the colours of packages/ui/src/theme.ts, repeated. */
const colour = {
  petrol: '#0b6165',
  petrolPale: '#eaf5f5',
  ipe: '#f2b203',
  canvas: '#f6f8f8',
  rule: '#dfe6e6',
  ink: '#172123',
  grey: '#5a696b',
} as const;
const font = "font-family:'Hanken Grotesk',system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const mono = "font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";

const footer = {
  'pt-BR': ['Estrada · financiamento de veículos', 'Mensagem automática: as respostas a este endereço não são lidas.'],
  en: ['Estrada · vehicle financing', 'Automatic message: replies to this address are not read.'],
} as const;

/** Renders subject, plain text and HTML from one list of blocks, so that both parts always have the same content. */
export function renderMail(layout: MailLayout): MailContent {
  return { subject: layout.subject, text: textOf(layout), html: htmlOf(layout) };
}

function textOf({ language, heading, blocks }: MailLayout): string {
  const pieces = blocks.map((block) => {
    if (block.kind === 'code') return `    ${block.code}`;
    if (block.kind === 'facts') return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    if (block.kind === 'button') return `${block.label}: ${block.url}`;
    return block.text;
  });
  return `${[heading, ...pieces, `--\n${footer[language].join('\n')}`].join('\n\n')}\n`;
}

/** Tables and inline styles, because office mail clients support nothing newer; no image, no external file. */
function htmlOf({ language, subject, preheader, heading, blocks }: MailLayout): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light only">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.canvas}">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${colour.canvas}">${escapeHtml(preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour.canvas}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;${font};font-size:18px;font-weight:700;color:${colour.petrol}">Estrada${lane}</td></tr>
<tr><td bgcolor="#ffffff" style="padding:32px 28px;border:1px solid ${colour.rule};border-radius:14px;${font};font-size:16px;line-height:1.5;color:${colour.ink}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25;font-weight:600;color:${colour.ink}">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:16px 8px 0;${font};font-size:13px;line-height:1.5;color:${colour.grey}">${footer[language].join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The lane marking: three dashes made of table cells, which every client renders. */
const dash = `<td width="24" height="3" bgcolor="${colour.ipe}" style="width:24px;height:3px;font-size:0;line-height:0">&nbsp;</td>`;
const gap = '<td width="14" style="width:14px;font-size:0;line-height:0">&nbsp;</td>';
const lane = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin-top:8px"><tr>${[dash, dash, dash].join(gap)}</tr></table>`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escapeHtml(block.text)}</p>`;
    case 'note':
      return `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${colour.rule};font-size:14px;color:${colour.grey}">${escapeHtml(block.text)}</p>`;
    case 'code':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td align="center" bgcolor="${colour.petrolPale}" style="padding:20px 8px;border-radius:8px;${mono};font-size:36px;line-height:1.1;font-weight:700;letter-spacing:8px;text-indent:8px;color:${colour.petrol}">${escapeHtml(block.code)}</td></tr></table>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${block.rows.map(factHtml).join('')}</table>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 0"><tr><td bgcolor="${colour.petrol}" style="border-radius:8px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 22px;${font};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a></td></tr></table>`;
  }
}

function factHtml([label, value]: readonly [string, string]): string {
  const line = `padding:8px 0;border-top:1px solid ${colour.rule};vertical-align:top;font-size:15px`;
  return `<tr><td width="34%" style="${line};padding-right:12px;color:${colour.grey}">${escapeHtml(label)}</td><td style="${line}">${escapeHtml(value)}</td></tr>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
