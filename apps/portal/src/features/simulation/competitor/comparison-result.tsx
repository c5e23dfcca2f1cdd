import { productName } from '@estrada/domain/enumerations/index';
import { type Language, pickText } from '@estrada/domain/errors/index';
import { formatCet, formatDate, formatMoney, formatPercent, preventAmountBreaks } from '@estrada/domain/formats/index';
import {
  type CompetitorCost,
  type CompetitorOffer,
  describePayments,
  summarisePayments,
} from '@estrada/domain/simulation/index';
import type { SimulationItem } from '@estrada/endpoints/index';
import { useLanguage } from '@estrada/web/strings/use-language.ts';
import { useStrings } from '@estrada/web/strings/use-strings.ts';
import { Table, Text } from '@mantine/core';
import { useId } from 'react';
import { priceOf } from '../model/entry.ts';
import { useSharedSimulator } from '../simulator-context.ts';
import { strings } from './strings.ts';

type Figures = {
  offer: CompetitorOffer;
  cost: CompetitorCost;
  /** our figures over the same term, else those on the screen */
  own: SimulationItem;
  /** our rate of the offer's term, or of the nearest one */
  ourRate: { term: number; rateMonthly: number };
};

const amount = (cents: number) => preventAmountBreaks(formatMoney(cents));
/** In their exact form, since the sheet is for the client; a narrow column may break them after a count. */
const paymentsOf = (item: SimulationItem, language: Language) =>
  describePayments(summarisePayments(item), language, 'exact').replaceAll('R$ ', 'R$\u00a0');
const rate = (fraction: number) => formatPercent(fraction, 4);

/** Both offers line by line, what is packed into the other one, and what the figures rest on. */
export function ComparisonResult({ offer, cost, own, ourRate }: Figures) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const { draft, showsRates } = useSharedSimulator();
  const price = priceOf(draft) ?? 0;
  const included = own.products.filter(({ selected }) => selected);
  const lines: [name: string, theirs: string, ours: string][] = [
    [t('price'), amount(offer.priceCents), amount(price)],
    [t('entry'), amount(offer.entryCents), amount(draft.entryValueCents ?? 0)],
    [t('line.net'), amount(cost.financedCents), amount(own.netCreditCents)],
    [t('line.payments'), `${offer.termMonths} × ${amount(offer.installmentCents)}`, paymentsOf(own, language)],
    [t('line.total'), amount(cost.totalCents), amount(own.totalWithEntryCents)],
    [t('line.above'), amount(cost.totalCents - offer.priceCents), amount(own.totalWithEntryCents - price)],
    [t('line.monthly'), rate(cost.rateMonthly), rate(Number(own.cetMonthly))],
    [t('line.annual'), formatPercent(cost.annualPercent / 100), formatCet(own.cetAnnualPct)],
    [
      t('line.withoutIof'),
      cost.rateWithoutIof === null ? t('none.withoutIof') : rate(cost.rateWithoutIof),
      showsRates ? rate(Number(own.rateMonthly)) : '–',
    ],
  ];
  return (
    <>
      <Text role="status" fw={600} mt="md">
        {t('verdict', { theirs: rate(cost.rateMonthly), ours: rate(Number(own.cetMonthly)) })}
      </Text>
      <div className="competitor-sides">
        <Table aria-label={t('table')} className="simulator-table competitor-table" highlightOnHover={false}>
          <Table.Thead>
            <Table.Tr>
              <Table.Td />
              <Table.Th scope="col">{t('theirs')}</Table.Th>
              <Table.Th scope="col">{t('ours')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {lines.map(([name, theirs, ours]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                <Table.Td>{theirs}</Table.Td>
                <Table.Td>{ours}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Packed offer={offer} cost={cost} ourRate={ourRate} />
      </div>
      <ul className="competitor-notes">
        {included.length > 0 ? (
          <li>
            {t('products', { names: included.map(({ code }) => pickText(productName(code), language)).join(', ') })}
          </li>
        ) : null}
        {showsRates ? <li>{t('note.withoutIof')}</li> : null}
        <li>{t('note.estimate')}</li>
      </ul>
    </>
  );
}

function Packed({ offer, cost, ourRate }: Omit<Figures, 'own'>) {
  const t = useStrings(strings);
  const { showsRates } = useSharedSimulator();
  const id = useId();
  const { worthCents, packedCents, iofCents, financedCents } = cost;
  const restCents = packedCents - iofCents;
  const lines: (readonly [name: string, cents: number, isTotal?: boolean])[] = [
    [showsRates ? t('packed.worthAt', { rate: rate(ourRate.rateMonthly) }) : t('packed.worth'), worthCents],
    [t('line.net'), financedCents],
    ...(packedCents > 0 ? ([[t('packed.total'), packedCents, true]] as const) : []),
    ...(restCents >= 0 && iofCents > 0
      ? ([
          [t('packed.iof'), iofCents],
          [t('packed.rest'), restCents],
        ] as const)
      : []),
  ];
  return (
    <section aria-labelledby={id} className="competitor-packed">
      <h4 id={id}>{t('packed')}</h4>
      {ourRate.term === offer.termMonths ? null : (
        <Text size="sm">{t('packed.otherTerm', { count: offer.termMonths, nearest: ourRate.term })}</Text>
      )}
      <dl className="simulator-lines">
        {lines.map(([name, cents, isTotal]) => (
          <div key={name} data-total={isTotal || undefined}>
            <dt>{name}</dt>
            <dd>{amount(cents)}</dd>
          </div>
        ))}
      </dl>
      {packedCents < 0 ? <Text size="sm">{t('packed.cheaper', { amount: amount(-packedCents) })}</Text> : null}
      {packedCents >= 0 && restCents < 0 ? <Text size="sm">{t('packed.belowIof')}</Text> : null}
    </section>
  );
}

/** The same on paper, with dealer, vehicle and day: the only thing on the page while it is printed. */
export function ComparisonSheet({ today, ...figures }: Figures & { today: string }) {
  const t = useStrings(strings);
  const { draft, dealerName } = useSharedSimulator();
  return (
    <div className="competitor-print">
      <h1>{t('print.title')}</h1>
      {dealerName ? <p>{dealerName}</p> : null}
      <p>{t('print.at', { vehicle: draft.vehicleLabel, date: formatDate(today) })}</p>
      <ComparisonResult {...figures} />
    </div>
  );
}
