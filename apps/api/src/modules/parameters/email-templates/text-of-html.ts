const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#60': '<',
  '#62': '>',
};

/**
 * The plain part of a message: its text with a line for every block, and the address behind each link.
 *
 * @param html sanitised: elements are closed, attributes in quotation marks, `<` is nowhere else
 */
export const textOfHtml = (html: string): string =>
  html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*?\shref="([^"]*)"[^>]*>(.*?)<\/a>/gi, (_link, href: string, words: string) =>
      words.includes(href) ? words : `${words} (${href})`,
    )
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/gi, '$1')
    .replace(/<\/t[dh]>/gi, ' ')
    .replace(/<(br|hr)\b[^>]*>|<\/(p|div|tr|li|h[1-6]|table|blockquote|pre|dt|dd)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+|#\d+);/g, (written, name: string) => entities[name] ?? written)
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
