import { defineMail } from './document.ts';
import { layOutMail } from './mail-layout.ts';

export interface SignatureWanted {
  name: string;
  lender: string;
  dealer: string;
  contractNumber: string;
  url: string;
  /** where the person sees how the financing stands */
  pageUrl: string;
}

const words = {
  'pt-BR': {
    subject: 'Seu contrato de financiamento está pronto para assinar',
    preheader: 'Leia os documentos e assine pelo link. Ele é só seu.',
    intro: (name: string) => `Olá, ${name}. Falta a sua assinatura eletrônica neste contrato.`,
    contract: 'Contrato',
    lender: 'Financeira',
    dealer: 'Concessionária',
    sign: 'Ler e assinar',
    page: (url: string) => `Para ver o que falta de você e como está o financiamento: ${url}`,
    own: 'Este link é pessoal: quem o abre assina em seu nome. Não o encaminhe a ninguém, nem ao vendedor.',
  },
  en: {
    subject: 'Your financing contract is ready to be signed',
    preheader: 'Read the papers and sign by the link. It is yours alone.',
    intro: (name: string) => `Hello, ${name}. Your electronic signature is missing from this contract.`,
    contract: 'Contract',
    lender: 'Lender',
    dealer: 'Dealer',
    sign: 'Read and sign',
    page: (url: string) => `To see what is missing from you and how the financing stands: ${url}`,
    own: 'This link is personal: who opens it signs in your name. Forward it to nobody, not to the seller either.',
  },
};

/** Asks somebody for his signature, by the link that is his alone. */
export const signatureWantedMail = defineMail<SignatureWanted>({
  name: 'signature-wanted',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    dealer: 'Andorinha Centro',
    contractNumber: '70000417',
    url: 'https://sign.example/0123456789abcdef',
    pageUrl: 'https://estrada.example/acompanharProposta#0123456789abcdef',
  }),
  render({ name, lender, dealer, contractNumber, url, pageUrl }, language) {
    const say = words[language];
    return layOutMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(name) },
        {
          kind: 'facts',
          rows: [
            [say.contract, contractNumber],
            [say.lender, lender],
            [say.dealer, dealer],
          ],
        },
        { kind: 'button', label: say.sign, url },
        { kind: 'paragraph', text: say.page(pageUrl) },
        { kind: 'note', text: say.own },
      ],
    });
  },
});
