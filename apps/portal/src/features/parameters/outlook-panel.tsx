import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import type { ParameterOutlookAnswer, ParameterRowAnswer } from '@estrada/endpoints/index';
import { showSpanLine } from '@estrada/web/records/validity/show-span.ts';
import { strings as validityStrings } from '@estrada/web/records/validity/strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Title } from '@mantine/core';
import { strings } from './strings.ts';

const maxChanges = 6;

/** What the next simulation will use: in the selected state, or the next changes in all states. */
export function OutlookPanel({
  items,
  uf,
  onChoose,
}: {
  items: readonly ParameterOutlookAnswer[];
  uf: string;
  onChoose: (uf: string) => void;
}) {
  const t = useStrings(strings);
  const chosen = items.find((item) => item.uf === uf);
  return (
    <aside className="parameter-panel" aria-labelledby="parameter-panel-title">
      <Title order={2} size="h3" id="parameter-panel-title">
        {t('panel.title')}
      </Title>
      {chosen ? <StateOutlook item={chosen} /> : <NextChanges items={items} onChoose={onChoose} />}
    </aside>
  );
}

function StateOutlook({ item }: { item: ParameterOutlookAnswer }) {
  const t = useStrings(strings);
  const say = useStrings(validityStrings);
  const { today, tomorrow, nextChange } = item;
  return (
    <>
      <p className="parameter-now" data-missing={today === null}>
        <span>{t('panel.today', { uf: item.uf })}</span>
        <strong>{today ? formatMoney(today.clientCents) : t('panel.none')}</strong>
        <span>{today ? showSpanLine(today, say) : t('panel.noneText')}</span>
      </p>
      <dl className="parameter-lines">
        {today ? <Shares row={today} /> : null}
        <div>
          <dt>{t('panel.tomorrow')}</dt>
          <dd>{tomorrow ? formatMoney(tomorrow.clientCents) : t('panel.none')}</dd>
        </div>
      </dl>
      <p className="parameter-next" data-missing={nextChange?.row === null}>
        {nextChange ? changeText(nextChange, t) : t(today ? 'panel.noChange' : 'panel.noRowAhead')}
      </p>
    </>
  );
}

function Shares({ row }: { row: ParameterRowAnswer }) {
  const t = useStrings(strings);
  return (
    <>
      <div>
        <dt>{t('form.base')}</dt>
        <dd>{formatMoney(row.baseCents)}</dd>
      </div>
      <div>
        <dt>{t('form.dealer')}</dt>
        <dd>{formatMoney(row.dealerCents)}</dd>
      </div>
    </>
  );
}

type Change = NonNullable<ParameterOutlookAnswer['nextChange']>;
const changeText = ({ on, row }: Change, t: ReturnType<typeof useStrings<typeof strings>>): string =>
  row
    ? t('panel.change', { date: formatDate(on), amount: formatMoney(row.clientCents) })
    : t('panel.changeNone', { date: formatDate(on) });

function NextChanges({
  items,
  onChoose,
}: {
  items: readonly ParameterOutlookAnswer[];
  onChoose: (uf: string) => void;
}) {
  const t = useStrings(strings);
  const covered = items.filter((item) => item.today).length;
  const changes = items
    .flatMap(({ uf, nextChange }) => (nextChange ? [{ uf, nextChange }] : []))
    .sort((left, right) => left.nextChange.on.localeCompare(right.nextChange.on));
  return (
    <>
      <p>{t('panel.covered', { covered, total: items.length })}</p>
      <p className="validity-hint">{t('panel.chooseHint')}</p>
      <h3>{t('panel.changes')}</h3>
      {changes.length === 0 ? <p className="validity-hint">{t('panel.noChanges')}</p> : null}
      <ul className="parameter-changes">
        {changes.slice(0, maxChanges).map(({ uf, nextChange }) => (
          <li key={uf} data-missing={nextChange.row === null}>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('panel.choose', { uf })}
              onClick={() => onChoose(uf)}
            >
              {uf}
            </Button>
            <span>{changeText(nextChange, t)}</span>
          </li>
        ))}
      </ul>
      {changes.length > maxChanges ? (
        <p className="validity-hint">{t('panel.moreChanges', { count: changes.length - maxChanges })}</p>
      ) : null}
    </>
  );
}
