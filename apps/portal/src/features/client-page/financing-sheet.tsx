import {
  callAddress,
  formatCet,
  formatDate,
  formatMoney,
  formatPercent,
  formatPhone,
  preventAmountBreaks,
} from '@estrada/domain/formats/index';
import { describePayments, privacyContact, serviceChannels } from '@estrada/domain/simulation/index';
import type { ClientPage } from '@estrada/endpoints/index';
import type { GlossaryKey } from '@estrada/web/glossary/glossary.ts';
import { Term } from '@estrada/web/glossary/term.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import {
  type ClientStepState,
  clientStateOf,
  hasEnded,
  noTaskSentenceOf,
  stepSentenceOf,
  stepsOf,
} from './client-steps.ts';
import { InsuranceCard } from './insurance-card.tsx';
import { OwnDocuments, SubmitDocuments } from './own-documents.tsx';
import { PapersCard } from './papers-card.tsx';
import { strings } from './strings.ts';
import type { InVisit } from './use-client-page.ts';

// only a paid contract has them
const LoanCard = lazy(() => import('./loan-card.tsx').then((file) => ({ default: file.LoanCard })));
// only a refused proposal
const RefusalCard = lazy(() => import('./refusal-card.tsx').then((file) => ({ default: file.RefusalCard })));
// few clients ask about their data
const DataCard = lazy(() => import('./data-card.tsx').then((file) => ({ default: file.DataCard })));
// only within the period, or after it was used
const WithdrawalCard = lazy(() => import('./withdrawal-card.tsx').then((file) => ({ default: file.WithdrawalCard })));

/** The facts that the glossary explains. */
const termOfFact: Readonly<Record<string, GlossaryKey>> = {
  financed: 'valor-financiado',
  cet: 'cet',
  iof: 'iof',
};

/** What the client still has to do, the status of the financing, the credit with its CET, and the contact. */
export function FinancingSheet({
  page,
  isBusy,
  onGo,
  inVisit,
  reload,
}: {
  page: ClientPage;
  isBusy: boolean;
  onGo: (step: 'sign' | 'selfie') => Promise<void>;
  inVisit: InVisit;
  reload: () => Promise<unknown>;
}) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { offer, dealer } = page;
  const isClosed = hasEnded(page);
  const noTask = noTaskSentenceOf(page);
  const own = stepsOf(page).map((one) => ({
    ...one,
    sentence: stepSentenceOf(one, { isClosed, mayHandIn: page.documents.mayHandIn }),
  }));
  const facts = [
    ['vehicle', offer.vehicle],
    ['lender', page.lenderName],
    ['contract', page.contractNumber],
    ['financed', formatMoney(offer.financedCents)],
    ['payments', preventAmountBreaks(describePayments(offer.payments, language, 'exact'))],
    ['firstDue', offer.firstDueDate && formatDate(offer.firstDueDate)],
    ['cet', formatCet(offer.cetAnnualPct)],
    ['rate', formatPercent(Number(offer.rateMonthly), 4)],
    ['iof', formatMoney(offer.iofCents)],
  ] as const;
  return (
    <>
      <section className="client-page-card">
        <h2>{t('missing.title')}</h2>
        {noTask ? <p>{t(noTask)}</p> : null}
        <ol className="client-page-steps">
          {own.map(({ step, state, sentence }) => (
            <li key={step} data-state={state}>
              <div className="client-page-step">
                <h3>
                  {t(step)} <span className="client-page-state">{t(`step.${state}`)}</span>
                </h3>
                {sentence ? <p>{t(sentence)}</p> : null}
                {step === 'documents' ? (
                  <DocumentsStep state={state} page={page} isClosed={isClosed} inVisit={inVisit} reload={reload} />
                ) : state === 'OPEN' ? (
                  <Button fullWidth loading={isBusy} onClick={() => void onGo(step)}>
                    {t(`go.${step}`)}
                  </Button>
                ) : null}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="client-page-card">
        <h2>{t('state.title')}</h2>
        <p>
          {t(clientStateOf(page), page.withdrawal?.withdrawnOn ? { day: formatDate(page.withdrawal.withdrawnOn) } : {})}
        </p>
      </section>
      {page.refusal ? (
        <Suspense fallback={null}>
          <RefusalCard refusal={page.refusal} inVisit={inVisit} reload={reload} />
        </Suspense>
      ) : null}
      {page.isServiced ? (
        <Suspense fallback={null}>
          <LoanCard inVisit={inVisit} />
        </Suspense>
      ) : null}
      <section className="client-page-card">
        <h2>{t('offer.title')}</h2>
        <dl className="client-page-facts">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name}>
                <dt>
                  {termOfFact[name] ? (
                    <Term of={termOfFact[name]} audience="client">
                      {t(name)}
                    </Term>
                  ) : (
                    t(name)
                  )}
                </dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </section>
      {page.papers.length > 0 ? <PapersCard papers={page.papers} inVisit={inVisit} /> : null}
      {page.insurances.length > 0 ? (
        <InsuranceCard insurances={page.insurances} inVisit={inVisit} reload={reload} />
      ) : null}
      {page.withdrawal && (page.withdrawal.isInPeriod || page.withdrawal.withdrawnOn) ? (
        <Suspense fallback={null}>
          <WithdrawalCard
            withdrawal={page.withdrawal}
            contractNumber={page.contractNumber ?? ''}
            inVisit={inVisit}
            reload={reload}
          />
        </Suspense>
      ) : null}
      <section className="client-page-card">
        <h2>{t('contact.title')}</h2>
        <p>{dealer.name}</p>
        {dealer.phone ? (
          <Button fullWidth component="a" variant="default" href={callAddress(dealer.phone)}>
            {t('contact.call', { phone: formatPhone(dealer.phone) })}
          </Button>
        ) : null}
      </section>
      <section className="client-page-card">
        <h2>{t('lender.title')}</h2>
        <p>{t('lender.channels', { channels: serviceChannels(page.lenderContact, language) })}</p>
        <p>{t('lender.privacy', { contact: privacyContact(page.lenderContact, language) })}</p>
      </section>
      <OwnData inVisit={inVisit} />
    </>
  );
}

/** The visitor's requests about their own data; loaded once they open it. */
function OwnData({ inVisit }: { inVisit: InVisit }) {
  const t = useStrings(strings);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="client-page-card">
      <h2>{t('data.title')}</h2>
      {isOpen ? (
        <Suspense fallback={null}>
          <DataCard inVisit={inVisit} />
        </Suspense>
      ) : (
        <Button fullWidth variant="default" onClick={() => setOpen(true)}>
          {t('data.open')}
        </Button>
      )}
    </section>
  );
}

/** The documents: their list is open while something is missing, and folds afterwards. */
function DocumentsStep({
  state,
  page,
  isClosed,
  ...calls
}: {
  state: ClientStepState;
  page: ClientPage;
  isClosed: boolean;
  inVisit: InVisit;
  reload: () => Promise<unknown>;
}) {
  const t = useStrings(strings);
  const { documents } = page;
  return (
    <>
      <details open={state === 'OPEN'}>
        <summary>{t('documents.show')}</summary>
        <div className="client-page-step">
          <OwnDocuments documents={documents} isClosed={isClosed} {...calls} />
        </div>
      </details>
      <SubmitDocuments mayHandIn={documents.mayHandIn} {...calls} />
    </>
  );
}
