import { fillText, type Language, type Texts } from '../errors/texts.ts';
import { formatCount } from '../formats/index.ts';

/** Warnings about an accepted table. */
const tableNotes = {
  'product.unregistered': {
    pt: 'Produtos com preço e sem cadastro, que não são vendidos: {count}',
    en: 'Products with a price that are not registered and not sold: {count}',
  },
} satisfies Record<string, Texts>;

export type TableNoteKey = keyof typeof tableNotes;
export const tableNoteKeys = Object.keys(tableNotes) as TableNoteKey[];

/** The words of a note, with how many it speaks of. */
export const renderTableNote = (key: TableNoteKey, count: number, language: Language): string =>
  fillText(tableNotes[key], language, { count: formatCount(count) });
