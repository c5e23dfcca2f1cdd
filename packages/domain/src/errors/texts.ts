/** The languages of the portal; Portuguese is the default. */
export type Language = 'pt-BR' | 'en';

/** A text in both languages. */
export type Texts = { readonly pt: string; readonly en: string };

/** Values for the placeholders of a text; one in both languages is shown in the language of the text. */
export type TextParams = Readonly<Record<string, string | number | Texts>>;

/** Picks the text of a language. */
export function pickText(texts: Texts, language: Language): string {
  return language === 'en' ? texts.en : texts.pt;
}

/**
 * Picks a text and fills its placeholders: `{name}` becomes `params.name`, `{name|someone}` falls back to "someone". A
 * placeholder with neither becomes an empty string, so that no brace ever reaches the screen.
 */
export function fillText(texts: Texts, language: Language, params: TextParams = {}): string {
  return pickText(texts, language).replaceAll(
    /\{(\w+)(?:\|([^}]*))?\}/g,
    (_match, name: string, fallback: string | undefined) => {
      const value = params[name] ?? fallback ?? '';
      return typeof value === 'object' ? pickText(value, language) : String(value);
    },
  );
}
