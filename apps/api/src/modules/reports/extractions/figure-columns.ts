import { financeTypes, taxRegimes } from '@estrada/domain/enumerations/index';
import { type SQL, sql } from 'drizzle-orm';
import type { ExtractionColumn } from '../extraction.ts';
import { namedColumns, namesIn } from './named-columns.ts';

/** What a plan is called, and its number. */
export const planColumns = (financeTypeId: SQL): readonly ExtractionColumn[] =>
  namedColumns(
    { pt: 'Plano', en: 'Plan' },
    financeTypeId,
    financeTypes.map(({ id, name }) => ({ id, pt: name, en: name })),
    24,
  );

/**
 * The tax regime that a company's IOF was computed with; empty for persons.
 *
 * @param regime its id; null where none was stated, which is `OTHER`
 */
export const taxRegimeColumn = (personType: SQL, regime: SQL): ExtractionColumn => ({
  header: { pt: 'Regime tributário', en: 'Tax regime' },
  ...namesIn(sql`case when ${personType} = 'PJ' then coalesce(${regime}, 'OTHER') end`, taxRegimes),
  width: 32,
});

/**
 * The figures of one term as they are stored in JSON.
 *
 * @param figures an object with `installmentCents`, `rateMonthly`, `cetAnnualPct` and `iofCents`
 * @param totalCents what is paid in all, without the down payment
 */
export const figureColumns = (figures: SQL, totalCents: SQL): readonly ExtractionColumn[] => [
  {
    header: { pt: 'Parcela', en: 'Instalment' },
    type: 'money',
    value: sql`(${figures} ->> 'installmentCents')::bigint`,
    width: 16,
  },
  {
    header: { pt: 'Taxa ao mês', en: 'Monthly rate' },
    type: 'percent',
    value: sql`(${figures} ->> 'rateMonthly')::numeric`,
    width: 14,
  },
  {
    header: { pt: 'CET ao ano', en: 'Annual CET' },
    type: 'percent',
    value: sql`(${figures} ->> 'cetAnnualPct')::numeric / 100`,
    width: 14,
  },
  { header: { pt: 'IOF', en: 'IOF' }, type: 'money', value: sql`(${figures} ->> 'iofCents')::bigint`, width: 14 },
  { header: { pt: 'Total das parcelas', en: 'Total of the instalments' }, type: 'money', value: totalCents, width: 20 },
];
