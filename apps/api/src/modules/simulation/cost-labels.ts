/** Labels of the parts of the credit, shared by screen, PDF and proposal. */
const labels: Readonly<Record<string, { labelPt: string; labelEn: string }>> = {
  TCC: { labelPt: 'Tarifa de cadastro (TCC)', labelEn: 'Registration fee (TCC)' },
  CONTRACT: { labelPt: 'Registro de contrato', labelEn: 'Contract registration' },
  TU: { labelPt: 'Avaliação de veículo usado (TU)', labelEn: 'Used-vehicle appraisal (TU)' },
  GAP: { labelPt: 'Nota Garantida (GAP)', labelEn: 'Guaranteed note (GAP)' },
  netCredit: { labelPt: 'Valor do crédito', labelEn: 'Net credit' },
  iofFinanced: { labelPt: 'IOF financiado', labelEn: 'Financed IOF tax' },
  iofUpfront: { labelPt: 'IOF pago à parte', labelEn: 'IOF tax paid apart' },
};

/** The label of a code; an unknown code is shown as it is. */
export function costLabel(code: string): { labelPt: string; labelEn: string } {
  return labels[code] ?? { labelPt: code, labelEn: code };
}
