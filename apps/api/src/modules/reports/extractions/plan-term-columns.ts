import type { Texts } from '@estrada/domain/errors/index';
import { type SQL, sql } from 'drizzle-orm';
import { priceTables as table } from '../../simulation/index.ts';
import type { ExtractionColumn } from '../extraction.ts';

/** A value inside the terms of a line, by its keys; null where it is absent. */
const stated = (...keys: string[]): SQL =>
  sql`(${table.terms} #>> array[${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )}]::text[])`;

const share = (header: Texts, ...keys: string[]): ExtractionColumn => ({
  header,
  type: 'percent',
  value: sql`${stated(...keys)}::numeric`,
  width: 20,
});

const count = (header: Texts, ...keys: string[]): ExtractionColumn => ({
  header,
  type: 'integer',
  value: sql`${stated(...keys)}::int`,
  width: 18,
});

/** Several selectable numbers, the default first, in the format of the uploaded file. */
const choices = (header: Texts, ...keys: string[]): ExtractionColumn => ({
  header,
  type: 'text',
  value: sql`translate(${stated(...keys)}, '[],"', '')`,
  width: 22,
});

/** One of several values, in the format of the uploaded files. */
const word = (header: Texts, words: Readonly<Record<string, string>>, ...keys: string[]): ExtractionColumn => ({
  header,
  type: 'code',
  value: sql`case ${stated(...keys)} ${sql.join(
    Object.entries(words).map(([value, text]) => sql`when ${value} then ${text}`),
    sql` `,
  )} end`,
  width: 16,
});

/** The terms of a line's plan; the cells of other plans are empty. */
export const planTermColumns: readonly ExtractionColumn[] = [
  {
    header: { pt: 'Balão final (%)', en: 'Final balloon (%)' },
    type: 'percent',
    value: sql`${table.balloonShare}`,
    width: 16,
  },
  share({ pt: 'Menor balão final (%)', en: 'Lowest final balloon (%)' }, 'balloonShareRange', 'min'),
  share({ pt: 'Maior balão final (%)', en: 'Highest final balloon (%)' }, 'balloonShareRange', 'max'),
  word(
    { pt: 'Base do balão', en: 'Balloon base' },
    { vehicle: 'veiculo', net: 'liquido', financed: 'financiado' },
    'balloonOf',
  ),
  word(
    { pt: 'Lugar do balão', en: 'Balloon position' },
    { with: 'com', instead: 'lugar', after: 'depois' },
    'balloonPlace',
  ),
  count({ pt: 'Menor número de balões', en: 'Minimum number of balloons' }, 'balloons', 'count', 'min'),
  count({ pt: 'Maior número de balões', en: 'Maximum number of balloons' }, 'balloons', 'count', 'max'),
  share({ pt: 'Menor balão (%)', en: 'Smallest balloon (%)' }, 'balloons', 'share', 'min'),
  share({ pt: 'Maior balão (%)', en: 'Largest balloon (%)' }, 'balloons', 'share', 'max'),
  count({ pt: 'Primeiro mês possível do balão', en: 'First possible balloon month' }, 'balloons', 'earliestMonth'),
  choices({ pt: 'Meses entre balões', en: 'Months between balloons' }, 'balloons', 'intervalMonths'),
  share(
    { pt: 'Doze primeiras parcelas (% das demais)', en: 'First twelve instalments (% of the later ones)' },
    'minorShare',
  ),
  choices({ pt: 'Dias até a 1ª parcela', en: 'Days to the first instalment' }, 'graceDays'),
  choices({ pt: 'Meses entre parcelas', en: 'Months between instalments' }, 'deferralUnits'),
  count({ pt: 'Mês da segunda parte', en: 'Month of the second part' }, 'shareMonths', 'first'),
  count({ pt: 'Mês da terceira parte', en: 'Month of the third part' }, 'shareMonths', 'second'),
  count({ pt: 'Meses com valor fixo', en: 'Months with a fixed amount' }, 'fixedAmounts', 'maxCount'),
  {
    header: { pt: 'Menor valor fixo', en: 'Smallest fixed amount' },
    type: 'money',
    value: sql`${stated('fixedAmounts', 'minCents')}::bigint`,
    width: 18,
  },
  share({ pt: 'Menor VRG diluído (%)', en: 'Lowest residual in instalments (%)' }, 'vrg', 'dilutedShare', 'min'),
  share({ pt: 'Maior VRG diluído (%)', en: 'Highest residual in instalments (%)' }, 'vrg', 'dilutedShare', 'max'),
  share({ pt: 'Menor VRG final (%)', en: 'Lowest final residual (%)' }, 'vrg', 'finalShare', 'min'),
  share({ pt: 'Maior VRG final (%)', en: 'Highest final residual (%)' }, 'vrg', 'finalShare', 'max'),
  share({ pt: 'Maior VRG total (%)', en: 'Highest total residual (%)' }, 'vrg', 'maxTotalShare'),
  {
    header: { pt: 'Vencimento da contraprestação', en: 'Lease payment timing' },
    type: 'text',
    value: sql`replace(replace(translate(${stated('vrg', 'timings')}, '[],"', ''), 'arrears', 'fim'), 'advance', 'início')`,
    width: 18,
  },
];
