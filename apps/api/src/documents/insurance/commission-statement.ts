import type { CalendarDate } from '@estrada/domain/calendar/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatCount, formatDate, formatInstant, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import type { Money } from '@estrada/domain/money/index';
import type { InsuranceCode } from '@estrada/domain/products/index';
import { definePdf } from '../document.ts';
import { PdfWriter } from '../pdf-writer.ts';
import { insuranceName, shownDocument } from './insurance-paper.ts';

/** The commission of one policy, or its reversal with a refund (negative amounts). */
export type CommissionLine = {
  policyNumber: string;
  product: InsuranceCode;
  insurerName: string;
  bookedOn: CalendarDate;
  /** what the share is of: the net premium, or the refunded part of it (negative) */
  baseCents: Money;
  /** 150 000 is 15 % */
  shareMillionths: number;
  amountCents: Money;
  /** to the figure of the insurer */
  isAdjustment: boolean;
};

/** The commissions of insurance of one seller or dealer in a month. */
export type CommissionStatement = {
  /** `YYYY-MM` */
  month: string;
  /** `document`: null where we have none */
  receiver: { kind: 'seller' | 'dealer'; name: string; document: string | null };
  dealerName: string;
  lines: readonly CommissionLine[];
  writtenAt: string;
};

const words = {
  'pt-BR': {
    title: 'Demonstrativo de comissões de seguros',
    month: 'Mês',
    seller: 'Vendedor',
    dealer: 'Concessionária',
    policies: 'Apólices do mês',
    none: 'Nenhuma apólice neste mês.',
    policy: 'Apólice',
    product: 'Seguro',
    insurer: 'Seguradora',
    bookedOn: 'Data',
    base: 'Prêmio líquido',
    share: '%',
    amount: 'Valor',
    reversal: (product: string) => `${product} (estorno)`,
    adjustment: (product: string) => `${product} (ajuste)`,
    totals: 'Totais por seguradora',
    count: 'Lançamentos',
    earned: 'A receber',
    reversed: 'Estornos',
    adjusted: 'Ajustes',
    total: 'Saldo',
    all: 'Todas',
    negative: 'O saldo é negativo: os estornos passam dos valores a receber.',
    reversals: 'Estorno: parte da comissão de seguros que volta à seguradora com o prêmio reembolsado ao cliente.',
    adjustments:
      'Ajuste: diferença entre o valor calculado e o do demonstrativo da seguradora, aceita depois de conferida.',
    footer: (month: string) => `Comissões de seguros de ${month}`,
    writtenAt: (instant: string) => `emitido em ${instant}`,
    page: (page: number, count: number) => `Página ${page} de ${count}`,
  },
  en: {
    title: 'Statement of insurance commissions',
    month: 'Month',
    seller: 'Seller',
    dealer: 'Dealer',
    policies: 'Policies of the month',
    none: 'No policy in this month.',
    policy: 'Policy',
    product: 'Insurance',
    insurer: 'Insurer',
    bookedOn: 'Date',
    base: 'Net premium',
    share: '%',
    amount: 'Amount',
    reversal: (product: string) => `${product} (reversal)`,
    adjustment: (product: string) => `${product} (adjustment)`,
    totals: 'Totals by insurer',
    count: 'Entries',
    earned: 'Earned',
    reversed: 'Reversals',
    adjusted: 'Adjustments',
    total: 'Balance',
    all: 'All',
    negative: 'The balance is negative: the reversals exceed what was earned.',
    reversals:
      'Reversal: the part of a commission that goes back to the insurer with the premium refunded to the client.',
    adjustments:
      "Adjustment: difference between the calculated amount and the insurer's statement, accepted after a check.",
    footer: (month: string) => `Insurance commissions of ${month}`,
    writtenAt: (instant: string) => `written on ${instant}`,
    page: (page: number, count: number) => `Page ${page} of ${count}`,
  },
};

const example = (): CommissionStatement => {
  const line = (
    policyNumber: string,
    product: InsuranceCode,
    insurerName: string,
    bookedOn: CalendarDate,
    baseCents: Money,
    shareMillionths: number,
  ): CommissionLine => ({
    policyNumber,
    product,
    insurerName,
    bookedOn,
    baseCents,
    shareMillionths,
    amountCents: Math.round((baseCents * shareMillionths) / 1_000_000),
    isAdjustment: false,
  });
  return {
    month: '2026-11',
    receiver: { kind: 'seller', name: 'Júlia Martins', document: '***.982.247-**' },
    dealerName: 'Autovia Paulista',
    writtenAt: '2026-12-01T13:00:00Z',
    lines: [
      line('0531.2026.0001417', 'SEGURO_AUTO', 'Seguradora Exemplo S.A.', '2026-11-04', 279_500, 150_000),
      line('0531.2026.0001418', 'PMC', 'Seguradora Exemplo S.A.', '2026-11-12', 240_000, 200_000),
      line('77-88120', 'GAP', 'Garantidora Modelo S.A.', '2026-11-18', 98_000, 125_000),
      line('0531.2026.0001290', 'SEGURO_AUTO', 'Seguradora Exemplo S.A.', '2026-11-25', -120_000, 150_000),
      { ...line('77-88120', 'GAP', 'Garantidora Modelo S.A.', '2026-11-30', 2_000, 125_000), isAdjustment: true },
    ],
  };
};

