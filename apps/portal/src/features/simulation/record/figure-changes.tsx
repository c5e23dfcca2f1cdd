import { formatDate, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import { changesOfFigures, type FigureChange } from '@estrada/domain/simulation/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Alert } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { showRate } from '../results/rates.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

/** The changes of a recalculation for the selected term, each figure before and after. */
export function FigureChanges() {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { journey, quote, showsRates } = useSharedSimulator();
  const { recalculated } = journey;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (recalculated) box.current?.focus();
  }, [recalculated]);
  if (!recalculated || quote.isStale || !quote.result) return null;
  const { before } = recalculated;
  const after = quote.result.simulationItems.find(({ term }) => term === before.term);
  const changes = after ? changesOfFigures(before, after).filter(({ what }) => showsRates || !isOfRate(what)) : [];

  const nameOf = (change: FigureChange) =>
    change.what === 'item' ? (language === 'en' ? change.labelEn : change.labelPt) : t(`changed.${change.what}`);

  return (
    <Alert
      className="simulator-notice"
      ref={box}
      tabIndex={-1}
      role="status"
      color={changes.length > 0 || !after ? 'ipe' : 'green'}
      variant="light"
      mb="md"
      title={t(!after ? 'changed.termGone' : changes.length > 0 ? 'changed.title' : 'changed.nothing', {
        term: before.term,
      })}
      withCloseButton
      closeButtonLabel={t('close')}
      onClose={journey.dismissRecalculated}
    >
      {changes.length > 0 ? (
        <dl className="simulator-lines simulator-changes">
          {changes.map((change) => (
            <div key={change.what === 'item' ? change.labelPt : change.what}>
              <dt>{nameOf(change)}</dt>
              <dd>{t('changed.fromTo', { before: show(change, 'before'), after: show(change, 'after') })}</dd>
            </div>
          ))}
        </dl>
      ) : after ? null : (
        t('changed.termGone.text')
      )}
    </Alert>
  );
}

/** As on the cards: hidden from users who may not see the rate. */
const isOfRate = (what: FigureChange['what']) => what === 'rateMonthly';

function show(change: FigureChange, side: 'before' | 'after'): string {
  const value = change[side];
  if (value === null) return '–';
  if (change.kind === 'money') return formatMoney(Number(value));
  if (change.kind === 'rate') return showRate(String(value));
  if (change.kind === 'percent') return formatPercent(Number(value) / 100);
  return change.kind === 'date' ? formatDate(String(value)) : String(value);
}
