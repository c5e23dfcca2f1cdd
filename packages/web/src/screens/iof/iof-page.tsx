import { formatFraction, formatMoney } from '@estrada/domain/formats/index';
import {
  hasZeroRate,
  type IofTaxpayer,
  iofForms,
  iofTaxpayerNames,
  iofTaxpayers,
} from '@estrada/domain/parameters/index';
import type { IofRowAnswer } from '@estrada/endpoints/index';
import { successionNames } from '@estrada/endpoints/parameters/succession-names';
import { useWatch } from 'react-hook-form';
import type { PageRow } from '../../pages/page-row.ts';
import { FlagField } from '../../records/form/form-fields.tsx';
import type { RecordColumn } from '../../records/page/record-kind.ts';
import { useOwnStrings } from '../../records/page/use-own-strings.ts';
import type { Sequence, SuccessionKind } from '../../records/succession/succession-kind.ts';
import { SuccessionPage } from '../../records/succession/succession-page.tsx';
import { useStrings } from '../../strings/use-strings.ts';
import { IofExamples } from './iof-examples.tsx';
import { strings } from './strings.ts';

// Simples has the fields of all borrowers
const { fields } = iofForms.simples;

const column = (
  key: keyof typeof fields,
  render: (row: IofRowAnswer) => ReturnType<RecordColumn<IofRowAnswer>['render']>,
): RecordColumn<IofRowAnswer> => ({ key, header: fields[key], align: 'end', render });

const limitColumn = column('financedLimitCents', ({ financedLimitCents }) =>
  financedLimitCents === null ? '–' : formatMoney(financedLimitCents),
);

const sequenceOf = (taxpayer: IofTaxpayer): Sequence<IofRowAnswer> => ({
  key: taxpayer,
  name: iofTaxpayerNames[taxpayer],
  ...(taxpayer === 'simples'
    ? {
        about: {
          pt: 'Até o limite do valor financiado; acima dele, aplicam-se as alíquotas de pessoa jurídica.',
          en: 'Up to the limit of the financed amount; above it, the rates for companies apply.',
        },
      }
    : {}),
  form: iofForms[taxpayer],
  columns: [
    column('dailyRate', ({ dailyRate }) => formatFraction(dailyRate)),
    column('additionalRate', ({ additionalRate }) => formatFraction(additionalRate)),
    column('capDays', ({ capDays }) => <Days count={capDays} />),
    ...(taxpayer === 'simples' ? [limitColumn] : []),
  ],
});

function Days({ count }: { count: number }) {
  return useStrings(strings)('days', { count });
}

/** IOF: one succession per borrower. */
const iofKind: SuccessionKind<IofRowAnswer> = {
  calls: successionNames.IofRow,
  subject: 'iof',
  keyField: 'taxpayer',
  sequences: iofTaxpayers.map(sequenceOf),
  drawn: { confirmsZero: (props) => <ZeroConfirmation {...props} /> },
  Effects: IofExamples,
};

/** Asked only where a typed rate is zero. */
function ZeroConfirmation({ name, label }: { name: string; label: string }) {
  const own = useOwnStrings();
  const [dailyRate, additionalRate] = useWatch<Record<string, string>>({ name: ['dailyRate', 'additionalRate'] });
  return hasZeroRate({ dailyRate: dailyRate ?? '', additionalRate: additionalRate ?? '' }) ? (
    <FlagField name={name} label={label} description={own(fields.confirmsZero.hint!)} />
  ) : null;
}

/** The tax of each borrower by date, and the future validities; its name is that of its row. */
export function Page({ words }: { words: PageRow['words'] }) {
  return <SuccessionPage kind={iofKind} words={words} />;
}
