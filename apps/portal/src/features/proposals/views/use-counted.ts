import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { strings } from './strings.ts';

/** A count, and whether there are more. */
export type Counted = { count: number; isCapped: boolean };

/** Formats a count: "1.000+" when there are more. */
export function useCounted(): (counted: Counted) => string {
  const t = useStrings(strings);
  return ({ count, isCapped }) => {
    const written = count.toLocaleString('pt-BR');
    return isCapped ? t('more', { count: written }) : written;
  };
}
