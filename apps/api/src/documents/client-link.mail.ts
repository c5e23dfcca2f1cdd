import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

/** The links that users send to clients. */
export type ClientLink = 'clientPage' | 'offer' | 'lead';

const words = {
  'pt-BR': {
    clientPage: {
      subject: 'Acompanhe o seu financiamento',
      intro: (dealer: string) =>
        `A ${dealer} enviou o link da sua página. Nela você vê o andamento do financiamento e o que falta fazer.`,
      act: 'Abrir a minha página',
      own: 'Este link é pessoal e vale por 30 dias. A página pede um código, enviado a este e-mail: não o compartilhe com ninguém.',
    },
    offer: {
      subject: 'Sua simulação de financiamento',
      intro: (dealer: string) => `A ${dealer} preparou uma simulação de financiamento para você.`,
      act: 'Ver a simulação',
      own: 'Este link é pessoal: não o encaminhe a ninguém. A simulação não é uma proposta: está sujeita a análise de crédito e as condições podem mudar.',
    },
    lead: {
      subject: 'Recebemos o seu pedido de contato',
      intro: (dealer: string) =>
        `A ${dealer} recebeu o seu pedido de contato. Para adiantar o atendimento, preencha o seu cadastro.`,
      act: 'Preencher o cadastro',
      own: 'Se você não pediu este contato, ignore esta mensagem ou avise a concessionária.',
    },
    hello: (name: string) => `Olá, ${name}.`,
  },
  en: {
    clientPage: {
      subject: 'Follow your financing',
      intro: (dealer: string) =>
        `${dealer} has sent the link to your page. It shows the status of your financing and what you still need to do.`,
      act: 'Open my page',
      own: 'This link is personal and is valid for 30 days. The page requires a code, which is sent to this e-mail address: do not share it with anyone.',
    },
    offer: {
      subject: 'Your financing simulation',
      intro: (dealer: string) => `${dealer} has prepared a financing simulation for you.`,
      act: 'View the simulation',
      own: 'This link is personal: do not forward it to anyone. The simulation is no proposal: it is subject to credit analysis, and the conditions may change.',
    },
    lead: {
      subject: 'We have received your request for contact',
      intro: (dealer: string) =>
        `${dealer} has received your request for contact. To save time, fill in your registration.`,
      act: 'Fill in the registration',
      own: 'If you did not request this contact, ignore this message or notify the dealer.',
    },
    hello: (name: string) => `Hello, ${name}.`,
  },
};

/** A link that a user sends to a client, beside a message to the phone or where none arrives. */
export const clientLinkMail = defineMail<{ link: ClientLink; name: string; dealerName: string; url: string }>({
  name: 'client-link',
  example: () => ({
    link: 'clientPage',
    name: 'Olívia',
    dealerName: 'Andorinha Centro',
    url: 'https://estrada.example/acompanharProposta#0123456789abcdef',
  }),
  render({ link, name, dealerName, url }, language) {
    const { hello, [link]: say } = words[language];
    return renderMail({
      language,
      subject: say.subject,
      // shown on locked screens: no subject of the contract
      preheader: say.act,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: `${hello(name)} ${say.intro(dealerName)}` },
        { kind: 'button', label: say.act, url },
        { kind: 'note', text: say.own },
      ],
    });
  },
});
