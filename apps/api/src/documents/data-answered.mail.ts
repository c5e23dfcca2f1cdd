import { pickText } from '@estrada/domain/errors/index';
import { formatDate } from '@estrada/domain/formats/index';
import { type DataRequestKind, dataRequestKinds, type Retained, retentionRules } from '@estrada/domain/privacy/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface DataAnswered {
  name: string;
  number: string;
  kind: DataRequestKind;
  isGranted: boolean;
  answerText: string;
  /** of a granted deletion */
  kept: readonly Retained[];
  lenderName: string;
}

const words = {
  'pt-BR': {
    subject: 'Resposta ao seu pedido sobre dados pessoais',
    preheader: 'O seu pedido foi respondido.',
    intro: (name: string, lender: string) => `Olá, ${name}. ${lender} respondeu ao seu pedido sobre dados pessoais.`,
    number: 'Protocolo',
    request: 'Pedido',
    outcome: 'Resultado',
    granted: 'Atendido',
    refused: 'Recusado',
    answer: 'Resposta',
    kept: 'Excluímos formulários, pedidos de contato, mensagens e fotos e documentos cujo prazo terminou. A lei obriga a manter:',
    until: (day: string) => `até ${day}`,
    complaint: 'Se não concordar, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).',
  },
  en: {
    subject: 'Answer to your request about personal data',
    preheader: 'Your request has been answered.',
    intro: (name: string, lender: string) => `Hello, ${name}. ${lender} has answered your request about personal data.`,
    number: 'Number',
    request: 'Request',
    outcome: 'Outcome',
    granted: 'Fulfilled',
    refused: 'Refused',
    answer: 'Answer',
    kept: 'We deleted forms, requests for contact, messages, and pictures and documents whose period has ended. Law requires us to keep:',
    until: (day: string) => `until ${day}`,
    complaint: 'If you do not agree, you may complain to the Brazilian data protection authority (ANPD).',
  },
};

/** Answers a request of a person about their personal data. */
export const dataAnsweredMail = defineMail<DataAnswered>({
  name: 'data-answered',
  example: () => ({
    name: 'Marina Alves Souza',
    number: '900017',
    kind: 'DELETE',
    isGranted: true,
    answerText: 'Excluímos os seus pedidos de contato e formulários.',
    kept: [{ rule: 'CONTRACT', proposalNumber: '100017', until: '2037-12-02' }],
    lenderName: 'Banco Estrada S.A.',
  }),
  variants: {
    refused: () => ({
      name: 'Marina Alves Souza',
      number: '900018',
      kind: 'CORRECT',
      isGranted: false,
      answerText: 'O endereço informado é o mesmo do comprovante enviado.',
      kept: [],
      lenderName: 'Banco Estrada S.A.',
    }),
  },
  render({ name, number, kind, isGranted, answerText, kept, lenderName }, language) {
    const say = words[language];
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(name, lenderName) },
        {
          kind: 'facts',
          rows: [
            [say.number, number],
            [say.request, pickText(dataRequestKinds[kind], language)],
            [say.outcome, isGranted ? say.granted : say.refused],
            [say.answer, answerText],
          ],
        },
        ...(kept.length > 0
          ? [
              { kind: 'paragraph' as const, text: say.kept },
              {
                kind: 'facts' as const,
                rows: kept.map(({ rule, proposalNumber, until }): [string, string] => [
                  [pickText(retentionRules[rule], language), proposalNumber].filter(Boolean).join(' · '),
                  [retentionRules[rule].law, until && say.until(formatDate(until))].filter(Boolean).join(' · '),
                ]),
              },
            ]
          : []),
        { kind: 'note', text: say.complaint },
      ],
    });
  },
});
