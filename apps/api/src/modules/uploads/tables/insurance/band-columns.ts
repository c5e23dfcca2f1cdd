import type { Texts } from '@estrada/domain/errors/index';
import { formatCount, formatMoney } from '@estrada/domain/formats/index';
import { integerColumn, millionthsColumn, moneyColumn, type TableColumn } from '@estrada/domain/uploads/index';

/** R$ 100 million, the simulator's limit. */
const maxCents = 10_000_000_000;

/** A column of amounts in reais. */
export const amountColumn = (name: string, about: Texts, example: string): TableColumn<number> =>
  moneyColumn({ name, about, example }, { maxCents });

/** The ends of a band of amounts; the lower one names the line among texts that do not name the amount. */
export const amountBand = (name: string, about: Texts, [from, to]: readonly [string, string]) =>
  [
    {
      ...amountColumn(`${name}_de`, { pt: `Menor ${about.pt}`, en: `Lowest ${about.en}` }, from),
      show: (cents: number): Texts => ({
        pt: `${about.pt} a partir de ${formatMoney(cents)}`,
        en: `${about.en} from ${formatMoney(cents)}`,
      }),
    },
    amountColumn(`${name}_ate`, { pt: `Maior ${about.pt}`, en: `Highest ${about.en}` }, to),
  ] as const;

/** The ends of a band of whole numbers. @param about what they count, as a line and as a column name it */
export const countBand = (
  name: string,
  about: { line: Texts; column: Texts },
  { min, max, example: [from, to] }: { min: number; max: number; example: readonly [string, string] },
) =>
  [
    {
      ...integerColumn(
        {
          name: `${name}_de`,
          about: { pt: `Menor ${about.column.pt}`, en: `Lowest ${about.column.en}` },
          example: from,
        },
        { min, max },
      ),
      show: (count: number): Texts => ({
        pt: `${about.line.pt} a partir de ${formatCount(count)}`,
        en: `${about.line.en} from ${formatCount(count)}`,
      }),
    },
    integerColumn(
      {
        name: `${name}_ate`,
        about: { pt: `Maior ${about.column.pt}`, en: `Highest ${about.column.en}` },
        example: to,
      },
      { min, max },
    ),
  ] as const;

/** The premium of the whole contract. */
export const premiumColumn = amountColumn(
  'premio',
  { pt: 'Prêmio do contrato inteiro', en: 'Premium of the whole contract' },
  '890,00',
);

/** The lender's commission, a share of the net premium. */
export const commissionColumn = millionthsColumn(
  {
    name: 'remuneracao',
    about: { pt: 'Remuneração, percentual do prêmio líquido', en: 'Commission, share of the net premium' },
    example: '15',
  },
  { max: 100 },
);
