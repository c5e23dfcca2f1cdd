/** More than this nobody reads in an alert; in characters. */
const longest = 300;
/** Of a text without end only the beginning is looked at. */
const lookedAt = 4_000;
/** What a browser would take for markup: a tag, a comment, a declaration, or the beginning of one that never ends. */
const markup = /<[a-z/!?][^<>]*(?:>|$)/giu;
/** Line ends and other control characters, and the separators of lines and paragraphs. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Characters without a look of their own: they turn the direction of a text or hide in it. Halves of a pair too. */
const invisible = /[\p{Cf}\p{Cs}]+/gu;

/**
 * The words of an outside partner as they may be passed on: one line of plain text, 300 characters at most, without
 * control characters and markup. The partner writes them; nobody of ours has read them before the person does.
 *
 * @returns undefined where nothing is left to say
 */
export function cleanPartnerMessage(text: string | undefined): string | undefined {
  let clean = (text ?? '').slice(0, lookedAt).replace(controls, ' ').replace(invisible, '');
  // what stands around a tag is one itself once the inner one is gone
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
