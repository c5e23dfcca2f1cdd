import { formatDate, formatInstant, formatMoney, preventAmountBreaks } from '@estrada/domain/formats/index';
import type { InsuranceDetail } from '@estrada/endpoints/index';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Anchor, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { strings as pageStrings } from '../strings.ts';
import { strings } from './strings.ts';

type Line = readonly [label: string, value: ReactNode];

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="insurance-lines">
      {lines
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const dayOf = (day: string | null) => (day === null ? null : formatDate(day));
const amountOf = (cents: number | null) => (cents === null ? null : formatMoney(cents));

const deadlines = ['answerBy', 'policyBy', 'suspendsOn', 'dissolvesOn', 'withdrawalUntil', 'lapsesOn'] as const;

/** The last days of the periods that run now. */
export function DeadlineList({ deadlines: days }: { deadlines: InsuranceDetail['deadlines'] }) {
  const t = useStrings(strings);
  return <Lines lines={deadlines.map((name) => [t(`deadline.${name}`), dayOf(days[name])] as const)} />;
}

/** Price, cover, sale and people of the proposal, and what is refunded of it. */
export function FigureLists({ record }: { record: InsuranceDetail }) {
  const t = useStrings(strings);
  const say = useStrings(pageStrings);
  const { premium, policy, term, refund, dealer } = record;
  const linkTo = (what: string, to: string) => (
    <Anchor component={Link} to={to} aria-label={t('figures.openOne', { what })}>
      {t('figures.open')}
    </Anchor>
  );
  return (
    <>
      <section className="insurance-card" aria-labelledby="insurance-figures">
        <Title order={2} size="h3" id="insurance-figures">
          {t('figures.title')}
        </Title>
        <p className="insurance-total">
          <span>{t('figures.total')}</span>
          <strong>{premium ? formatMoney(premium.totalCents) : t('figures.notQuoted')}</strong>
        </p>
        <Lines
          lines={[
            [t('figures.net'), amountOf(premium?.netCents ?? null)],
            [t('figures.iof'), amountOf(premium?.iofCents ?? null)],
            [t('figures.term'), term === null ? null : t('figures.months', { count: term })],
            [t('figures.from'), dayOf(record.effectiveFrom)],
            [t('figures.until'), dayOf(record.effectiveUntil)],
            [t('figures.policy'), record.policyNumber],
            [t('figures.issued'), dayOf(policy?.issuedOn ?? null)],
            [t('figures.broker'), record.brokerProposalNumber],
            [t('figures.sale'), say(`sale.${record.saleType}`)],
            [t('figures.financed'), amountOf(record.financedValue)],
            [t('figures.contract'), record.contractNumber],
            [
              t('figures.proposal'),
              record.saleProposalId && linkTo(t('figures.proposal'), paths.proposal(record.saleProposalId)),
            ],
            [
              t('figures.renewalOf'),
              record.renewalOfId && linkTo(t('figures.renewalOf'), paths.insurance(record.renewalOfId)),
            ],
            [
              t('figures.renewedBy'),
              record.renewedById && linkTo(t('figures.renewedBy'), paths.insurance(record.renewedById)),
            ],
            [t('figures.seller'), record.sellerName],
            [t('figures.dealer'), `${dealer.tradingName} (${dealer.gmfCode})`],
            [t('figures.createdBy'), record.createdByName],
            [t('figures.sentAt'), record.sentAt && formatInstant(record.sentAt)],
          ]}
        />
      </section>
      {refund ? (
        <section className="insurance-card" aria-labelledby="insurance-refunded">
          <Title order={2} size="h3" id="insurance-refunded">
            {t('refund.title')}
          </Title>
          <Text>
            {preventAmountBreaks(
              t(`refund.${refund.to}`, { amount: formatMoney(refund.amountCents), by: formatDate(refund.by) }),
            )}
          </Text>
          {refund.insurerCents !== null && refund.insurerCents !== refund.amountCents ? (
            <Text size="sm">{t('refund.insurer', { amount: formatMoney(refund.insurerCents) })}</Text>
          ) : null}
        </section>
      ) : null}
    </>
  );
}
