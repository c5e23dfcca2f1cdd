import { DomainError, type Language } from '@estrada/domain/errors/index';
import type { Mail } from '../kernel/mail.ts';

/** An e-mail without its addressee: subject, plain text and HTML. */
export type MailContent = Omit<Mail, 'to'>;

/** A kind of e-mail. `example` generates the data for previews and tests. */
export interface MailDocument<Data extends object = object> {
  kind: 'mail';
  /** kebab-case; the name of its preview */
  name: string;
  example(): Data;
  /** further data with other texts, by name; previews and tests cover them too */
  variants?: Readonly<Record<string, () => Data>>;
  render(data: Data, language: Language): MailContent;
}

/** A kind of PDF. */
export interface PdfDocument<Data extends object = object> {
  kind: 'pdf';
  name: string;
  example(): Data;
  /** further data with another layout, by name; previews and tests cover them too */
  variants?: Readonly<Record<string, () => Data>>;
  /** the only language of a paper to be signed, whatever the screen's */
  onlyLanguage?: Language;
  render(data: Data, language: Language): Promise<Uint8Array>;
}

/** Declares an e-mail; an identity function that preserves the type of its data. */
export const defineMail = <Data extends object>(mail: Omit<MailDocument<Data>, 'kind'>): MailDocument<Data> => ({
  kind: 'mail',
  ...mail,
});

/** Declares a PDF. */
export const definePdf = <Data extends object>(pdf: Omit<PdfDocument<Data>, 'kind'>): PdfDocument<Data> => ({
  kind: 'pdf',
  ...pdf,
});

/**
 * A PDF that its caller waits for.
 *
 * @throws DomainError CLI027 where it cannot be drawn, with the failure as its cause
 */
export async function drawForCaller<Data extends object>(
  pdf: PdfDocument<Data>,
  data: Data,
  language: Language,
): Promise<Uint8Array> {
  try {
    return await pdf.render(data, language);
  } catch (cause) {
    throw new DomainError('CLI027', { cause });
  }
}
