import './web-form.css';
import '@estrada/web/styles/parts.css';
import { PageHeading } from '@estrada/ui/index';
import { ApiError } from '@estrada/web/calls/api-error.ts';
import { laterPart, usePreload } from '@estrada/web/frame/lazy-part.tsx';
import { useEmbeddedHeight } from '@estrada/web/frame/use-embedded-height.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useId, useRef } from 'react';
import { DealerStep, LinkRequest } from './dealer-step.tsx';
import { strings } from './strings.ts';
import { useWebForm, type WebFormVisit } from './use-web-form.ts';

// the dealer is chosen first, and the fields of the registration are many: what is seen first does not wait for them
const StartStep = laterPart(async () => (await import('./start-step.tsx')).StartStep);
// a closed dealer is rare
const DeleteForm = laterPart(async () => (await import('./delete-form.tsx')).DeleteForm);
const Registration = laterPart(async () => (await import('./registration.tsx')).Registration);

/**
 * `/formweb`: a person or a company registers without a login, one step per screen, goes on by a personal link, and sends
 * the registration to a dealer.
 */
export function Page() {
  const t = useStrings(strings);
  const visit = useWebForm();
  useEmbeddedHeight();
  usePreload(StartStep, Registration);
  const { stage } = visit;
  const page = useRef<HTMLDivElement>(null);
  const seen = useRef(stage.at);
  useEffect(() => {
    if (seen.current === stage.at) return;
    seen.current = stage.at;
    page.current?.querySelector<HTMLElement>('h2')?.focus();
  }, [stage.at]);
  return (
    <div className="web-form" ref={page} aria-busy={stage.at === 'loading' || undefined}>
      <PageHeading title={t('title')} subtitle={stage.at === 'start' ? t('subtitle') : undefined} />
      <Current visit={visit} />
    </div>
  );
}

function Current({ visit }: { visit: WebFormVisit }) {
  const t = useStrings(strings);
  const { stage, chooseDealer, startAgain } = visit;
  switch (stage.at) {
    case 'loading':
      return <p role="status">{t('loading')}</p>;
    case 'start':
      return (
        <>
          {stage.dealer ? <StartStep visit={visit} dealer={stage.dealer} /> : <DealerStep visit={visit} />}
          <LinkRequest />
        </>
      );
    case 'form':
      return <Registration key={visit.session} visit={visit} form={stage.form} />;
    case 'sent':
      return <Sent sent={stage.sent} onAgain={startAgain} />;
    case 'deleted':
      return (
        <Notice title={t('delete.done')}>
          <Button onClick={startAgain}>{t('gone.new')}</Button>
        </Notice>
      );
    case 'gone':
      return (
        <>
          <Notice title={t('gone.title')} text={t('gone.text')}>
            <Button variant="default" onClick={startAgain}>
              {t('gone.new')}
            </Button>
          </Notice>
          <LinkRequest />
        </>
      );
    case 'failed':
      return <Failed visit={visit} error={stage.error} isSaved={stage.isSaved} onOther={() => chooseDealer(null)} />;
  }
}

function Notice({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="web-form-part" aria-labelledby={id} role="status">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {text ? <p>{text}</p> : null}
      {children}
    </section>
  );
}

/** What the server says, and the way on: of a closed dealer, what was saved can still be deleted. */
function Failed({
  visit,
  error,
  isSaved,
  onOther,
}: {
  visit: WebFormVisit;
  error: unknown;
  isSaved: boolean;
  onOther: () => void;
}) {
  const t = useStrings(strings);
  const code = error instanceof ApiError ? error.code : '';
  const isUnknown = code === 'SEC004' || code === 'DOM002';
  const isClosed = code === 'ADD004';
  return (
    <section className="web-form-part" role="alert">
      <p>{isUnknown || !(error instanceof ApiError) ? t('dealer.unknown') : error.words}</p>
      {isSaved && isClosed ? (
        <>
          <Button onClick={onOther}>{t('dealer.change')}</Button>
          <Suspense fallback={null}>
            <DeleteForm visit={visit} />
          </Suspense>
        </>
      ) : isUnknown || isClosed ? (
        <Button onClick={onOther}>{t('dealer.change')}</Button>
      ) : (
        <Button onClick={() => void visit.retry()}>{t('retry')}</Button>
      )}
    </section>
  );
}

type SentForm = { number: string; dealerName: string; contactWithinMinutes: number };

/** The number, and what happens next. */
function Sent({ sent, onAgain }: { sent: SentForm; onAgain: () => void }) {
  const t = useStrings(strings);
  const id = useId();
  const { number, dealerName: dealer, contactWithinMinutes: minutes } = sent;
  const isInHours = minutes >= 60 && minutes % 60 === 0;
  const time = t(isInHours ? 'sent.hours' : 'sent.minutes', { count: isInHours ? minutes / 60 : minutes });
  return (
    <section className="web-form-part" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <dl className="web-form-number">
        <dt>{t('sent.number')}</dt>
        <dd>{number}</dd>
      </dl>
      <ol>
        <li>{t('sent.who', { dealer })}</li>
        <li>{t('sent.when', { time })}</li>
        <li>{t('sent.then')}</li>
      </ol>
      <Button variant="default" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </section>
  );
}
