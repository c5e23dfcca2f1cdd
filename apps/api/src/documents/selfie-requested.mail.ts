import type { LenderContact } from '@estrada/domain/simulation/index';
import { defineMail } from './document.ts';
import { exampleContact } from './lender-contact.example.ts';
import { renderRequestMail } from './request-mail.ts';

export interface SelfieRequested {
  name: string;
  lender: string;
  contact: LenderContact;
  dealer: string;
  vehicle: string;
  url: string;
  /** where the person sees the status of the financing */
  pageUrl: string;
}

const words = {
  'pt-BR': {
    subject: 'Falta a sua selfie para concluir a contratação',
    preheader: 'Abra o link no celular: são duas fotos do seu rosto.',
    intro: (name: string) =>
      `Olá, ${name}. Para confirmar quem assina o contrato de financiamento, precisamos de duas fotos do seu rosto. Abra o link no celular.`,
    vehicle: 'Veículo',
    take: 'Tirar a selfie',
    own: 'Este link é pessoal e vale por 3 dias. Não o encaminhe a ninguém, nem ao vendedor. As fotos não são enviadas à concessionária.',
  },
  en: {
    subject: 'Your selfie is still needed to complete the contract',
    preheader: 'Open the link on your phone: two pictures of your face.',
    intro: (name: string) =>
      `Hello, ${name}. To confirm who signs the financing contract, we need two pictures of your face. Open the link on your phone.`,
    vehicle: 'Vehicle',
    take: 'Take the selfie',
    own: 'This link is personal and is valid for 3 days. Do not forward it to anyone, not even to the seller. The pictures are not sent to the dealer.',
  },
};

/** Requests a person's selfie, by their personal link. */
export const selfieRequestedMail = defineMail<SelfieRequested>({
  name: 'selfie-wanted',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    contact: exampleContact,
    dealer: 'Andorinha Centro',
    vehicle: 'Onix 1.0 Turbo 2026/2027',
    url: 'https://estrada.example/capturaselfie#proposta.pessoa.0123456789abcdef',
    pageUrl: 'https://estrada.example/acompanharProposta#0123456789abcdef',
  }),
  render({ name, lender, contact, dealer, vehicle, url, pageUrl }, language) {
    const say = words[language];
    return renderRequestMail(language, {
      subject: say.subject,
      preheader: say.preheader,
      intro: say.intro(name),
      fact: [say.vehicle, vehicle],
      lender,
      contact,
      dealer,
      act: { label: say.take, url },
      pageUrl,
      own: say.own,
    });
  },
});
