import type { Language } from '@estrada/domain/errors/index';
import { formatCet, formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { isEmail } from '@estrada/domain/people/index';
import { describeOffer } from '@estrada/domain/simulation/offer/describe-offer';
import { describePayments, summarisePayments } from '@estrada/domain/simulation/quote/payment-summary';
import { api } from '@estrada/web/calls/api.ts';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useBusy } from '@estrada/web/calls/use-busy.ts';
import { Term } from '@estrada/web/glossary/term.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useMessages } from '@estrada/web/strings/use-messages.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { OfferCost } from '../offer/offer-cost.tsx';
import { OfferFacts } from '../offer/offer-facts.tsx';
import { OfferRights } from '../offer/offer-rights.tsx';
import { questions } from './answers.ts';
import { Choices } from './choices.tsx';
import { figureStrings } from './figure-strings.ts';
import { strings } from './strings.ts';
import type { CustomerSimulator, Figure, Shown } from './use-customer-simulator.ts';

/** Number and amount of the instalments, on one line. */
const paymentsOf = ({ term }: Figure, language: Language, form: 'exact' | 'short') =>
  preventAmountBreaks(describePayments(summarisePayments(term), language, form));

/** The figure of the answers: the instalment with its CET, and everything that the law requires next to it. */
export function FigureCard({ simulator, shown }: { simulator: CustomerSimulator; shown: Shown }) {
  const t = useStrings(figureStrings);
  const shared = useStrings(strings);
  const { language } = useLanguage();
  const id = useId();
  const { figure, answers } = shown;
  const { term, financeTypeId, lender } = figure;
  const count = term.payments.reduce((sum, payment) => sum + payment.count, 0) || term.term;
  const offer = describeOffer({ ...term, financeTypeId, schedule: { length: count } }, lender, language);
  const { isStale, isBusy, kept } = simulator;
  return (
    <section className="csf-card" aria-labelledby={id} data-stale={isStale || undefined}>
      <h2 id={id} tabIndex={-1} className="csf-figure-title">
        {t('figure')}
      </h2>
      {isStale ? (
        <div role="status" className="csf-stale">
          <p>{t('stale')}</p>
        </div>
      ) : null}
      <SinceThen simulator={simulator} figure={figure} />
      <p className="csf-vehicle">{figure.vehicleLabel}</p>
      <p className="csf-instalment">{paymentsOf(figure, language, 'short')}</p>
      <p className="csf-cet">
        <Term of="cet" audience="client">
          {t('cet')}
        </Term>{' '}
        {formatCet(term.cetAnnualPct)}
      </p>
      {figure.isGoalMet === null ? null : (
        <p className={figure.isGoalMet ? 'csf-note' : 'csf-stale'}>
          {t(figure.isGoalMet ? 'goal.met' : 'goal.missed', {
            amount: formatMoney(answers.installmentCents ?? 0),
            count: term.term,
          })}
        </p>
      )}
      <p className="csf-note">
        {t('validity', { quoted: formatDate(figure.quotedOn), until: formatDate(term.validUntil) })}
      </p>
      <Choices
        label={t('otherTerm')}
        value={String(term.term)}
        options={figure.availableTerms.map((one) => ({
          id: String(one),
          label: shared('term.months', { count: one }),
        }))}
        onChoose={(value) => {
          if (!isBusy) void simulator.simulate({ ...answers, planBy: 'term', term: Number(value) });
        }}
      />
      <div className="csf-actions csf-ways">
        <Button disabled={isStale} onClick={() => simulator.go('request')}>
          {t('request')}
        </Button>
        {kept ? null : (
          <Button variant="default" disabled={isStale} onClick={simulator.compare}>
            {t('compare')}
          </Button>
        )}
      </div>
      <ReturnLink shown={shown} />
      <OfferFacts offer={offer} audience="client" />
      <dl className="offer-facts">
        {amountsOf(figure).map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {figure.insurances.length > 0 ? <Insurances figure={figure} /> : null}
      <details>
        <summary>{t('cost')}</summary>
        <OfferCost offer={offer} />
      </details>
      <details>
        <summary>{t('rights')}</summary>
        <OfferRights offer={offer} />
      </details>
    </section>
  );
}

/** Of a figure that was opened by a link: what is another one than on the day of the link. */
function SinceThen({ simulator: { returned }, figure }: { simulator: CustomerSimulator; figure: Figure }) {
  const t = useStrings(figureStrings);
  if (!returned) return null;
  const before = returned;
  const { installmentCents, cetAnnualPct } = figure.term;
  const changes = [
    ['return.instalment', formatMoney(before.installmentCents), formatMoney(installmentCents)],
    ['return.cet', formatCet(before.cetAnnualPct), formatCet(cetAnnualPct)],
    ['return.price', formatMoney(before.vehicleValueCents), formatMoney(figure.vehicleValueCents)],
  ] as const;
  const changed = changes.filter(([, was, is]) => was !== is);
  const day = formatDate(before.quotedOn);
  return (
    <div role="status" className={changed.length > 0 ? 'csf-stale' : 'csf-note'}>
      <p>{t(changed.length > 0 ? 'return.changed' : 'return.same', { day })}</p>
      {changed.map(([name, was, is]) => (
        <p key={name}>{t(name, { before: was, after: is })}</p>
      ))}
    </div>
  );
}

/** Sends the figure to the client's own mailbox, to open it again on another day. */
function ReturnLink({ shown: { figure } }: { shown: Shown }) {
  const t = useStrings(figureStrings);
  const { language } = useLanguage();
  const message = useMessages();
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<{ reference: string; days: number } | null>(null);
  const { busy, run } = useBusy();
  async function send(): Promise<void> {
    setProblem(null);
    if (!isEmail(email.trim())) return setProblem(message('email.invalid'));
    try {
      const { reference } = figure;
      const { validDays } = await api.sendReturnLink({ body: { email: email.trim(), reference, language } });
      setSent({ reference, days: validDays });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.detail);
    }
  }
  if (sent?.reference === figure.reference)
    return (
      <p role="status" className="csf-note">
        {t('mail.sent', { email: email.trim(), count: sent.days })}
      </p>
    );
  return (
    <details>
      <summary>{t('mail')}</summary>
      <form
        noValidate
        className="csf-mail"
        onSubmit={(event) => {
          event.preventDefault();
          void run('act', send);
        }}
      >
        <TextInput
          label={t('email')}
          description={t('mail.hint')}
          type="email"
          autoComplete="email"
          required
          value={email}
          error={problem}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={busy !== null}>
          {t('mail.send')}
        </Button>
      </form>
    </details>
  );
}

