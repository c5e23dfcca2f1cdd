import { formatCount } from '@estrada/domain/formats/index';
import type { KeyOf } from '../../strings/string-types.ts';
import { useLanguage } from '../../strings/use-language.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { capital, type Nouns, said } from './record-kind.ts';
import { strings } from './strings.ts';
import { useOwnStrings } from './use-own-strings.ts';

type Key = KeyOf<typeof strings>;
/** The keys with a form for each gender. */
type Gendered = Key extends infer One ? (One extends `${infer Stem}.f` ? Stem : never) : never;
type Values = Record<string, string | number>;

/** Formats the shared strings of a kind of record with its own name. */
export function useRecordStrings(nouns: Nouns) {
  const { language } = useLanguage();
  const t = useStrings(strings);
  const own = useOwnStrings();
  const { one, many } = language === 'en' ? nouns.en : nouns.pt;
  const One = capital(one);
  const say = (key: Key, values: Values = {}) => t(key, { one, many, ...values });
  const sayGendered = (key: Gendered, values?: Values) => say(`${key}.${nouns.pt.gender}` as Key, values);
  return {
    say,
    sayGendered,
    /** the same for what requires a text in both languages */
    said: (key: Key) => said(say(key)),
    saidGendered: (key: Gendered) => said(sayGendered(key)),
    /** "3 campanhas", "mais de 10.000 campanhas" */
    sayCount: (total: number, isCapped: boolean) =>
      isCapped
        ? say('countCapped', { total: formatCount(total) })
        : `${formatCount(total)} ${total === 1 ? one : many}`,
    /** translates a text of the record's own */
    own,
    /** its name at the start of a line */
    One,
    Many: capital(many),
  };
}
