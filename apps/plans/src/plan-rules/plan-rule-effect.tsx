import type { PlanRuleAnswer } from '@estrada/endpoints/index';
import type { CallAnswer } from '@estrada/web/calls/call-types.ts';
import { useCall } from '@estrada/web/calls/use-call.ts';
import type { SuccessionBasis, TypedRow } from '@estrada/web/records/succession/succession-kind.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { strings } from '../strings.ts';

type Query = NonNullable<Parameters<typeof useCall<'readPlanRuleEffect'>>[1]>['query'];

/** What the typed limits leave open of the price tables of today; null while one is missing or wrong. */
function queryOf(
  { effectiveFrom: _, ...typed }: TypedRow,
  { sequence }: SuccessionBasis<PlanRuleAnswer>,
): Query | null {
  if (sequence.form.problems(typed).length > 0) return null;
  return { ...typed, isOffered: String(typed.isOffered), financeTypeId: sequence.key } as Query;
}

/** Says before anybody saves it which terms a validity closes, and how many lines of the price tables it leaves. */
export function PlanRuleEffect({ basis, typed }: { basis: SuccessionBasis<PlanRuleAnswer>; typed: TypedRow }) {
  const t = useStrings(strings);
  const open = JSON.stringify(queryOf(typed, basis));
  // the server is asked once the person pauses
  const [paused] = useDebouncedValue(open, 300);
  const query = JSON.parse(paused) as Query | null;
  const effect = useCall('readPlanRuleEffect', query && { query });
  // figures of limits that are typed no more must not stand beside those that are
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
