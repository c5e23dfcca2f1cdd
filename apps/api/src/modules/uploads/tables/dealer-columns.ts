import { checkedColumn, choiceColumn } from '@estrada/domain/uploads/index';

/**
 * The dealer of a line. Where a spreadsheet treated the code as a number and dropped a leading zero, the line is
 * refused: the dealer is not guessed.
 */
export const bacCodeColumn = checkedColumn<string>(
  { name: 'codigo_bac', about: { pt: 'Código BAC, 6 dígitos', en: 'BAC code, 6 digits' }, example: '210101' },
  (text) => (/^\d{6}$/.test(text) ? { value: text } : { reason: 'bacCode.invalid' }),
);

/** The dealers that a line speaks of by a code of three digits, which several may share. */
export const gmfCodeColumn = checkedColumn<string>(
  { name: 'codigo_gmf', about: { pt: 'Código GMF, 3 dígitos', en: 'GMF code, 3 digits' }, example: '101' },
  (text) => (/^\d{3}$/.test(text) ? { value: text } : { reason: 'gmfCode.invalid' }),
);

/** A switch: `S` or `sim`, `N` or `não`. */
export const switchColumn = (name: string) =>
  choiceColumn(
    { name, about: { pt: 'S ou N', en: 'S (yes) or N (no)' }, example: 'S' },
    { S: true, sim: true, N: false, nao: false },
    { S: { pt: 'sim', en: 'yes' }, N: { pt: 'não', en: 'no' } },
  );
