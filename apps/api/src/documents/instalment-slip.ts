import type { CalendarDate } from '@estrada/domain/calendar/index';
import { formatDate, formatInstant, formatMoney, formatSlipLine } from '@estrada/domain/formats/index';
import type { Money } from '@estrada/domain/money/index';
import { definePdf } from './document.ts';
import { PdfWriter } from './pdf-writer.ts';

/** What pays an instalment, by the data of the company that collects it. */
export interface InstalmentSlip {
  lenderName: string;
  clientName: string;
  contractNumber: string;
  vehicleLabel: string;
  /** and how many there are */
  instalment: number;
  instalmentCount: number;
  dueOn: CalendarDate;
  amountCents: Money;
  /** 47 digits */
  line: string;
  /** ISO 8601 */
  writtenAt: string;
}

const words = {
  'pt-BR': {
    title: 'Boleto da parcela',
    of: (number: number, count: number) => `${number} de ${count}`,
    payee: 'Quem recebe',
    payer: 'Quem paga',
    contract: 'Contrato',
    vehicle: 'Veículo',
    instalment: 'Parcela',
    dueOn: 'Vencimento',
    amount: 'Valor',
    line: 'Linha digitável',
    how: 'No aplicativo do seu banco, escolha pagar boleto e digite os números da linha acima. Depois do vencimento a financeira pode cobrar multa e juros.',
    footer: (contract: string) => `Boleto do contrato ${contract}`,
    page: (page: number, count: number) => `Página ${page} de ${count}`,
  },
  en: {
    title: 'Instalment payment slip',
    of: (number: number, count: number) => `${number} of ${count}`,
    payee: 'Payee',
    payer: 'Payer',
    contract: 'Contract',
    vehicle: 'Vehicle',
    instalment: 'Instalment',
    dueOn: 'Due date',
    amount: 'Amount',
    line: 'Numbers to type',
    how: "In your bank's app, choose to pay a slip (boleto) and type the numbers above. After the due date the lender may charge a fine and interest.",
    footer: (contract: string) => `Slip of contract ${contract}`,
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
};

/** The slip (boleto) of an instalment: its numbers, which every bank reads. */
export const instalmentSlip = definePdf<InstalmentSlip>({
  name: 'instalment-slip',
  example: () => ({
    lenderName: 'Banco Estrada S.A.',
    clientName: 'Marina Alves Souza',
    contractNumber: '70000417',
    vehicleLabel: 'Onix LTZ 2026',
    instalment: 3,
    instalmentCount: 48,
    dueOn: '2027-02-20',
    amountCents: 2_117_93,
    line: '00094554525725718062098651436333916660000576190',
    writtenAt: '2027-02-10T13:00:00.000Z',
  }),
  async render(slip, language) {
    const text = words[language];
    const writer = new PdfWriter({ title: `${text.title} · ${slip.contractNumber}`, language });
    writer.title(text.title, `${slip.lenderName} · ${formatInstant(slip.writtenAt)}`);
    writer.facts([
      [text.payee, slip.lenderName],
      [text.payer, slip.clientName],
      [text.contract, slip.contractNumber],
      [text.vehicle, slip.vehicleLabel],
      [text.instalment, text.of(slip.instalment, slip.instalmentCount)],
      [text.dueOn, formatDate(slip.dueOn)],
      [text.amount, formatMoney(slip.amountCents)],
    ]);
    writer.heading(text.line);
    writer.highlight(formatSlipLine(slip.line));
    writer.paragraph(text.how);
    return writer.finish(text.footer(slip.contractNumber), text.page);
  },
});
