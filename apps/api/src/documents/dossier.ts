import { formatCnpj, formatCpf, formatDate, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import { definePdf } from './document.ts';
import { exampleEvidence } from './dossier.example.ts';
import type { Evidence, EvidenceFile } from './dossier-data.ts';
import { type AttachedFile, PdfWriter } from './pdf-writer.ts';

export interface Dossier {
  evidence: Evidence;
  /** the files that the evidence names, and its own JSON */
  files: readonly AttachedFile[];
}

const documentOf = (document: string) => (document.length === 11 ? formatCpf(document) : formatCnpj(document));
const statusName = (status: string | null) =>
  status === null ? '–' : (proposalStatuses[status as ProposalStatus]?.pt ?? status);
const day = (date: string | null) => (date ? formatDate(date) : '–');
const when = (instant: string | null) => (instant ? formatInstant(instant) : '–');

/** The evidence of a signed contract: who, what, hashes, times, and how to check it. It is sealed once rendered. */
export const dossierPdf = definePdf<Dossier>({
  name: 'dossier',
  onlyLanguage: 'pt-BR',
  example: () => ({ evidence: exampleEvidence, files: [] }),
  render({ evidence, files }) {
    const { proposal, contract, lender, dealer, client, vehicle, loan, envelope } = evidence;
    const writer = new PdfWriter({ title: `Dossiê do contrato ${proposal.contractNumber}`, language: 'pt-BR' });
    for (const file of files) writer.attach(file);
    writer.title(
      `Dossiê do contrato nº ${proposal.contractNumber}`,
      `Proposta nº ${proposal.number} · gerado em ${when(evidence.madeAt)} por ${evidence.madeByName}`,
    );
    writer.paragraph(
      evidence.signedBy === 'electronic'
        ? 'Este dossiê reúne o que prova a assinatura eletrônica do contrato (MP 2.200-2/2001, art. 10, § 2º; CPC, art. 784, § 4º): os documentos, quem assinou e quando, os textos aceitos e o histórico.'
        : 'Este dossiê reúne o que prova o contrato assinado em papel: os documentos, as páginas digitalizadas, os textos aceitos e o histórico.',
    );
    writer.heading('Contrato');
    writer.facts([
      ['Credora', `${lender.name}, CNPJ ${formatCnpj(lender.cnpj)}`],
      ['Concessionária', `${dealer.companyName}, CNPJ ${formatCnpj(dealer.cnpj)}`],
      ['Cliente', `${client.name}, ${documentOf(client.document)}`],
      ['Veículo', `${vehicle.label}, chassi ${vehicle.chassis}`],
      ['Valor financiado', formatMoney(loan.financedCents)],
      ['Prazo', `${loan.termMonths} meses · CET ${loan.annualCet} ao ano`],
      ['Emissão', `${contract.edition}ª, de ${formatDate(contract.issuedOn)}`],
      ['Solicitada por', `${contract.requestedByName}, ${when(contract.requestedAt)}`],
    ]);
    writer.heading('Documentos');
    writeFiles(writer, [...evidence.papers, ...(envelope ? [envelope.sealed] : [])]);
    if (envelope) writeSignatures(writer, evidence, envelope);
    writeSelfies(writer, evidence);
    writeInsurance(writer, evidence);
    if (evidence.signedPages.length > 0) {
      writer.heading('Páginas assinadas em papel');
      writer.table(
        [
          { label: 'Documento', width: 0.25, wraps: true },
          { label: 'Enviada em', width: 0.2 },
          { label: 'Hash (SHA-256)', width: 0.55, wraps: true },
        ],
        evidence.signedPages.map((page) => [`${page.document}, pág. ${page.position}`, when(page.sentAt), page.sha256]),
      );
    }
    writeConsents(writer, evidence);
    writeHistory(writer, evidence);
    writer.heading('Como conferir');
    writer.paragraph(
      'Este PDF tem uma assinatura digital que cobre o arquivo inteiro: qualquer leitor de PDF que confira assinaturas mostra se ele foi alterado. ' +
        'Os documentos acima e o arquivo dossie.json estão anexados a este PDF, e o hash (SHA-256) de cada um está indicado aqui. ' +
        'A financeira fornece um verificador que confere o PDF e o JSON e mostra o trecho alterado.',
    );
    return writer.finish(
      `Dossiê do contrato ${proposal.contractNumber} · ${when(evidence.madeAt)}`,
      (page, count) => `Página ${page} de ${count}`,
    );
  },
});

function writeFiles(writer: PdfWriter, files: readonly EvidenceFile[]): void {
  writer.table(
    [
      { label: 'Documento', width: 0.3, wraps: true },
      { label: 'Versão do texto', width: 0.17 },
      { label: 'Hash (SHA-256)', width: 0.53, wraps: true },
    ],
    files.map(({ name, textVersion, sha256 }) => [name, textVersion ? formatDate(textVersion) : '–', sha256]),
  );
}

function writeSignatures(writer: PdfWriter, { signers }: Evidence, envelope: NonNullable<Evidence['envelope']>): void {
  writer.heading('Assinaturas');
  writer.facts([
    ['Envelope da Certisign', envelope.partnerId],
    ['Solicitado por', `${envelope.requestedByName}, ${when(envelope.requestedAt)}`],
    ['Concluído em', when(envelope.completedAt)],
  ]);
  writer.table(
    [
      { label: 'Quem assinou', width: 0.3, wraps: true },
      { label: 'Assina como', width: 0.16, wraps: true },
      { label: 'E-mail', width: 0.28, wraps: true },
      { label: 'Data, hora e IP', width: 0.26, wraps: true },
    ],
    signers.map(({ name, document, role, email, signedAt, signedFrom }) => [
      `${name}, ${documentOf(document)}`,
      role,
      email,
      // as reported: the time zone belongs to the proof
      [signedAt, signedFrom].filter(Boolean).join(', '),
    ]),
  );
}

function writeSelfies(writer: PdfWriter, { selfies }: Evidence): void {
  if (selfies.length === 0) return;
  writer.heading('Selfies de quem assinou');
  for (const { name, document, confirmedAt, confirmedFrom, device, reviewed, ...selfie } of selfies) {
    writer.facts([
      [name, documentOf(document)],
      ['Tirada em', `${when(selfie.takenAt)}, recebida em ${when(selfie.receivedAt)}`],
      ['Confirmada em', [when(confirmedAt), confirmedFrom].filter(Boolean).join(', IP ')],
      ['Aparelho', `${device.source === 'camera' ? 'câmera' : 'arquivo'}, ${device.userAgent}`],
    ]);
    writer.paragraph(
      `Hash (SHA-256) da foto de frente: ${selfie.frontSha256}; da foto de lado: ${selfie.turnedSha256}.`,
    );
    if (reviewed) writer.paragraph(`Conferida por ${reviewed.byName}: ${reviewed.reason}`);
    writer.paragraph(`Consentimento (versão do texto: ${selfie.consent.textVersion}): ${selfie.consent.text}`);
  }
  writer.paragraph(
    'As fotos são dados biométricos e não fazem parte do dossiê; o hash (SHA-256) identifica as que foram conferidas. ' +
      'A conferência das fotos não equivale a prova de vida.',
  );
}

function writeInsurance(writer: PdfWriter, { insurances = [] }: Evidence): void {
  for (const { consent, files, ...insurance } of insurances) {
    const { number, product, insurer, assured, policyNumber, premiumCents } = insurance;
    writer.heading(`Seguro nº ${number}`);
    writer.facts([
      ['Produto', `${product}, ${insurer}`],
      ['Segurado', `${assured.name}, ${documentOf(assured.document)}`],
      ['Status', insurance.status],
      ['Apólice', policyNumber ?? '–'],
      ['Prêmio total', premiumCents === null ? '–' : formatMoney(premiumCents)],
      ['Enviado em', when(insurance.sentAt)],
      ['Aceito em', day(insurance.acceptedOn)],
      ['Apólice emitida em', day(insurance.issuedOn)],
      ['Cancelado em', day(insurance.cancelledOn)],
    ]);
    writeFiles(writer, files);
    if (consent)
      writer.paragraph(
        `O que o cliente declarou e aceitou (versão do texto: ${consent.textVersion}, ${when(consent.givenAt)}, registrado por ${consent.recordedByName}): ${consent.text}`,
      );
  }
}

function writeConsents(writer: PdfWriter, { consents }: Evidence): void {
  if (consents.length === 0) return;
  writer.heading('O que o cliente aceitou');
  for (const { title, textVersion, text, grantedAt, recordedByName } of consents)
    writer.paragraph(
      `${title} (versão do texto: ${textVersion}, ${when(grantedAt)}, registrado por ${recordedByName}): ${text}`,
    );
}

function writeHistory(writer: PdfWriter, { history, trail }: Evidence): void {
  writer.heading('Histórico da proposta');
  writer.table(
    [
      { label: 'Quando', width: 0.17 },
      { label: 'De', width: 0.18, wraps: true },
      { label: 'Para', width: 0.18, wraps: true },
      { label: 'Quem', width: 0.2, wraps: true },
      { label: 'Motivo', width: 0.27, wraps: true },
    ],
    history.map(({ at, from, to, actorName, reason }) => [
      when(at),
      statusName(from),
      statusName(to),
      actorName,
      reason ?? '–',
    ]),
  );
  const last = trail.at(-1);
  if (last)
    writer.paragraph(
      `Trilha de auditoria: ${trail.length} ${trail.length === 1 ? 'registro' : 'registros'} sobre esta proposta; o último, de nº ${last.seq}, tem o hash (SHA-256) ${last.hash}.`,
    );
}
