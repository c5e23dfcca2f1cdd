import './customer-simulator.css';
import '@estrada/web/styles/parts.css';
import { formatDate, formatMoney } from '@estrada/domain/formats/index';
import { PageHeading } from '@estrada/ui/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { laterPart, usePreload } from '@estrada/web/frame/lazy-part.tsx';
import { useEmbeddedHeight } from '@estrada/web/frame/use-embedded-height.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { questions } from './answers.ts';
import { AllQuestions, Failure, QuestionStep } from './questions.tsx';
import { strings } from './strings.ts';
import { type CustomerSimulator, useCustomerSimulator } from './use-customer-simulator.ts';

// the questions come first: what follows the first figure is fetched while they are answered
const FigureCard = laterPart(async () => (await import('./figure-card.tsx')).FigureCard);
const Comparison = laterPart(async () => (await import('./figure-card.tsx')).Comparison);
const KeptCar = laterPart(async () => (await import('./figure-card.tsx')).KeptCar);
const AnswerList = laterPart(async () => (await import('./figure-card.tsx')).AnswerList);
const ContactRequest = laterPart(async () => (await import('./contact-request.tsx')).ContactRequest);
const RequestSent = laterPart(async () => (await import('./contact-request.tsx')).RequestSent);
const laterParts = [FigureCard, Comparison, KeptCar, AnswerList, ContactRequest, RequestSent];

/**
 * `/csf`: a client without a login asks what a car costs a month, compares two, and may request the contact of a dealer.
 * A phone shows one question at a time, a wider screen all of them beside the figure.
 */
export function Page() {
  const t = useStrings(strings);
  const simulator = useCustomerSimulator();
  const isWide = useMediaQuery('(min-width: 48em)', false);
  const { link, view, shown, sent } = simulator;
  useEmbeddedHeight();
  usePreload(...laterParts);
  const page = useRef<HTMLDivElement>(null);
  const seen = useRef(view);
  useEffect(() => {
    if (seen.current === view) return;
    seen.current = view;
    const heading = view === 'result' ? '.csf-figure-title' : 'h2';
    const target = page.current?.querySelector<HTMLElement>(heading);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [view]);

  return (
    <div className="csf" data-wide={isWide || undefined} ref={page}>
      <PageHeading title={t('title')} subtitle={t('subtitle')} />
      {link.dealer ? <p className="csf-note">{t('linked', { dealer: link.dealer.tradingName })}</p> : null}
      <GoneFigure simulator={simulator} />
      {link.error ? (
        <ClosedLink simulator={simulator} />
      ) : sent && view === 'sent' ? (
        <RequestSent simulator={simulator} sent={sent} />
      ) : shown && view === 'request' ? (
        <ContactRequest simulator={simulator} shown={shown} />
      ) : isWide ? (
        <WideView simulator={simulator} />
      ) : (
        <PhoneView simulator={simulator} />
      )}
    </div>
  );
}

/** A figure of a link that today's tables do not have any more. */
function GoneFigure({ simulator: { returned, shown, isBusy } }: { simulator: CustomerSimulator }) {
  const t = useStrings(strings);
  if (!returned || shown || isBusy) return null;
  const { quotedOn, vehicleLabel, termMonths, installmentCents } = returned;
  return (
    <p role="status" className="csf-stale">
      {t('return.gone', {
        day: formatDate(quotedOn),
        car: vehicleLabel,
        count: termMonths,
        amount: formatMoney(installmentCents),
      })}
    </p>
  );
}

function PhoneView({ simulator }: { simulator: CustomerSimulator }) {
  const { view, shown, kept } = simulator;
  if (shown && view === 'result')
    return (
      <>
        <FigureCard simulator={simulator} shown={shown} />
        <Failure simulator={simulator} />
        {kept ? <Comparison simulator={simulator} kept={kept} shown={shown} /> : null}
        <AnswerList simulator={simulator} shown={shown} />
      </>
    );
  return (
    <>
      {kept ? <KeptCar simulator={simulator} kept={kept} /> : null}
      <QuestionStep simulator={simulator} question={questions.find((one) => one === view) ?? 'car'} />
    </>
  );
}

function WideView({ simulator }: { simulator: CustomerSimulator }) {
  const t = useStrings(strings);
  const { shown, kept } = simulator;
  return (
    <div className="csf-columns">
      <div>
        {kept && !shown ? <KeptCar simulator={simulator} kept={kept} /> : null}
        <AllQuestions simulator={simulator} />
      </div>
      <div>
        {shown ? (
          <FigureCard simulator={simulator} shown={shown} />
        ) : (
          <section className="csf-card csf-empty">
            <p>{t('empty')}</p>
          </section>
        )}
        {kept && shown ? <Comparison simulator={simulator} kept={kept} shown={shown} /> : null}
      </div>
    </div>
  );
}

/** The dealer of the link cannot be chosen: what the server says, and the way on. */
function ClosedLink({ simulator: { link } }: { simulator: CustomerSimulator }) {
  const t = useStrings(strings);
  const { error } = link;
  const isClosed = error instanceof ApiError && error.code === 'ADD004';
  const isUnknown = error instanceof ApiError && (error.code === 'SEC004' || error.code === 'DOM002');
  return (
    <section className="csf-card" role="alert">
      <p>{isUnknown || !(error instanceof ApiError) ? t('link.unknown') : error.words}</p>
      <div className="csf-actions csf-ways">
        <Button onClick={link.drop}>{t('link.without')}</Button>
        {isClosed || isUnknown ? null : (
          <Button variant="default" onClick={link.retry}>
            {t('retry')}
          </Button>
        )}
      </div>
    </section>
  );
}
