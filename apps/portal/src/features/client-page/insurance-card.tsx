import { productName } from '@estrada/domain/enumerations/index';
import { pickText } from '@estrada/domain/errors/index';
import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { type InsuranceDocument, insurerTitle, unsentStatuses } from '@estrada/domain/insurance/index';
import type { ClientPage } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import '@estrada/web/styles/modal.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { strings } from './insurance-strings.ts';
import { useOpenInVisit } from './papers-card.tsx';
import { type InVisit, useVisitAct } from './use-client-page.ts';

type Insurance = ClientPage['insurances'][number];
type Calls = { inVisit: InVisit; reload: () => Promise<unknown> };

/** The insurance of the sale: what it waits for, its documents, and the withdrawal while the client may withdraw. */
export function InsuranceCard({ insurances, ...calls }: { insurances: readonly Insurance[] } & Calls) {
  const t = useStrings(strings);
  return (
    <section className="client-page-card">
      <h2>{t('title')}</h2>
      {insurances.map((insurance) => (
        <OneInsurance key={insurance.id} insurance={insurance} {...calls} />
      ))}
    </section>
  );
}

function OneInsurance({ insurance, inVisit, reload }: { insurance: Insurance } & Calls) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { id, insurer, status, reason, refund, documents, withdrawal } = insurance;
  const product = pickText(productName(insurance.product), language);
  const name = t('name', { product, insurer: insurerTitle(insurer) });
  const papers = useOpenInVisit(inVisit);
  const withdrawing = useWithdrawal(id, { inVisit, reload });
  const facts = [
    ['premium', insurance.premiumCents === null ? null : formatMoney(insurance.premiumCents)],
    ['policy', insurance.policyNumber],
    ['number', insurance.number],
    ['phone', insurance.phone],
  ] as const;
  const isLater = !withdrawal && insurance.sentences.some(({ key }) => key === 'withdrawal');
  const problem = withdrawing.problem ?? papers.problem;
  return (
    <section className="client-page-step" aria-label={name}>
      <h3>{name}</h3>
      <p>{isShown(status) ? t(`status.${status}`) : null}</p>
      {reason ? <p>{t('reason', { reason })}</p> : null}
      {refund && refund.amountCents > 0 ? (
        <p>
          {preventAmountBreaks(
            t(`refund.${refund.to}`, { amount: formatMoney(refund.amountCents), by: formatDate(refund.by) }),
          )}
        </p>
      ) : null}
      {insurance.sentences.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
      {isLater ? <p className="client-page-hint">{t('withdraw.later')}</p> : null}
      <dl className="client-page-facts">
        {facts.map(([key, value]) =>
          value ? (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {documents.map((document) => {
        const key = `${document.target} ${document.number}`;
        return (
          <Button
            key={key}
            fullWidth
            variant="default"
            aria-label={t('open.of', { name: document.name, product })}
            loading={papers.opening === key}
            disabled={papers.opening !== null}
            onClick={() =>
              void papers.open(key, document.name, (headers) =>
                api.readClientInsuranceDocument({
                  params: { id, target: document.target as InsuranceDocument },
                  query: document.number === null ? {} : { number: document.number },
                  headers,
                }),
              )
            }
          >
            {t('open', { name: document.name })}
          </Button>
        );
      })}
      {withdrawal ? (
        <>
          <Button
            fullWidth
            variant="outline"
            color="red"
            aria-label={t('withdraw.of', { product })}
            onClick={() => withdrawing.ask(true)}
          >
            {t('withdraw')}
          </Button>
          <ConfirmModal
            opened={withdrawing.isAsking}
            danger
            title={t('withdraw')}
            subject={name}
            text={refundText(withdrawal, t)}
            confirmLabel={t('withdraw.confirm')}
            cancelLabel={t('keep')}
            busy={withdrawing.isBusy}
            onCancel={() => withdrawing.ask(false)}
            onConfirm={() => void withdrawing.confirm()}
          />
        </>
      ) : null}
      {withdrawing.isDone ? <p role="status">{t('withdraw.done')}</p> : null}
      {problem ? (
        <p role="alert" className="client-page-problem">
          {problem}
        </p>
      ) : null}
    </section>
  );
}

type Unsent = (typeof unsentStatuses)[number];

/** The page has no insurance that was not sent. */
const isShown = (status: Insurance['status']): status is Exclude<Insurance['status'], Unsent> =>
  !(unsentStatuses as readonly string[]).includes(status);

/** How much is refunded, until when, and to whom. */
function refundText(
  { paidCents, refundCents, by, to }: NonNullable<Insurance['withdrawal']>,
  t: Translate<typeof strings>,
): string {
  if (paidCents === 0) return t('withdraw.none');
  return preventAmountBreaks(t(`withdraw.${to}`, { amount: formatMoney(refundCents), by: formatDate(by) }));
}

/** The withdrawal, confirmed first. A refusal reloads the page, which shows what has changed in the meantime. */
function useWithdrawal(id: string, calls: Calls) {
  const [isAsking, ask] = useState(false);
  const [isDone, setDone] = useState(false);
  const { isBusy, problem, act } = useVisitAct(calls);
  async function confirm(): Promise<void> {
    await act(async (headers) => {
      await api.withdrawClientInsurance({ params: { id }, headers });
      setDone(true);
    });
    ask(false);
  }
  return { isAsking, isBusy, isDone, problem, ask, confirm };
}
