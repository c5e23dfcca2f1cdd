import type { ReviewOutcome } from '@estrada/domain/proposals/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface ReviewAnswered {
  name: string;
  number: string;
  lenderName: string;
  outcome: ReviewOutcome;
  answerText: string;
  /** to the client's own page */
  url: string;
}

const words = {
  'pt-BR': {
    subject: 'Resposta ao seu pedido de revisão',
    preheader: 'Uma pessoa reviu a decisão sobre a sua proposta.',
    intro: (name: string, lender: string) =>
      `Olá, ${name}. Uma pessoa da ${lender}, que não participou da decisão anterior, reviu a recusa da sua proposta.`,
    outcomes: {
      KEPT: 'A recusa foi mantida.',
      REANALYSED: 'A sua proposta voltou para análise. Avisaremos sobre a decisão.',
    },
    proposal: 'Proposta',
    answer: 'Resposta',
    open: 'Abrir a minha página',
  },
  en: {
    subject: 'Answer to your request for a review',
    preheader: 'A person has reviewed the decision on your proposal.',
    intro: (name: string, lender: string) =>
      `Hello, ${name}. A person at ${lender}, who took no part in the earlier decision, has reviewed the refusal of your proposal.`,
    outcomes: {
      KEPT: 'The refusal was confirmed.',
      REANALYSED: 'Your proposal is being analysed again. We will notify you of the decision.',
    },
    proposal: 'Proposal',
    answer: 'Answer',
    open: 'Open my page',
  },
};

/** Answers a client's request to review a refusal. */
export const reviewAnsweredMail = defineMail<ReviewAnswered>({
  name: 'review-answered',
  example: () => ({
    name: 'Marina Alves Souza',
    number: '2026000417',
    lenderName: 'Banco Estrada S.A.',
    outcome: 'KEPT',
    answerText: 'A renda informada não cobre a parcela. Com entrada maior, envie outra proposta.',
    url: 'https://portal.estrada.example/acompanharProposta#example',
  }),
  variants: {
    reanalysed: () => ({
      name: 'Marina Alves Souza',
      number: '2026000417',
      lenderName: 'Banco Estrada S.A.',
      outcome: 'REANALYSED',
      answerText: 'O comprovante novo mostra outra renda.',
      url: 'https://portal.estrada.example/acompanharProposta#example',
    }),
  },
  render({ name, number, lenderName, outcome, answerText, url }, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(name, lenderName) },
        { kind: 'paragraph', text: say.outcomes[outcome] },
        {
          kind: 'facts',
          rows: [
            [say.proposal, number],
            [say.answer, answerText],
          ],
        },
        { kind: 'button', label: say.open, url },
      ],
    });
  },
});
