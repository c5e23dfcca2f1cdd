/** A text in both languages of the sandbox. */
export type Bilingual = { readonly pt: string; readonly en: string };

export type Language = keyof Bilingual;

/** The language of a `?lang=` value; Portuguese for anything but `en`. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : 'pt';
}
