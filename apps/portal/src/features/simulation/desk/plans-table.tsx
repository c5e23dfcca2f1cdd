import { planTitle } from '@estrada/domain/enumerations/index';
import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import type { AllowedPlan, RefusedPlan } from '../model/compare-plans.ts';
import { type ComparedRow, ComparisonTable } from '../results/comparison-table.tsx';
import { refusalText } from '../results/refusal-text.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';

type Current = { financeTypeId: number; term: number | null };

const lines = ['term', 'payments', 'final', 'total', 'cet'] as const;
type Line = (typeof lines)[number];

/** The available plans, each applied with one click. */
export function PlansTable({
  plans,
  current,
  onTake,
}: {
  plans: readonly AllowedPlan[];
  current: Current;
  onTake: (plan: AllowedPlan) => void;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft } = useSharedSimulator();
  if (plans.length === 0) return <p>{t('plans.none')}</p>;
  const isCurrent = ({ financeTypeId, figures }: AllowedPlan) =>
    financeTypeId === current.financeTypeId && figures.term === current.term;
  const own = plans.find(isCurrent)?.figures;

  function rowOf(plan: AllowedPlan): ComparedRow<Line> {
    const { figures, fixedEntryCents } = plan;
    const isOwn = isCurrent(plan);
    const name = planTitle(plan.financeTypeId, language);
    const term = t('terms.chip', { count: figures.term });
    const total = own && !isOwn ? figures.totalWithEntryCents - own.totalWithEntryCents : null;
    const cet = own && !isOwn ? Number(figures.cetAnnualPct) - Number(own.cetAnnualPct) : null;
    return {
      key: plan.financeTypeId,
      name,
      notes:
        fixedEntryCents === null || fixedEntryCents === draft.entryValueCents ? null : (
          <small className="plans-note">
            {preventAmountBreaks(t('plans.entry', { amount: formatMoney(fixedEntryCents) }))}
          </small>
        ),
      values: {
        term,
        payments: <PaymentsText payments={{ ...figures.payments, finalCents: 0 }} />,
        final: figures.payments.finalCents > 0 ? formatMoney(figures.payments.finalCents) : '–',
        total: (
          <>
            {formatMoney(figures.totalWithEntryCents)}
            <Difference words={total === null ? '' : moreOrLess(total, formatMoney, t)} />
          </>
        ),
        cet: (
          <>
            {formatCet(figures.cetAnnualPct)}
            <Difference words={cet === null ? '' : moreOrLess(cet, (points) => pointsOf(points, language), t)} />
          </>
        ),
      },
      isCurrent: isOwn,
      act: (
        <Button
          size="compact-sm"
          variant={isOwn ? 'filled' : 'light'}
          aria-pressed={isOwn}
          aria-label={t(isOwn ? 'plans.isOnScreen' : 'plans.takeOne', { name, term })}
          onClick={() => (isOwn ? undefined : onTake(plan))}
        >
          {t(isOwn ? 'plans.onScreen' : 'plans.take')}
        </Button>
      ),
    };
  }

  return (
    <ComparisonTable
      label={t('plans')}
      nameHeading={t('plan')}
      actHeading={t('plans.action')}
      lines={lines.map((name) => ({ name, heading: t(`plans.line.${name}`), isText: name === 'payments' }))}
      rows={plans.map(rowOf)}
    />
  );
}

/** How much more or less than the plan on the screen, as text and not only by colour. */
const Difference = ({ words }: { words: string }) => (words ? <small className="plans-note">{words}</small> : null);

const pointsOf = (points: number, language: string) =>
  `${points.toFixed(2).replace('.', language === 'en' ? '.' : ',')} p.p.`;

function moreOrLess(difference: number, show: (amount: number) => string, t: Translate<typeof strings>): string {
  if (Math.abs(difference) < 0.005) return t('plans.same');
  return t(difference > 0 ? 'plans.more' : 'plans.less', { amount: show(Math.abs(difference)) });
}

/** The unavailable plans, and why. */
export function RefusedPlans({ plans }: { plans: readonly RefusedPlan[] }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  if (plans.length === 0) return null;
  // the code alone means nothing to a seller
  const reasonOf = (refusal: RefusedPlan['refusal']) =>
    refusal.code === 'GSIM002' && refusal.key === null ? t('plans.noTable') : refusalText(refusal, language);
  return (
    <section aria-labelledby="plans-refused">
      <h4 id="plans-refused" className="plans-refused-title">
        {t('plans.refused')}
      </h4>
      <dl className="simulator-lines">
        {plans.map((plan) => (
          <div key={plan.financeTypeId}>
            <dt>{planTitle(plan.financeTypeId, language)}</dt>
            <dd>{reasonOf(plan.refusal)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
