import type { PaperKind } from '@estrada/domain/contracts/index';
import { formatCnpj, formatInstant, formatMoney } from '@estrada/domain/formats/index';
import { definePdf } from '../document.ts';
import type { PdfWriter } from '../pdf-writer.ts';
import { soldProducts } from './legal-values.ts';
import type { Paper } from './paper-data.ts';
import { writeCet, writeComposition, writeSchedule, writeTerms } from './paper-figures.ts';
import { clientLines, lenderAddress, partyFacts, type Signer, signersOf, vehicleFacts } from './paper-people.ts';
import { examplePaper, examplePapers } from './papers.example.ts';
import { type PaperParts, writePaper, writeText } from './write-paper.ts';

const client = (paper: Paper) => clientLines(paper, 'Cliente');

const dealerSigner = ({ dealer }: Paper, role: string): Signer => ({
  name: dealer.companyName,
  document: formatCnpj(dealer.cnpj),
  role,
});

const writeParties = (writer: PdfWriter, paper: Paper, clientRole: string, creditorRole: string) => {
  writer.heading('Partes');
  writer.facts([
    ...partyFacts(paper, clientRole),
    [creditorRole, `${paper.lender.name}, CNPJ ${formatCnpj(paper.lender.cnpj)}`],
    ['Endereço', lenderAddress(paper.lender)],
    ['Concessionária', `${paper.dealer.companyName}, CNPJ ${formatCnpj(paper.dealer.cnpj)}`],
    ['Atendido por', paper.sellerName],
  ]);
  writer.heading('Bem');
  writer.facts(vehicleFacts(paper));
};

/** A contract: parties, vehicle, figures, clauses, then the whole schedule. */
const contract =
  (title: string, clientRole: string, creditorRole: string) =>
  (paper: Paper): PaperParts => ({
    title: `${title} nº ${paper.contractNumber}`,
    before(writer) {
      writeParties(writer, paper, clientRole, creditorRole);
      writeTerms(writer, paper);
      writeComposition(writer, paper);
      writeCet(writer, paper);
    },
    after(writer) {
      if (paper.repurchase) writeText(writer, paper.repurchase.text, paper);
      writeSchedule(writer, paper);
    },
    signers: signersOf(paper, clientRole, creditorRole),
  });

/** The term of a handover, signed by the client and the dealer. */
const delivery =
  (title: string) =>
  (paper: Paper): PaperParts => ({
    title,
    before(writer) {
      writer.facts(partyFacts(paper, 'Cliente').slice(0, 2));
      writer.facts(vehicleFacts(paper));
    },
    signers: [...client(paper), dealerSigner(paper, 'Concessionária')],
  });

/** The specific parts of each paper. */
const parts: Readonly<Record<PaperKind, (paper: Paper) => PaperParts>> = {
  PROPOSAL: (paper) => ({
    title: `Proposta de financiamento nº ${paper.proposalNumber}`,
    before(writer) {
      writeParties(writer, paper, 'Cliente', 'Financeira');
      writeTerms(writer, paper);
      writeComposition(writer, paper);
    },
    signers: client(paper),
  }),
  // the denomination is the first requisite of a credit note (Lei 10.931/2004, art. 29, I)
  CREDIT_CONTRACT: contract('Cédula de Crédito Bancário', 'Emitente', 'Credora'),
  LEASE_CONTRACT: contract('Contrato de Arrendamento Mercantil', 'Arrendatário', 'Arrendadora'),
  PRIVACY: (paper) => ({
    title: 'Aviso de privacidade e autorizações',
    before: (writer) => writer.facts(partyFacts(paper, 'Titular').slice(0, 2)),
    after(writer) {
      for (const consent of paper.consents) {
        writer.heading(consent.title);
        writer.paragraph(consent.text);
        writer.paragraph(
          `Registrado em ${formatInstant(consent.grantedAt)} por ${consent.recordedByName}, texto na versão ${consent.textVersion}.`,
        );
      }
    },
    signers: client(paper),
  }),
  ADHESION: (paper) => ({
    title: 'Termo de adesão aos produtos contratados',
    before(writer) {
      writer.facts(partyFacts(paper, 'Cliente').slice(0, 2));
      writer.heading('Produtos');
      writer.table(
        [
          { label: 'Produto', width: 0.4, wraps: true },
          { label: 'Fornecedor', width: 0.3, wraps: true },
          { label: 'Preço', width: 0.3, align: 'right' },
        ],
        soldProducts(paper.item).map(({ name, provider, premiumCents }) => [name, provider, formatMoney(premiumCents)]),
      );
    },
    signers: client(paper),
  }),
  REPURCHASE: (paper) => ({
    title: 'Termo de recompra garantida',
    before(writer) {
      writer.facts(partyFacts(paper, 'Cliente').slice(0, 2));
      writer.facts(vehicleFacts(paper));
    },
    signers: [...client(paper), dealerSigner(paper, 'Recompradora')],
  }),
  DELIVERY: delivery('Termo de entrega do veículo'),
  DELIVERY_USED: delivery('Termo de entrega do veículo usado'),
};

/** The papers of a proposal, each kind with its own parts; the client's and the creditor's copies are alike. */
export const proposalPaper = definePdf<Paper>({
  name: 'proposal-paper',
  onlyLanguage: 'pt-BR',
  example: examplePaper,
  variants: examplePapers,
  render: (paper) => writePaper(paper, parts[paper.kind](paper)),
});
