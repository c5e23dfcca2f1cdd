import { settlementKindNames } from '@estrada/domain/client-page/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, formatSlipLine } from '@estrada/domain/formats/index';
import type { ClientLoan } from '@estrada/endpoints/index';
import { api } from '@estrada/web/calls/api.ts';
import { useReading } from '@estrada/web/calls/use-reading.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { strings } from './loan-strings.ts';
import { useOpenInVisit } from './papers-card.tsx';
import { type InVisit, useVisitAct } from './use-client-page.ts';
import './loan-card.css';

// few clients settle early
const SettlementForm = lazy(() => import('./settlement-form.tsx').then((file) => ({ default: file.SettlementForm })));

type Instalment = ClientLoan['instalments'][number];
type Reading = { state: 'failed' } | { state: 'ready'; loan: ClientLoan | null };

/** The instalments of a paid contract, the next one first, with their slips and the early settlement. */
export function LoanCard({ inVisit }: { inVisit: InVisit }) {
  const t = useStrings(strings);
  const { reading, retry } = useReading<Reading>(
    '',
    async () => {
      let next: Reading = { state: 'failed' };
      await inVisit(async (headers) => {
        const { loan } = await api.readClientLoan({ headers });
        next = { state: 'ready', loan };
      });
      return next;
    },
    () => ({ state: 'failed' }),
  );
  return (
    <section className="client-page-card">
      <h2>{t('title')}</h2>
      {reading.state === 'loading' ? <p role="status">{t('loading')}</p> : null}
      {reading.state === 'failed' ? (
        <>
          <p role="alert">{t('failed')}</p>
          <Button fullWidth variant="default" onClick={retry}>
            {t('retry')}
          </Button>
        </>
      ) : null}
      {reading.state === 'ready' && reading.loan === null ? <p>{t('unknown')}</p> : null}
      {reading.state === 'ready' && reading.loan ? <Loan loan={reading.loan} inVisit={inVisit} reload={retry} /> : null}
    </section>
  );
}

function Loan({ loan, inVisit, reload }: { loan: ClientLoan; inVisit: InVisit; reload: () => void }) {
  const t = useStrings(strings);
  const [isSettling, setSettling] = useState(false);
  const { instalments, settlements } = loan;
  const unpaid = instalments.filter(({ paidOn }) => paidOn === null);
  const paid = instalments.filter(({ paidOn }) => paidOn !== null);
  // whatever is overdue comes with the next one
  const due = unpaid.filter(({ isOverdue }) => isOverdue);
  const [next] = unpaid.slice(due.length);
  const first = next ? [...due, next] : due;
  const later = unpaid.slice(first.length);
  const parts = { count: instalments.length, inVisit };
  return (
    <>
      {unpaid.length === 0 ? <p>{t('done')}</p> : null}
      {first.map((row) => (
        <section key={row.number} className="client-page-step" aria-label={t(row.isOverdue ? 'overdue' : 'next')}>
          <h3>{t(row.isOverdue ? 'overdue' : 'next')}</h3>
          <OpenInstalment row={row} {...parts} />
          {row.isOverdue ? <p className="client-page-hint">{t('overdue.text')}</p> : null}
        </section>
      ))}
      {later.length > 0 ? (
        <details className="client-page-fold">
          <summary>{t('later', { count: String(later.length) })}</summary>
          {later.map((row) => (
            <OpenInstalment key={row.number} row={row} {...parts} />
          ))}
        </details>
      ) : null}
      {paid.length > 0 ? (
        <details className="client-page-fold">
          <summary>{t('paidOnes', { count: String(paid.length) })}</summary>
          {paid.map(({ number, paidOn, paidCents, amountCents }) => (
            <p key={number}>
              {t('instalment', { number: String(number), count: String(instalments.length) })}
              {': '}
              <strong>{formatMoney(paidCents ?? amountCents)}</strong>
              <br />
              {t('paid', { day: formatDate(paidOn!) })}
            </p>
          ))}
        </details>
      ) : null}
      <dl className="client-page-facts">
        <div>
          <dt>{t('balance')}</dt>
          <dd>{formatMoney(loan.outstandingCents)}</dd>
        </div>
      </dl>
      <p className="client-page-hint">{t('asOf', { day: formatDate(loan.asOf) })}</p>
      {settlements.length > 0 ? <Requests settlements={settlements} reload={reload} /> : null}
      {loan.maySettle && unpaid.length > 0 && !isSettling ? (
        <Button fullWidth variant="default" onClick={() => setSettling(true)}>
          {t('settle')}
        </Button>
      ) : null}
      {isSettling ? (
        <Suspense fallback={<p role="status">{t('loading')}</p>}>
          <SettlementForm inVisit={inVisit} onRequested={reload} />
        </Suspense>
      ) : null}
    </>
  );
}

