import { planKind, planTitle } from '@estrada/domain/enumerations/index';
import { formatCet, formatDate, formatMoney } from '@estrada/domain/formats/index';
import { describeEntry } from '@estrada/domain/simulation/index';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { priceOf } from '../model/entry.ts';
import { differingLines, pinnedLimit, type Scenario, type ScenarioLine, scenarioLines } from '../model/scenario.ts';
import { countedWorth } from '../model/trade-in.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import './scenarios.css';
import { reopen } from './use-scenarios.ts';

/** Up to three ways to finance side by side; differences are marked by a symbol and in bold, not only by colour. */
export function Scenarios() {
  const t = useStrings(strings);
  const { scenarios, scenario: shown, update } = useSharedSimulator();
  const { pinned } = scenarios;
  const isPinned = shown !== null && pinned.some(({ id }) => id === shown.id);
  const isFull = pinned.length >= pinnedLimit;
  const differing = differingLines(pinned);

  return (
    <section className="simulator-panel" aria-labelledby="scenarios-title">
      <div className="simulator-panel-head">
        <h3 id="scenarios-title">{t('scenarios')}</h3>
        <Button
          variant="default"
          size="xs"
          disabled={shown === null || isPinned || isFull}
          aria-describedby="scenarios-state"
          onClick={() => shown && scenarios.add(shown)}
        >
          {t('scenarios.pin')}
        </Button>
      </div>
      <Text id="scenarios-state" size="sm" c="dimmed" role="status">
        {isPinned
          ? t('scenarios.isPinned')
          : isFull
            ? t('scenarios.full', { count: pinnedLimit })
            : pinned.length === 0
              ? t('scenarios.hint', { count: pinnedLimit })
              : ''}
      </Text>
      {pinned.length === 0 ? null : (
        <ol className="scenario-cards">
          {pinned.map((scenario, index) => (
            <li key={scenario.id} data-shown={scenario.id === shown?.id || undefined}>
              <h4>{t('scenarios.name', { number: index + 1 })}</h4>
              <ScenarioLinesList scenario={scenario} differing={differing} />
              <Group gap="xs">
                <Button
                  size="compact-sm"
                  variant="light"
                  disabled={scenario.id === shown?.id}
                  aria-label={t(scenario.id === shown?.id ? 'scenarios.onScreenOne' : 'scenarios.openOne', {
                    number: index + 1,
                  })}
                  onClick={() => update(reopen(scenario))}
                >
                  {t(scenario.id === shown?.id ? 'scenarios.onScreen' : 'scenarios.open')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('scenarios.removeOne', { number: index + 1 })}
                  onClick={() => scenarios.remove(scenario.id)}
                >
                  {t('scenarios.remove')}
                </Button>
              </Group>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/**
 * What the client pays in a scenario, marked where it differs from the others.
 *
 * @param isForClient the plan by what it is, without the name that the dealer's tables have for it
 */
export function ScenarioLinesList({
  scenario,
  differing,
  isForClient = false,
}: {
  scenario: Scenario;
  differing: ReadonlySet<ScenarioLine>;
  isForClient?: boolean;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { typed, figures } = scenario;
  const words: Record<ScenarioLine, ReactNode> = {
    vehicle: typed.vehicleLabel,
    plan: (isForClient ? planKind : planTitle)(typed.financeTypeId, language),
    price: formatMoney(priceOf(typed) ?? 0),
    entry: describeEntry(typed.entryValueCents ?? 0, countedWorth(typed), language),
    term: t('terms.chip', { count: figures.term }),
    payments: <PaymentsText payments={figures.payments} />,
    total: formatMoney(figures.totalWithEntryCents),
    cet: formatCet(figures.cetAnnualPct),
  };
  return (
    <>
      <dl className="simulator-lines">
        {scenarioLines.map((line) => (
          <div key={line} data-differs={differing.has(line) || undefined}>
            <dt>{t(`scenarios.line.${line}`)}</dt>
            <dd>
              {differing.has(line) ? (
                <>
                  <span aria-hidden="true">≠ </span>
                  <VisuallyHidden>{t('scenarios.differs')} </VisuallyHidden>
                </>
              ) : null}
              {words[line]}
            </dd>
          </div>
        ))}
      </dl>
      <Text size="xs" c="dimmed" mb="xs">
        {t('card.validUntil', { date: formatDate(figures.validUntil) })}
      </Text>
    </>
  );
}
