import type { DealerRow } from '@estrada/endpoints/index';
import type { Translate } from '@estrada/web/strings/use-strings.ts';
import type { strings } from './strings.ts';

const namedAtMost = 5;

/** The names of the dealers that an act applies to; of many, the first ones and the number of the others. */
export function listNames(t: Translate<typeof strings>, dealers: readonly Pick<DealerRow, 'tradingName'>[]): string {
  const names = dealers.map(({ tradingName }) => tradingName);
  // one more name is as short as "and 1 more"
  if (names.length <= namedAtMost + 1) return names.join(', ');
  const shown = names.slice(0, namedAtMost).join(', ');
  return t('dealers.andMore', { names: shown, count: names.length - namedAtMost });
}
