import { settlementKindNames } from '@estrada/domain/client-page/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import type { SettlementQuote } from '@estrada/endpoints/index';
import { ConfirmModal, DateInput, MoneyInput } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import type { ApiError } from '@estrada/web/calls/api-error.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import '@estrada/web/styles/modal.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { strings } from './loan-strings.ts';
import type { InVisit } from './use-client-page.ts';

type Kind = SettlementQuote['kind'];
const kinds = Object.keys(settlementKindNames) as Kind[];

/** The early settlement of a contract: what, when and how much, the computation, and the request with its figure. */
export function SettlementForm({ inVisit, onRequested }: { inVisit: InVisit; onRequested: () => void }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [kind, setKind] = useState<Kind>('WHOLE');
  const [on, setOn] = useState('');
  const [amountCents, setAmount] = useState<number | null>(null);
  const [quote, setQuote] = useState<SettlementQuote | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value);
      setQuote(null);
    };
  };
  const fieldError = (path: string) => refusal?.fields.find((one) => one.path === path)?.message;
  const isOfField = ['on', 'amountCents'].some((path) => fieldError(path) !== undefined);

  async function compute(): Promise<void> {
    setBusy(true);
    setRefusal(null);
    const part = kind === 'WHOLE' || amountCents === null ? {} : { amountCents };
    const refused = await inVisit(async (headers) => {
      setQuote(await api.quoteClientSettlement({ query: { kind, on, ...part }, headers }));
    });
    setRefusal(refused);
    setBusy(false);
  }

  return (
    <section className="client-page-step" aria-label={t('settle.title')}>
      <h3>{t('settle.title')}</h3>
      <p>{t('settle.text')}</p>
      <form
        noValidate
        className="client-page-step"
        onSubmit={(event) => {
          event.preventDefault();
          void compute();
        }}
      >
        <fieldset className="client-page-choices">
          <legend>{t('settle.kind')}</legend>
          {kinds.map((one) => (
            <label key={one}>
              <input type="radio" name="settlement-kind" checked={kind === one} onChange={() => change(setKind)(one)} />
              {pickText(settlementKindNames[one], language)}
            </label>
          ))}
        </fieldset>
        <DateInput label={t('settle.on')} value={on} onChange={change(setOn)} error={fieldError('on')} />
        {kind === 'WHOLE' ? null : (
          <MoneyInput
            label={t('settle.amount')}
            value={amountCents}
            onChange={change(setAmount)}
            error={fieldError('amountCents')}
          />
        )}
        <Button type="submit" fullWidth loading={isBusy} variant={quote ? 'default' : 'filled'}>
          {t('settle.compute')}
        </Button>
      </form>
      {refusal && !isOfField ? (
        <p role="alert" className="client-page-problem">
          {refusal.detail || t('settle.away')}
        </p>
      ) : null}
      {quote ? <Quoted quote={quote} inVisit={inVisit} onRequested={onRequested} onChanged={compute} /> : null}
    </section>
  );
}

function Quoted({
  quote,
  inVisit,
  onRequested,
  onChanged,
}: {
  quote: SettlementQuote;
  inVisit: InVisit;
  onRequested: () => void;
  /** the figure is another one now */
  onChanged: () => Promise<void>;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { kind, on, amountCents, valueCents, remainingCount } = quote;
  const day = formatDate(on);
  const facts = [
    [t('settle.pay', { day }), formatMoney(valueCents)],
    [t('settle.sum'), formatMoney(quote.nominalCents)],
    [t('settle.saving'), formatMoney(quote.savingCents)],
    [
      t('settle.left'),
      remainingCount === 0
        ? t('settle.leftNone')
        : t('settle.leftSum', { count: String(remainingCount), amount: formatMoney(quote.remainingCents) }),
    ],
  ] as const;

  async function request(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const refused = await inVisit(async (headers) => {
      await api.requestClientSettlement({ body: { kind, on, amountCents, valueCents }, headers });
      onRequested();
    });
    setAsking(false);
    setBusy(false);
    if (!refused) return;
    const isLost = refused.code === 'SIS004' && refused.partnerMessage === null;
    setProblem(isLost || refused.code === 'NETWORK' ? t('settle.lost') : refused.detail);
    if (refused.fields.some(({ path }) => path === 'valueCents')) await onChanged();
  }

  return (
    <div className="client-page-step">
      <dl className="client-page-facts" aria-live="polite">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {quote.dueBeforeCount > 0 ? <p>{t('settle.dueBefore', { count: String(quote.dueBeforeCount) })}</p> : null}
      <details className="client-page-fold">
        <summary>{t('settle.rows')}</summary>
        <p>{t('settle.how', { rate: formatPercent(Number(quote.rateMonthly), 4) })}</p>
        <Computation quote={quote} />
      </details>
      <Button fullWidth onClick={() => setAsking(true)}>
        {t('settle.request')}
      </Button>
      <ConfirmModal
        opened={isAsking}
        title={t('settle.title')}
        subject={pickText(settlementKindNames[kind], language)}
        text={t('settle.confirm', { amount: formatMoney(valueCents), day })}
        confirmLabel={t('settle.request')}
        cancelLabel={t('settle.cancel')}
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void request()}
      />
      {problem ? (
        <p role="alert" className="client-page-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** Each instalment with its value on the day and the discount; of a part what remains of it. */
function Computation({ quote: { kind, payments } }: { quote: SettlementQuote }) {
  const t = useStrings(strings);
  const last = kind === 'WHOLE' ? 'discount' : 'after';
  return (
    <table className="client-page-computation">
      <thead>
        <tr>
          <th scope="col">{t('column.due')}</th>
          <th scope="col">{t('column.amount')}</th>
          <th scope="col">{t('column.value')}</th>
          <th scope="col">{t(`column.${last}`)}</th>
        </tr>
      </thead>
      <tbody>
        {payments.map((row) => (
          <tr key={row.number}>
            <th scope="row">{formatDate(row.dueOn)}</th>
            <td>{formatMoney(row.amountCents)}</td>
            <td>{formatMoney(row.valueCents)}</td>
            <td>{formatMoney(kind === 'WHOLE' ? row.discountCents : row.afterCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