const amountsOf = ({ vehicleValueCents, entryValueCents, term }: Figure) =>
  [
    ['price', formatMoney(vehicleValueCents)],
    ['entry', formatMoney(entryValueCents)],
    ['financed', formatMoney(term.financeValueCents)],
    ['iof', formatMoney(term.iofCents)],
  ] as const;

/** Insurances that may be added; none of them is in the figure. */
function Insurances({ figure: { insurances } }: { figure: Figure }) {
  const t = useStrings(figureStrings);
  const { language } = useLanguage();
  return (
    <details>
      <summary>{t('insurances')}</summary>
      <p className="csf-note">{t('insurances.hint')}</p>
      <ul className="csf-insurances">
        {insurances.map(({ code, labelPt, labelEn, textPt, textEn, monthlyCents }) => (
          <li key={code}>
            <strong>{language === 'en' ? labelEn : labelPt}</strong>
            <span>{t('insurances.price', { amount: formatMoney(monthlyCents) })}</span>
            <p>{language === 'en' ? textEn : textPt}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The answers below the figure of a phone, each with the way back to its question. */
export function AnswerList({ simulator, shown: { answers, figure } }: { simulator: CustomerSimulator; shown: Shown }) {
  const t = useStrings(figureStrings);
  const shared = useStrings(strings);
  const id = useId();
  const values = {
    car: figure.vehicleLabel,
    entry: formatMoney(answers.entryValueCents ?? 0),
    place: answers.zipCode === '' ? figure.state : `${answers.zipCode.replace(/^(\d{5})/, '$1-')} (${figure.state})`,
    plan:
      answers.planBy === 'term'
        ? shared('term.months', { count: figure.term.term })
        : t('plan.upTo', { amount: formatMoney(answers.installmentCents ?? 0) }),
  };
  return (
    <section className="csf-card" aria-labelledby={id}>
      <h2 id={id}>{t('answers')}</h2>
      <ul className="csf-answers">
        {questions.map((question) => (
          <li key={question}>
            <span>{t(`answer.${question}`)}</span>
            <strong>{values[question]}</strong>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('edit.name', { name: t(`answer.${question}`) })}
              onClick={() => simulator.go(question)}
            >
              {t('edit')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In a narrow column the number of instalments may stand above the amount, which itself is not split. */
const inOnePiece = (text: string) => text.replaceAll('R$ ', 'R$\u00a0');

/** The kept car and the other one, row by row. */
export function Comparison({ simulator, kept, shown }: { simulator: CustomerSimulator; kept: Shown; shown: Shown }) {
  const t = useStrings(figureStrings);
  const { language } = useLanguage();
  const id = useId();
  const cars = [kept, shown];
  const rows = [
    ['instalments', ({ figure }: Shown) => describePayments(summarisePayments(figure.term), language, 'short')],
    ['cet', ({ figure }: Shown) => formatCet(figure.term.cetAnnualPct)],
    ['price', ({ figure }: Shown) => formatMoney(figure.vehicleValueCents)],
    ['entry', ({ figure }: Shown) => formatMoney(figure.entryValueCents)],
    ['financed', ({ figure }: Shown) => formatMoney(figure.term.financeValueCents)],
    ['total', ({ figure }: Shown) => formatMoney(figure.term.totalWithEntryCents)],
  ] as const;
  return (
    <section className="csf-card" aria-labelledby={id}>
      <h2 id={id}>{t('comparison')}</h2>
      <table className="csf-comparison" aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {cars.map(({ figure }, index) => (
              // two cars may be the same one with other answers
              // biome-ignore lint/suspicious/noArrayIndexKey: always two, in this order
              <th key={index} scope="col">
                {figure.vehicleLabel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              <td>{inOnePiece(value(kept))}</td>
              <td>{inOnePiece(value(shown))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="csf-actions csf-ways">
        <Button
          variant="default"
          onClick={() => {
            simulator.choose(kept);
            simulator.go('result');
          }}
        >
          {t('choose.car', { car: kept.figure.vehicleLabel })}
        </Button>
        <Button variant="subtle" onClick={simulator.forgetKept}>
          {t('forget', { car: kept.figure.vehicleLabel })}
        </Button>
      </div>
    </section>
  );
}

/** The kept figure while the other car is being answered. */
export function KeptCar({ simulator, kept }: { simulator: CustomerSimulator; kept: Shown }) {
  const t = useStrings(figureStrings);
  const { language } = useLanguage();
  return (
    <aside className="csf-kept" aria-label={t('kept')}>
      <p>
        {t('kept.car', { car: kept.figure.vehicleLabel })} <strong>{paymentsOf(kept.figure, language, 'short')}</strong>
        , {t('cet')} {formatCet(kept.figure.term.cetAnnualPct)}
      </p>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => {
          simulator.choose(kept);
          simulator.forgetKept();
          simulator.go('result');
        }}
      >
        {t('kept.return')}
      </Button>
    </aside>
  );
}
