import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { chooseTerm } from '../model/choose-term.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The available terms. One more than the limit replaces another, never the selected one, and shows a message. */
export function TermChips() {
  const t = useStrings(strings);
  const id = useId();
  const [replaced, setReplaced] = useState<number | null>(null);
  const [added, setAdded] = useState<number | null>(null);
  const { quote, draft, item, update, errors } = useSharedSimulator();
  if (!quote.result) return null;
  const { availableTerms, limitTerms, simulationItems } = quote.result;
  const shown = draft.terms.length > 0 ? draft.terms : simulationItems.map((item) => item.term);
  const error = errors.of('terms');

  function toggle(term: number): void {
    setReplaced(null);
    setAdded(null);
    const others = shown.filter((one) => one !== term);
    if (others.length < shown.length) {
      // at least one term must remain
      if (others.length > 0) update({ terms: others });
      return;
    }
    const taken = chooseTerm(shown, term, { limit: limitTerms, chosen: item?.term ?? null });
    setReplaced(taken.replaced);
    setAdded(term);
    update({ terms: taken.terms });
  }

  return (
    <fieldset className="simulator-chips" aria-describedby={error ? id : undefined}>
      <legend>{t('terms.label', { count: limitTerms })}</legend>
      {availableTerms.map(({ term }) => (
        <label key={term} className="simulator-chip">
          <input
            type="checkbox"
            aria-label={t('terms.chip', { count: term })}
            checked={shown.includes(term)}
            onChange={() => toggle(term)}
          />
          <span>{term}</span>
        </label>
      ))}
      <Text role="status" size="sm" c="dimmed" component="div">
        {added === null ? null : <VisuallyHidden>{t('terms.added', { term: added })}</VisuallyHidden>}
        {replaced === null || limitTerms === 1 ? '' : t('terms.replaced', { term: replaced })}
      </Text>
      {error ? (
        <Text id={id} size="sm" c="var(--mantine-color-error)">
          {error}
        </Text>
      ) : null}
    </fieldset>
  );
}
