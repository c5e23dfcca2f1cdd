/**
 * Invisible characters that change the display of others: control characters, line and paragraph separators, and those
 * that change the writing direction (bidi), by which `gpj.exe` reads `exe.jpg`.
 */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** True for a name that is displayed differently from its content. Line breaks and tabs count: a name is one line. */
export const hasHiddenCharacters = (value: string): boolean => hidden.test(value);

/** A text that may have lines, without their breaks and tabs: what is hidden in it then is hidden on purpose. */
export const asOneLine = (text: string): string => text.replace(/[\r\n\t]/g, ' ');
