import { type InsurerId, insurerNames, insurerTitle, type StatementKind } from '@estrada/domain/insurance/index';
import {
  checkedColumn,
  choiceColumn,
  integerColumn,
  moneyColumn,
  type TableColumn,
  textColumn,
} from '@estrada/domain/uploads/index';
import {
  type InsurerStatementRow,
  insurerStatementTables,
  mostStatementLines,
  previousStatementLines,
  reconcileStatements,
} from '../../../policies/index.ts';
import { uploadTable } from '../../upload-table.ts';

/** 11/2026 or 2026-11 */
const monthColumn: TableColumn<string> = {
  ...checkedColumn<string>(
    { name: 'mes', about: { pt: 'Mês do demonstrativo', en: 'Month of the statement' }, example: '11/2026' },
    (text) => {
      const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(20\d\d)$/.exec(text) ?? [];
      if (month) return { value: `${year}-${month}` };
      return /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? { value: text } : { reason: 'date.invalid' };
    },
  ),
  allowed: 'MM/AAAA',
  write: (value) => value.split('-').reverse().join('/'),
  show: (value) => value.split('-').reverse().join('/'),
};

/** An insurer may pay nothing for a policy. */
const amountColumn = (words: Parameters<typeof moneyColumn>[0]): TableColumn<number> => {
  const money = moneyColumn(words, { maxCents: 100_000_000 });
  const isNothing = (cell: string | number) => cell === 0 || /^(R\$)?\s*0+([.,]0{1,2})?$/.test(String(cell).trim());
  return {
    ...money,
    read: (cell) => (typeof cell !== 'object' && isNothing(cell) ? { value: 0 } : money.read(cell)),
  };
};

/**
 * The monthly statement of an insurer: what it pays for each policy. It takes effect with a comparison with the books,
 * and replaces the earlier statement of the same insurer and month.
 */
export const insurerStatements = uploadTable<InsurerStatementRow>({
  kind: 'insurer-statements',
  fileStem: 'demonstrativo-da-seguradora',
  maxLines: mostStatementLines,
  columns: {
    insurer: choiceColumn<InsurerId>(
      { name: 'seguradora', about: { pt: 'Seguradora', en: 'Insurer' }, example: 'LIBERTY' },
      Object.fromEntries(insurerNames.map((name) => [name, name])) as Record<InsurerId, InsurerId>,
      Object.fromEntries(insurerNames.map((name) => [name, { pt: insurerTitle(name), en: insurerTitle(name) }])),
    ),
    month: monthColumn,
    item: integerColumn(
      {
        name: 'item',
        about: {
          pt: 'Número da linha no demonstrativo da seguradora',
          en: "Number of the line in the insurer's statement",
        },
        example: '1',
      },
      { min: 1, max: 1_000_000 },
    ),
    policyNumber: textColumn(
      { name: 'apolice', about: { pt: 'Número da apólice', en: 'Policy number' }, example: '0531.2026.0001417' },
      { max: 60 },
    ),
    kind: choiceColumn<StatementKind>(
      {
        name: 'tipo',
        about: { pt: 'emissão ou cancelamento', en: 'emissão (issue) or cancelamento (cancellation)' },
        example: 'emissão',
      },
      { emissão: 'ISSUE', cancelamento: 'CANCELLATION' },
    ),
    netCents: amountColumn({
      name: 'premio liquido',
      about: {
        pt: 'Prêmio líquido da apólice; no cancelamento, a parte devolvida ou que não será paga',
        en: 'Net premium of the policy; of a cancellation, the part refunded or no longer to be paid',
      },
      example: '2.795,00',
    }),
    commissionCents: amountColumn({
      name: 'comissao',
      about: {
        pt: 'Comissão; no cancelamento, o estorno (sem sinal)',
        en: 'Commission; of a cancellation, the reversal (without a sign)',
      },
      example: '419,25',
    }),
  },
  examples: [{}, { item: '2', kind: 'cancelamento', netCents: '1.200,00', commissionCents: '180,00' }],
  check: ({ month }, day) => (month > day.slice(0, 7) ? { column: 'month', reason: 'date.future' } : null),
  keyOf: (row) => `${row.insurer}|${row.month}|${row.item}`,
  comparison: { key: ['insurer', 'month', 'item'], standing: previousStatementLines },
  begin: reconcileStatements,
  changesOnly: true,
  stored: insurerStatementTables,
});
