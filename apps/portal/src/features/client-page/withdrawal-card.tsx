import { formatDate } from '@estrada/domain/formats/index';
import type { ClientPage } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import '@estrada/web/styles/modal.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import './loan-card.css';
import { errorTextOf, type InVisit } from './use-client-page.ts';
import { strings } from './withdrawal-strings.ts';

const payers = ['dealer', 'client'] as const;

/** The withdrawal from a contract that was signed remotely, with its last day, and what came of it. */
export function WithdrawalCard({
  withdrawal,
  contractNumber,
  inVisit,
  reload,
}: {
  withdrawal: NonNullable<ClientPage['withdrawal']>;
  contractNumber: string;
  inVisit: InVisit;
  reload: () => Promise<unknown>;
}) {
  const t = useStrings(strings);
  const [principalFrom, setPrincipalFrom] = useState<(typeof payers)[number]>('dealer');
  const [isAsking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function withdraw(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const refused = await inVisit(async (headers) => {
      await api.withdrawClientContract({ body: { principalFrom }, headers });
    });
    ask(false);
    setBusy(false);
    if (refused) setProblem(errorTextOf(refused));
    await reload();
  }

  const { lastDay, mayWithdraw, isPaidToDealer, withdrawnOn } = withdrawal;
  return (
    <section className="client-page-card">
      <h2>{t('title')}</h2>
      {withdrawnOn ? (
        <p role="status">{t('done', { day: formatDate(withdrawnOn) })}</p>
      ) : (
        <>
          <p>{t('until', { day: formatDate(lastDay) })}</p>
          <p>{t('effect')}</p>
          {mayWithdraw ? null : <p className="client-page-hint">{t('later')}</p>}
        </>
      )}
      {mayWithdraw ? (
        <>
          {isPaidToDealer ? (
            <fieldset className="client-page-choices">
              <legend>{t('who')}</legend>
              {payers.map((one) => (
                <label key={one}>
                  <input
                    type="radio"
                    name="principal-from"
                    checked={principalFrom === one}
                    onChange={() => setPrincipalFrom(one)}
                  />
                  {t(`who.${one}`)}
                </label>
              ))}
            </fieldset>
          ) : null}
          <p className="client-page-hint">{t('entry')}</p>
          <Button fullWidth variant="outline" color="red" className="client-page-paper" onClick={() => ask(true)}>
            {t('act')}
          </Button>
          <ConfirmModal
            opened={isAsking}
            danger
            title={t('title')}
            subject={t('subject', { number: contractNumber })}
            text={t('ask')}
            confirmLabel={t('confirm')}
            cancelLabel={t('keep')}
            busy={isBusy}
            onCancel={() => ask(false)}
            onConfirm={() => void withdraw()}
          />
        </>
      ) : null}
      {problem ? (
        <p role="alert" className="client-page-problem">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
