import { fillText, type Language, type Texts } from '../errors/texts.ts';
import { formatCount } from '../formats/index.ts';

/** Warnings about a table, and about its file: what was not read, and what was although it is not seen. */
const tableNotes = {
  'column.unknown': {
    pt: 'Colunas que não pertencem a esta tabela e não foram lidas: {count}',
    en: 'Columns that do not belong to this table and were not read: {count}',
  },
  'column.hidden': {
    pt: 'Colunas ocultas, que foram lidas: {count}',
    en: 'Hidden columns, which were read: {count}',
  },
  'line.hidden': {
    pt: 'Linhas ocultas ou filtradas, que foram lidas: {count}',
    en: 'Hidden or filtered lines, which were read: {count}',
  },
  'line.ended': {
    pt: 'Linhas cuja vigência já terminou: {count}',
    en: 'Lines whose period has ended: {count}',
  },
  'sheet.further': {
    pt: 'Outras abas, que não foram lidas: {count}',
    en: 'Other sheets, which were not read: {count}',
  },
  'product.unregistered': {
    pt: 'Produtos com preço e sem cadastro, que não são vendidos: {count}',
    en: 'Products with a price but no record, which are not sold: {count}',
  },
  'product.ownTable': {
    pt: 'Linhas de produtos com tabela de seguros própria, que não são usadas: {count}',
    en: 'Lines of products with an insurance table of their own, which are not used: {count}',
  },
  'person.erased': {
    pt: 'Linhas não cadastradas, porque a pessoa pediu exclusão dos dados: {count}',
    en: 'Lines not registered, as the person requested the deletion of their data: {count}',
  },
} satisfies Record<string, Texts>;

export type TableNoteKey = keyof typeof tableNotes;
export const tableNoteKeys = Object.keys(tableNotes) as TableNoteKey[];

/** The words of a note, with how many it speaks of. */
export const renderTableNote = (key: TableNoteKey, count: number, language: Language): string =>
  fillText(tableNotes[key], language, { count: formatCount(count) });
