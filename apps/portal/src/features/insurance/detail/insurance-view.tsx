import '../insurance.css';
import { formatDate, formatInstant, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import { findRow } from '@estrada/domain/forms/rows';
import {
  coveredStatuses,
  insuranceProposalStatuses,
  insuranceRows,
  insurerTitle,
} from '@estrada/domain/insurance/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { PageHeading } from '@estrada/ui/index';
import { useWindowTitle } from '@estrada/web/frame/use-window-title.ts';
import { useOwnStrings } from '@estrada/web/records/page/use-own-strings.ts';
import { FactList } from '@estrada/web/records/rows/fact-list.tsx';
import { SectionCard } from '@estrada/web/records/rows/section-card.tsx';
import { shownRows } from '@estrada/web/steps/section-steps.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { InsuranceActs } from '../acts/insurance-acts.tsx';
import { InsuranceStatus, typedTwice, useProductWords } from '../names.tsx';
import { PaymentFrame } from '../payment/payment-frame.tsx';
import { SentenceList } from '../sentence-list.tsx';
import { strings as pageStrings } from '../strings.ts';
import { DocumentList } from './document-list.tsx';
import { DeadlineList, FigureLists } from './figures.tsx';
import { PremiumTable } from './premium-table.tsx';
import { strings } from './strings.ts';
import { InsuranceTimeline } from './timeline.tsx';

/** One insurance proposal: its status, what it waits for, its deadlines, price, answers, papers and history. */
export function InsuranceView({ record }: { record: InsuranceDetail }) {
  const t = useStrings(pageStrings);
  const say = useStrings(strings);
  const own = useOwnStrings();
  const nameOf = useProductWords();
  const status = own(insuranceProposalStatuses[record.statusKey]);
  useWindowTitle(`${record.number} · ${status}`);
  return (
    <>
      <PageHeading
        eyebrow={t('eyebrow', { product: nameOf(record.insuranceType), provider: insurerTitle(record.provider) })}
        title={t('title', { number: record.number })}
        subtitle={record.client.name}
        actions={<InsuranceActs record={record} />}
      />
      <section className="insurance-strip" aria-label={say('status.label')}>
        <InsuranceStatus status={record.statusKey} size="lg" />
        {record.claim ? (
          <span>{say('claim.by', { name: record.claim.byName, at: formatInstant(record.claim.at) })}</span>
        ) : null}
        <Text size="sm" c="dimmed">
          {say('status.updated', { at: formatInstant(record.updatedAt) })}
        </Text>
      </section>
      <Announcement status={status} />
      <div className="insurance-columns">
        <div className="insurance-main">
          <Notices record={record} />
          {record.sentences.length > 0 || Object.values(record.deadlines).some((day) => day !== null) ? (
            <Card id="insurance-deadlines" title={say('deadlines.title')}>
              <DeadlineList deadlines={record.deadlines} />
              <SentenceList record={record} />
            </Card>
          ) : null}
          <PaymentFrame record={record} />
          <PremiumTable record={record} />
          <Card id="insurance-documents" title={say('documents.title')}>
            <DocumentList record={record} />
          </Card>
          <div className="insurance-answers">
            <Title order={2} size="h3" mt="md" mb="md">
              {say('answers.title')}
            </Title>
            <Answers record={record} />
          </div>
        </div>
        <div className="insurance-aside">
          <FigureLists record={record} />
          <Service record={record} />
          <InsuranceTimeline history={record.history} />
        </div>
      </div>
    </>
  );
}

/** A part of the page with its heading. */
function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="insurance-card" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Empty until the status changes: the initial status is read with the page. */
function Announcement({ status }: { status: string }) {
  const t = useStrings(strings);
  const last = useRef(status);
  const [changed, setChanged] = useState<string | null>(null);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    setChanged(status);
  }, [status]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {changed === null ? '' : t('status.announce', { status: changed })}
    </VisuallyHidden>
  );
}

