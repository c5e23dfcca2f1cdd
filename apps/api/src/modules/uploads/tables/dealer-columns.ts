import { checkedColumn } from '@estrada/domain/uploads/index';

/**
 * The dealer that a line speaks of. Where a spreadsheet took the code for a number and dropped a zero at its beginning, the
 * line is refused: nobody guesses which dealer was meant.
 */
export const bacCodeColumn = checkedColumn<string>(
  { name: 'codigo_bac', about: { pt: 'Código BAC, 6 dígitos', en: 'BAC code, 6 digits' }, example: '210101' },
  (text) => (/^\d{6}$/.test(text) ? { value: text } : { reason: 'bacCode.invalid' }),
);
