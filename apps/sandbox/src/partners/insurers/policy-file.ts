import { createHash } from 'node:crypto';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import type { Contract, Policy } from './contract-store.ts';

const A4: [number, number] = [595, 842];
const [marginPoints, linePoints] = [48, 18];
const REPRESENTATIVE_SHARE = 0.2;

/** What a standard font of PDF can write: another letter becomes a question mark. */
const plain = (text: string): string => text.normalize('NFC').replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?');
const reais = (cents: number): string => `R$ ${(cents / 100).toFixed(2).replace('.', ',')}`;
const dayOf = (date: string): string => date.split('-').toReversed().join('/');

/** The policy as a file, base64 with its hash: the same policy always gives the same file. */
export async function policyFile(insurer: string, { number, request }: Contract, policy: Policy) {
  const { product, coverage, insured, totalCents } = request;
  const file = await PDFDocument.create();
  file.setTitle(`Apólice ${policy.policyNumber}`);
  file.setProducer('Estrada sandbox');
  const issuedAt = new Date(`${policy.issuedOn}T12:00:00Z`);
  file.setCreationDate(issuedAt);
  file.setModificationDate(issuedAt);
  const font = await file.embedFont(StandardFonts.Helvetica);
  const lines = [
    `${insurer}: apólice ${policy.policyNumber}`,
    `Proposta ${number}, produto ${product}, cobertura ${coverage}`,
    `Segurado: ${insured.name}`,
    `Vigência de ${dayOf(policy.startsOn)} a ${dayOf(policy.endsOn)}`,
    `Prêmio total: ${reais(totalCents)}`,
    ...policy.instalments.map((one) => `Parcela ${one.number}: ${reais(one.amountCents)} em ${dayOf(one.dueOn)}`),
    ...(product.startsWith('PMC')
      ? [`Remuneração do representante: 20%, ${reais(Math.round(totalCents * REPRESENTATIVE_SHARE))}`]
      : []),
    'Glossário',
    'Apólice: o documento que prova o seguro.',
    'Prêmio: o que se paga pelo seguro.',
    'Vigência: os dias em que o seguro vale.',
  ];
  const page = file.addPage(A4);
  for (const [index, line] of lines.entries())
    page.drawText(plain(line), { x: marginPoints, y: A4[1] - marginPoints - index * linePoints, size: 11, font });
  const bytes = await file.save();
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    content: Buffer.from(bytes).toString('base64'),
  };
}
