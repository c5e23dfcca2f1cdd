import { formatDate } from '@estrada/domain/formats/index';
import type { ClientPage } from '@estrada/endpoints/index';
import { ConfirmModal } from '@estrada/ui/index';
import { api } from '@estrada/web/calls/api.ts';
import { defineStrings } from '@estrada/web/strings/define-strings.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import '@estrada/web/styles/modal.css';
import { Button } from '@mantine/core';
import { useState } from 'react';
import './loan-card.css';
import { type InVisit, useVisitAct } from './use-client-page.ts';

/** The strings of the withdrawal from the contract on the page of a client. */
const strings = defineStrings('client-page-withdrawal', {
  title: ['Desistir do contrato', 'Withdraw from the contract'],
  until: [
    'Você pode desistir até {day}, inclusive, sem explicar o motivo (Código de Defesa do Consumidor, art. 49).',
    'You may withdraw until {day}, that day included, without a reason (Consumer Protection Code, art. 49).',
  ],
  effect: [
    'O financiamento e os produtos financiados são desfeitos, sem juros nem tarifas, e o que você já pagou à financeira é devolvido.',
    'The financing and the financed products are undone, without interest or fees, and what you have paid to the lender is returned.',
  ],
  later: [
    'Agora não é possível desistir por aqui, porque um pagamento está em andamento. Tente mais tarde ou fale com a financeira.',
    'You cannot withdraw here now because a payment is in progress. Try again later or contact the lender.',
  ],
  who: ['E o veículo?', 'What about the vehicle?'],
  'who.dealer': [
    'Devolvo o veículo à concessionária, que restitui o valor à financeira',
    'I return the vehicle to the dealer, which pays the amount back to the lender',
  ],
  'who.client': [
    'Fico com o veículo e pago o valor dele à financeira',
    'I keep the vehicle and pay its amount to the lender',
  ],
  entry: [
    'A entrada é acertada entre você e a concessionária.',
    'The down payment is settled between you and the dealer.',
  ],
  act: ['Desistir do contrato', 'Withdraw from the contract'],
  subject: ['Contrato {number}', 'Contract {number}'],
  ask: [
    'Não dá para voltar atrás: para financiar de novo, é preciso outra proposta. Você recebe a confirmação por e-mail.',
    'This cannot be undone: to finance again, another proposal is needed. You receive the confirmation by e-mail.',
  ],
  // short enough for a button of the dialog on a phone
  confirm: ['Desistir', 'Withdraw'],
  keep: ['Manter o contrato', 'Keep the contract'],
  done: [
    'Desistência registrada em {day}. A confirmação foi para o seu e-mail.',
    'Withdrawal recorded on {day}. The confirmation was sent to your e-mail address.',
  ],
});

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
  const { isBusy, problem, act } = useVisitAct({ inVisit, reload });

  async function withdraw(): Promise<void> {
    await act(async (headers) => {
      await api.withdrawClientContract({ body: { principalFrom }, headers });
    });
    ask(false);
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
          <Button fullWidth variant="outline" color="red" onClick={() => ask(true)}>
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
