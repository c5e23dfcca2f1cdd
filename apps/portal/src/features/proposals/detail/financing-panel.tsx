import { labelOf, planTitle, saleTypes, taxRegimes } from '@estrada/domain/enumerations/index';
import type { Language } from '@estrada/domain/errors/index';
import { formatCet, formatDay, formatMoney, formatPercent } from '@estrada/domain/formats/index';
import {
  countInstalments,
  describeEntry,
  describeTradeIn,
  evaluateTradeIn,
  isLevel,
} from '@estrada/domain/simulation/index';
import type { ProposalDetail } from '@estrada/endpoints/index';
import { PaymentsText } from '@estrada/web/simulation/payments-text.tsx';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { type Translate, useStrings } from '@estrada/web/strings/use-strings.ts';
import { Text, Title } from '@mantine/core';
import { strings } from '../strings.ts';

/** The financed amount and its cost: the instalment is never shown without its CET. */
export function FinancingPanel({ proposal }: { proposal: ProposalDetail }) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const amounts = amountLines(proposal, t, language);
  return (
    <section className="proposal-figures" aria-labelledby="proposal-figures">
      <Title order={2} size="h3" id="proposal-figures">
        {t('figures.title')}
      </Title>
      <p className="proposal-installment">
        {isLevel(proposal.payments) ? (
          <>
            <span>{t('figures.times', { count: countInstalments(proposal.payments) })}</span>
            <strong>
              <PaymentsText payments={proposal.payments} amount={formatMoney(proposal.installmentCents)} />
            </strong>
          </>
        ) : (
          <strong data-irregular>
            <PaymentsText payments={proposal.payments} />
          </strong>
        )}
        <span>{t('figures.cet', { rate: formatCet(proposal.cetAnnualPct) })}</span>
      </p>
      <Lines lines={amounts.filter(({ key }) => mainLines.includes(key))} />
      <details>
        <summary>{t('figures.all')}</summary>
        <Lines lines={amounts.filter(({ key }) => !mainLines.includes(key))} />
        {proposal.financedItems.length > 0 ? (
          <>
            <Title order={3} size="h5">
              {t('figures.items')}
            </Title>
            <Lines
              lines={proposal.financedItems.map(({ code, labelPt, labelEn, amountCents }) => ({
                key: code,
                label: language === 'en' ? labelEn : labelPt,
                value: formatMoney(amountCents),
              }))}
            />
          </>
        ) : null}
        {proposal.sale?.iofExemption ? (
          <Text size="sm">
            {language === 'en' ? proposal.sale.iofExemption.labelEn : proposal.sale.iofExemption.labelPt}
          </Text>
        ) : null}
        <hr />
        <Lines lines={[...saleLines(proposal, t, language), ...recordLines(proposal, t, language)]} />
      </details>
    </section>
  );
}

/** The amounts that stand beside the instalment; the others are one click away. */
const mainLines = ['vehicleValue', 'entry', 'tradeIn', 'discount', 'financed', 'rate', 'balloon'];

type Line = { key: string; label: string; value: string };

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="proposal-lines">
      {lines.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function amountLines(proposal: ProposalDetail, t: Translate<typeof strings>, language: Language): Line[] {
  const tradeIn = proposal.sale?.tradeIn;
  const rate = formatPercent(Number(proposal.rateMonthly), 4);
  const { discount } = proposal;
  const lines = [
    ...(discount
      ? [
          { key: 'listPrice', label: t('figures.listPrice'), value: formatMoney(discount.listPriceCents) },
          {
            key: 'discount',
            label: t('figures.discount', { code: discount.code }),
            value: `– ${formatMoney(discount.discountCents)}`,
          },
        ]
      : []),
    { key: 'vehicleValue', label: t('figures.vehicleValue'), value: formatMoney(proposal.vehicleValueCents) },
    {
      key: 'entry',
      label: t('figures.entry'),
      value: describeEntry(proposal.entryValueCents, tradeIn && evaluateTradeIn(tradeIn), language),
    },
    ...(tradeIn ? [{ key: 'tradeIn', label: t('figures.tradeIn'), value: describeTradeIn(tradeIn, language) }] : []),
    { key: 'financed', label: t('figures.financed'), value: formatMoney(proposal.financeValueCents) },
    { key: 'rate', label: t('figures.rate'), value: t('figures.rateMonthly', { rate }) },
    {
      key: 'iof',
      label: t(proposal.sale?.iofExemption ? 'figures.iofExempt' : 'figures.iof'),
      value: formatMoney(proposal.iofCents),
    },
  ];
  const { withoutProducts: without } = proposal;
  if (without && without.financeValueCents !== proposal.financeValueCents)
    lines.push({
      key: 'withoutProducts',
      label: t('figures.withoutProducts'),
      value: t('figures.withoutProductsValue', {
        amount: formatMoney(without.financeValueCents),
        instalment: formatMoney(without.installmentCents),
        cet: formatCet(without.cetAnnualPct),
      }),
    });
  if (proposal.balloonCents > 0) {
    lines.push({ key: 'balloon', label: t('figures.balloon'), value: formatMoney(proposal.balloonCents) });
  }
  return lines;
}

/** The kind of sale and the buyer; empty for a proposal created before kinds of sale existed. */
function saleLines({ sale }: ProposalDetail, t: Translate<typeof strings>, language: Language): Line[] {
  if (!sale) return [];
  const buyer = language === 'en' ? sale.labelEn : sale.labelPt;
  const type = labelOf(saleTypes, sale.saleType, language) ?? sale.saleType;
  const parts = [
    sale.saleType === 'VD' ? `${type} · ${buyer}` : type,
    sale.isEmployee && t('figures.employee'),
    sale.isAssignmentOfRights && t('figures.assignment'),
  ];
  return [
    { key: 'sale', label: t('figures.sale'), value: parts.filter(Boolean).join(' · ') },
    ...(sale.taxRegime
      ? [
          {
            key: 'taxRegime',
            label: t('figures.taxRegime'),
            value: labelOf(taxRegimes, sale.taxRegime, language) ?? '',
          },
        ]
      : []),
    { key: 'plateState', label: t('figures.plateState'), value: sale.plateState },
  ];
}

function recordLines(proposal: ProposalDetail, t: Translate<typeof strings>, language: Language): Line[] {
  const { simulationCode, simulationDate, dealer, financeTypeId } = proposal;
  const simulatedOn = t('figures.simulatedOn', { code: simulationCode, date: formatDay(simulationDate) });
  return [
    {
      key: 'plan',
      label: t('figures.plan'),
      value: planTitle(financeTypeId, language),
    },
    ...(proposal.contractNumber
      ? [{ key: 'contract', label: t('figures.contract'), value: proposal.contractNumber }]
      : []),
    ...(proposal.vapExemptionApplied
      ? [{ key: 'exemption', label: t('figures.vaps'), value: t('figures.vapsExempt') }]
      : []),
    ...(proposal.srsValidUntil
      ? [{ key: 'srsValid', label: t('figures.srsValid'), value: formatDay(proposal.srsValidUntil) }]
      : []),
    { key: 'tableValid', label: t('figures.tableValid'), value: formatDay(proposal.tableValidUntil) },
    { key: 'simulation', label: t('figures.simulation'), value: simulatedOn },
    { key: 'proposalDate', label: t('figures.proposalDate'), value: formatDay(proposal.proposalDate) },
    { key: 'seller', label: t('figures.seller'), value: proposal.sellerName },
    { key: 'dealer', label: t('figures.dealer'), value: `${dealer.tradingName} (${dealer.gmfCode})` },
  ];
}
