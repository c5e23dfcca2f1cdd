/** A sentence in both languages. */
export type Sentence = Readonly<{ pt: string; en: string }>;

/**
 * A failure that the person who runs a process can correct: `sentence` is for the terminal; the message, as in logs, is
 * the English one.
 */
export class OperatorError extends Error {
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(sentence.en);
    this.sentence = sentence;
  }
}

/**
 * The language of what a command prints: Portuguese, unless `--en` is among its arguments or the locale is English.
 *
 * @param args of the command
 * @param env with the variables of the locale, of which POSIX reads the first that is set
 */
export function terminalLanguage(
  args: readonly string[] = process.argv,
  env: Readonly<Record<string, string | undefined>> = process.env,
): keyof Sentence {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return args.includes('--en') || /^en(?![a-z])/i.test(locale) ? 'en' : 'pt';
}
