import { type ProposalStatus, proposalStatuses } from '@estrada/domain/proposals/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface ProposalDecided {
  sellerName: string;
  number: string;
  clientReference: string;
  status: ProposalStatus;
  reason: string | null;
  conditions: readonly string[];
  url: string;
}

const words = {
  'pt-BR': {
    subject: (number: string, status: string) => `Proposta ${number}: ${status}`,
    preheader: (client: string) => `Há uma decisão sobre a proposta do cliente ${client}.`,
    heading: (number: string) => `Proposta ${number}`,
    intro: (name: string) => `Olá, ${name}. Há uma decisão sobre esta proposta.`,
    status: 'Status',
    client: 'Cliente',
    reason: 'Motivo',
    condition: 'Condição',
    open: 'Abrir a proposta',
  },
  en: {
    subject: (number: string, status: string) => `Proposal ${number}: ${status}`,
    preheader: (client: string) => `There is a decision on the proposal of client ${client}.`,
    heading: (number: string) => `Proposal ${number}`,
    intro: (name: string) => `Hello, ${name}. There is a decision on this proposal.`,
    status: 'Status',
    client: 'Client',
    reason: 'Reason',
    condition: 'Condition',
    open: 'Open the proposal',
  },
};

/** Notifies a seller of the decision on a proposal. */
export const proposalDecidedMail = defineMail<ProposalDecided>({
  name: 'proposal-decided',
  example: () => ({
    sellerName: 'Júlia Martins',
    number: '2026000417',
    clientReference: '…400-92',
    status: 'APC',
    reason: 'Renda a comprovar',
    conditions: ['Enviar os três últimos comprovantes de renda', 'Entrada mínima de 30%'],
    url: 'https://portal.estrada.example/consultarPropostas/01jd0000000000000000000001',
  }),
  render(decided, language) {
    const say = words[language];
    const status = proposalStatuses[decided.status][language === 'en' ? 'en' : 'pt'];
    return renderMail({
      language,
      subject: say.subject(decided.number, status),
      preheader: say.preheader(decided.clientReference),
      heading: say.heading(decided.number),
      blocks: [
        { kind: 'paragraph', text: say.intro(decided.sellerName) },
        {
          kind: 'facts',
          rows: [
            [say.status, status],
            [say.client, decided.clientReference],
            ...(decided.reason ? ([[say.reason, decided.reason]] as const) : []),
            ...decided.conditions.map((condition) => [say.condition, condition] as const),
          ],
        },
        { kind: 'button', label: say.open, url: decided.url },
      ],
    });
  },
});
