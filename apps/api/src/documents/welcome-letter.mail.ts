import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { withdrawalPeriod } from '@estrada/domain/settlement/index';
import { defineMail } from './document.ts';
import { renderMail } from './mail-layout.ts';

export interface WelcomeLetter {
  name: string;
  lender: string;
  dealer: string;
  contractNumber: string;
  vehicle: string;
  financedCents: number;
  termMonths: number;
  firstDueDate: string | null;
  /** null: it was signed on paper at the dealer */
  contractSignedOn: string | null;
}

const words = {
  'pt-BR': {
    subject: 'Bem-vindo: seu financiamento está ativo',
    preheader: 'O que você contratou, e os seus direitos.',
    intro: (name: string) => `Olá, ${name}. O veículo foi pago à concessionária, e o seu contrato está em vigor.`,
    contract: 'Contrato',
    lender: 'Financeira',
    dealer: 'Concessionária',
    vehicle: 'Veículo',
    financed: 'Valor financiado',
    term: 'Prazo',
    months: (count: number) => `${count} meses`,
    firstDue: 'Primeiro vencimento',
    early:
      'Você pode pagar antes, no todo ou em parte, com redução proporcional dos juros (CDC, art. 52, § 2º). Peça a cópia do contrato e o saldo devedor à financeira quando quiser.',
    withdrawal: (day: string) =>
      `O contrato foi assinado à distância: você pode desistir dele até ${day}, sem dar motivo e sem custo (CDC, art. 49).`,
  },
  en: {
    subject: 'Welcome: your financing is active',
    preheader: 'What you have contracted, and your rights.',
    intro: (name: string) => `Hello, ${name}. The vehicle was paid to the dealer, and your contract is in force.`,
    contract: 'Contract',
    lender: 'Lender',
    dealer: 'Dealer',
    vehicle: 'Vehicle',
    financed: 'Financed amount',
    term: 'Term',
    months: (count: number) => `${count} months`,
    firstDue: 'First due date',
    early:
      'You may pay earlier, wholly or in part, with the interest reduced in proportion (CDC, art. 52, § 2). Ask the lender for a copy of the contract and for the balance whenever you like.',
    withdrawal: (day: string) =>
      `The contract was signed at a distance: you may withdraw from it until ${day}, without a reason and at no cost (CDC, art. 49).`,
  },
};

/** Welcomes a client whose contract is paid, and names the rights of the contract. */
export const welcomeLetterMail = defineMail<WelcomeLetter>({
  name: 'welcome-letter',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    dealer: 'Andorinha Centro',
    contractNumber: '70000417',
    vehicle: 'Onix 1.0 Turbo 2026/2027',
    financedCents: 7_305_033,
    termMonths: 48,
    firstDueDate: '2026-12-20',
    contractSignedOn: '2026-11-20',
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
            [say.term, say.months(letter.termMonths)],
            ...(firstDueDate ? [[say.firstDue, formatDate(firstDueDate)] as [string, string]] : []),
          ],
        },
        { kind: 'paragraph', text: say.early },
        ...(lastDay ? [{ kind: 'note' as const, text: say.withdrawal(formatDate(lastDay)) }] : []),
      ],
    });
  },
});
