import { planTitle } from '@estrada/domain/enumerations/index';
import { formatCet, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Table } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { AllowedPlan, RefusedPlan } from '../model/compare-plans.ts';
import { refusalText } from '../results/refusal-text.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from '../strings.ts';
import './plans.css';

type Current = { financeTypeId: number; term: number | null };
type Strings = { name: string; term: string; payments: ReactNode; final: string; total: string; cet: string };
type Row = {
  plan: AllowedPlan;
  isCurrent: boolean;
  words: Strings;
  entry: string;
  differences: Pick<Strings, 'total' | 'cet'>;
};

/** The available plans: cards on phones and tablets, otherwise a table. */
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
  // six columns with their act do not fit on a tablet
  const isNarrow = useMediaQuery('(max-width: 1023.98px)', false);
  const rows = useRows(plans, current);
  const button = ({ plan, isCurrent, words: { name, term } }: Row) => (
    <Button
      size="compact-sm"
      variant={isCurrent ? 'filled' : 'light'}
      aria-pressed={isCurrent}
      aria-label={t(isCurrent ? 'plans.isOnScreen' : 'plans.takeOne', { name, term })}
      onClick={() => (isCurrent ? undefined : onTake(plan))}
    >
      {t(isCurrent ? 'plans.onScreen' : 'plans.take')}
    </Button>
  );
  if (plans.length === 0) return <p>{t('plans.none')}</p>;
  if (isNarrow)
    return (
      <ul className="plans-cards" aria-label={t('plans')}>
        {rows.map((row) => (
          <li key={row.plan.financeTypeId} data-shown={row.isCurrent || undefined}>
            <h4>{row.words.name}</h4>
            {row.entry ? <p className="plans-note">{row.entry}</p> : null}
            <dl className="simulator-lines">
              {lines.map((line) => (
                <div key={line}>
                  <dt>{t(`plans.line.${line}`)}</dt>
                  <dd>
                    {row.words[line]}
                    <Difference words={differenceOf(row, line)} />
                  </dd>
                </div>
              ))}
            </dl>
            {button(row)}
          </li>
        ))}
      </ul>
    );
  return (
    <div className="plans-table">
      <Table aria-label={t('plans')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('plan')}</Table.Th>
            {lines.map((line) => (
              <Table.Th key={line} scope="col" data-align={line === 'payments' ? undefined : 'end'}>
                {t(`plans.line.${line}`)}
              </Table.Th>
            ))}
            <Table.Th scope="col">{t('plans.action')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.plan.financeTypeId} data-shown={row.isCurrent || undefined}>
              <Table.Th scope="row">
                {row.words.name}
                {row.entry ? <small className="plans-note">{row.entry}</small> : null}
              </Table.Th>
              {lines.map((line) => (
                <Table.Td key={line} data-align={line === 'payments' ? undefined : 'end'}>
                  {row.words[line]}
                  <Difference words={differenceOf(row, line)} />
                </Table.Td>
              ))}
              <Table.Td>{button(row)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

const lines = ['term', 'payments', 'final', 'total', 'cet'] as const;
const differenceOf = ({ differences }: Row, line: (typeof lines)[number]) =>
  line === 'total' || line === 'cet' ? differences[line] : '';

/** How much more or less than the plan on the screen, as text and not only by colour. */
const Difference = ({ words }: { words: string }) => (words ? <small className="plans-note">{words}</small> : null);

function useRows(plans: readonly AllowedPlan[], current: Current): Row[] {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft } = useSharedSimulator();
  const isCurrent = ({ financeTypeId, figures }: AllowedPlan) =>
    financeTypeId === current.financeTypeId && figures.term === current.term;
  const own = plans.find(isCurrent)?.figures;
  return plans.map((plan) => {
    const { figures, fixedEntryCents } = plan;
    const { payments } = figures;
    const isOwn = isCurrent(plan);
    return {
      plan,
      isCurrent: isOwn,
      words: {
        name: planTitle(plan.financeTypeId, language),
        term: t('terms.chip', { count: figures.term }),
        payments: <PaymentsText payments={{ ...payments, finalCents: 0 }} />,
        final: payments.finalCents > 0 ? formatMoney(payments.finalCents) : '–',
        total: formatMoney(figures.totalWithEntryCents),
        cet: formatCet(figures.cetAnnualPct),
      },
      entry:
        fixedEntryCents === null || fixedEntryCents === draft.entryValueCents
          ? ''
          : preventAmountBreaks(t('plans.entry', { amount: formatMoney(fixedEntryCents) })),
      differences: {
        total: own && !isOwn ? moreOrLess(figures.totalWithEntryCents - own.totalWithEntryCents, formatMoney, t) : '',
        cet:
          own && !isOwn
            ? moreOrLess(
                Number(figures.cetAnnualPct) - Number(own.cetAnnualPct),
                (points) => pointsOf(points, language),
                t,
              )
            : '',
      },
    };
  });
}

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
