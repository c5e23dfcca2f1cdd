import type { KeyOf } from '../../app/i18n/define-strings.ts';
import { useStrings } from '../../app/i18n/use-strings.ts';
import { strings } from './strings.ts';

/** The acts that have a name, as the audit trail keeps them. */
export const namedActs: readonly string[] = Object.keys(strings.pt);

/** What an act is called; one that has no name is shown as the trail keeps it. */
export function useActName(): (action: string) => string {
  const t = useStrings(strings);
  return (action) => (namedActs.includes(action) ? t(action as KeyOf<typeof strings>) : action);
}
