import { createHash } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

export type SealedPaper = { sha256: string; content: string };

/** What a seal is over: the papers, and who has signed them. */
type Sealable = {
  envelopeId: string;
  request: { title: string; papers: readonly { name: string; sha256: string; content: string }[] };
  signers: readonly { name: string; document: string; email: string; role: string; at: string | null }[];
};

const A4: [number, number] = [595, 842];
const [marginPoints, linePoints] = [48, 16];

/** What a standard font of PDF can write: another letter becomes a question mark. */
const plain = (text: string): string => text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');

/** All papers in one, with a page behind them that says who signed what and when. */
export async function seal({ envelopeId, request, signers }: Sealable, now: Date): Promise<SealedPaper> {
  const sealed = await PDFDocument.create();
  sealed.setTitle(request.title);
  sealed.setProducer('Estrada sandbox');
  sealed.setCreationDate(now);
  sealed.setModificationDate(now);
  for (const { content } of request.papers) {
    const paper = await PDFDocument.load(Buffer.from(content, 'base64'));
    for (const page of await sealed.copyPages(paper, paper.getPageIndices())) sealed.addPage(page);
  }
  const font = await sealed.embedFont(StandardFonts.Helvetica);
  const lines = [
    ...[`Assinaturas eletrônicas do envelope ${envelopeId}`, request.title, ''],
    ...request.papers.flatMap(({ name, sha256 }) => [name, `SHA-256 ${sha256}`, '']),
    ...signers.flatMap(({ name, document, email, role, at }) => [
      `${name} (${role})`,
      `CPF ${document}, ${email}, ${at}`,
      '',
    ]),
  ];
  const perPage = Math.floor((A4[1] - 2 * marginPoints) / linePoints);
  for (let from = 0; from < lines.length; from += perPage) {
    const page = sealed.addPage(A4);
    for (const [index, line] of lines.slice(from, from + perPage).entries())
      page.drawText(plain(line), { x: marginPoints, y: A4[1] - marginPoints - index * linePoints, size: 9, font });
  }
  const bytes = await sealed.save();
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    content: Buffer.from(bytes).toString('base64'),
  };
}
