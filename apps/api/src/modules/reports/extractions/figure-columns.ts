import { financeTypes, taxRegimes } from '@estrada/domain/enumerations/index';
import { type SQL, sql } from 'drizzle-orm';
import type { ExtractionColumn } from '../extraction.ts';

/** The name of a coded value by the rows of its enumeration; empty for an unknown one. */
export const namedBy = (value: SQL, rows: readonly { id: string | number; name: string }[]): SQL =>
  sql`case (${value})::text ${sql.join(
    rows.map(({ id, name }) => sql`when ${String(id)} then ${name}`),
    sql` `,
  )} end`;

/** What a plan is called, by its number. */
export const planNameColumn = (financeTypeId: SQL): ExtractionColumn => ({
  header: { pt: 'Nome do plano', en: 'Plan name' },
  type: 'text',
  value: namedBy(financeTypeId, financeTypes),
  width: 24,
});

/**
 * The tax regime that a company's IOF was computed with; empty for persons.
 *
 * @param regime its id; null where none was stated, which is `OTHER`
 */
export const taxRegimeColumn = (personType: SQL, regime: SQL): ExtractionColumn => ({
  header: { pt: 'Regime tributário', en: 'Tax regime' },
  type: 'text',
  value: sql`case when ${personType} = 'PJ' then ${namedBy(
    sql`coalesce(${regime}, 'OTHER')`,
    taxRegimes.map(({ id, pt }) => ({ id, name: pt })),
  )} end`,
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
  { header: { pt: 'Total das parcelas', en: 'Total of the payments' }, type: 'money', value: totalCents, width: 20 },
];
