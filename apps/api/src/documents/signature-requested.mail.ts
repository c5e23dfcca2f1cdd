import type { LenderContact } from '@estrada/domain/simulation/index';
import { defineMail } from './document.ts';
import { exampleContact } from './lender-contact.example.ts';
import { renderRequestMail } from './request-mail.ts';

export interface SignatureRequested {
  name: string;
  lender: string;
  contact: LenderContact;
  dealer: string;
  contractNumber: string;
  url: string;
  /** where the person sees the status of the financing */
  pageUrl: string;
}

const words = {
  'pt-BR': {
    subject: 'Seu contrato de financiamento está pronto para assinar',
    preheader: 'Leia os documentos e assine pelo link. Ele é pessoal.',
    intro: (name: string) => `Olá, ${name}. Falta a sua assinatura eletrônica neste contrato.`,
    contract: 'Contrato',
    sign: 'Ler e assinar',
    own: 'Este link é pessoal: quem o abre assina em seu nome. Não o encaminhe a ninguém, nem ao vendedor.',
  },
  en: {
    subject: 'Your financing contract is ready to sign',
    preheader: 'Read the documents and sign using the link. It is personal.',
    intro: (name: string) => `Hello, ${name}. This contract still needs your electronic signature.`,
    contract: 'Contract',
    sign: 'Read and sign',
    own: 'This link is personal: whoever opens it signs in your name. Do not forward it to anyone, not even to the seller.',
  },
};

/** Requests a person's signature, by their personal link. */
export const signatureRequestedMail = defineMail<SignatureRequested>({
  name: 'signature-wanted',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    contact: exampleContact,
    dealer: 'Andorinha Centro',
    contractNumber: '70000417',
    url: 'https://sign.example/0123456789abcdef',
    pageUrl: 'https://estrada.example/acompanharProposta#0123456789abcdef',
  }),
  render({ name, lender, contact, dealer, contractNumber, url, pageUrl }, language) {
    const say = words[language];
    return renderRequestMail(language, {
      subject: say.subject,
      preheader: say.preheader,
      intro: say.intro(name),
      fact: [say.contract, contractNumber],
      lender,
      contact,
      dealer,
      act: { label: say.sign, url },
      pageUrl,
      own: say.own,
    });
  },
});