function OpenInstalment({ row, count, inVisit }: { row: Instalment; count: number; inVisit: InVisit }) {
  const t = useStrings(strings);
  const { number, amountCents, dueOn, isOverdue } = row;
  const [line, setLine] = useState<string | null>(null);
  const { isBusy, problem, act } = useVisitAct({ inVisit }, (refused) => refused.detail || t('settle.away'));
  const file = useOpenInVisit(inVisit);
  const show = () =>
    act(async (headers) => {
      const slip = await api.readClientSlip({ params: { number }, headers });
      setLine(slip.line);
    });
  const shown = problem ?? file.problem;
  return (
    <div className="client-page-step">
      <p>
        {t('instalment', { number: String(number), count: String(count) })}
        {': '}
        <strong>{formatMoney(amountCents)}</strong>
        <br />
        {t(isOverdue ? 'wasDue' : 'due', { day: formatDate(dueOn) })}
      </p>
      {line === null ? (
        <Button
          fullWidth
          variant="light"
          loading={isBusy}
          aria-label={t('slip.of', { number: String(number) })}
          onClick={() => void show()}
        >
          {t('slip')}
        </Button>
      ) : (
        <>
          <SlipLine line={line} />
          <Button
            fullWidth
            variant="default"
            loading={file.opening !== null}
            onClick={() =>
              void file.open('slip', t('slip.file', { number: String(number) }), (headers) =>
                api.printClientSlip({ params: { number }, headers }),
              )
            }
          >
            {t('slip.pdf')}
          </Button>
        </>
      )}
      {shown ? (
        <p role="alert" className="client-page-problem">
          {shown}
        </p>
      ) : null}
    </div>
  );
}

/** The numbers of a slip, to copy or to select. */
function SlipLine({ line }: { line: string }) {
  const t = useStrings(strings);
  const [result, setResult] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(line);
      setResult('copied');
    } catch {
      setResult('copyFailed');
    }
  };
  return (
    <>
      <dl className="client-page-facts">
        <div>
          <dt>{t('slip.line')}</dt>
          <dd className="client-page-line">{formatSlipLine(line)}</dd>
        </div>
      </dl>
      <Button fullWidth onClick={() => void copy()}>
        {t('slip.copy')}
      </Button>
      <p role="status" className="client-page-hint">
        {result ? t(`slip.${result}`) : ''}
      </p>
    </>
  );
}

function Requests({ settlements, reload }: { settlements: ClientLoan['settlements']; reload: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  return (
    <section className="client-page-step" aria-label={t('requests')}>
      <h3>{t('requests')}</h3>
      {settlements.map(({ id, kind, on, amountCents, status, line }) => (
        <div key={id} className="client-page-step">
          <p>
            {pickText(settlementKindNames[kind], language)}
            {': '}
            <strong>{formatMoney(amountCents)}</strong>
            <br />
            {t(`request.${status}`, { day: formatDate(on) })}
          </p>
          {line ? <SlipLine line={line} /> : null}
        </div>
      ))}
      {settlements.some(({ status }) => status === 'RECEIVED') ? (
        <Button fullWidth variant="default" onClick={reload}>
          {t('request.refresh')}
        </Button>
      ) : null}
    </section>
  );
}
