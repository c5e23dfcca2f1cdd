/** A longer text in an alert is not readable; in characters. */
const longest = 300;
/** Only the beginning of an endless text is processed. */
const lookedAt = 4_000;
/** Text that a browser would treat as markup: a tag, a comment, a declaration, or the beginning of an unclosed one. */
const markup = /<[a-z/!?][^<>]*(?:>|$)/giu;
/** Line ends and other control characters, and the separators of lines and paragraphs. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Invisible characters: they change the direction of a text or hide in it. Unpaired surrogates too. */
const invisible = /[\p{Cf}\p{Cs}]+/gu;

/**
 * Sanitizes the message of an external partner: one line of plain text, 300 characters at most, without control
 * characters and markup. The text is untrusted, because it is shown unreviewed.
 *
 * @returns undefined where nothing remains
 */
export function cleanPartnerMessage(text: string | undefined): string | undefined {
  let clean = (text ?? '').slice(0, lookedAt).replace(controls, ' ').replace(invisible, '');
  // removing an inner tag may form an outer one
  for (let before = ''; before !== clean; ) {
    before = clean;
    clean = clean.replace(markup, ' ');
  }
  const characters = [...clean.replace(/\s+/gu, ' ').trim()];
  if (characters.length > longest)
    return `${characters
      .slice(0, longest - 1)
      .join('')
      .trimEnd()}…`;
  return characters.join('') || undefined;
}
