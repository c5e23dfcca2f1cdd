import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { withdrawalPeriod } from '@estrada/domain/settlement/index';
import {
  describePayments,
  type LenderContact,
  type PaymentSummary,
  serviceChannels,
} from '@estrada/domain/simulation/index';
import { defineMail } from './document.ts';
import { exampleContact } from './lender-contact.example.ts';
import { renderMail } from './mail-layout.ts';

export interface WelcomeLetter {
  name: string;
  lender: string;
  contact: LenderContact;
  dealer: string;
  contractNumber: string;
  vehicle: string;
  financedCents: number;
  payments: PaymentSummary;
  firstDueDate: string | null;
  /** null: it was signed on paper at the dealer */
  contractSignedOn: string | null;
  /** the person's page: instalments, slips, papers and early settlement */
  pageUrl: string;
}

const words = {
  'pt-BR': {
    subject: 'Boas-vindas! Seu financiamento está ativo',
    preheader: 'O que você contratou, e os seus direitos.',
    intro: (name: string) => `Olá, ${name}. O veículo foi pago à concessionária, e o seu contrato está em vigor.`,
    contract: 'Contrato',
    lender: 'Financeira',
    dealer: 'Concessionária',
    vehicle: 'Veículo',
    financed: 'Valor financiado',
    payments: 'Parcelas',
    firstDue: 'Primeiro vencimento',
    page: 'Ver parcelas, boletos e contrato',
    own: 'O link é pessoal e vale por 30 dias. A página pede um código, enviado a este e-mail: não o compartilhe com ninguém.',
    early: 'Você pode pagar antes, no todo ou em parte, com redução proporcional dos juros (CDC, art. 52, § 2º).',
    help: (channels: string) =>
      `As parcelas são pagas por boleto ou por outro meio que a financeira puser à disposição. Para o boleto ou a segunda via, a cópia do contrato ou o saldo devedor, fale com ela: ${channels}.`,
    withdrawal: (day: string) =>
      `O contrato foi assinado a distância: você pode desistir até ${day}, sem justificativa e sem custo; o valor do crédito é devolvido à financeira (CDC, art. 49).`,
  },
  en: {
    subject: 'Welcome! Your financing is active',
    preheader: 'What you signed up for, and your rights.',
    intro: (name: string) => `Hello, ${name}. The dealer has been paid for the vehicle, and your contract is in force.`,
    contract: 'Contract',
    lender: 'Lender',
    dealer: 'Dealer',
    vehicle: 'Vehicle',
    financed: 'Financed amount',
    payments: 'Instalments',
    firstDue: 'First due date',
    page: 'See instalments, slips and contract',
    own: 'The link is personal and is valid for 30 days. The page requires a code, which is sent to this e-mail address: do not share it with anyone.',
    early: 'You may pay earlier, in whole or in part, with the interest reduced in proportion (CDC, art. 52, § 2).',
    help: (channels: string) =>
      `Instalments are paid by payment slip (boleto) or another means that the lender provides. For a slip or a duplicate, a copy of the contract or the outstanding balance, contact the lender: ${channels}.`,
    withdrawal: (day: string) =>
      `The contract was signed remotely: you may withdraw until ${day}, without a reason and at no cost; the amount of the credit is returned to the lender (CDC, art. 49).`,
  },
};

/** Welcomes a client whose contract is paid, and names the rights of the contract. */
export const welcomeLetterMail = defineMail<WelcomeLetter>({
  name: 'welcome-letter',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    contact: exampleContact,
    dealer: 'Andorinha Centro',
    contractNumber: '70000417',
    vehicle: 'Onix 1.0 Turbo 2026/2027',
    financedCents: 7_305_033,
    payments: { runs: [{ count: 48, fromCents: 2_190_45, toCents: 2_190_45 }], isInTurn: true, finalCents: 0 },
    firstDueDate: '2026-12-20',
    contractSignedOn: '2026-11-20',
    pageUrl: 'https://estrada.example/acompanharProposta#0123456789abcdef',
  }),
  render(letter, language) {
    const say = words[language];
    const { contractSignedOn, firstDueDate } = letter;
    const lastDay = contractSignedOn && withdrawalPeriod(contractSignedOn, contractSignedOn).lastDay;
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(letter.name) },
        {
          kind: 'facts',
          rows: [
            [say.contract, letter.contractNumber],
            [say.lender, letter.lender],
            [say.dealer, letter.dealer],
            [say.vehicle, letter.vehicle],
            [say.financed, formatMoney(letter.financedCents)],
            [say.payments, describePayments(letter.payments, language, 'exact')],
            ...(firstDueDate ? [[say.firstDue, formatDate(firstDueDate)] as [string, string]] : []),
          ],
        },
        { kind: 'button', label: say.page, url: letter.pageUrl },
        { kind: 'paragraph', text: say.own },
        { kind: 'paragraph', text: say.early },
        { kind: 'paragraph', text: say.help(serviceChannels(letter.contact, language)) },
        ...(lastDay ? [{ kind: 'note' as const, text: say.withdrawal(formatDate(lastDay)) }] : []),
      ],
    });
  },
});
