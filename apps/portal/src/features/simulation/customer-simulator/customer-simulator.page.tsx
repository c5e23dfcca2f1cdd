import './customer-simulator.css';
import '@estrada/web/styles/parts.css';
import { PageHeading } from '@estrada/ui/index';
import { laterPart, usePreload } from '@estrada/web/frame/lazy-part.tsx';
import { useEmbeddedHeight } from '@estrada/web/frame/use-embedded-height.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useRef } from 'react';
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
const ChosenOffer = laterPart(async () => (await import('./offer-cards.tsx')).ChosenOffer);
const OfferCards = laterPart(async () => (await import('./offer-cards.tsx')).OfferCards);
const ClosedLink = laterPart(async () => (await import('./link-states.tsx')).ClosedLink);
const GoneFigure = laterPart(async () => (await import('./link-states.tsx')).GoneFigure);
const laterParts = [FigureCard, Comparison, KeptCar, AnswerList, ContactRequest, RequestSent, ClosedLink, GoneFigure];

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
      <Suspense fallback={null}>{simulator.returned ? <GoneFigure simulator={simulator} /> : null}</Suspense>
      {link.error ? (
        <Suspense fallback={null}>
          <ClosedLink simulator={simulator} />
        </Suspense>
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
      <Offer simulator={simulator} />
      <QuestionStep simulator={simulator} question={questions.find((one) => one === view) ?? 'car'} />
      {view === 'car' ? <Offers simulator={simulator} /> : null}
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
        <Offer simulator={simulator} />
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
        <Offers simulator={simulator} />
      </div>
    </div>
  );
}

/** The offer that was chosen; only visitors who have one wait for its file. */
function Offer({ simulator }: { simulator: CustomerSimulator }) {
  const { offer } = simulator.answers;
  return <Suspense fallback={null}>{offer ? <ChosenOffer simulator={simulator} offer={offer} /> : null}</Suspense>;
}

/** What campaigns offer today. It follows after the questions, which are drawn by the build and must not wait. */
function Offers({ simulator }: { simulator: CustomerSimulator }) {
  return <Suspense fallback={null}>{simulator.isReady ? <OfferCards simulator={simulator} /> : null}</Suspense>;
}
