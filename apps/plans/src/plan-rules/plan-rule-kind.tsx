import { financeTypes } from '@estrada/domain/enumerations/index';
import { planRuleForms, planRuleLimits } from '@estrada/domain/parameters/index';
import type { PlanRuleAnswer } from '@estrada/endpoints/index';
import { successionNames } from '@estrada/endpoints/parameters/succession-names';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import { type RecordColumn, said } from '@estrada/web/records/page/record-kind.ts';
import type {
  Sequence,
  SuccessionBasis,
  SuccessionKind,
  TypedRow,
} from '@estrada/web/records/succession/succession-kind.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { strings } from '../strings.ts';

type Query = NonNullable<Parameters<typeof useCall<'readPlanRuleEffect'>>[1]>['query'];

/**
 * The input of the preview: what the typed limits leave of today's price tables; null while one is missing or invalid.
 */
function queryOf(
  { effectiveFrom: _, ...typed }: TypedRow,
  { sequence }: SuccessionBasis<PlanRuleAnswer>,
): Query | null {
  if (sequence.form.problems(typed).length > 0) return null;
  return { ...typed, isOffered: String(typed.isOffered), financeTypeId: sequence.key } as Query;
}

/** Shows before saving which terms a validity closes, and how many lines of the price tables remain. */
function PlanRuleEffect({ basis, typed }: { basis: SuccessionBasis<PlanRuleAnswer>; typed: TypedRow }) {
  const t = useStrings(strings);
  const open = JSON.stringify(queryOf(typed, basis));
  // requests the preview once the user pauses typing
  const [paused] = useDebouncedValue(open, 300);
  const query = JSON.parse(paused) as Query | null;
  const effect = useCall('readPlanRuleEffect', query && { query });
  // hides figures computed for limits that the user has changed since
  const isComputing = open !== paused || effect.isPending;
  return (
    <section aria-labelledby="plan-rule-effect">
      <Title order={3} size="h4" id="plan-rule-effect">
        {t('effect.title')}
      </Title>
      <div aria-live="polite">
        {open === 'null' ? (
          <p className="validity-hint">{t('effect.none')}</p>
        ) : isComputing ? (
          <p className="validity-hint">{t('effect.computing')}</p>
        ) : effect.data ? (
          <Figures {...effect.data} />
        ) : (
          <p className="validity-hint">{t('effect.failed')}</p>
        )}
      </div>
    </section>
  );
}

function Figures({ openToday, openThen, closedTerms, openedTerms }: CallAnswer<'readPlanRuleEffect'>) {
  const t = useStrings(strings);
  return (
    <>
      <p>{t('effect.lines', { today: openToday, left: openThen })}</p>
      {closedTerms.length > 0 ? <p>{t('effect.closed', { terms: closedTerms.join(', ') })}</p> : null}
      {openedTerms.length > 0 ? <p>{t('effect.opened', { terms: openedTerms.join(', ') })}</p> : null}
    </>
  );
}

type Range = { from: number; to: number; unit: 'months' | 'percent' };

function RangeOf({ from, to, unit }: Range) {
  return useStrings(strings)(`range.${unit}`, { from, to });
}

function Sale({ isOffered }: PlanRuleAnswer) {
  return useStrings(strings)(isOffered ? 'offered' : 'notOffered');
}

function Limit({ value, unit }: { value: number | null; unit: 'percent' | 'count' | 'days' }) {
  const t = useStrings(strings);
  return value === null ? '–' : t(`limit.${unit}`, { value });
}

const columnsOf = (limits: readonly string[]): RecordColumn<PlanRuleAnswer>[] => [
  { key: 'isOffered', header: { pt: 'Venda', en: 'Sale' }, render: (row) => <Sale {...row} /> },
  {
    key: 'terms',
    header: { pt: 'Prazos', en: 'Terms' },
    align: 'end',
    render: ({ minTermMonths, maxTermMonths }) => <RangeOf from={minTermMonths} to={maxTermMonths} unit="months" />,
  },
  {
    key: 'entries',
    header: { pt: 'Entradas', en: 'Down payments' },
    align: 'end',
    render: ({ minEntryPercent, maxEntryPercent }) => (
      <RangeOf from={minEntryPercent} to={maxEntryPercent} unit="percent" />
    ),
  },
  ...(
    [
      // short, because the cells show that it is the maximum, and seven columns leave little space for headers
      ['maxBalloonPercent', 'percent', { pt: 'Valor da intermediária', en: 'Intermediate amount' }],
      ['maxBalloons', 'count', { pt: 'Qtd. de intermediárias', en: 'Intermediate qty.' }],
      ['maxGraceDays', 'days', planRuleLimits.maxGraceDays],
    ] as const
  )
    .filter(([key]) => limits.includes(key))
    .map(
      ([key, unit, header]): RecordColumn<PlanRuleAnswer> => ({
        key,
        header,
        align: 'end',
        render: (row) => <Limit value={row[key]} unit={unit} />,
      }),
    ),
];

const sequences = financeTypes.map(({ id, name }): Sequence<PlanRuleAnswer> => {
  const form = planRuleForms.get(id)!;
  return { key: id, name: said(name), form, columns: columnsOf(Object.keys(form.fields)) };
});

/** The succession of each plan. */
export const planRuleKind: SuccessionKind<PlanRuleAnswer> = {
  calls: successionNames.PlanRule,
  subject: 'plan',
  keyField: 'financeTypeId',
  sequences,
  Effects: PlanRuleEffect,
};
