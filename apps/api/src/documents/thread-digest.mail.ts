import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface ThreadDigest {
  name: string;
  /** the proposals with unread messages; their text stays on the portal */
  proposals: readonly { number: string; count: number }[];
  url: string;
}

const words = {
  'pt-BR': {
    subject: 'Mensagens não lidas nas suas propostas',
    preheader: 'Há mensagens novas no portal.',
    intro: (name: string) => `Olá, ${name}. Há mensagens que você ainda não leu nestas propostas.`,
    proposal: (number: string) => `Proposta ${number}`,
    count: (count: number) => (count === 1 ? '1 mensagem' : `${count} mensagens`),
    open: 'Ler no portal',
    stop: 'No máximo um e-mail por hora. Você pode desativar este aviso junto às mensagens de uma proposta.',
  },
  en: {
    subject: 'Unread messages on your proposals',
    preheader: 'There are new messages on the portal.',
    intro: (name: string) => `Hello, ${name}. There are messages that you have not read yet on these proposals.`,
    proposal: (number: string) => `Proposal ${number}`,
    count: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
    open: 'Read on the portal',
    stop: 'One e-mail an hour at most. You can turn this notice off next to the messages of a proposal.',
  },
};

/** Notifies a user of unread messages on proposals, all in one. */
export const threadDigestMail = defineMail<ThreadDigest>({
  name: 'thread-digest',
  example: () => ({
    name: 'Júlia Martins',
    proposals: [
      { number: '2026000417', count: 1 },
      { number: '2026000423', count: 3 },
    ],
    url: 'https://portal.estrada.example/consultarPropostas',
  }),
  render({ name, proposals, url }, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(name) },
        {
          kind: 'facts',
          rows: proposals.map(({ number, count }) => [say.proposal(number), say.count(count)] as const),
        },
        { kind: 'button', label: say.open, url },
        { kind: 'note', text: say.stop },
      ],
    });
  },
});
