import { createHash } from 'node:crypto';
import { fillLegalText, hasNegotiableCopy, paperKinds } from '@estrada/domain/contracts/index';
import { formatDate } from '@estrada/domain/formats/index';
import { PdfWriter } from '../pdf-writer.ts';
import { legalValues } from './legal-values.ts';
import type { LegalTextVersion, Paper, PaperData } from './paper-data.ts';
import type { Signer } from './paper-people.ts';

/** The parts specific to a kind of paper, in order around the legal text. */
export interface PaperParts {
  /** its title, with its number */
  title: string;
  before(writer: PdfWriter): void;
  after?(writer: PdfWriter): void;
  signers: readonly Signer[];
}

/** Which copy of a credit note this is; nothing for papers that have no negotiable one. */
function copyOf({ kind, isNonNegotiable, isPreview }: Paper): string | null {
  if (isPreview) return 'MODELO SEM VALOR';
  if (isNonNegotiable) return 'NÃO NEGOCIÁVEL';
  return hasNegotiableCopy(kind) ? 'VIA NEGOCIÁVEL DA CREDORA' : null;
}

/** The hash that identifies the content of a paper: of its data and its text, whatever the copy. */
export function contentHash({ isNonNegotiable: _copy, isPreview: _preview, ...content }: Paper): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Writes the blocks of a legal text with the values of the paper. */
export function writeText(writer: PdfWriter, { body }: LegalTextVersion, data: PaperData): void {
  for (const { kind, text } of fillLegalText(body, legalValues(data))) {
    if (kind === 'heading') writer.heading(text);
    else if (kind === 'highlight') writer.highlight(text);
    else writer.paragraph(text);
  }
}

/**
 * Writes a paper: head, its own parts, the legal text with the highlighted clauses, the signatories, the
 * identification.
 */
export function writePaper(paper: Paper, { title, before, after, signers }: PaperParts): Promise<Uint8Array> {
  const writer = new PdfWriter({ title, language: 'pt-BR' });
  const hash = contentHash(paper);
  const copy = copyOf(paper);
  const version = `texto de ${formatDate(paper.text.effectiveFrom)}`;
  writer.title(title, `${paperKinds[paper.kind].pt} · proposta nº ${paper.proposalNumber}`);
  if (copy) writer.mark(copy);
  before(writer);
  writeText(writer, paper.text, paper);
  after?.(writer);
  writer.signatures(`${paper.dealer.city}/${paper.dealer.state}, ${formatDate(paper.issuedOn)}`, signers);
  writer.heading('Identificação deste documento');
  writer.paragraph(
    `Contrato nº ${paper.contractNumber}, ${paper.edition}ª emissão, ${version}. SHA-256 do conteúdo: ${hash}`,
  );
  const footer = [`Contrato ${paper.contractNumber}`, version, `conteúdo ${hash.slice(0, 12)}`, copy];
  return writer.finish(footer.filter(Boolean).join(' · '), (page, count) => `Página ${page} de ${count}`);
}
