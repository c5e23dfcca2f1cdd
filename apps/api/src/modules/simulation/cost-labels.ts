import { productName } from '@estrada/domain/enumerations/index';

/** Labels of the parts of the credit other than products, shared by screen, PDF and proposal. */
const labels: Readonly<Record<string, { labelPt: string; labelEn: string }>> = {
  TCC: { labelPt: 'Tarifa de cadastro (TCC)', labelEn: 'Registration fee (TCC)' },
  CONTRACT: { labelPt: 'Despesa com registro do contrato', labelEn: 'Contract registration cost' },
  TU: { labelPt: 'Avaliação de veículo usado (TU)', labelEn: 'Used-vehicle appraisal (TU)' },
  netCredit: { labelPt: 'Valor do crédito', labelEn: 'Net credit' },
  iofFinanced: { labelPt: 'IOF financiado', labelEn: 'Financed IOF tax' },
  iofUpfront: { labelPt: 'IOF pago à parte', labelEn: 'IOF tax paid separately' },
};

/** The label of a code: of a part of the credit, or the name of a product; an unknown code is shown as it is. */
export function costLabel(code: string): { labelPt: string; labelEn: string } {
  const { pt, en } = productName(code);
  return labels[code] ?? { labelPt: pt, labelEn: en };
}

/** Stored lines, with a name where only the code was stored. */
export const withNames = <Line extends { code: string; labelPt: string; labelEn: string }>(
  lines: readonly Line[],
): Line[] => lines.map((line) => (line.labelPt === line.code ? { ...line, ...costLabel(line.code) } : line));
