import './iof.css';
import { formatMoney, formatPercent, preventAmountBreaks } from '@estrada/domain/formats/index';
import {
  compareIof,
  type IofComparison,
  type IofFigures,
  type IofTaxpayer,
  iofForms,
  iofTaxpayerNames,
} from '@estrada/domain/parameters/index';
import type { IofRowAnswer } from '@estrada/endpoints/index';
import { Table, Title } from '@mantine/core';
import { useOwnStrings } from '../../records/page/use-own-strings.ts';
import { rowProblems } from '../../records/succession/succession-form.ts';
import type { SuccessionBasis, TypedRow } from '../../records/succession/succession-kind.ts';
import { useStrings } from '../../strings/use-strings.ts';
import { strings } from './strings.ts';

type TypedValues = Parameters<(typeof iofForms)['simples']['normalise']>[0];

/** The effect of a typed row on the example loans; null while a value is missing or invalid. */
function compareTyped(typed: TypedRow, basis: SuccessionBasis<IofRowAnswer>): IofComparison[] | null {
  // the effect of a rate of zero is shown before it is confirmed
  if (rowProblems({ ...typed, confirmsZero: true }, basis).length > 0) return null;
  const taxpayer = basis.sequence.key as IofTaxpayer;
  const values = { financedLimitCents: null, ...iofForms[taxpayer].normalise(typed as TypedRow & TypedValues) };
  return compareIof(basis.all, { ...values, taxpayer, effectiveFrom: typed.effectiveFrom }, basis.today);
}

const figures = {
  iofCents: (one: IofFigures) => formatMoney(one.iofCents),
  installmentCents: (one: IofFigures) => formatMoney(one.installmentCents),
  cetAnnual: (one: IofFigures) => formatPercent(one.cetAnnual),
} as const;
const names = Object.keys(figures) as (keyof typeof figures)[];

/** The costs of example loans by today's row and by the typed one, before it is saved. */
export function IofExamples({ basis, typed }: { basis: SuccessionBasis<IofRowAnswer>; typed: TypedRow }) {
  const t = useStrings(strings);
  const comparison = compareTyped(typed, basis);
  return (
    <section className="iof-examples" aria-labelledby="iof-examples-title">
      <Title order={3} size="h4" id="iof-examples-title">
        {t('examples.title')}
      </Title>
      {comparison ? (
        comparison.map((one) => <Example key={one.taxpayer} {...one} />)
      ) : (
        <p className="validity-hint">{t('examples.none')}</p>
      )}
    </section>
  );
}

function Example({ taxpayer, example, today, changed }: IofComparison) {
  const t = useStrings(strings);
  const own = useOwnStrings();
  const isSame = names.every((name) => today[name] === changed[name]);
  const caption = t('examples.loan', {
    taxpayer: own(iofTaxpayerNames[taxpayer]),
    price: formatMoney(example.vehicleValueCents),
    entry: formatMoney(example.downPaymentCents),
    months: example.installments,
    rate: formatPercent(example.rateMonthly),
  });
  return (
    <Table captionSide="top" className="iof-example" horizontalSpacing={6}>
      <Table.Caption>
        {preventAmountBreaks(caption)} {isSame ? t('examples.same') : null}
      </Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('examples.figure')}</Table.Th>
          <Table.Th scope="col">{t('examples.today')}</Table.Th>
          <Table.Th scope="col">{t('examples.changed')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {names.map((name) => (
          <Table.Tr key={name} data-changed={today[name] !== changed[name]}>
            <Table.Th scope="row">{t(`examples.${name}`)}</Table.Th>
            <Table.Td>{figures[name](today)}</Table.Td>
            <Table.Td>{figures[name](changed)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
