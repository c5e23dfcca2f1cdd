import { type Language, pickText, type Texts } from '../errors/texts.ts';

/** Why an extraction failed. */
export const extractionMessages = {
  tooManyRows: {
    pt: 'Há mais linhas do que uma planilha comporta (1.048.575). Escolha CSV ou um período menor.',
    en: 'There are more rows than a spreadsheet can contain (1,048,575). Choose CSV or a shorter period.',
  },
  lost: {
    pt: 'O processamento foi interrompido. Solicite a extração de novo.',
    en: 'The processing was interrupted. Request the extraction again.',
  },
  failed: {
    pt: 'Ocorreu um erro inesperado. Tente de novo; se o problema continuar, avise o Service Desk.',
    en: 'An unexpected error occurred. Try again; if the problem persists, inform the Service Desk.',
  },
} satisfies Record<string, Texts>;

export type ExtractionMessageKey = keyof typeof extractionMessages;

/** The text of an extraction's failure. */
export const renderExtractionMessage = (key: ExtractionMessageKey, language: Language): string =>
  pickText(extractionMessages[key], language);
