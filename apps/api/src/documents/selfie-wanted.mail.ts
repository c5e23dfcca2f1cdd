import { defineMail } from './document.ts';
import { layOutMail } from './mail-layout.ts';

export interface SelfieWanted {
  name: string;
  lender: string;
  dealer: string;
  vehicle: string;
  url: string;
  /** where the person sees how the financing stands */
  pageUrl: string;
}

const words = {
  'pt-BR': {
    subject: 'Falta a sua selfie para concluir o financiamento',
    preheader: 'Abra o link no celular: são duas fotos do seu rosto.',
    intro: (name: string) =>
      `Olá, ${name}. Para confirmar quem assina o contrato de financiamento, precisamos de duas fotos do seu rosto. Abra o link no celular.`,
    vehicle: 'Veículo',
    lender: 'Financeira',
    dealer: 'Concessionária',
    take: 'Tirar a selfie',
    page: (url: string) => `Para ver o que falta de você e como está o financiamento: ${url}`,
    own: 'Este link é pessoal e vale por 3 dias. Não o encaminhe a ninguém, nem ao vendedor. As fotos não vão para a concessionária.',
  },
  en: {
    subject: 'Your selfie is missing to complete the financing',
    preheader: 'Open the link on your phone: two pictures of your face.',
    intro: (name: string) =>
      `Hello, ${name}. To confirm who signs the financing contract, we need two pictures of your face. Open the link on your phone.`,
    vehicle: 'Vehicle',
    lender: 'Lender',
    dealer: 'Dealer',
    take: 'Take the selfie',
    page: (url: string) => `To see what is missing from you and how the financing stands: ${url}`,
    own: 'This link is personal and holds for 3 days. Forward it to nobody, not to the seller either. The pictures do not go to the dealer.',
  },
};

/** Asks somebody for his selfie, by the link that is his alone. */
export const selfieWantedMail = defineMail<SelfieWanted>({
  name: 'selfie-wanted',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    dealer: 'Andorinha Centro',
    vehicle: 'Onix 1.0 Turbo 2026/2027',
    url: 'https://estrada.example/capturaselfie#proposta.pessoa.0123456789abcdef',
    pageUrl: 'https://estrada.example/acompanharProposta#0123456789abcdef',
  }),
  render({ name, lender, dealer, vehicle, url, pageUrl }, language) {
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
            [say.vehicle, vehicle],
            [say.lender, lender],
            [say.dealer, dealer],
          ],
        },
        { kind: 'button', label: say.take, url },
        { kind: 'paragraph', text: say.page(pageUrl) },
        { kind: 'note', text: say.own },
      ],
    });
  },
});
