import { type DocumentDefect, type DocumentKind, documentDefects, documentName } from '@estrada/domain/documents/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import type { LenderContact } from '@estrada/domain/simulation/index';
import { defineMail } from './document.ts';
import { exampleContact } from './lender-contact.example.ts';
import { renderRequestMail } from './request-mail.ts';

export interface DocumentsRequested {
  name: string;
  lender: string;
  contact: LenderContact;
  dealer: string;
  vehicle: string;
  /** the missing documents; with defects where one was refused */
  missing: readonly { kind: DocumentKind; defects: readonly DocumentDefect[] }[];
  /** the person's page, where documents are uploaded */
  pageUrl: string;
}

const words = {
  'pt-BR': {
    subject: 'Envie os documentos que faltam para o seu financiamento',
    preheader: 'Envie por foto ou PDF, pelo celular.',
    intro: (name: string) => `Olá, ${name}. Para o contrato de financiamento, ainda precisamos destes documentos:`,
    refused: (name: string, why: string) => `${name}: recusado${why ? ` (motivo: ${why})` : ''}`,
    vehicle: 'Veículo',
    send: 'Ver o que falta e enviar',
    own: 'Este link é pessoal e vale por 30 dias. A página pede um código, enviado a este e-mail: não o compartilhe com ninguém. Se preferir, entregue os documentos à concessionária.',
  },
  en: {
    subject: 'Send the documents still missing for your financing',
    preheader: 'Send them as a photo or PDF, from your phone.',
    intro: (name: string) => `Hello, ${name}. For the financing contract we still need these documents:`,
    refused: (name: string, why: string) => `${name}: refused${why ? ` (reason: ${why})` : ''}`,
    vehicle: 'Vehicle',
    send: 'See what is missing and send it',
    own: 'This link is personal and is valid for 30 days. The page requires a code, which is sent to this e-mail address: do not share it with anyone. If you prefer, give the documents to the dealer.',
  },
};

/** The reviewer's own text for another reason is shown only on the page: a mailbox is not secure. */
const reasonsOf = (defects: readonly DocumentDefect[], language: Language) =>
  defects
    .filter((defect) => defect !== 'OTHER')
    .map((defect) => pickText(documentDefects[defect], language).toLowerCase())
    .join(', ');

/** Requests documents from a client, with the link to their page. */
export const documentsRequestedMail = defineMail<DocumentsRequested>({
  name: 'documents-wanted',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    contact: exampleContact,
    dealer: 'Andorinha Centro',
    vehicle: 'Onix 1.0 Turbo 2026/2027',
    missing: [
      { kind: 'IDENTITY', defects: ['ILLEGIBLE', 'INCOMPLETE'] },
      { kind: 'ADDRESS_PROOF', defects: [] },
    ],
    pageUrl: 'https://estrada.example/acompanharProposta#0123456789abcdef',
  }),
  render({ name, lender, contact, dealer, vehicle, missing, pageUrl }, language) {
    const say = words[language];
    return renderRequestMail(language, {
      subject: say.subject,
      preheader: say.preheader,
      intro: say.intro(name),
      asked: missing.map(({ kind, defects }) => {
        const document = pickText(documentName(kind), language);
        return defects.length > 0 ? say.refused(document, reasonsOf(defects, language)) : document;
      }),
      fact: [say.vehicle, vehicle],
      lender,
      contact,
      dealer,
      act: { label: say.send, url: pageUrl },
      own: say.own,
    });
  },
});
