import { formatMoney } from '@estrada/domain/formats/index';
import { MoneyInput, ZipInput } from '@estrada/ui/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { priceOf, type Question, questions } from './answers.ts';
import { CarFields } from './car-fields.tsx';
import { Choices } from './choices.tsx';
import { strings } from './strings.ts';
import type { CustomerSimulator } from './use-customer-simulator.ts';

type Part = { simulator: CustomerSimulator };

/** In months; the figure then shows the terms that there are. */
const usualTerms = [12, 24, 36, 48, 60];

const fieldsOf: Readonly<Record<Question, (part: Part) => ReactNode>> = {
  car: CarFields,
  entry: EntryField,
  place: PlaceField,
  plan: PlanFields,
};

/** One question of a phone, with its own way on. */
export function QuestionStep({ simulator, question }: Part & { question: Question }) {
  const t = useStrings(strings);
  const { goOn, back, isBusy, isReady, kept } = simulator;
  const number = questions.indexOf(question) + 1;
  const isLast = question === 'plan';
  return (
    <QuestionForm simulator={simulator} onSubmit={() => goOn(question)}>
      <p className="csf-progress">
        <span>{t('progress', { number, count: questions.length })}</span>
        <progress value={number} max={questions.length} aria-hidden="true" />
      </p>
      <QuestionPart simulator={simulator} question={question} />
      <div className="csf-actions">
        {number > 1 || kept ? (
          <Button variant="default" onClick={back}>
            {t('back')}
          </Button>
        ) : null}
        <Button type="submit" loading={isBusy} disabled={!isReady}>
          {t(isLast || simulator.shown ? 'finish' : 'goOn')}
        </Button>
      </div>
    </QuestionForm>
  );
}

/** All questions of a wider screen. */
export function AllQuestions({ simulator }: Part) {
  const t = useStrings(strings);
  const { finish, isBusy, isStale, isReady } = simulator;
  return (
    <QuestionForm simulator={simulator} onSubmit={finish}>
      {questions.map((question) => (
        <QuestionPart key={question} simulator={simulator} question={question} />
      ))}
      <div className="csf-actions">
        <Button type="submit" loading={isBusy} disabled={!isReady}>
          {t(isStale ? 'finish.again' : 'finish')}
        </Button>
      </div>
    </QuestionForm>
  );
}

/** A refusal moves the focus to the first refused field. */
function QuestionForm({ simulator, onSubmit, children }: Part & { onSubmit: () => void; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const { refusals } = simulator;
  useEffect(() => {
    if (refusals > 0) focusRefused(form.current);
  }, [refusals]);
  return (
    <form
      ref={form}
      noValidate
      className="csf-card"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <Failure simulator={simulator} />
    </form>
  );
}

/** Moves the focus to the first refused field of a form. */
export function focusRefused(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
}

/** Why there is no figure, where that belongs to none of the fields. */
export function Failure({ simulator: { failure, isOfferRefused, answers, simulate, isBusy } }: Part) {
  const t = useStrings(strings);
  if (failure === null) return null;
  return (
    <div role="alert" className="csf-failure">
      <p>{failure}</p>
      <Button
        variant="default"
        loading={isBusy}
        onClick={() => void simulate({ ...answers, ...(isOfferRefused ? { offer: null } : {}) })}
      >
        {t(isOfferRefused ? 'withoutOffer' : 'retry')}
      </Button>
    </div>
  );
}

function QuestionPart({ simulator, question }: Part & { question: Question }) {
  const t = useStrings(strings);
  const id = useId();
  const Fields = fieldsOf[question];
  return (
    <section aria-labelledby={id} className="csf-question">
      <h2 id={id} tabIndex={-1}>
        {t(`question.${question}`)}
      </h2>
      <Fields simulator={simulator} />
    </section>
  );
}

function EntryField({ simulator: { answers, change, problem } }: Part) {
  const t = useStrings(strings);
  const priceCents = priceOf(answers);
  return (
    <MoneyInput
      label={t('entry')}
      required
      description={
        priceCents === null
          ? t('entry.hint')
          : t(answers.offer ? 'entry.offer' : 'entry.price', { price: formatMoney(priceCents) })
      }
      value={answers.entryValueCents}
      error={problem('entryValueCents')}
      onChange={(entryValueCents) => change({ ...answers, entryValueCents })}
    />
  );
}

function PlaceField({ simulator: { answers, change, problem, link, place } }: Part) {
  const t = useStrings(strings);
  const { zipCode } = answers;
  const unknown = place.error instanceof ApiError && place.error.code === 'ADR001' ? place.error : null;
  const found = place.data ? t('place.found', { city: place.data.city, state: place.data.state }) : '';
  return (
    <div>
      <ZipInput
        label={t('zipCode')}
        required={!link.dealer}
        autoComplete="postal-code"
        description={t(link.dealer ? 'place.optional' : 'place.hint')}
        value={zipCode}
        error={problem('zipCode') ?? unknown?.fields[0]?.message}
        onChange={(digits) => change({ ...answers, zipCode: digits })}
      />
      <p role="status" className="csf-note">
        {found}
      </p>
    </div>
  );
}

function PlanFields({ simulator: { answers, change, problem, shown } }: Part) {
  const t = useStrings(strings);
  const { planBy, term } = answers;
  const terms = [...new Set([...(shown?.figure.availableTerms ?? usualTerms), ...(term ? [term] : [])])];
  return (
    <div className="csf-fields">
      <Choices
        isWide
        label={t('planBy')}
        value={planBy}
        options={[
          { id: 'term', label: t('planBy.term') },
          { id: 'instalment', label: t('planBy.instalment') },
        ]}
        onChoose={(value) => change({ ...answers, planBy: value === 'term' ? 'term' : 'instalment' })}
      />
      {planBy === 'term' ? (
        <Choices
          label={t('term')}
          value={term === null ? null : String(term)}
          options={terms
            .toSorted((a, b) => a - b)
            .map((count) => ({ id: String(count), label: t('term.months', { count }) }))}
          error={problem('term')}
          onChoose={(value) => change({ ...answers, term: Number(value) })}
        />
      ) : (
        <MoneyInput
          label={t('instalment')}
          required
          description={t('instalment.hint')}
          value={answers.installmentCents}
          error={problem('installmentCents')}
          onChange={(installmentCents) => change({ ...answers, installmentCents })}
        />
      )}
    </div>
  );
}
