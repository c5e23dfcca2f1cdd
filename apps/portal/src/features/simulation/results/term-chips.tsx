import { useStrings } from '@estrada/web/words/use-strings.ts';
import { Text } from '@mantine/core';
import { useId } from 'react';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The terms on offer. Choosing one more than fits lets the one chosen first go. */
export function TermChips() {
  const t = useStrings(strings);
  const id = useId();
  const { quote, draft, update, errors } = useSharedSimulator();
  if (!quote.result) return null;
  const { availableTerms, limitTerms, simulationItems } = quote.result;
  const shown = draft.terms.length > 0 ? draft.terms : simulationItems.map((item) => item.term);
  const error = errors.of('terms');

  function toggle(term: number): void {
    const others = shown.filter((one) => one !== term);
    const next = others.length < shown.length ? others : [...others.slice(others.length - limitTerms + 1), term];
    // without any term there would be nothing to show
    if (next.length > 0) update({ terms: next });
  }

  return (
    <fieldset className="simulator-chips" aria-describedby={error ? id : undefined}>
      <legend>{t('terms.label', { count: limitTerms })}</legend>
      {availableTerms.map(({ term }) => (
        <label key={term} className="simulator-chip">
          <input type="checkbox" checked={shown.includes(term)} onChange={() => toggle(term)} />
          <span>{t('terms.chip', { count: term })}</span>
        </label>
      ))}
      {error ? (
        <Text id={id} size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      ) : null}
    </fieldset>
  );
}
