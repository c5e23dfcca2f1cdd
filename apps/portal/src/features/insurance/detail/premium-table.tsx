import { formatDate, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { premiumNoticeForm } from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { type DataColumn, DataTable, StatusPill, type StatusTone } from '@estrada/ui/index';
import { ActDialog } from '@estrada/web/records/page/act-dialog.tsx';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { strings as actStrings } from '../acts/strings.ts';
import { useProductWords } from '../names.tsx';
import { useInsuranceAct } from '../use-insurance.ts';
import { strings } from './strings.ts';

type Premium = InsuranceDetail['premiums'][number];

const tones: Readonly<Record<Premium['status'], StatusTone>> = {
  DUE: 'neutral',
  CHARGING: 'info',
  UNKNOWN: 'warning',
  PENDING: 'info',
  PAID: 'success',
  UNPAID: 'danger',
  FINANCED: 'neutral',
  COLLECTED: 'neutral',
  CANCELLED: 'neutral',
};

/** The instalments of the premium as the insurer states them, and what came of each. */
export function PremiumTable({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const act = useStrings(actStrings);
  const [noticed, setNoticed] = useState<Premium | null>(null);
  const { can } = record;
  if (record.premiums.length === 0) return null;
  const columns: DataColumn<Premium>[] = [
    { key: 'number', header: t('premiums.number'), primary: true, render: ({ number }) => String(number) },
    { key: 'due', header: t('premiums.due'), align: 'end', render: ({ dueOn }) => formatDate(dueOn) },
    {
      key: 'amount',
      header: t('premiums.amount'),
      align: 'end',
      render: ({ amountCents, interestCents }) => (
        <span className="estrada-two-lines">
          <span>{preventAmountBreaks(formatMoney(amountCents))}</span>
          {interestCents > 0 ? (
            <small>{preventAmountBreaks(t('premiums.interest', { amount: formatMoney(interestCents) }))}</small>
          ) : null}
        </span>
      ),
    },
    { key: 'status', header: t('premiums.status'), render: (premium) => <PremiumStatus premium={premium} /> },
  ];
  const acts: DataColumn<Premium> = {
    key: 'acts',
    header: act('premium'),
    isAction: true,
    render: (premium) => (
      <>
        {can.charge && premium.status === 'UNPAID' ? <ChargeButton record={record} premium={premium} /> : null}
        {/* the suspension counts from the receipt of the notice */}
        {can.recordNotice && premium.noticeSentOn && !premium.noticeReceivedOn ? (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={act('notice.named', { number: premium.number })}
            onClick={() => setNoticed(premium)}
          >
            {act('notice')}
          </Button>
        ) : null}
      </>
    ),
  };
  return (
    <section className="insurance-card" aria-labelledby="insurance-premiums">
      <Title order={2} size="h3" id="insurance-premiums">
        {t('premiums.title')}
      </Title>
      <DataTable
        label={t('premiums.title')}
        columns={can.recordNotice || can.charge ? [...columns, acts] : columns}
        rows={record.premiums}
        rowKey={({ number }) => String(number)}
      />
      {noticed ? <NoticeDialog record={record} premium={noticed} onClose={() => setNoticed(null)} /> : null}
    </section>
  );
}

function ChargeButton({ record, premium }: { record: InsuranceDetail; premium: Premium }) {
  const t = useStrings(actStrings);
  const act = useInsuranceAct('chargeInsurancePremium', { alert: true });
  const { id, version } = record;
  const input = { params: { id }, body: { version, number: premium.number } };
  return (
    <Button
      variant="default"
      size="compact-sm"
      loading={act.isBusy}
      aria-label={t('charge.named', { number: premium.number })}
      // the banner shows a refusal
      onClick={() => void act.run(input).catch(() => undefined)}
    >
      {t('charge')}
    </Button>
  );
}

function PremiumStatus({ premium }: { premium: Premium }) {
  const t = useStrings(strings);
  const { status, paidOn, reason, noticeSentOn, noticeReceivedOn } = premium;
  const notes = [
    paidOn && t('premium.paidOn', { on: formatDate(paidOn) }),
    reason,
    noticeReceivedOn
      ? t('premium.noticeReceived', { on: formatDate(noticeReceivedOn) })
      : noticeSentOn && t('premium.noticeSent', { on: formatDate(noticeSentOn) }),
  ];
  return (
    <span className="estrada-two-lines">
      <StatusPill tone={tones[status]}>{t(`premium.${status}`)}</StatusPill>
      {notes.map((note) => (note ? <small key={note}>{note}</small> : null))}
    </span>
  );
}

function NoticeDialog({
  record,
  premium,
  onClose,
}: {
  record: InsuranceDetail;
  premium: Premium;
  onClose: () => void;
}) {
  const t = useStrings(actStrings);
  const nameOf = useProductWords();
  const act = useInsuranceAct('recordPremiumNotice');
  const { id, version, number, insuranceType } = record;
  return (
    <ActDialog
      form={premiumNoticeForm}
      first={{ receivedOn: '' }}
      subject={t('subject', { number, product: nameOf(insuranceType) })}
      focused="receivedOn"
      words={{
        title: t('notice.named', { number: premium.number }),
        text: t('notice.text'),
        submit: t('notice'),
        done: t('notice.done'),
      }}
      send={({ receivedOn }) => act.run({ params: { id }, body: { version, number: premium.number, receivedOn } })}
      onClose={onClose}
    />
  );
}
