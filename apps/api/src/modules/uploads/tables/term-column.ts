import { integerColumn, type TableColumn } from '@estrada/domain/uploads/index';

/** The months of a line of prices; with the unit where it identifies the line. */
export const termColumn: TableColumn<number> = {
  ...integerColumn(
    { name: 'prazo', about: { pt: 'Prazo em meses', en: 'Term in months' }, example: '36' },
    { min: 1, max: 120 },
  ),
  show: (months) => (months === 1 ? { pt: '1 mês', en: '1 month' } : { pt: `${months} meses`, en: `${months} months` }),
};
