import type { CalendarDate } from '@estrada/domain/calendar/index';
import { formatDate } from '@estrada/domain/formats/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import { defineMail } from '../document.ts';
import { renderMail } from '../mail-layout.ts';
import { insuranceName } from './insurance-paper.ts';

/** A policy that a person has to issue: the insurer answered LIBMAN or LIBDEFAULT. */
export interface ManualIssue {
  number: string;
  product: InsuranceCode;
  insurerName: string;
  /** the insurer's code */
  code: string;
  /** the end of the client's document: a mailbox is no place for more */
  clientReference: string;
  dealerName: string;
  sentOn: CalendarDate;
  url: string;
}

const words = {
  'pt-BR': {
    subject: (number: string) => `Emissão manual da proposta de seguro ${number}`,
    preheader: 'A seguradora não emite esta apólice automaticamente.',
    intro: 'A seguradora não emite automaticamente a apólice desta proposta. Combine a emissão com ela por e-mail.',
    number: 'Proposta de seguro',
    product: 'Seguro',
    insurer: 'Seguradora',
    code: 'Código da seguradora',
    client: 'Cliente',
    dealer: 'Concessionária',
    sentOn: 'Enviada em',
    open: 'Abrir a proposta',
    after:
      'Depois, registre na proposta o número da apólice e as datas, ou o motivo da recusa. O cliente é avisado nos dois casos, e com a apólice o prêmio é cobrado.',
  },
  en: {
    subject: (number: string) => `Insurance proposal ${number} must be issued manually`,
    preheader: 'The insurer does not issue this policy automatically.',
    intro: 'The insurer does not issue the policy of this proposal automatically. Arrange the issue with it by e-mail.',
    number: 'Insurance proposal',
    product: 'Insurance',
    insurer: 'Insurer',
    code: "Insurer's code",
    client: 'Client',
    dealer: 'Dealer',
    sentOn: 'Sent on',
    open: 'Open the proposal',
    after:
      'Then record the policy number and the dates on the proposal, or the reason for the refusal. The client is notified in both cases, and with the policy the premium is charged.',
  },
};

/** Requests from the insurance department that a policy be issued manually. */
export const manualIssueMail = defineMail<ManualIssue>({
  name: 'insurance-manual-issue',
  example: () => ({
    number: '300417',
    product: 'PMC',
    insurerName: 'Seguradora Exemplo S.A.',
    code: 'LIBMAN',
    clientReference: '…400-92',
    dealerName: 'Autovia Paulista',
    sentOn: '2026-12-01',
    url: 'https://portal.estrada.example/contratarSeguro/01jd0000000000000000000001',
  }),
  render({ number, product, insurerName, code, clientReference, dealerName, sentOn, url }, language) {
    const text = words[language];
    return renderMail({
      language,
      subject: text.subject(number),
      preheader: text.preheader,
      heading: text.subject(number),
      blocks: [
        { kind: 'paragraph', text: text.intro },
        {
          kind: 'facts',
          rows: [
            [text.number, number],
            [text.product, insuranceName(product, language)],
            [text.insurer, insurerName],
            [text.code, code],
            [text.client, clientReference],
            [text.dealer, dealerName],
            [text.sentOn, formatDate(sentOn)],
          ],
        },
        { kind: 'button', label: text.open, url },
        { kind: 'note', text: text.after },
      ],
    });
  },
});
