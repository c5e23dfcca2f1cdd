/** One suite over the table of documents: every new one must meet the same guarantees. */
import { expect, it } from 'vitest';
import { documents } from './index.ts';

const languages = ['pt-BR', 'en'] as const;
const mails = documents
  .filter((document) => document.kind === 'mail')
  .flatMap((mail) => [
    mail,
    ...Object.entries(mail.variants ?? {}).map(([variant, example]) => ({
      ...mail,
      name: `${mail.name} (${variant})`,
      example,
    })),
  ]);
const pdfs = documents.filter((document) => document.kind === 'pdf');
const hostile = '<b>Ana</b> & "Cia"';

/** The same data with hostile content in every text that a user may have typed. */
function withHostileTexts<Data>(data: Data): Data {
  const change = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => change(item, key));
    if (value && typeof value === 'object' && !(value instanceof Date))
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));
    const isTyped = /name|reason|condition|text|label$/i.test(key);
    return typeof value === 'string' && isTyped ? hostile : value;
  };
  return change(data, '') as Data;
}

it('gives every document a unique name that is valid as a file name', () => {
  const names = documents.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it.each(mails)('$name has the same content in text and HTML, in both languages', (mail) => {
  const [pt, en] = languages.map((language) => mail.render(mail.example(), language));
  for (const content of [pt!, en!]) {
    expect(content.subject).toMatch(/^[^\r\n{}]{8,120}$/);
    for (const part of [content.text, content.html]) expect(part).not.toMatch(/undefined|null|NaN|\{\w+\}|\[object/);
    // every line of the plain text is in the HTML, too
    const links = [...content.html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address!);
    const shown = plainText(`${content.html}${links.join(' ')}`);
    for (const line of content.text.split('\n').map((text) => text.trim()))
      for (const piece of line === '--' ? [] : line.split(/: /)) expect(shown).toContain(piece);
  }
  expect(pt!.html).toContain('<html lang="pt-BR">');
  expect(en!.html).toContain('<html lang="en">');
  expect(en!.subject).not.toBe(pt!.subject);
  expect(en!.text).not.toBe(pt!.text);
});

/** A mail with generated content only, such as a code, shows no user input. */
const ofTypedTexts = mails.filter((mail) => JSON.stringify(withHostileTexts(mail.example())).includes('<b>Ana</b>'));

it.each(ofTypedTexts)('$name renders user input as text, never as HTML', (mail) => {
  for (const language of languages) {
    const { text, html } = mail.render(withHostileTexts(mail.example()), language);
    expect(text).toContain(hostile);
    expect(html).not.toContain('<b>');
    expect(plainText(html)).toContain(hostile);
  }
});

it.each(mails)('$name leaves no blank for a lender from before its phones were registered', (mail) => {
  const example = mail.example();
  if (!('contact' in example)) return;
  const contact = { email: 'contato@vale.example', sacPhone: '', ombudsmanPhone: '', privacyOfficer: '' };
  for (const language of languages) {
    const { text } = mail.render({ ...example, contact }, language);
    expect(text).toContain('contato@vale.example');
    expect(text).not.toMatch(/SAC|Ouvidoria|Ombudsman|: \.|, ,/);
  }
});

it.each(mails)('$name loads nothing from another server and runs no script', (mail) => {
  for (const language of languages) {
    const { html } = mail.render(mail.example(), language);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form|style)\b|@import|url\(|src=|\son\w+=/i);
    // a link that users click loads nothing
    for (const [, attribute] of html.matchAll(/\s([\w-]+)="https?:/g)) expect(attribute).toBe('href');
  }
});

it.each(pdfs)(
  '$name renders as a PDF in each of its languages, whatever the user input',
  async (pdf) => {
    const sizes: number[] = [];
    for (const language of pdf.onlyLanguage ? [pdf.onlyLanguage] : languages) {
      const variants = Object.values(pdf.variants ?? {}).map((make) => make());
      for (const data of [pdf.example(), withHostileTexts(pdf.example()), ...variants]) {
        const bytes = await pdf.render(data, language);
        expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
        expect(Buffer.from(bytes.subarray(-8)).toString()).toContain('%%EOF');
        sizes.push(bytes.length);
      }
    }
    if (!pdf.onlyLanguage) expect(sizes[0]).not.toBe(sizes[sizes.length / 2]);
    // a dozen documents of the longest kind, in parallel with other tests
  },
  90_000,
);

/** The visible text of an HTML part. */
function plainText(html: string): string {
  return html
    .replace(/<(head|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));
}
