import { checkedColumn } from '@estrada/domain/uploads/index';

/** The dealer that a line speaks of. A spreadsheet that took the code for a number has kept its digits: no code begins with 0. */
export const bacCodeColumn = checkedColumn<string>(
  { name: 'codigo_bac', about: { pt: 'Código BAC, 6 dígitos', en: 'BAC code, 6 digits' }, example: '210101' },
  (text) => (/^\d{6}$/.test(text) ? { value: text } : { reason: 'bacCode.invalid' }),
);
