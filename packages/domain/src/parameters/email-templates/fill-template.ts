/** A placeholder in a template, and any other text in two or more braces. */
export const placeholderPattern = /\{\{\s*([A-Za-z][A-Za-z0-9]*)\s*\}\}(?!\})|\{{2,}|\}{2,}/g;

/**
 * Fills the placeholders of a text; those without a value become empty, so that no brace is ever sent.
 *
 * @param text checked by `templateProblems`
 * @param into `html`: values are escaped, for text and for quoted attributes
 */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>, into: 'text' | 'html'): string =>
  text.replace(placeholderPattern, (_written, name: string | undefined) => {
    const value = name !== undefined && Object.hasOwn(values, name) ? values[name]! : '';
    return into === 'html' ? escapeHtml(value) : value;
  });

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
