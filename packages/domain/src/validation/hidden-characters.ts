/**
 * Characters that nobody sees and that change what others see: control characters, line and paragraph separators, and those
 * that turn the direction of writing (bidi), by which `gpj.exe` reads `exe.jpg`.
 */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/u;

/** True for a name that shows something else than it holds. Line breaks and tabs are among it: a name is one line. */
export const hasHiddenCharacters = (value: string): boolean => hidden.test(value);

/** A text that may have lines, without their breaks and tabs: what is hidden in it then is hidden on purpose. */
export const asOneLine = (text: string): string => text.replace(/[\r\n\t]/g, ' ');
