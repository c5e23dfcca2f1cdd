import { formatCount } from '@estrada/domain/formats/index';
import { useLanguage } from '../../words/use-language.ts';
import { useStrings } from '../../words/use-strings.ts';
import type { KeyOf } from '../../words/word-types.ts';
import type { Nouns, Said } from './record-kind.ts';
import { strings } from './strings.ts';

type Key = KeyOf<typeof strings>;
/** The keys that have a form for each gender. */
type Gendered = Key extends infer One ? (One extends `${infer Stem}.f` ? Stem : never) : never;

/** Says the shared words of a kind of record with its own name in them. */
export function useRecordWords(nouns: Nouns) {
  const { language } = useLanguage();
  const t = useStrings(strings);
  const { one, many } = language === 'en' ? nouns.en : nouns.pt;
  const own = { one, many, Name: one.charAt(0).toUpperCase() + one.slice(1) };
  const say = (key: Key, values: Record<string, string | number> = {}) => t(key, { ...own, ...values });
  return {
    say,
    sayGendered: (key: Gendered, values?: Record<string, string | number>) =>
      say(`${key}.${nouns.pt.gender}` as Key, values),
    /** "3 campanhas", "mais de 10.000 campanhas" */
    sayCount: (total: number, isCapped: boolean) =>
      isCapped
        ? say('countCapped', { total: formatCount(total) })
        : `${formatCount(total)} ${total === 1 ? one : many}`,
    /** a text of the record's own */
    own: (text: Said) => (language === 'en' ? text.en : text.pt),
  };
}
