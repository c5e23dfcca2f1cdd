import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { type LenderContact, serviceChannels } from '@estrada/domain/simulation/index';
import { defineMail } from './document.ts';
import { exampleContact } from './lender-contact.example.ts';
import { renderMail } from './mail-layout.ts';

export interface WithdrawalRecorded {
  name: string;
  lender: string;
  contact: LenderContact;
  dealer: string;
  contractNumber: string;
  wishedOn: string;
  principalFrom: 'dealer' | 'client';
  cancelledCents: number;
  toClientCents: number;
  toLenderCents: number;
  entryCents: number;
}

const words = {
  'pt-BR': {
    subject: 'Sua desistência do financiamento foi registrada',
    preheader: 'Veja o que é devolvido e a quem.',
    intro: (name: string) => `Olá, ${name}. Registramos a sua desistência deste contrato, feita dentro do prazo.`,
    contract: 'Contrato',
    lender: 'Financeira',
    dealer: 'Concessionária',
    wishedOn: 'Data da desistência',
    cancelled: 'Dívida cancelada',
    toClient: 'Reembolso da financeira a você',
    fromClient: 'Você devolve à financeira',
    entry: 'Entrada paga na concessionária',
    debt: 'Você não deve juros, tarifas, seguros nem IOF deste contrato.',
    dealerReturns:
      'A venda do veículo é desfeita junto com o contrato: a concessionária devolve à financeira o valor que recebeu. Combine com a concessionária a devolução do veículo e da entrada.',
    clientReturns: 'Você fica com o veículo e devolve à financeira o valor pago por ele à concessionária.',
    unpaid: 'Nada tinha sido pago à concessionária. Combine com ela a devolução da entrada.',
    help: (channels: string) =>
      `Para combinar a forma e o prazo do reembolso ou da devolução, fale com a financeira: ${channels}.`,
  },
  en: {
    subject: 'Your withdrawal from the financing was recorded',
    preheader: 'See what is returned, and to whom.',
    intro: (name: string) =>
      `Hello, ${name}. We have recorded your withdrawal from this contract, made within the time allowed.`,
    contract: 'Contract',
    lender: 'Lender',
    dealer: 'Dealer',
    wishedOn: 'Withdrawal date',
    cancelled: 'Cancelled debt',
    toClient: 'Refund from the lender to you',
    fromClient: 'You return to the lender',
    entry: 'Down payment made to the dealer',
    debt: 'You owe no interest, fees, insurance or IOF on this contract.',
    dealerReturns:
      'The sale of the vehicle is cancelled together with the contract: the dealer returns to the lender the amount it received. Arrange the return of the vehicle and of the down payment with the dealer.',
    clientReturns: 'You keep the vehicle and return to the lender the amount paid to the dealer for it.',
    unpaid: 'Nothing had been paid to the dealer. Arrange the return of the down payment with the dealer.',
    help: (channels: string) =>
      `To arrange how and when the refund or the return is made, contact the lender: ${channels}.`,
  },
};

/** Confirms a withdrawal from the contract to the client, and what follows. */
export const withdrawalRecordedMail = defineMail<WithdrawalRecorded>({
  name: 'withdrawal-recorded',
  example: () => ({
    name: 'Olívia Neves',
    lender: 'Banco Exemplo S.A.',
    contact: exampleContact,
    dealer: 'Andorinha Centro',
    contractNumber: '70000417',
    wishedOn: '2026-11-24',
    principalFrom: 'client',
    cancelledCents: 7_305_033,
    toClientCents: 123_610,
    toLenderCents: 7_000_000,
    entryCents: 3_000_000,
  }),
  render(mail, language) {
    const say = words[language];
    const isFromClient = mail.principalFrom === 'client' && mail.toLenderCents > 0;
    const returns = isFromClient ? say.clientReturns : say.dealerReturns;
    return renderMail({
      language,
      subject: say.subject,
      preheader: say.preheader,
      heading: say.subject,
      blocks: [
        { kind: 'paragraph', text: say.intro(mail.name) },
        {
          kind: 'facts',
          rows: [
            [say.contract, mail.contractNumber],
            [say.lender, mail.lender],
            [say.dealer, mail.dealer],
            [say.wishedOn, formatDate(mail.wishedOn)],
            [say.cancelled, formatMoney(mail.cancelledCents)],
            [say.toClient, formatMoney(mail.toClientCents)],
            ...(isFromClient ? [[say.fromClient, formatMoney(mail.toLenderCents)] as [string, string]] : []),
            [say.entry, formatMoney(mail.entryCents)],
          ],
        },
        { kind: 'paragraph', text: say.debt },
        { kind: 'paragraph', text: say.help(serviceChannels(mail.contact, language)) },
        { kind: 'note', text: mail.toLenderCents > 0 ? returns : say.unpaid },
      ],
    });
  },
});
