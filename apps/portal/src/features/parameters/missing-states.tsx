import type { ParameterOutlookAnswer } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { strings } from './strings.ts';

/** The states in which nobody can simulate today, for want of a row. */
export function MissingStates({
  items,
  onChoose,
}: {
  items: readonly ParameterOutlookAnswer[];
  onChoose: (uf: string) => void;
}) {
  const t = useStrings(strings);
  const missing = items.filter((item) => item.today === null);
  if (missing.length === 0) return null;
  return (
    <section className="parameter-missing" aria-labelledby="parameter-missing-title">
      <h2 id="parameter-missing-title">{t('missing.title', { count: missing.length })}</h2>
      <p>{t('missing.text')}</p>
      <ul>
        {missing.map(({ uf }) => (
          <li key={uf}>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('panel.choose', { uf })}
              onClick={() => onChoose(uf)}
            >
              {uf}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