/** The commissions of a seller or a dealer for the policies of a month, less reversals, with totals by insurer. */
export const commissionStatement = definePdf<CommissionStatement>({
  name: 'commission-statement',
  example,
  variants: { empty: () => ({ ...example(), lines: [] }) },
  render(statement, language) {
    const text = words[language];
    const { receiver, dealerName, lines, writtenAt } = statement;
    const month = `${statement.month.slice(5)}/${statement.month.slice(0, 4)}`;
    const writer = new PdfWriter({ title: `${text.title} · ${month}`, language });
    writer.title(text.title, `${dealerName} · ${month}`);
    writer.facts([
      [text.month, month],
      [receiver.kind === 'seller' ? text.seller : text.dealer, receiver.name],
      ...(receiver.document === null
        ? []
        : [[receiver.kind === 'seller' ? 'CPF' : 'CNPJ', shownDocument(receiver.document)] as const]),
      ...(receiver.kind === 'seller' ? [[text.dealer, dealerName] as const] : []),
    ]);
    writer.heading(text.policies);
    if (lines.length === 0) writer.paragraph(text.none);
    else writeLines(writer, lines, language);
    return writer.finish(`${text.footer(month)} · ${text.writtenAt(formatInstant(writtenAt))}`, text.page);
  },
});

const sumOf = (lines: readonly CommissionLine[]): Money => lines.reduce((total, one) => total + one.amountCents, 0);
const isReversal = ({ amountCents, isAdjustment }: CommissionLine): boolean => amountCents < 0 && !isAdjustment;

function writeLines(writer: PdfWriter, lines: readonly CommissionLine[], language: Language): void {
  const text = words[language];
  const right = 'right' as const;
  writer.table(
    [
      { label: text.policy, width: 0.16, wraps: true },
      { label: text.product, width: 0.19, wraps: true },
      { label: text.insurer, width: 0.19, wraps: true },
      { label: text.bookedOn, width: 0.11 },
      { label: text.base, width: 0.14, align: right },
      { label: text.share, width: 0.08, align: right },
      { label: text.amount, width: 0.13, align: right },
    ],
    lines.map((line) => {
      const product = insuranceName(line.product, language);
      return [
        line.policyNumber,
        line.isAdjustment ? text.adjustment(product) : isReversal(line) ? text.reversal(product) : product,
        line.insurerName,
        formatDate(line.bookedOn),
        formatMoney(line.baseCents),
        formatPercent(line.shareMillionths / 1_000_000),
        formatMoney(line.amountCents),
      ];
    }),
  );
  if (lines.some(isReversal)) writer.paragraph(text.reversals);
  if (lines.some(({ isAdjustment }) => isAdjustment)) writer.paragraph(text.adjustments);
  writer.heading(text.totals);
  const totals = [...Map.groupBy(lines, ({ insurerName }) => insurerName)].sort(([a], [b]) =>
    a.localeCompare(b, language),
  );
  const rowOf = (name: string, own: readonly CommissionLine[]) => [
    name,
    formatCount(own.length),
    formatMoney(sumOf(own.filter((one) => !isReversal(one) && !one.isAdjustment))),
    formatMoney(sumOf(own.filter(isReversal))),
    formatMoney(sumOf(own.filter(({ isAdjustment }) => isAdjustment))),
    formatMoney(sumOf(own)),
  ];
  writer.table(
    [
      { label: text.insurer, width: 0.28, wraps: true },
      { label: text.count, width: 0.16, align: right },
      { label: text.earned, width: 0.14, align: right },
      { label: text.reversed, width: 0.14, align: right },
      { label: text.adjusted, width: 0.14, align: right },
      { label: text.total, width: 0.14, align: right },
    ],
    [...totals.map(([name, own]) => rowOf(name, own)), rowOf(text.all, lines)],
    { marked: totals.length },
  );
  if (sumOf(lines) < 0) writer.paragraph(text.negative);
}