/** What somebody must know or do, in a card of its own. */
function Notice({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section className="insurance-card" data-tone="warning" aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      <Text>{text}</Text>
    </section>
  );
}

/** What keeps the proposal from going on, in the order of urgency. */
function Notices({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const { unknown, stop, question, reason, can, missing, cancelledByInsurerOn, refund, attentions } = record;
  return (
    <>
      {unknown ? <Notice id="insurance-unknown" title={t('unknown.title')} text={t(`unknown.${unknown}`)} /> : null}
      {cancelledByInsurerOn ? (
        <Notice
          id="insurance-cancelled-by-insurer"
          title={t('cancelledByInsurer.title')}
          text={t('cancelledByInsurer.text', { on: formatDate(cancelledByInsurerOn) })}
        />
      ) : null}
      {stop ? (
        <Text className="insurance-card" data-tone="danger" role="status">
          {t(
            stop !== 'refused'
              ? `stop.${stop}`
              : record.statusKey === 'accepted'
                ? 'stop.refused.issue'
                : 'stop.refused.cancel',
          )}
        </Text>
      ) : null}
      {can.supplyInformation && question ? (
        <Notice id="insurance-question" title={t('question.title')} text={question} />
      ) : null}
      {attentions.includes('manual') ? (
        <Notice id="insurance-manual" title={t('manual.title')} text={t('manual.text')} />
      ) : null}
      {attentions.includes('refundDiffers') && refund ? (
        <Notice
          id="insurance-refund-differs"
          title={t('refundDiffers.title')}
          text={preventAmountBreaks(
            t('refundDiffers.text', {
              ours: formatMoney(refund.amountCents),
              theirs: formatMoney(refund.insurerCents ?? 0),
            }),
          )}
        />
      ) : null}
      {reason ? (
        <Card id="insurance-reason" title={t('reason.title')}>
          <Text style={{ overflowWrap: 'anywhere' }}>{reason}</Text>
        </Card>
      ) : null}
      {can.edit && missing.length > 0 ? <Missing record={record} /> : null}
    </>
  );
}

function Missing({ record: { missing, insuranceType } }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const rows = insuranceRows(insuranceType);
  return (
    <Card id="insurance-missing" title={t('missing.title', { count: missing.length })}>
      <ul className="insurance-sentences">
        {missing.map(({ path, message }) => {
          const row = findRow(rows, path);
          return <li key={path}>{row ? t('missing.item', { field: own(row.ui), problem: message }) : message}</li>;
        })}
      </ul>
    </Card>
  );
}

/** The answers by section, for reading; masked as the server masks them. */
function Answers({ record }: { record: InsuranceDetail }) {
  const own = useOwnStrings();
  const rows = insuranceRows(record.insuranceType);
  const { answers } = record;
  return rows
    .filter(({ name }) => Object.hasOwn(answers, name))
    .map((section) => (
      <SectionCard key={section.name} id={`answers-${section.name}`} title={own(section.ui)} fold={false}>
        <FactList
          all={rows}
          rows={shownRows(section, typedTwice)}
          values={answers}
          masked={record.maskedFields ?? []}
        />
      </SectionCard>
    ));
}

/** Claims and changes are the insurer's: whom to call, and what to prepare. */
function Service({ record: { service, policy, statusKey } }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  if (!policy) return null;
  return (
    <Card id="insurance-service" title={t('service.title')}>
      <Text>{service.phone ? t('service.phone', { phone: service.phone }) : t('service.inPolicy')}</Text>
      <Text fw={600} size="sm" mt="xs">
        {t('service.prepare')}
      </Text>
      <ul className="insurance-sentences">
        {service.prepare.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {coveredStatuses.includes(statusKey) ? (
        <Text size="sm" c="dimmed" mt="xs">
          {t('service.change')}
        </Text>
      ) : null}
    </Card>
  );
}
